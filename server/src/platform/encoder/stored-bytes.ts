import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Several files as if they were one. Read piece by piece, so that no second copy of the weights is ever in memory. */
export class StoredBytes {
  readonly size: number
  readonly #parts: { readonly file: number; readonly start: number; readonly end: number }[] = []

  constructor(paths: readonly string[]) {
    let end = 0
    try {
      for (const path of paths) {
        const file = openSync(path, 'r')
        const start = end
        end += fstatSync(file).size
        this.#parts.push({ file, start, end })
      }
    } catch (error) {
      this.close()
      throw error
    }
    this.size = end
  }

  /** Fills the target with what begins at this place. */
  read(at: number, target: Float32Array | Int8Array | Uint8Array): void {
    const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
    let done = 0
    for (const { file, start, end } of this.#parts) {
      while (done < bytes.length && at + done >= start && at + done < end) {
        const here = at + done - start
        const count = readSync(file, bytes, done, Math.min(bytes.length - done, end - start - here), here)
        if (count === 0) throw new Error('a file with weights became shorter while it was read')
        done += count
      }
    }
    if (done < bytes.length) throw new Error('a file with weights is too short')
  }

  close(): void {
    for (const { file } of this.#parts.splice(0)) closeSync(file)
  }
}
