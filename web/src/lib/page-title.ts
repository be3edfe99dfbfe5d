import { useEffect } from 'react'
import { observable, useObservable } from './observable.ts'

const ownTitle = observable<string | undefined>(undefined)

/** A page whose name depends on what it shows says so, such as an angel's; it ends with the page. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    ownTitle.set(title)
    return () => {
      if (ownTitle.get() === title) ownTitle.set(undefined)
    }
  }, [title])
}

export function useOwnTitle(): string | undefined {
  return useObservable(ownTitle, undefined)
}
