import { useRef } from 'react'
import type { PointerEvent } from 'react'

const closeAfter = 96
const flick = 0.6

/** Lets a sheet be pulled down by its handle; a long pull or a quick flick closes it, else it springs back. */
export function useSheetDrag(sheet: () => HTMLElement | null, onClose: (() => void) | undefined) {
  const start = useRef<{ y: number; at: number } | undefined>(undefined)

  function end(event: PointerEvent) {
    const from = start.current
    const element = sheet()
    start.current = undefined
    if (!from || !element) return
    delete element.dataset['dragging']
    const pulled = event.clientY - from.y
    const speed = pulled / Math.max(1, event.timeStamp - from.at)
    if (event.type === 'pointerup' && (pulled > closeAfter || (pulled > 24 && speed > flick))) onClose?.()
    else element.style.removeProperty('--drag')
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!onClose || event.button !== 0) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const element = sheet()
      if (!start.current || !element) return
      element.dataset['dragging'] = ''
      element.style.setProperty('--drag', `${Math.max(0, event.clientY - start.current.y)}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
