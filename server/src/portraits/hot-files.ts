export interface HotFiles {
  get(file: string): Buffer | undefined
  put(file: string, bytes: Buffer): void
}

/** What was asked for last, in memory, up to so many bytes. */
export function createHotFiles(bytesMax: number): HotFiles {
  // A map keeps the order in which its keys were put: the first has rested longest.
  const kept = new Map<string, Buffer>()
  let total = 0
  return {
    get(file) {
      const bytes = kept.get(file)
      if (bytes === undefined) return undefined
      kept.delete(file)
      kept.set(file, bytes)
      return bytes
    },
    put(file, bytes) {
      total += bytes.length - (kept.get(file)?.length ?? 0)
      kept.delete(file)
      kept.set(file, bytes)
      for (const [oldest, content] of kept) {
        if (total <= bytesMax) return
        kept.delete(oldest)
        total -= content.length
      }
    },
  }
}
