import { MindError } from './mind-error.ts'

export interface SlotsOptions {
  /** How many may be at it together. */
  readonly parallel: number
  /** How many may wait. */
  readonly queue: number
  /** How long somebody may wait. */
  readonly patienceMs: number
}

export interface Slots {
  /** Resolves when it is one's turn, with the way to give the place back. Throws `busy` when there is no room, or not in time. */
  readonly take: (asked: Asked, signal: AbortSignal) => Promise<() => void>
  readonly waiting: () => number
  readonly running: () => number
}

export interface Asked {
  /** Between people it is fair: whoever asks much waits behind whoever asks little. */
  readonly by: string
  /** Comes when nobody waits for it, and never takes more than a part of the places. */
  readonly background?: boolean
}

interface Waiter {
  readonly go: () => void
}

/** Places at a server: as many as it can bear, and a bounded line before them with one line for each person. */
export function createSlots({ parallel, queue, patienceMs }: SlotsOptions): Slots {
  /** In the order in which it is their turn. */
  const people = new Map<string, Waiter[]>()
  const background: Waiter[] = []
  const backgroundMost = Math.max(1, Math.floor(parallel / 4))
  // One person with many chats must not fill the line for everybody.
  const personMost = Math.max(3, Math.floor(queue / 10))
  let running = 0
  let runningBackground = 0
  let waiting = 0

  function start(isBackground: boolean): () => void {
    running++
    if (isBackground) runningBackground++
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      running--
      if (isBackground) runningBackground--
      next()
    }
  }

  function next(): void {
    while (running < parallel) {
      const waiter = nextPerson() ?? (runningBackground < backgroundMost ? background.shift() : undefined)
      if (waiter === undefined) return
      waiter.go()
    }
  }

  /** The first of whose turn it is; who has more to ask then stands at the end. */
  function nextPerson(): Waiter | undefined {
    for (const [by, waiters] of people) {
      people.delete(by)
      const waiter = waiters.shift()
      if (waiters.length > 0) people.set(by, waiters)
      if (waiter !== undefined) return waiter
    }
    return undefined
  }

  function lineOf({ by, background: isBackground = false }: Asked): Waiter[] {
    if (isBackground) return background
    const line = people.get(by)
    if (line !== undefined) return line
    const fresh: Waiter[] = []
    people.set(by, fresh)
    return fresh
  }

  function leave(asked: Asked, line: Waiter[], waiter: Waiter): void {
    const place = line.indexOf(waiter)
    if (place >= 0) line.splice(place, 1)
    if (asked.background !== true && line.length === 0) people.delete(asked.by)
  }

  function wait(asked: Asked, signal: AbortSignal): Promise<() => void> {
    const isBackground = asked.background === true
    const most = isBackground ? queue : personMost
    const already = isBackground ? background.length : (people.get(asked.by)?.length ?? 0)
    const isFull = !isBackground && waiting - background.length >= queue
    if (isFull || already >= most) throw new MindError('busy', `${waiting} are waiting already`)
    return new Promise((resolve, reject) => {
      const line = lineOf(asked)
      const settle = (): void => {
        waiting--
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
      const waiter = {
        go() {
          settle()
          resolve(start(isBackground))
        },
      }
      const giveUp = (): void => {
        leave(asked, line, waiter)
        settle()
        reject(
          signal.aborted
            ? (signal.reason as Error)
            : new MindError('busy', `no place within ${patienceMs} ms`),
        )
      }
      // Nobody sits and waits for what happens in the background.
      const timer = isBackground ? undefined : setTimeout(giveUp, patienceMs)
      signal.addEventListener('abort', giveUp, { once: true })
      waiting++
      line.push(waiter)
    })
  }

  return {
    async take(asked, signal) {
      signal.throwIfAborted()
      const isBackground = asked.background === true
      const isFree =
        running < parallel && (!isBackground || (runningBackground < backgroundMost && waiting === 0))
      // Whoever waits already is waiting for background work to make room, or for nothing at all.
      return isFree && people.size === 0 ? start(isBackground) : wait(asked, signal)
    },
    waiting: () => waiting,
    running: () => running,
  }
}
