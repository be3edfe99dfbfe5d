import { useEffect } from 'react'

/** Some phones lay the keyboard over the page without resizing it: a sheet has to be told how much of its foot is covered. */
export function useKeyboardInset(element: HTMLElement | null): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!element || !view) return
    function measure() {
      if (!element || !view) return
      const covered = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
      element.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element])
}
