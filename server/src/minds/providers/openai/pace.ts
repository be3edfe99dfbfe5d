/** Who has read a piece, and waits until it is time for the next. */
export interface PacedReader {
  readonly goOn: () => void
}

export interface Pace {
  /** From now on it may be let wait; until it leaves. */
  readonly join: (reader: PacedReader) => void
  readonly leave: (reader: PacedReader) => void
  /** Whether it is to wait; then `goOn` is called when it has waited. */
  readonly wait: (reader: PacedReader) => boolean
  readonly isWaiting: (reader: PacedReader) => boolean
}

/** Below this many, each word is read when it comes. */
const fewReaders = 16
const shortestMs = 50
const longestMs = 100
/** One beat for all of them: so that they do not all read in the same moment, it is shorter than their wait. */
const beatMs = 10

/**
 * How often connections are read when there are many. The system keeps what comes meanwhile, so that one reading, which costs much the
 * same for one word as for five, brings several. The words would have been gathered for as long before they go on anyway.
 */
export function createPace(): Pace {
  const readers = new Set<PacedReader>()
  /** In the order in which they began to wait; until when. */
  const waiting = new Map<PacedReader, number>()
  let beat: NodeJS.Timeout | undefined

  function waitMs(): number {
    return readers.size < fewReaders ? 0 : Math.min(Math.max(readers.size, shortestMs), longestMs)
  }

  function onBeat(): void {
    beat = undefined
    const now = performance.now()
    for (const [reader, until] of waiting) {
      if (until > now) break
      waiting.delete(reader)
      reader.goOn()
    }
    if (waiting.size > 0) beat ??= setTimeout(onBeat, beatMs)
  }

  return {
    join: (reader) => void readers.add(reader),
    leave(reader) {
      readers.delete(reader)
      waiting.delete(reader)
    },
    wait(reader) {
      if (!readers.has(reader)) return false
      const ms = waitMs()
      if (ms === 0) return false
      waiting.set(reader, performance.now() + ms)
      beat ??= setTimeout(onBeat, beatMs)
      return true
    },
    isWaiting: (reader) => waiting.has(reader),
  }
}
