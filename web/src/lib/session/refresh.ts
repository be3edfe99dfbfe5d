import { ApiProblem, request } from '../request.ts'
import { needsRefresh } from './claims.ts'
import type { TokenRecordStore } from './token-record.ts'

/** One at a time among all tabs of the browser, where the browser can promise that. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

export const acrossTabs: Exclusive = (work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks === undefined ? work() : locks.request('auth-token-refresh', work)
}

const pauses = [300, 1000, 3000]

function pauseBefore(attempt: number, problem: ApiProblem): number {
  const asked = (problem.body.retryAfter ?? 0) * 1000
  return Math.max(pauses[attempt] ?? 0, Math.min(asked, 5000))
}

/** A tunnel or a restart must not log anyone out: what is passing is tried again. */
async function patiently<T>(work: () => Promise<T>, sleep: (ms: number) => Promise<void>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const again = error instanceof ApiProblem && error.passing && attempt < pauses.length
      if (!again) throw error
      await sleep(pauseBefore(attempt, error))
    }
  }
}

export interface RefreshParts {
  record: TokenRecordStore
  exclusive: Exclusive
  now: () => number
  sleep: (ms: number) => Promise<void>
}

/** Trades the refresh token; everyone who asks meanwhile, in this tab or another, gets the same fresh pair. */
export function sharedRefresh({ record, exclusive, now, sleep }: RefreshParts) {
  let running: Promise<string> | undefined

  async function trade(rejected: string | undefined): Promise<string> {
    const kept = record.read()
    if (kept?.refreshToken === undefined || kept.refreshToken === '')
      throw new Error('No refresh token available')
    const otherTab = kept.accessToken
    if (otherTab !== undefined && otherTab !== rejected && !needsRefresh(otherTab, now())) return otherTab
    const refreshToken = kept.refreshToken
    const { refresh } = await import('@aureole/contract/accounts')
    const fresh = await patiently(() => request(refresh, { body: { refreshToken } }), sleep)
    // Someone logged out meanwhile: what came back must not bring the session back to life.
    if (record.read()?.refreshToken !== refreshToken) throw new Error('No refresh token available')
    record.write(fresh)
    return fresh.accessToken
  }

  /** `rejected`: an access token that the server no longer takes, although it looks fresh. */
  return function refreshTokens(rejected?: string): Promise<string> {
    running ??= exclusive(() => trade(rejected)).finally(() => {
      running = undefined
    })
    return running
  }
}

/** Whether the server said no, rather than nothing. */
export function refused(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && [401, 403, 422].includes(error.status)
}
