import type { Look, LookChoice } from '@aureole/portrait-drawing'
import type { Crop, Delivery, Failure, Order, Palette } from './messages.ts'

export interface Drawn {
  readonly look: Look
  readonly palette: Palette
  /** Where the picture can be had; nothing when only the look was asked for. */
  readonly url: string | undefined
}

/** As much of a worker as is needed here. */
export interface Drawer {
  postMessage(order: Order): void
  addEventListener(name: 'message', listener: (event: { data: Delivery | Failure }) => void): void
  addEventListener(name: 'error', listener: (event: unknown) => void): void
}

interface Job {
  readonly key: string
  readonly choice: LookChoice
  readonly crop: Crop | undefined
  readonly promise: Promise<Drawn>
  readonly resolve: (drawn: Drawn) => void
  readonly reject: (error: Error) => void
  urgent: boolean
  /** How many still want it; a small picture that has left the screen is not drawn any more. */
  wanted: number
}

export interface DeskParts {
  hire: () => Drawer
  keep: (svg: string) => string
  discard: (url: string) => void
  /** How many pictures stay at hand. */
  room?: number
}

/** Hands drawings to one worker, one at a time: the large portrait first, small ones in order, nothing twice. */
export function createDesk({ hire, keep, discard, room = 160 }: DeskParts) {
  const finished = new Map<string, Drawn>()
  const jobs = new Map<string, Job>()
  let drawer: Drawer | undefined
  let current: Job | undefined
  let broken = false
  let count = 0

  function store(job: Job, drawn: Drawn): void {
    finished.set(job.key, drawn)
    for (const [key, old] of finished) {
      if (finished.size <= room) break
      finished.delete(key)
      if (old.url !== undefined) discard(old.url)
    }
  }

  function receive(data: Delivery | Failure): void {
    const job = current
    if (job === undefined || data.id !== count) return
    current = undefined
    jobs.delete(job.key)
    if ('failed' in data) job.reject(new Error(data.failed))
    else {
      const drawn = { look: data.look, palette: data.palette, url: data.svg && keep(data.svg) }
      store(job, drawn)
      job.resolve(drawn)
    }
    next()
  }

  function fail(): void {
    broken = true
    for (const job of jobs.values()) job.reject(new Error('The portraits cannot be drawn here.'))
    jobs.clear()
    current = undefined
  }

  function next(): void {
    if (current !== undefined) return
    const waiting = [...jobs.values()]
    const job = waiting.findLast((one) => one.urgent) ?? waiting[0]
    if (job === undefined) return
    try {
      if (drawer === undefined) {
        drawer = hire()
        drawer.addEventListener('message', ({ data }) => receive(data))
        drawer.addEventListener('error', fail)
      }
      current = job
      count += 1
      drawer.postMessage({ id: count, choice: job.choice, crop: job.crop })
    } catch {
      fail()
    }
  }

  function leave(job: Job): void {
    job.wanted -= 1
    if (job.wanted > 0 || job === current) return
    jobs.delete(job.key)
    job.reject(new Error('No longer wanted.'))
  }

  return {
    isBroken: () => broken,
    /** What was drawn before, at once. */
    ready: (choice: LookChoice, crop?: Crop) => finished.get(keyOf(choice, crop)),
    draw(
      choice: LookChoice,
      crop: Crop | undefined,
      urgent = false,
    ): { drawn: Promise<Drawn>; cancel: () => void } {
      const key = keyOf(choice, crop)
      const old = finished.get(key)
      if (old !== undefined) {
        // The most recently used stay longest.
        finished.delete(key)
        finished.set(key, old)
        return { drawn: Promise.resolve(old), cancel: () => undefined }
      }
      if (broken) {
        const drawn = Promise.reject<Drawn>(new Error('The portraits cannot be drawn here.'))
        drawn.catch(() => undefined)
        return { drawn, cancel: () => undefined }
      }
      let job = jobs.get(key)
      if (job === undefined) {
        job = { key, choice, crop, ...Promise.withResolvers<Drawn>(), urgent, wanted: 0 }
        job.promise.catch(() => undefined)
        jobs.set(key, job)
      }
      const mine = job
      mine.urgent ||= urgent
      mine.wanted += 1
      next()
      let left = false
      return {
        drawn: mine.promise,
        cancel() {
          if (!left) leave(mine)
          left = true
        },
      }
    },
  }
}

export type Desk = ReturnType<typeof createDesk>

function keyOf(choice: LookChoice, crop: Crop | undefined): string {
  return `${crop ?? ''} ${JSON.stringify(choice, Object.keys(choice).toSorted())}`
}
