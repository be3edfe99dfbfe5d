import { useSyncExternalStore } from 'react'

/** One value that changes, and those who want to know. */
export interface Observable<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** On the server every value is what a guest who just arrived would see. */
export function useObservable<T>(source: Observable<T>, onServer: T): T {
  return useSyncExternalStore(source.subscribe, source.get, () => onServer)
}
