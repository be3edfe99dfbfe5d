import { crc32, inflateRawSync } from 'node:zlib'

/** The files of an archive by their paths, read by its directory, each checked against its sum. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) throw new Error('not a ZIP')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('a broken directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const header = bytes.readUInt32LE(at + 42)
    const from = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const content = inflateRawSync(bytes.subarray(from, from + bytes.readUInt32LE(at + 20)))
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is broken`)
    files.set(name, content)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
