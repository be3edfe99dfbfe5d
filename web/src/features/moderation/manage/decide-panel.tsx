import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import type { Decision } from './decisions.ts'
import type { DeskMessage, Opened } from './stretch.ts'

interface DecidePanelProps {
  opened: Opened
  chosen: DeskMessage | undefined
  deciding: Decision | undefined
  onDecide: (decision: Decision) => void
}

export const decisionKeys: Record<Decision, string> = {
  dismiss: 'd',
  warn: 'w',
  suspend: 's',
  hide: 'h',
  unhide: 'u',
  note: 't',
  close: 'x',
}

const words: Record<Decision, string> = {
  dismiss: 'Dismiss',
  warn: 'Warn',
  suspend: 'Suspend',
  hide: 'Hide',
  unhide: 'Unhide',
  note: 'Note',
  close: 'Close',
}

/** What can be done now, in the order of the keys. */
export function possible(opened: Opened, chosen: DeskMessage | undefined): Decision[] {
  const open = opened.case.state !== 'RESOLVED'
  const hide: Decision[] =
    chosen === undefined || chosen.author === 'SYSTEM' ? [] : [chosen.hidden ? 'unhide' : 'hide']
  return [
    ...(open ? (['dismiss'] as const) : []),
    'warn',
    'suspend',
    ...hide,
    'note',
    ...(open ? (['close'] as const) : []),
  ]
}

/** The ways to decide, each with its key. */
export function DecidePanel({ opened, chosen, deciding, onDecide }: DecidePanelProps) {
  return (
    <section aria-label="Decide">
      <h2 className="mb-3 text-15 text-ink-1">Decide</h2>
      <div className="grid grid-cols-2 gap-2 2xl:grid-cols-3">
        {possible(opened, chosen).map((decision) => (
          <Button
            key={decision}
            variant={deciding === decision ? 'soft' : 'quiet'}
            size="sm"
            className="justify-between px-3"
            aria-pressed={deciding === decision}
            onClick={() => onDecide(decision)}
            iconEnd={<Kbd>{decisionKeys[decision].toUpperCase()}</Kbd>}
          >
            {words[decision]}
          </Button>
        ))}
      </div>
    </section>
  )
}

interface DecideBarProps {
  opened: Opened
  onDecide: (decision: Decision) => void
  onMore: () => void
}

/** Where there is no room for the panel: what is needed most, and the way to the rest. */
export function DecideBar({ opened, onDecide, onMore }: DecideBarProps) {
  const first = possible(opened, undefined).slice(0, 3)
  return (
    <div
      role="group"
      aria-label="Decide"
      className="grid auto-cols-fr grid-flow-col gap-2 border-t border-line px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      {first.map((decision) => (
        <Button key={decision} variant="quiet" size="sm" className="px-2" onClick={() => onDecide(decision)}>
          {words[decision]}
        </Button>
      ))}
      <Button variant="quiet" size="sm" className="px-2" onClick={onMore}>
        More
      </Button>
    </div>
  )
}
