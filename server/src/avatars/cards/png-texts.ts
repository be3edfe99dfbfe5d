import { crc32, inflateSync } from 'node:zlib'
import { UnreadableCard } from './refusals.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Of one text once it is unpacked. */
const textBytesMax = 20 * 1024 * 1024
/** Of the same keyword: those beyond are nobody's. */
const textsMax = 4

interface Chunk {
  readonly type: string
  readonly data: Buffer
  /** With its length, type and sum. */
  readonly whole: Buffer
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(signature)
}

/** Sums are not checked: a text that is broken shows when it is read, and cards are edited with all sorts of tools. */
function* chunksOf(png: Buffer): Generator<Chunk> {
  let at = signature.length
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at)
    const end = at + 12 + length
    if (end > png.length) return
    const type = png.toString('latin1', at + 4, at + 8)
    yield { type, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
}

/** The texts under these keywords (lower case), in the order of the file, whichever of the three kinds of chunk they are in. */
export function textsIn(png: Buffer, keywords: readonly string[]): Map<string, Buffer[]> {
  const found = new Map<string, Buffer[]>(keywords.map((keyword) => [keyword, []]))
  for (const { type, data } of chunksOf(png)) {
    if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') continue
    // A keyword has at most 79 characters; some tools write longer ones, which are none of ours.
    const end = data.subarray(0, 80).indexOf(0)
    if (end < 0) continue
    const texts = found.get(data.toString('latin1', 0, end).toLowerCase())
    if (texts === undefined || texts.length >= textsMax) continue
    const text = unpacked(type, data.subarray(end + 1))
    if (text !== undefined) texts.push(text)
  }
  return found
}

function unpacked(type: 'tEXt' | 'zTXt' | 'iTXt', data: Buffer): Buffer | undefined {
  if (type === 'tEXt') return data
  if (type === 'zTXt') return inflated(data.subarray(1))
  const isPacked = data[0] === 1
  // Compression flag and method, then a language and a translated keyword, each with a NUL at its end.
  const language = data.indexOf(0, 2)
  const keyword = language < 0 ? -1 : data.indexOf(0, language + 1)
  if (keyword < 0) return undefined
  const text = data.subarray(keyword + 1)
  return isPacked ? inflated(text) : text
}

function inflated(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: textBytesMax })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadableCard('The card’s text is too large once it is unpacked.')
    return undefined
  }
}

/** The picture with these texts in it, and without others of the same keywords. */
export function withTexts(png: Buffer, texts: readonly { keyword: string; text: string }[]): Buffer {
  const keywords = new Set(texts.map(({ keyword }) => keyword))
  const parts: Buffer[] = [signature]
  for (const { type, data, whole } of chunksOf(png)) {
    if (type === 'tEXt' && keywords.has(data.toString('latin1', 0, Math.max(0, data.indexOf(0))))) continue
    if (type === 'IEND') parts.push(...texts.map(({ keyword, text }) => textChunk(keyword, text)))
    parts.push(whole)
  }
  return Buffer.concat(parts)
}

function textChunk(keyword: string, text: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
