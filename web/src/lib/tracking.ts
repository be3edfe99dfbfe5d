import { browserStore, type KeyValueStore } from './storage.ts'

export interface TrackingParams {
  pid: string
  ptype: 'reddit'
}

const key = 'tracking-params'

/** One value as a string, several as a list: what somebody repeated is not a string. */
function param(search: URLSearchParams, name: string): unknown {
  const all = search.getAll(name)
  return all.length > 1 ? all : all[0]
}

export function storedTracking(store: KeyValueStore = browserStore): TrackingParams | undefined {
  try {
    const { pid, ptype } = JSON.parse(store.get(key) ?? '{}') as Partial<Record<string, unknown>>
    return typeof pid === 'string' && pid !== '' && ptype === 'reddit' ? { pid, ptype } : undefined
  } catch {
    return undefined
  }
}

/** Keeps the campaign that brought a visitor, when its parameters are whole and of an allowed type. */
export function keepTracking(search: URLSearchParams, store: KeyValueStore = browserStore): void {
  const pid = param(search, 'pid')
  const ptype = param(search, 'ptype')
  if (pid === undefined && ptype === undefined) return
  if (typeof pid !== 'string' || typeof ptype !== 'string' || pid === '' || ptype === '') {
    console.warn('Tracking params are ignored: pid and ptype must both be present, each once', { pid, ptype })
    return
  }
  if (ptype !== 'reddit') {
    console.warn('Tracking params are ignored: this ptype is not allowed', ptype)
    return
  }
  const before = storedTracking(store)
  if (before !== undefined && before.pid === pid && before.ptype === ptype) return
  if (before !== undefined) console.warn('Tracking params are overwritten', before, { pid, ptype })
  store.set(key, JSON.stringify({ pid, ptype }))
}
