import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

export interface ZipFile {
  /** With slashes and without `..`, such as `chats/abc.json`. */
  readonly path: string
  readonly content: string | Uint8Array
}

export interface Zip {
  add(file: ZipFile): Promise<void>
  /** The whole archive. Nothing can be added afterwards. */
  end(): Buffer
}

const version = 20
const namesAreUtf8 = 0x0800
const deflated = 8
/** Beyond these the format needs its 64-bit extension, which is not written here. */
const mostFiles = 0xffff
const mostBytes = 0xffff_ffff

/** Writes a ZIP in memory: what is added is compressed at once, so that only the small form of it is held. */
export function createZip(at: Date): Zip {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const paths = new Set<string>()
  const { day, minute } = dosTime(at)
  let offset = 0

  function put(...buffers: Buffer[]): void {
    for (const buffer of buffers) {
      parts.push(buffer)
      offset += buffer.length
    }
    if (offset > mostBytes) throw new Error('zip: the archive grows beyond four gigabytes')
  }

  return {
    async add({ path, content }) {
      if (paths.has(path)) throw new Error(`zip: there is a file ${path} already`)
      if (path === '' || path.startsWith('/') || path.split('/').includes('..'))
        throw new Error(`zip: ${path} is no path within the archive`)
      if (paths.size >= mostFiles) throw new Error('zip: too many files')
      paths.add(path)
      const name = Buffer.from(path)
      const plain = typeof content === 'string' ? Buffer.from(content) : content
      const packed = await deflate(plain)
      // The same in the file's own header and in the directory.
      const common = Buffer.alloc(26)
      common.writeUInt16LE(version, 0)
      common.writeUInt16LE(namesAreUtf8, 2)
      common.writeUInt16LE(deflated, 4)
      common.writeUInt16LE(minute, 6)
      common.writeUInt16LE(day, 8)
      common.writeUInt32LE(crc32(plain), 10)
      common.writeUInt32LE(packed.length, 14)
      common.writeUInt32LE(plain.length, 18)
      common.writeUInt16LE(name.length, 22)
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE(offset, 10)
      directory.push(signature('PK\x01\x02'), word(version), common, rest, name)
      put(signature('PK\x03\x04'), common, name, packed)
    },
    end() {
      const start = offset
      put(...directory)
      const end = Buffer.alloc(18)
      end.writeUInt16LE(paths.size, 4)
      end.writeUInt16LE(paths.size, 6)
      end.writeUInt32LE(offset - start, 8)
      end.writeUInt32LE(start, 12)
      put(signature('PK\x05\x06'), end)
      return Buffer.concat(parts)
    },
  }
}

function signature(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function word(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16LE(value)
  return buffer
}

/** As MS-DOS counted: from 1980, in steps of two seconds; of UTC here, so that a file tells nothing of the server's place. */
function dosTime(at: Date): { day: number; minute: number } {
  const year = Math.min(2107, Math.max(1980, at.getUTCFullYear()))
  return {
    day: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    minute: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}
