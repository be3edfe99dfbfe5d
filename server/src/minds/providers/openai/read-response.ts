export interface ResponseHead {
  readonly status: number
  readonly header: (name: string) => string | undefined
}

export interface ResponseEvents {
  readonly onHead: (head: ResponseHead) => void
  /** All of the body that one piece of the network brought, one byte in each character. */
  readonly onBody: (bytes: string) => void
  readonly onEnd: () => void
}

type Place = 'head' | 'counted' | 'size' | 'behind-chunk' | 'trailer' | 'until-hang-up' | 'over'

const headMost = 64 * 1024
const sizeMost = 1024
const lineEnd = '\r\n'
const headEnd = '\r\n\r\n'
/** For so long a server keeps a connection that says nothing about it; they rarely give less than five seconds. */
const keptUsuallyMs = 4000
const keptMostMs = 600_000
/** It may hang up at the moment in which it is asked: we leave a second earlier. */
const marginMs = 1000

/**
 * One answer of HTTP/1.1, read as it comes. All that one piece of the network holds is handed on together, however many chunks the
 * server made of it: for a model's words that is most of what reading costs.
 */
export class ResponseReader {
  readonly #events: ResponseEvents
  #place: Place = 'head'
  #rest = ''
  /** Of the body, or of its chunk. */
  #left = 0
  #isChunked = false
  #keptMs = 0
  #hasSurplus = false

  constructor(events: ResponseEvents) {
    this.#events = events
  }

  get isOver(): boolean {
    return this.#place === 'over'
  }

  /** For how long the connection may wait for another question; nought where it serves no other. */
  get keptMs(): number {
    return this.isOver && !this.#hasSurplus ? this.#keptMs : 0
  }

  /** One byte in each character, cut anywhere. Throws where this is no answer. */
  feed(bytes: string): void {
    const text = this.#rest === '' ? bytes : this.#rest + bytes
    this.#rest = ''
    let body = ''
    let at = 0
    while (at < text.length && this.#place !== 'over') {
      if (this.#place === 'counted') {
        const to = Math.min(text.length, at + this.#left)
        body += text.slice(at, to)
        this.#left -= to - at
        at = to
        if (this.#left === 0) this.#place = this.#isChunked ? 'behind-chunk' : 'over'
      } else if (this.#place === 'until-hang-up') {
        body += text.slice(at)
        at = text.length
      } else {
        const to = this.#line(text, at)
        if (to < 0) break
        at = to
      }
    }
    if (this.#place === 'over' && at < text.length) this.#hasSurplus = true
    if (body !== '') this.#events.onBody(body)
    if (this.#place === 'over') this.#events.onEnd()
  }

  /** The server has hung up. Throws where more was to come. */
  hungUp(): void {
    if (this.#place === 'over') return
    if (this.#place !== 'until-hang-up') throw new Error('the other side hung up')
    this.#place = 'over'
    this.#events.onEnd()
  }

  /** What is not the body comes in lines. Answers where the next thing begins; below nought when the line is not whole yet. */
  #line(text: string, at: number): number {
    const isHead = this.#place === 'head'
    const mark = isHead ? headEnd : lineEnd
    const to = text.indexOf(mark, at)
    if (to < 0) {
      this.#rest = text.slice(at)
      if (this.#rest.length > (isHead ? headMost : sizeMost))
        throw new Error('a line of the answer does not end')
      return -1
    }
    if (isHead) this.#head(text.slice(at, to))
    else if (this.#place === 'size') this.#size(text.slice(at, to))
    else if (this.#place === 'trailer') this.#place = to === at ? 'over' : 'trailer'
    else if (to === at) this.#place = 'size'
    else throw new Error('a chunk of the answer is longer than it says')
    return to + mark.length
  }

  #size(line: string): void {
    const digits = /^[\da-f]{1,12}(?=[\s;]|$)/i.exec(line)?.[0]
    if (digits === undefined) throw new Error('a chunk of the answer has no length')
    this.#left = Number.parseInt(digits, 16)
    this.#place = this.#left === 0 ? 'trailer' : 'counted'
  }

  #head(head: string): void {
    const [first = '', ...lines] = head.split(lineEnd)
    const [, minor, digits] = /^HTTP\/1\.([01]) (\d{3})(?: |$)/.exec(first) ?? []
    if (digits === undefined) throw new Error('the answer is not one of HTTP/1.1')
    const status = Number(digits)
    // "Go on" and "soon": the answer follows.
    if (status >= 100 && status < 200 && status !== 101) return
    const headers = readHeaders(lines)
    const header = (name: string): string | undefined => headers.get(name)
    this.#keptMs = keptFor(minor === '1', header)
    this.#body(status, header)
    this.#events.onHead({ status, header })
  }

  #body(status: number, header: (name: string) => string | undefined): void {
    const coding = header('transfer-encoding')
    const length = header('content-length')
    if (status < 200 || status === 204 || status === 304) this.#place = 'over'
    else if (coding !== undefined) {
      this.#isChunked = /(?:^|,)\s*chunked\s*$/i.test(coding)
      this.#place = this.#isChunked ? 'size' : 'until-hang-up'
      // Two lengths are one too many: what follows might be read in two ways.
      if (length !== undefined) this.#keptMs = 0
    } else if (length === undefined) this.#place = 'until-hang-up'
    else {
      if (!/^\d{1,15}$/.test(length)) throw new Error('the answer has no clear length')
      this.#left = Number(length)
      this.#place = this.#left === 0 ? 'over' : 'counted'
    }
  }
}

/** By names in small letters; of several with one name, all with commas between. */
function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon <= 0) throw new Error('a header of the answer has no name')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    const there = headers.get(name)
    headers.set(name, there === undefined ? value : `${there}, ${value}`)
  }
  return headers
}

function keptFor(isNew: boolean, header: (name: string) => string | undefined): number {
  const connection = header('connection') ?? ''
  if (isNew ? /\bclose\b/i.test(connection) : !/\bkeep-alive\b/i.test(connection)) return 0
  const seconds = /\btimeout=(\d{1,6})/i.exec(header('keep-alive') ?? '')?.[1]
  if (seconds === undefined) return keptUsuallyMs
  return Math.min(Math.max(Number(seconds) * 1000 - marginMs, 0), keptMostMs)
}
