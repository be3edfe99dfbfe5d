import type { AuthTokens } from '@aureole/contract/accounts'
import type { KeyValueStore } from '../storage.ts'

export type TokenRecord = Partial<AuthTokens>

function parse(raw: string): TokenRecord | undefined {
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const { accessToken, refreshToken } = value as Record<string, unknown>
    if (accessToken !== undefined && typeof accessToken !== 'string') return undefined
    if (refreshToken !== undefined && typeof refreshToken !== 'string') return undefined
    return value
  } catch {
    return undefined
  }
}

/** The tokens as this browser keeps them, for all its tabs. */
export function tokenRecord(store: KeyValueStore, key: string) {
  function read(): TokenRecord | undefined {
    const raw = store.get(key)
    if (raw === undefined) return undefined
    const record = parse(raw)
    if (record === undefined) {
      console.error('Failed to parse auth tokens', raw)
      store.remove(key)
    }
    return record
  }

  function write(record: TokenRecord): void {
    store.set(key, JSON.stringify(record))
  }

  return {
    key,
    read,
    write,
    setAccessToken(accessToken: string): void {
      const record = read()
      if (record === undefined) {
        throw new Error('Unable to update access token since there are no tokens currently stored')
      }
      write({ ...record, accessToken })
    },
    clear: () => store.remove(key),
  }
}

export type TokenRecordStore = ReturnType<typeof tokenRecord>
