import { useRef, useState, type FocusEvent, type PointerEvent, type SyntheticEvent } from 'react'

const holdMs = 450
const wobblePx = 10

function idAt(event: SyntheticEvent): string | undefined {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset['id']
}

/**
 * Which message is pointed at or in focus, for the whole list at once: so a message has no listeners, and no buttons until they are wanted.
 * On a touch screen a message is held instead.
 */
export function usePointedRow(onHold: (id: string) => void) {
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const byTouch = useRef(false)

  function release(): void {
    clearTimeout(held.current?.timer)
    held.current = undefined
  }

  return {
    isActive: (id: string) => id === hovered || id === focused,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setHovered(idAt(event))
      },
      onPointerLeave: () => setHovered(undefined),
      onFocus: (event: FocusEvent) => setFocused(idAt(event)),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
      },
      onPointerDown: (event: PointerEvent) => {
        byTouch.current = event.pointerType === 'touch'
        const id = idAt(event)
        const target = event.target as HTMLElement
        if (!byTouch.current || id === undefined || target.closest('button, a, textarea') !== null) return
        const timer = setTimeout(() => {
          release()
          onHold(id)
        }, holdMs)
        held.current = { timer, x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        const start = held.current
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > wobblePx) release()
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event: SyntheticEvent) => {
        if (byTouch.current && idAt(event) !== undefined) event.preventDefault()
      },
    },
  }
}
