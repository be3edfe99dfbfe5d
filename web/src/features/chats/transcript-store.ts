import { listMessages, type Message } from '@aureole/contract/messages'
import { useEffect } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { isLive, liveGeneration, onLive, onResync } from '../../lib/live.ts'
import { observable, useObservable, type Observable } from '../../lib/observable.ts'
import { session } from '../../lib/session.ts'
import { emptyTranscript, transcribe, type Transcript, type TranscriptEvent } from './transcript.ts'
import { spans } from './transcript-parts.ts'

export type Edge = 'idle' | 'loading' | 'errored'

export interface TranscriptView {
  readonly transcript: Transcript
  readonly status: 'loading' | 'ready' | 'errored' | 'missing'
  /** Why it is `errored`. */
  readonly error?: unknown
  readonly older: Edge
  readonly newer: Edge
}

export interface TranscriptStore {
  readonly view: Observable<TranscriptView>
  happen(event: TranscriptEvent): void
  /** Reads again what is loaded; what is under way already counts. */
  read(): void
  readOlder(): void
  readNewer(): void
  /** Reads around a number that is not loaded. */
  goTo(seq: number): void
  /** Leaves an earlier place for the end of the conversation. */
  toNewest(): void
  /** Someone looks at it until the returned function is called. */
  watch(): () => void
  /** What was read may be out of date: read again, now or when someone looks at it. */
  doubt(): void
  /** The server has changed something: without a live connection nobody else tells what. */
  heed(): void
}

type Aim = { around: number } | 'newest'

const loading: TranscriptView = {
  transcript: emptyTranscript,
  status: 'loading',
  older: 'idle',
  newer: 'idle',
}
const pageSize = 50
/** As much as one answer may hold: what is loaded can always be read again in one go. */
const mostLoaded = 200
const mostKept = 20
/** A hole that reading does not mend is not asked about more often than this. */
const pauseBetweenReads = 1000
const pauseAfterFailure = 3000

function createTranscriptStore(chatHash: string): TranscriptStore {
  const view = observable<TranscriptView>(loading)
  let running = false
  let doubtful = true
  let watchers = 0
  let aim: Aim | undefined
  let readAt = -Infinity
  let failedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (next: Partial<TranscriptView>) => view.set({ ...view.get(), ...next })
  const ask = (query: { before?: number; after?: number; around?: number; limit: number }) =>
    api(listMessages, { params: { chatHash }, query })

  function happen(event: TranscriptEvent): void {
    change({ transcript: bounded(transcribe(view.get().transcript, event)) })
    if (view.get().transcript.gap) doubt()
  }

  /** Where nobody looks, the newest are enough. */
  function bounded(transcript: Transcript): Transcript {
    const first = transcript.messages.at(-pageSize)
    if (watchers > 0 || transcript.messages.length <= mostLoaded || first === undefined) return transcript
    return transcribe(transcript, { name: 'trimmed', first: first.seq, last: Infinity })
  }

  function doubt(): void {
    doubtful = true
    if (watchers > 0) schedule()
  }

  /** One reading at a time, so that it is clear which events each of them may have missed. */
  function schedule(): void {
    if (running || timer !== undefined || !doubtful) return
    const gentle = aim === undefined ? readAt + pauseBetweenReads : -Infinity
    const wait = Math.max(gentle, failedAt + pauseAfterFailure) - performance.now()
    if (wait <= 0) return start(attempt)
    timer = setTimeout(() => {
      timer = undefined
      if (watchers > 0) schedule()
    }, wait)
  }

  function start(work: () => Promise<void>): void {
    running = true
    void work().finally(() => {
      running = false
      if (watchers > 0) schedule()
    })
  }

  function aimAt(next: Aim): void {
    aim = next
    doubtful = true
    failedAt = -Infinity
    clearTimeout(timer)
    timer = undefined
    schedule()
  }

  /** The same stretch again: as long as before, and around the same place unless it ends at the newest. */
  function whatToAsk(aimed: Aim | undefined): { around?: number; limit: number } {
    if (aimed === 'newest') return { limit: pageSize }
    if (aimed !== undefined) return { ...aimed, limit: pageSize }
    const { messages, hasNewer } = view.get().transcript
    const limit = Math.min(mostLoaded, Math.max(pageSize, messages.length))
    const middle = messages[Math.floor(messages.length / 2)]
    return hasNewer && middle !== undefined ? { around: middle.seq, limit } : { limit }
  }

  async function attempt(): Promise<void> {
    const generation = liveGeneration()
    const aimed = aim
    doubtful = false
    if (view.get().status === 'errored') change({ status: 'loading' })
    happen({ name: 'reading' })
    try {
      happen({ name: 'read', page: await ask(whatToAsk(aimed)) })
      change({ status: 'ready', older: 'idle', newer: 'idle' })
      readAt = performance.now()
      if (aim === aimed) aim = undefined
      // What was read before this tab joined the live connection, or before a loss, may miss something.
      if (generation !== liveGeneration()) {
        doubtful = true
        readAt = -Infinity
      }
    } catch (error) {
      happen({ name: 'reading-failed' })
      failedAt = performance.now()
      if (error instanceof ApiProblem && error.status === 404) change({ status: 'missing' })
      else if (!view.get().transcript.known) change({ status: 'errored', error })
      else doubtful = true
    }
  }

  async function extend(edge: 'older' | 'newer', message: Message): Promise<void> {
    change({ [edge]: 'loading' })
    happen({ name: 'reading' })
    try {
      if (edge === 'older') {
        const page = await ask({ before: message.seq, limit: pageSize })
        happen({ name: 'read-older', before: message.seq, page })
      } else {
        const page = await ask({ after: message.seq, limit: pageSize })
        happen({ name: 'read-newer', after: message.seq, page })
      }
      change({ [edge]: 'idle' })
    } catch {
      happen({ name: 'reading-failed' })
      change({ [edge]: 'errored' })
    }
  }

  return {
    view,
    happen,
    read() {
      doubtful = true
      readAt = -Infinity
      failedAt = -Infinity
      schedule()
    },
    doubt,
    heed() {
      if (!isLive()) this.read()
    },
    readOlder() {
      const { messages, hasOlder } = view.get().transcript
      const [first] = messages
      if (!running && first !== undefined && hasOlder) start(() => extend('older', first))
    },
    readNewer() {
      const { messages, hasNewer } = view.get().transcript
      const last = messages.at(-1)
      if (!running && last !== undefined && hasNewer) start(() => extend('newer', last))
    },
    goTo(seq) {
      if (!spans(view.get().transcript, seq)) aimAt({ around: seq })
    },
    toNewest() {
      if (view.get().transcript.hasNewer || aim !== undefined) aimAt('newest')
    },
    watch() {
      watchers += 1
      schedule()
      return () => {
        watchers -= 1
      }
    },
  }
}

const stores = new Map<string, TranscriptStore>()
let following = false

/** Transcripts of the last few chats stay and follow what happens, so that coming back shows them at once. */
export function transcriptOf(chatHash: string): TranscriptStore {
  follow()
  const store = stores.get(chatHash) ?? createTranscriptStore(chatHash)
  stores.delete(chatHash)
  stores.set(chatHash, store)
  const [oldest] = stores.keys()
  if (stores.size > mostKept && oldest !== undefined) stores.delete(oldest)
  return store
}

function follow(): void {
  if (following) return
  following = true
  onLive('reply.delta', (data) => stores.get(data.chatHash)?.happen({ name: 'reply.delta', data }))
  onLive('message.removed', (data) => stores.get(data.chatHash)?.happen({ name: 'message.removed', data }))
  onLive('chat.branched', (data) => stores.get(data.chatHash)?.happen({ name: 'chat.branched', data }))
  onLive('chat.removed', ({ chatHash }) => stores.delete(chatHash))
  for (const name of ['reply.done', 'reply.failed', 'message.created', 'message.changed'] as const)
    onLive(name, (data) => stores.get(data.chatHash)?.happen({ name, data }))
  onResync(() => {
    for (const store of stores.values()) store.doubt()
  })
  let person = session.state.get().user?.id
  session.state.subscribe(() => {
    const { loggedIn, user } = session.state.get()
    if (loggedIn && (user === undefined || user.id === person)) return
    person = user?.id
    stores.clear()
  })
}

export function useTranscript(chatHash: string): TranscriptView {
  const store = transcriptOf(chatHash)
  useEffect(() => store.watch(), [store])
  return useObservable(store.view, loading)
}
