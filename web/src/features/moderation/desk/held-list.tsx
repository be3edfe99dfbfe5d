import { useEffect, useState, type FocusEvent, type ReactNode } from 'react'

interface HeldListProps {
  waiting: number
  /** Somebody points at the list or has it in focus: nothing may move. */
  onHold: (hold: boolean) => void
  onShowNew: () => void
  children: ReactNode
}

/** Says new rows once, instead of reading each change of the table. It lies over the heads, so that it pushes no row. */
function News({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  return (
    <div aria-live="polite" className="sticky top-0 z-20 h-0 max-md:top-14">
      {waiting > 0 ? (
        <button
          type="button"
          onClick={onShow}
          className="block h-9 w-full border-b border-line-2 bg-surface-3 px-4 text-13 font-semibold text-ink-1 hover:bg-primary-tint-2"
        >
          {waiting} new
        </button>
      ) : null}
    </div>
  )
}

/** Around a list that changes by itself: it knows whether somebody is at it, and says what waits meanwhile. */
export function HeldList({ waiting, onHold, onShowNew, children }: HeldListProps) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const holds = pointed || focused

  useEffect(() => onHold(holds), [holds, onHold])
  // A list that goes, as when it is empty, is held by nobody.
  useEffect(() => () => onHold(false), [onHold])

  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }
  return (
    <div
      onPointerEnter={(event) => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={left}
    >
      <News waiting={waiting} onShow={onShowNew} />
      {children}
    </div>
  )
}
