import type { LiveData } from '@aureole/contract/live'
import type { ModerationParts } from './parts.ts'
import { countCases, type Counts } from './store-queue.ts'

/** How long changes are gathered before agents hear of them together; the first is told at once. */
const gatherMs = 100
/** How old a count may be that another process has changed. */
const countMs = 500
/** Where nothing was changed that is counted, what was counted lately still holds. */
const holdsMs = 5000
/** Counting takes a tenth of the time at most: where it is dear, it is done less often, and a count may be as old as that. */
const share = 10
const cheapMs = 5
/** From here on nobody waits for a count: the word goes out with the one before, and the new one follows. */
const dearMs = 20

export interface Announcing {
  /** After the commit. Without an id it is more than one, or none that can be named. */
  readonly changed: (caseId?: string) => void
  /** The same where as many are open, urgent and laid aside as before: only who has it, who looks at it or what was done about it is new. */
  readonly touched: (caseId?: string) => void
  readonly counts: () => Promise<Counts>
  readonly stop: () => void
}

type Parts = Pick<ModerationParts, 'bus' | 'database' | 'log'>

/** Agents hear `queue.changed`. Counting fifty thousand takes its time, so that a burst of changes is counted once. */
export function createAnnouncing({ bus, database, log }: Parts): Announcing {
  let known: { at: number; counts: Promise<Counts> } | undefined
  let last: { at: number; counts: Counts } | undefined
  let tookMs = 0
  let isOther = false
  let ids: (string | undefined)[] = []
  let telling: NodeJS.Timeout | undefined
  let counting: NodeJS.Timeout | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  function counts(): Promise<Counts> {
    const now = performance.now()
    if (known !== undefined && now - known.at < Math.max(countMs, tookMs * share)) return known.counts
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
    last = { at: began, counts: all }
    return all
  }

  function countAnew(): Promise<Counts> {
    isOther = false
    known = undefined
    return counts()
  }

  function forgetCounts(): void {
    const isDear = tookMs > cheapMs && known !== undefined && performance.now() - known.at < tookMs * share
    if (!isDear) known = undefined
  }

  /** What to say now; nothing that takes long to find out. */
  async function openNow(): Promise<number> {
    if (!isOther) {
      const holds = last !== undefined && performance.now() - last.at < holdsMs
      return (holds ? last : { counts: await counts() })?.counts.open ?? 0
    }
    if (last === undefined || tookMs <= dearMs) return (await countAnew()).open
    countLater(last)
    return last.counts.open
  }

  function countLater(told: { at: number; counts: Counts }): void {
    const wait = Math.max(0, tookMs * share - (performance.now() - told.at))
    counting ??= setTimeout(() => {
      counting = undefined
      countAnew().then(
        ({ open }) => {
          if (open !== told.counts.open) publish({ open })
        },
        (error: unknown) => log.warn({ err: error }, 'the agents could not be told how many cases are open'),
      )
    }, wait)
  }

  function publish(changed: LiveData<'queue.changed'>): void {
    bus.publish('agents', 'queue.changed', changed)
  }

  async function tell(): Promise<void> {
    telling = undefined
    toldAt = performance.now()
    const [first, ...others] = new Set(ids)
    ids = []
    try {
      const open = await openNow()
      publish(first === undefined || others.length > 0 ? { open } : { open, caseId: first })
    } catch (error) {
      log.warn({ err: error }, 'the agents could not be told of a change')
    }
  }

  function touched(caseId?: string): void {
    ids.push(caseId)
    const wait = gatherMs - (performance.now() - toldAt)
    if (wait <= 0 && telling === undefined) void tell()
    else telling ??= setTimeout(() => void tell(), wait)
  }

  return {
    counts,
    touched,
    changed(caseId) {
      isOther = true
      forgetCounts()
      touched(caseId)
    },
    stop() {
      clearTimeout(telling)
      clearTimeout(counting)
    },
  }
}
