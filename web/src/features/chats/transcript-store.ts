import { listMessages } from '@aureole/contract/chats'
import { useEffect } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { joined, liveGeneration, onLive, onResync } from '../../lib/live.ts'
import { observable, useObservable, type Observable } from '../../lib/observable.ts'
import { session } from '../../lib/session.ts'
import { emptyTranscript, transcribe, type Transcript, type TranscriptEvent } from './transcript.ts'

export interface TranscriptView {
  readonly transcript: Transcript
  readonly status: 'loading' | 'ready' | 'errored' | 'missing'
  readonly older: 'idle' | 'loading' | 'errored'
}

export interface TranscriptStore {
  readonly view: Observable<TranscriptView>
  happen(event: TranscriptEvent): void
  /** Reads the newest page; what is under way already counts. */
  read(): void
  readOlder(): void
  /** Someone looks at it until the returned function is called. */
  watch(): () => void
  /** What was read may be out of date: read again, now or when someone looks at it. */
  doubt(): void
}

const loading: TranscriptView = { transcript: emptyTranscript, status: 'loading', older: 'idle' }
const pageSize = 50
const mostKept = 20
/** A hole that reading does not mend is not asked about more often than this. */
const pauseBetweenReads = 1000

function createTranscriptStore(chatHash: string): TranscriptStore {
  const view = observable<TranscriptView>(loading)
  let running = false
  let doubtful = true
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (next: Partial<TranscriptView>) => view.set({ ...view.get(), ...next })

  function happen(event: TranscriptEvent): void {
    change({ transcript: transcribe(view.get().transcript, event) })
    if (view.get().transcript.gap) doubt()
  }

  function doubt(): void {
    doubtful = true
    if (watchers > 0) read()
  }

  function read(): void {
    if (running || timer !== undefined) return
    running = true
    void attempt().finally(() => {
      running = false
      timer = setTimeout(() => {
        timer = undefined
        if (doubtful && watchers > 0) read()
      }, pauseBetweenReads)
    })
  }

  async function attempt(): Promise<void> {
    if (view.get().status === 'errored') change({ status: 'loading' })
    await joined()
    const generation = liveGeneration()
    doubtful = false
    happen({ name: 'reading' })
    try {
      const page = await api(listMessages, { params: { chatHash }, query: { limit: pageSize } })
      happen({ name: 'read', page })
      change({ status: 'ready' })
      if (generation !== liveGeneration()) doubtful = true
    } catch (error) {
      happen({ name: 'reading-failed' })
      doubtful = view.get().transcript.known
      if (error instanceof ApiProblem && error.status === 404) change({ status: 'missing' })
      else if (!view.get().transcript.known) change({ status: 'errored' })
    }
  }

  async function attemptOlder(before: number): Promise<void> {
    change({ older: 'loading' })
    try {
      const page = await api(listMessages, { params: { chatHash }, query: { before, limit: pageSize } })
      happen({ name: 'read-older', page })
      change({ older: 'idle' })
    } catch {
      change({ older: 'errored' })
    }
  }

  return {
    view,
    happen,
    read,
    doubt,
    readOlder() {
      const { transcript, older } = view.get()
      const [first] = transcript.messages
      if (first !== undefined && transcript.hasMore && older !== 'loading') void attemptOlder(first.seq)
    },
    watch() {
      watchers += 1
      if (doubtful) read()
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
