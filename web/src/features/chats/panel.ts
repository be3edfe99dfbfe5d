import { useEffect } from 'react'
import { observable, useObservable } from '../../lib/observable.ts'
import { browserStore } from '../../lib/storage.ts'

const name = 'chat-panel'
const open = observable(browserStore.get(name) !== 'closed')

/** Whether the panel beside the conversation is open; the choice stays. */
export function usePanel(): { open: boolean; toggle: () => void } {
  return {
    open: useObservable(open, true),
    toggle() {
      open.set(!open.get())
      browserStore.set(name, open.get() ? 'open' : 'closed')
    },
  }
}

const drawn = observable(false)

/** Where there is no room beside the conversation, the panel is pulled out over it, for the moment. */
export function openPanelDrawer(): void {
  drawn.set(true)
}

export function closePanelDrawer(): void {
  drawn.set(false)
}

/** For the one place that holds the drawer: it does not stay open for the next chat. */
export function usePanelDrawer(): boolean {
  useEffect(() => closePanelDrawer, [])
  return useObservable(drawn, false)
}
