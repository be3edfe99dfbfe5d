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
