import { observable, useObservable } from './observable.ts'

/** In how many chats something waits to be read. */
export const unreadChats = observable(0)

export function useUnreadChats(): number {
  return useObservable(unreadChats, 0)
}
