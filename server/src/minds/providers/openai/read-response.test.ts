import { describe, expect, it } from 'vitest'
import { ResponseReader } from './read-response.ts'

interface Read {
  status: number[]
  body: string
  ends: number
  reader: ResponseReader
}

function readIn(pieces: readonly string[]): Read {
  const read: Omit<Read, 'reader'> = { status: [], body: '', ends: 0 }
  const reader = new ResponseReader({
    onHead: ({ status }) => void read.status.push(status),
    onBody: (bytes) => void (read.body += bytes),
    onEnd: () => void read.ends++,
  })
  for (const piece of pieces) reader.feed(piece)
  return { ...read, reader }
}

function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, i) =>
    text.slice(i * length, (i + 1) * length),
  )
}

const chunked =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nKeep-Alive: timeout=60\r\n\r\n' +
  '5\r\nabcde\r\nA;name="x"\r\n0123456789\r\n1\r\n\r\r\n0\r\nTrailer: of no use\r\n\r\n'

describe('M1: an answer of HTTP/1.1, wherever the network cut it', () => {
  it.each([1, 2, 3, 5, 17, 10_000])('in chunks, by pieces of %i bytes', (length) => {
    const { status, body, ends, reader } = readIn(cut(chunked, length))
    expect({ status, body, ends }).toEqual({ status: [200], body: 'abcde0123456789\r', ends: 1 })
    expect(reader.keptMs).toBe(59_000)
  })

  it.each([1, 4, 10_000])('with a length, by pieces of %i bytes', (length) => {
    const text = 'HTTP/1.1 503 Not Now\r\ncontent-length: 4\r\nRETRY-after:  2 \r\n\r\nbusy'
    expect(readIn(cut(text, length))).toMatchObject({ status: [503], body: 'busy', ends: 1 })
  })

  it.each([1, 10_000])('until the server hangs up, by pieces of %i bytes', (length) => {
    const { reader, ...read } = readIn(cut('HTTP/1.0 200 OK\r\n\r\nall the rest', length))
    expect(read).toEqual({ status: [200], body: 'all the rest', ends: 0 })
    reader.hungUp()
    expect(reader.isOver).toBe(true)
    expect(reader.keptMs).toBe(0)
  })

  it('brings all chunks of one piece together', () => {
    const bodies: string[] = []
    const reader = new ResponseReader({
      onHead: () => undefined,
      onBody: (bytes) => void bodies.push(bytes),
      onEnd: () => undefined,
    })
    reader.feed(chunked)
    expect(bodies).toHaveLength(1)
  })

  it('finds headers whatever their case, and several of one name', () => {
    let found: string | undefined
    const reader = new ResponseReader({
      onHead: ({ header }) => void (found = header('x-one')),
      onBody: () => undefined,
      onEnd: () => undefined,
    })
    reader.feed('HTTP/1.1 200 OK\r\nX-One: 1\r\nx-ONE:2\r\ncontent-length: 0\r\n\r\n')
    expect(found).toBe('1, 2')
    expect(reader.isOver).toBe(true)
  })

  it('passes over what is said before the answer', () => {
    const text =
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 204 None\r\n\r\n'
    expect(readIn([text])).toMatchObject({ status: [204], body: '', ends: 1 })
  })
})

describe('a connection is asked again', () => {
  const answer = (...headers: string[]): string =>
    ['HTTP/1.1 200 OK', 'content-length: 2', ...headers, '', 'ok'].join('\r\n')

  it.each([
    ['where nothing is said about it', answer(), 4000],
    ['for a little less than the server keeps it', answer('keep-alive: timeout=5, max=100'), 4000],
    ['for ten minutes at most', answer('keep-alive: timeout=86400'), 600_000],
    ['not where it is closed', answer('connection: close'), 0],
    ['not where it is kept for a second', answer('keep-alive: timeout=1'), 0],
    ['not when something follows the answer', `${answer()}HTTP/1.1 200 OK`, 0],
    [
      'not where two lengths are named',
      `HTTP/1.1 200 OK\r\ncontent-length: 9\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      0,
    ],
    ['not of an old kind', 'HTTP/1.0 200 OK\r\ncontent-length: 0\r\n\r\n', 0],
    [
      'of an old kind that says so',
      'HTTP/1.0 200 OK\r\ncontent-length: 0\r\nconnection: keep-alive\r\n\r\n',
      4000,
    ],
  ])('%s', (_, text, keptMs) => {
    expect(readIn([text]).reader.keptMs).toBe(keptMs)
  })
})

describe('what is no answer', () => {
  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH\r\n\r\n'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\nnonsense\r\n\r\n'],
    ['no clear length', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\n'],
    ['a chunk without a length', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n'],
    [
      'a chunk that is longer than it says',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nabc\r\n',
    ],
    ['a head that does not end', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`],
    [
      'a length that does not end',
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${'0'.repeat(2000)}`,
    ],
  ])('%s', (_, text) => {
    expect(() => readIn([text])).toThrow()
  })

  it('is one that broke off', () => {
    const { reader } = readIn([chunked.slice(0, -5)])
    expect(() => reader.hungUp()).toThrow('hung up')
  })
})
