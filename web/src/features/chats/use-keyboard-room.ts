import { useEffect } from 'react'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'

/** What stands at the bottom stays above the keyboard of a phone, and the page itself does not scroll away behind it. */
export function useKeyboardRoom(pane: HTMLElement | null): void {
  useKeyboardInset(pane)
  useEffect(() => {
    const view = window.visualViewport
    if (!pane || !view) return undefined
    function stay() {
      if (view && view.offsetTop > 0 && view.scale <= 1.01) window.scrollTo(0, 0)
    }
    view.addEventListener('resize', stay)
    view.addEventListener('scroll', stay)
    return () => {
      view.removeEventListener('resize', stay)
      view.removeEventListener('scroll', stay)
    }
  }, [pane])
}
