import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableCard } from './refusals.ts'

const entriesMax = 4096
const pathMax = 512
/** How much larger a file may get when it is unpacked. Texts reach some thirty; what is made to burst, a thousand. */
const ratioMax = 200
const ratioFrom = 1024 * 1024

interface Entry {
  readonly method: number
  readonly sum: number
  readonly packedSize: number
  readonly size: number
  readonly headerAt: number
}

export interface ZipFiles {
  /** The file of that path, unpacked; nothing when there is none. */
  read(path: string, bytesMax: number): Buffer | undefined
}

export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
}

/**
 * Reads the directory alone, and later only what is asked for, each file bounded: an archive that is small as a file and
 * endless when unpacked costs no more than an honest one.
 */
export function openZip(zip: Buffer): ZipFiles {
  const entries = directoryOf(zip)
  return {
    read(path, bytesMax) {
      const entry = entries.get(path)
      return entry && contentOf(zip, entry, bytesMax)
    },
  }
}

function broken(): UnreadableCard {
  return new UnreadableCard('The card is a broken archive.')
}

function directoryOf(zip: Buffer): Map<string, Entry> {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > entriesMax) throw new UnreadableCard('The card holds too many files.')
  const entries = new Map<string, Entry>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = count; left > 0; left--) {
    if (at + 46 > end || zip.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw broken()
    const pathLength = zip.readUInt16LE(at + 28)
    const next = at + 46 + pathLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    if (next > end || pathLength > pathMax) throw broken()
    const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) throw new UnreadableCard('The card is an archive with a password.')
    entries.set(zip.toString('utf8', at + 46, at + 46 + pathLength), {
      method: zip.readUInt16LE(at + 10),
      sum: zip.readUInt32LE(at + 16),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      headerAt: zip.readUInt32LE(at + 42),
    })
    at = next
  }
  return entries
}

/** The last of what looks like the end of a directory; a comment of up to 65,535 characters may follow it. */
function endOf(zip: Buffer): number {
  const end = zip.subarray(Math.max(0, zip.length - 65_557)).lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const at = end + Math.max(0, zip.length - 65_557)
  if (end < 0 || at + 22 > zip.length) throw broken()
  return at
}

function contentOf(zip: Buffer, entry: Entry, bytesMax: number): Buffer {
  const { headerAt, packedSize, size } = entry
  if (size > bytesMax || (size > ratioFrom && size > packedSize * ratioMax))
    throw new UnreadableCard('A file in the card is too large once it is unpacked.')
  if (headerAt + 30 > zip.length || zip.toString('latin1', headerAt, headerAt + 4) !== 'PK\x03\x04')
    throw broken()
  const from = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28)
  const packed = zip.subarray(from, from + packedSize)
  if (packed.length !== packedSize) throw broken()
  const content = unpacked(packed, entry)
  if (content.length !== size || crc32(content) !== entry.sum) throw broken()
  return content
}

function unpacked(packed: Buffer, { method, size }: Entry): Buffer {
  if (method === 0) return packed
  if (method !== 8) throw new UnreadableCard('The card is packed in a way that we cannot read.')
  try {
    // Not a byte more than the directory says.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch {
    throw broken()
  }
}
