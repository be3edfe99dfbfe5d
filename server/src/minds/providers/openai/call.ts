import { Agent, type Dispatcher } from 'undici'
import type { Usage } from '../../mind.ts'
import { ServerFailure } from '../../server-failure.ts'
import { readChunk, type Chunk } from './read-chunk.ts'
import { createEventReader } from './read-events.ts'
import { bodyWords, failureOfConnection, failureOfStatus } from './read-failure.ts'

/** In milliseconds. */
export interface Patience {
  readonly connect: number
  /** From asking to the first word, thoughts included. */
  readonly firstWord: number
  readonly betweenWords: number
  /** From asking to the last word. */
  readonly whole: number
}

export interface Line {
  readonly call: (asked: Asked, signal: AbortSignal) => Promise<Answered>
  readonly close: () => Promise<void>
}

interface Asked {
  readonly body: string
  /** All words of one piece of the network together. Whoever has enough answers false, and the connection is closed. */
  readonly onWords: (words: string) => boolean
}

export interface Answered {
  readonly finish: string | undefined
  readonly usage: Usage | undefined
  /** How many pieces of text came: about as many as there were tokens. */
  readonly pieces: number
  /** It wrote thoughts beside its words. */
  readonly hadThoughts: boolean
  /** It said itself that it was done, rather than just to stop. */
  readonly saidDone: boolean
}

/** After its last word a server has so long to say that it is done; usage comes there. */
const afterwordMs = 500
const wholeAnswerMax = 4_000_000
const errorMax = 4000

export interface LineOptions {
  readonly address: URL
  readonly headers: Readonly<Record<string, string>>
  readonly patience: Patience
}

/**
 * One address of a model server. It listens to the bare dispatcher: no stream, no iterator and no promise stands between the
 * socket and the words, which takes a fifth off what a token costs.
 */
export function createLine({ address, headers, patience }: LineOptions): Line {
  const agent = new Agent({
    connect: { timeout: patience.connect },
    // A stream has its connection to itself for as long as it lasts, and the call below has its own clock.
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const target = {
    origin: address.origin,
    path: `${address.pathname}${address.search}`,
    method: 'POST' as const,
    headers,
  }
  return {
    call: (asked, signal) =>
      new Promise((resolve, reject) => {
        const call = new Call(asked, patience, { resolve, reject }, signal)
        if (!call.isOver) agent.dispatch({ ...target, body: asked.body }, call)
      }),
    close: () => agent.destroy(),
  }
}

interface Settle {
  readonly resolve: (answered: Answered) => void
  readonly reject: (error: Error) => void
}

class Call implements Dispatcher.DispatchHandler {
  isOver = false
  readonly #asked: Asked
  readonly #patience: Patience
  readonly #settle: Settle
  readonly #signal: AbortSignal
  readonly #reader = createEventReader((data) => this.#event(data))
  readonly #startedAt = performance.now()
  readonly #onAbort = (): void => this.#fail(this.#signal.reason as Error)
  #controller: Dispatcher.DispatchController | undefined
  #timer: NodeJS.Timeout | undefined
  #lastAt = 0
  #status = 0
  #retryAfter: string | undefined
  #kind: 'events' | 'whole' | undefined
  readonly #whole: Buffer[] = []
  #wholeLength = 0
  #words = ''
  #finish: string | undefined
  #usage: Usage | undefined
  #pieces = 0
  #hadThoughts = false
  #isDone = false
  #isClosed = false

  constructor(asked: Asked, patience: Patience, settle: Settle, signal: AbortSignal) {
    this.#asked = asked
    this.#patience = patience
    this.#settle = settle
    this.#signal = signal
    if (signal.aborted) {
      this.#fail(signal.reason as Error)
      return
    }
    signal.addEventListener('abort', this.#onAbort, { once: true })
    this.#watch(Math.min(patience.firstWord, patience.whole))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.isOver) controller.abort(new Error('nobody waits for it any more'))
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.#status = status
    const retryAfter = headers['retry-after']
    this.#retryAfter = typeof retryAfter === 'string' ? retryAfter : undefined
    if (status !== 200) this.#kind = 'whole'
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.isOver) return
    try {
      this.#kind ??= kindOf(piece)
      if (this.#kind === 'events') this.#stream(piece)
      else if (this.#kind === 'whole') this.#collect(piece)
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  onResponseEnd(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.isOver) return
    try {
      const whole = Buffer.concat(this.#whole).toString()
      if (this.#status !== 200) throw failureOfStatus(this.#status, this.#retryAfter, bodyWords(whole))
      if (this.#kind === 'events') this.#reader.end()
      else if (whole.trim() !== '') this.#take(readChunk(whole))
      if (this.#words !== '' && !this.isOver) this.#say()
      if (!this.isOver) this.#conclude()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (!this.isOver) this.#fail(failureOfConnection(error, this.#pieces > 0))
  }

  #stream(piece: Buffer): void {
    this.#reader.feed(piece)
    if (this.#words !== '') this.#say()
    if (this.#isDone && !this.isOver) this.#conclude()
  }

  #say(): void {
    const words = this.#words
    this.#words = ''
    if (!this.#asked.onWords(words) && !this.isOver) this.#conclude()
  }

  #collect(piece: Buffer): void {
    const most = this.#status === 200 ? wholeAnswerMax : errorMax
    this.#wholeLength += piece.length
    if (this.#wholeLength <= most) this.#whole.push(piece)
    else if (this.#status === 200)
      throw new ServerFailure('broke-off', 'the answer of the model server does not end')
  }

  #event(data: string): void {
    if (data === '[DONE]') this.#isDone = true
    else if (!this.#isDone) this.#take(readChunk(data))
  }

  #take(chunk: Chunk): void {
    if (chunk.text !== '') {
      this.#words += chunk.text
      this.#pieces++
      this.#lastAt = performance.now()
    } else if (chunk.isReasoning) {
      this.#hadThoughts = true
      this.#lastAt = performance.now()
    }
    if (chunk.usage !== undefined) this.#usage = chunk.usage
    if (chunk.finish !== undefined && this.#finish === undefined) {
      this.#finish = chunk.finish
      if (!this.#isClosed) this.#watch(afterwordMs)
    }
  }

  /** One timer, which looks again when it is due, instead of one for each word. */
  #watch(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#look(), Math.max(1, ms))
  }

  #look(): void {
    const { firstWord, betweenWords, whole } = this.#patience
    if (this.#finish !== undefined) return this.#conclude()
    const now = performance.now()
    const total = now - this.#startedAt
    const since = this.#lastAt === 0 ? total : now - this.#lastAt
    const most = this.#lastAt === 0 ? firstWord : betweenWords
    if (since >= most) {
      return this.#fail(
        this.#lastAt === 0
          ? new ServerFailure('unreachable', `no word within ${firstWord} ms`, { reason: 'slow-first-word' })
          : new ServerFailure('broke-off', `no further word within ${betweenWords} ms`, {
              reason: 'stalled',
            }),
      )
    }
    if (total >= whole) {
      return this.#fail(
        new ServerFailure('broke-off', `still not at its end after ${whole} ms`, { reason: 'too-long' }),
      )
    }
    this.#watch(Math.min(most - since, whole - total))
  }

  #leave(): void {
    this.isOver = true
    clearTimeout(this.#timer)
    this.#signal.removeEventListener('abort', this.#onAbort)
  }

  #conclude(): void {
    this.#leave()
    // After its last word the connection serves the next reply; a server that says no more, or too much, is hung up on.
    if (!this.#isDone) this.#hangUp()
    else if (!this.#isClosed) this.#timer = setTimeout(() => this.#hangUp(), afterwordMs).unref()
    this.#settle.resolve({
      finish: this.#finish,
      usage: this.#usage,
      pieces: this.#pieces,
      hadThoughts: this.#hadThoughts,
      saidDone: this.#isDone,
    })
  }

  #fail(error: Error): void {
    if (this.isOver) return
    this.#leave()
    this.#hangUp()
    this.#settle.reject(error)
  }

  #hangUp(): void {
    if (!this.#isClosed) this.#controller?.abort(new Error('nobody waits for it any more'))
  }
}

/** By what comes, since some servers name one kind and send the other. Nothing can be told from blanks. */
function kindOf(piece: Buffer): 'events' | 'whole' | undefined {
  for (const byte of piece) {
    if (byte === 0x7b || byte === 0x5b) return 'whole'
    if (byte > 0x20) return 'events'
  }
  return undefined
}
