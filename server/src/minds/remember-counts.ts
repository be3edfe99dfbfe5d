import { BoundedCache } from '../platform/bounded-cache.ts'

const textsMost = 4000
/** Longer ones are parts of cards, which are cut to another length each time. */
const lengthMost = 4000

/** Most of a prompt is the same as it was the last time: each text is counted once. */
export function rememberCounts(count: (text: string) => number): (text: string) => number {
  const known = new BoundedCache<number>(textsMost)
  return (text) => {
    if (text.length > lengthMost) return count(text)
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const counted = count(text)
    known.set(text, counted)
    return counted
  }
}
