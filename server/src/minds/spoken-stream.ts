import type { MindEnd, MindEvent, Say } from './mind.ts'

type Speak = (say: Say, signal: AbortSignal) => Promise<MindEnd>

/**
 * Turns a mind that calls into one that is listened to. The only step between a server's words and whoever listens: written by hand,
 * since each further generator on the way would cost every word some promises. Words that come while nobody listens are joined.
 * Once the signal is aborted, or nobody listens any more, it ends without an end.
 */
export function spokenStream(speak: Speak, signal: AbortSignal): AsyncIterable<MindEvent> {
  return { [Symbol.asyncIterator]: () => new SpokenStream(speak, signal) }
}

type Result = IteratorResult<MindEvent, undefined>
const over: Result = { done: true, value: undefined }

class SpokenStream implements AsyncIterator<MindEvent, undefined> {
  readonly #stop = new AbortController()
  readonly #signal: AbortSignal
  readonly #onAbort = (): void => this.#close()
  readonly #speak: Speak
  #isBegun = false
  #isOver = false
  #words = ''
  #end: MindEvent | undefined
  #error: unknown
  #hasFailed = false
  #waiting: { resolve: (result: Result) => void; reject: (error: unknown) => void } | undefined

  constructor(speak: Speak, signal: AbortSignal) {
    this.#speak = speak
    this.#signal = signal
  }

  next(): Promise<Result> {
    if (!this.#isBegun) this.#begin()
    if (this.#isOver) return Promise.resolve(over)
    if (this.#words !== '') return Promise.resolve(this.#takeWords())
    if (this.#end !== undefined) return Promise.resolve(this.#takeEnd(this.#end))
    if (this.#hasFailed) {
      this.#close()
      return Promise.reject(this.#error)
    }
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  return(): Promise<Result> {
    this.#close()
    return Promise.resolve(over)
  }

  #begin(): void {
    this.#isBegun = true
    if (this.#signal.aborted) return this.#close()
    this.#signal.addEventListener('abort', this.#onAbort, { once: true })
    this.#speak((words) => {
      this.#say(words)
      // Who listens this way does not tell whether anything is shown.
      return false
    }, this.#stop.signal).then(
      (end) => this.#settle(end),
      (error: unknown) => this.#fail(error),
    )
  }

  #say(words: string): void {
    if (this.#isOver || words === '') return
    this.#words += words
    const waiting = this.#waiting
    if (waiting === undefined) return
    this.#waiting = undefined
    waiting.resolve(this.#takeWords())
  }

  #takeWords(): Result {
    const text = this.#words
    this.#words = ''
    return { done: false, value: { type: 'text', text } }
  }

  #takeEnd(end: MindEvent): Result {
    this.#close()
    return { done: false, value: end }
  }

  #settle(end: MindEvent): void {
    if (this.#isOver) return
    this.#end = end
    const waiting = this.#waiting
    if (waiting === undefined) return
    this.#waiting = undefined
    waiting.resolve(this.#takeEnd(end))
  }

  #fail(error: unknown): void {
    if (this.#isOver) return
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting === undefined) {
      this.#error = error
      this.#hasFailed = true
      return
    }
    this.#close()
    waiting.reject(error)
  }

  #close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#signal.removeEventListener('abort', this.#onAbort)
    this.#waiting?.resolve(over)
    this.#waiting = undefined
    this.#stop.abort()
  }
}
