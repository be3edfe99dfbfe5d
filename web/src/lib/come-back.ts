import { browserStore, tabStore, type KeyValueStore } from './storage.ts'

interface Stores {
  /** The mailed link opens in a tab of its own: what was chosen has to be found there. */
  browser: KeyValueStore
  tab: KeyValueStore
}

const stores: Stores = { browser: browserStore, tab: tabStore }
const key = 'come-back'
/** As long as the link to confirm an address. */
const lasts = 86_400_000

/** Where somebody was who sent a registration, when they had chosen something there. */
export function keepComeBack(path: string, { browser }: Stores = stores, now = Date.now()): void {
  browser.set(key, JSON.stringify({ path, at: now }))
}

/** The address is confirmed: the log-in in this tab leads back, and no other does. Whether there is a way back. */
export function comeBackHere({ browser, tab }: Stores = stores, now = Date.now()): boolean {
  const kept = browser.get(key)
  browser.remove(key)
  if (kept === undefined) return false
  tab.set(key, kept)
  return comeBackPath({ tab }, now) !== undefined
}

/** Where the next log-in in this tab leads. */
export function comeBackPath({ tab }: Pick<Stores, 'tab'> = stores, now = Date.now()): string | undefined {
  try {
    const { path, at } = JSON.parse(tab.get(key) ?? '{}') as Partial<Record<string, unknown>>
    if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined
    return typeof at === 'number' && now - at < lasts ? path : undefined
  } catch {
    return undefined
  }
}

/** The same, once. */
export function takeComeBack(used: Stores = stores, now = Date.now()): string | undefined {
  const path = comeBackPath(used, now)
  used.tab.remove(key)
  return path
}
