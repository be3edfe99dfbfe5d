import type { Usage } from '../../mind.ts'
import { ServerFailure } from '../../server-failure.ts'
import type { Connection, Exchange } from './connection.ts'
import { createChunkReader, readChunk, type Chunk } from './read-chunk.ts'
import { createEventReader } from './read-events.ts'
import type { ResponseHead } from './read-response.ts'
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

/** What whoever listens wants next: no more, the next words at once, or the next ones together in a moment. */
export type Wish = 'enough' | 'at-once' | 'gathered'

export interface Asked {
  /** All words of one piece of the network together. Where somebody has enough, the connection is closed. */
  readonly onWords: (words: string) => Wish
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
const readSoonMs = 50
const wholeAnswerMax = 4_000_000
const errorMax = 4000

interface Settle {
  readonly resolve: (answered: Answered) => void
  readonly reject: (error: Error) => void
}

/** One question to a model server: its words as they come, what it says beside them, and its bounds in time. */
export class Call implements Exchange {
  isOver = false
  readonly #asked: Asked
  readonly #patience: Patience
  readonly #settle: Settle
  readonly #signal: AbortSignal
  readonly #readChunk = createChunkReader()
  readonly #reader = createEventReader((data) => this.#event(data))
  readonly #startedAt = performance.now()
  readonly #onAbort = (): void => this.#fail(this.#signal.reason as Error)
  #connection: Connection | undefined
  #timer: NodeJS.Timeout | undefined
  #lastAt = 0
  #status = 0
  #retryAfter: string | undefined
  #kind: 'events' | 'whole' | undefined
  /** One byte in each character. */
  #whole = ''
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

  begin(connection: Connection, request: string): void {
    this.#connection = connection
    connection.ask(request, this)
  }

  readonly onHead = ({ status, header }: ResponseHead): void => {
    this.#status = status
    this.#retryAfter = header('retry-after')
    if (status !== 200) this.#kind = 'whole'
  }

  readonly onBody = (bytes: string): void => {
    if (this.isOver) return
    try {
      this.#kind ??= kindOf(bytes)
      if (this.#kind === 'events') this.#stream(bytes)
      else if (this.#kind === 'whole') this.#collect(bytes)
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  readonly onEnd = (): void => {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.isOver) return
    try {
      const whole = Buffer.from(this.#whole, 'latin1').toString()
      if (this.#status !== 200) throw failureOfStatus(this.#status, this.#retryAfter, bodyWords(whole))
      if (this.#kind === 'events') this.#reader.end()
      else if (whole.trim() !== '') this.#take(readChunk(whole))
      if (this.#words !== '' && !this.isOver) this.#say()
      if (!this.isOver) this.#conclude()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  readonly onError = (error: Error): void => {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (!this.isOver) this.#fail(failureOfConnection(error, this.#pieces > 0))
  }

  #stream(bytes: string): void {
    try {
      this.#reader.feed(bytes)
    } catch (error) {
      // What stood before it in the same piece was said before it.
      if (this.#words !== '') this.#say()
      throw error
    }
    if (this.#words !== '') this.#say()
    if (this.#isDone && !this.isOver) this.#conclude()
  }

  #say(): void {
    const words = this.#words
    this.#words = ''
    const wish = this.#asked.onWords(words)
    if (this.isOver) return
    if (wish === 'enough') this.#conclude()
    else if (wish === 'gathered') this.#connection?.takeTime()
  }

  #collect(bytes: string): void {
    const most = this.#status === 200 ? wholeAnswerMax : errorMax
    if (this.#whole.length + bytes.length <= most) this.#whole += bytes
    else if (this.#status === 200)
      throw new ServerFailure('broke-off', 'the answer of the model server does not end')
  }

  #event(data: string): void {
    if (data === '[DONE]') this.#isDone = true
    else if (!this.#isDone) this.#take(this.#readChunk(data))
  }

  #take(chunk: Chunk): void {
    if (chunk.text !== '') {
      this.#words += chunk.text
      this.#pieces++
      this.#live()
    } else if (chunk.isReasoning) {
      this.#hadThoughts = true
      this.#live()
    }
    if (chunk.usage !== undefined) this.#usage = chunk.usage
    if (chunk.finish !== undefined && this.#finish === undefined) {
      this.#finish = chunk.finish
      if (!this.#isClosed) this.#watch(afterwordMs)
    }
  }

  #live(): void {
    const isFirst = this.#lastAt === 0
    this.#lastAt = performance.now()
    // From here on another patience counts.
    if (isFirst && !this.#isClosed) this.#watch(this.#patience.betweenWords)
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
    // Silence counts only while we listen.
    const since =
      this.#lastAt === 0 ? total : now - Math.max(this.#lastAt, this.#connection?.listensSince ?? 0)
    const most = this.#lastAt === 0 ? firstWord : betweenWords
    if (since >= most) {
      if (this.#connection?.isWaiting === true) return this.#watch(readSoonMs)
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
    this.#connection?.hurry()
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
    if (!this.#isClosed) this.#connection?.hangUp()
  }
}

/** By what comes, since some servers name one kind and send the other. Nothing can be told from blanks. */
function kindOf(bytes: string): 'events' | 'whole' | undefined {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes.charCodeAt(i)
    if (byte === 0x7b || byte === 0x5b) return 'whole'
    if (byte > 0x20) return 'events'
  }
  return undefined
}
