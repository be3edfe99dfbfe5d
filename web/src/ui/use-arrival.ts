import { useLayoutEffect, useState } from 'react'

let cameFrom: Element | null = null

/**
 * After a dialog that took another's place, the focus goes back to what opened the first. Where nothing had the focus,
 * or its place is gone, it must not land on the first link of the page, which is the one for skipping.
 */
export function whereItCameFrom(): HTMLElement | false {
  if (cameFrom === null || cameFrom === document.body) return false
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) return cameFrom
  return document.querySelector('main') ?? false
}

/** A frame that is mounted open opens a moment later, before anything is painted, else it would not arrive but just be there. */
export function useArrival(open: boolean, swapped = false): boolean {
  const [arrived, setArrived] = useState(false)
  useLayoutEffect(() => {
    if (!open) return
    if (!swapped) cameFrom = document.activeElement
    // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point: it comes before the paint
    setArrived(true)
  }, [open, swapped])
  return open && arrived
}
