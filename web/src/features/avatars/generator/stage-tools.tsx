import { Dices, Redo2, Shuffle, Undo2 } from 'lucide-react'
import { Button, IconButton } from '#ui/button.tsx'

interface StageToolsProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  /** Nothing on steps where there is nothing to be surprised by. */
  onSurprise: (() => void) | undefined
  onSurpriseAll: (() => void) | undefined
}

/** On the portrait these lie on its own dark ink, so that they can be read on any poster. */
const onInk =
  'border-transparent bg-[color-mix(in_oklab,var(--portrait-line)_72%,transparent)] text-(--on-portrait) backdrop-blur-md ' +
  'hover:bg-(--portrait-line) hover:text-(--on-portrait) disabled:bg-[color-mix(in_oklab,var(--portrait-line)_40%,transparent)] disabled:text-[color-mix(in_oklab,var(--on-portrait)_60%,transparent)] [&>svg]:m-0'

const tool = `${onInk} max-lg:size-11 max-lg:p-0`
const words = 'max-lg:sr-only'

/** Beside the face on small screens, under the portrait on large ones. */
export function StageTools(props: StageToolsProps) {
  const { canUndo, canRedo, onUndo, onRedo, onSurprise, onSurpriseAll } = props
  return (
    <div
      role="group"
      aria-label="Changes"
      className="flex w-full justify-between gap-2 lg:w-auto lg:justify-center"
    >
      <div className="flex gap-2 max-lg:flex-col">
        <Button
          variant="quiet"
          size="sm"
          icon={<Undo2 aria-hidden="true" />}
          disabled={!canUndo}
          onClick={onUndo}
          title="Undo (Ctrl+Z)"
          className={tool}
        >
          <span className={words}>Undo</span>
        </Button>
        <IconButton
          label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!canRedo}
          onClick={onRedo}
          className={onInk}
        >
          <Redo2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex gap-2 max-lg:flex-col">
        {onSurprise && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Dices aria-hidden="true" />}
            onClick={onSurprise}
            title="Surprise me with this step"
            className={tool}
          >
            <span className={words}>Surprise me</span>
          </Button>
        )}
        {onSurpriseAll && (
          <IconButton label="Somebody else altogether" onClick={onSurpriseAll} className={onInk}>
            <Shuffle aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
