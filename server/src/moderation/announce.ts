import type { LiveData } from '@aureole/contract/live'
import type { ModerationParts } from './parts.ts'
import { countCases, type Counts } from './store-queue.ts'

/** How long changes are gathered before agents hear of them together; the first is told at once. */
const gatherMs = 100
/** How old a count may be that another process has changed. */
const countMs = 500
/** Counting takes a tenth of the time at most: where it is dear, it is done less often, and a count may be as old as that. */
const share = 10
const cheapMs = 5

export interface Announcing {
  /** After the commit. Without an id it is more than one, or none that can be named. */
  readonly changed: (caseId?: string) => void
  readonly counts: () => Promise<Counts>
  readonly stop: () => void
}

type Parts = Pick<ModerationParts, 'bus' | 'database' | 'log'>

/** Agents hear `queue.changed`. Counting fifty thousand takes its time, so that a burst of changes is counted once. */
export function createAnnouncing({ bus, database, log }: Parts): Announcing {
  let known: { at: number; counts: Promise<Counts> } | undefined
  let tookMs = 0
  let ids: (string | undefined)[] = []
  let timer: NodeJS.Timeout | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  function counts(): Promise<Counts> {
    const now = performance.now()
    if (known !== undefined && now - known.at < countMs) return known.counts
    const fresh = { at: now, counts: counted(now) }
    known = fresh
    fresh.counts.catch(() => {
      if (known === fresh) known = undefined
    })
    return fresh.counts
  }

  async function counted(began: number): Promise<Counts> {
    const all = await countCases(database.db)
    tookMs = performance.now() - began
    return all
  }

  function forgetCounts(): void {
    const isDear = tookMs > cheapMs && known !== undefined && performance.now() - known.at < tookMs * share
    if (!isDear) known = undefined
  }

  async function tell(): Promise<void> {
    timer = undefined
    toldAt = performance.now()
    const [first, ...others] = new Set(ids)
    ids = []
    known = undefined
    try {
      const { open } = await counts()
      const changed: LiveData<'queue.changed'> =
        first === undefined || others.length > 0 ? { open } : { open, caseId: first }
      bus.publish('agents', 'queue.changed', changed)
    } catch (error) {
      log.warn({ err: error }, 'the agents could not be told of a change')
    }
  }

  return {
    counts,
    changed(caseId) {
      ids.push(caseId)
      forgetCounts()
      const wait = Math.max(gatherMs, tookMs * share) - (performance.now() - toldAt)
      if (wait <= 0 && timer === undefined) void tell()
      else timer ??= setTimeout(() => void tell(), wait)
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
