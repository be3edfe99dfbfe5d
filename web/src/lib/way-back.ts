import { tabStore, type KeyValueStore } from './storage.ts'

/** Where somebody was when they left to pay, and whom they were talking to. */
export interface WayBack {
  path: string
  name?: string
}

const key = 'way-back'
/** Whoever pays an hour later has been elsewhere meanwhile. */
const lasts = 3_600_000

/** Lasts as long as the tab, through a payment provider's pages and back. */
export function keepWayBack(way: WayBack, store: KeyValueStore = tabStore, now = Date.now()): void {
  store.set(key, JSON.stringify({ ...way, at: now }))
}

export function wayBack(store: KeyValueStore = tabStore, now = Date.now()): WayBack | undefined {
  try {
    const { path, name, at } = JSON.parse(store.get(key) ?? '{}') as Partial<Record<string, unknown>>
    if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined
    if (typeof at !== 'number' || now - at > lasts) return undefined
    return typeof name === 'string' && name !== '' ? { path, name } : { path }
  } catch {
    return undefined
  }
}

export function forgetWayBack(store: KeyValueStore = tabStore): void {
  store.remove(key)
}
