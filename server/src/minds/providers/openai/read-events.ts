import { StringDecoder } from 'node:string_decoder'

export interface EventReader {
  /** The next piece of the network, cut anywhere, one byte in each character. */
  readonly feed: (bytes: string) => void
  /** No more comes; what was not closed by an empty line counts as well. */
  readonly end: () => void
}

const d = 'd'.charCodeAt(0)
const beyondAscii = /[\x80-\xff]/
/** A line of a model server has some hundred characters; one that never ends must not fill the memory. */
const lineMax = 4_000_000

/**
 * Server-sent events, of which only `data` matters here. Written by hand, since this is what runs for every token: lines are found
 * by `indexOf` in what came, and nothing is copied that is whole already.
 */
export function createEventReader(onData: (data: string) => void): EventReader {
  /** From the first byte on that is not a character by itself. */
  let decoder: StringDecoder | undefined
  let rest = ''
  let data: string | undefined

  function dispatch(): void {
    if (data === undefined) return
    const whole = data
    data = undefined
    onData(whole)
  }

  function line(text: string, from: number, to: number): void {
    const until = to > from && text.charCodeAt(to - 1) === 13 ? to - 1 : to
    if (until === from) return dispatch()
    if (text.charCodeAt(from) !== d || !text.startsWith('data:', from)) return
    const start = text.charCodeAt(from + 5) === 32 ? from + 6 : from + 5
    const value = text.slice(start, until)
    data = data === undefined ? value : `${data}\n${value}`
  }

  function read(text: string): void {
    let from = 0
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      line(text, from, to)
      from = to + 1
    }
    rest = from === 0 ? text : from < text.length ? text.slice(from) : ''
    if (rest.length > lineMax) throw new Error('a line of the stream does not end')
  }

  return {
    feed(bytes) {
      if (decoder === undefined && beyondAscii.test(bytes)) decoder = new StringDecoder('utf8')
      const text = decoder === undefined ? bytes : decoder.write(Buffer.from(bytes, 'latin1'))
      read(rest === '' ? text : rest + text)
    },
    end() {
      read(`${rest}${decoder?.end() ?? ''}\n`)
      dispatch()
    },
  }
}
