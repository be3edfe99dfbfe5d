/**
 * A model that is to go on often begins with the words that it had stopped at, or with all of them. They are left out.
 * Words are held back only as long as they may be such a repetition.
 */
export function createWithoutRepeat(before: string): { push: (words: string) => string; end: () => string } {
  const candidates = candidatesOf(before)
  let held = ''
  let isOver = candidates.length === 0

  function release(from: number): string {
    isOver = true
    const words = held.slice(from)
    held = ''
    return words
  }

  return {
    push(words) {
      if (isOver) return words
      held += words
      const start = held.length - held.trimStart().length
      const said = held.slice(start)
      const whole = candidates.find((one) => said.startsWith(one))
      if (whole !== undefined) return release(start + whole.length)
      return candidates.some((one) => one.startsWith(said)) ? '' : release(0)
    },
    end: () => (isOver ? '' : release(0)),
  }
}

const wordsAtLeast = 3

/** All of it, and its ends that begin where a line, a sentence or one of the last words begins; the longest first. */
function candidatesOf(before: string): string[] {
  const text = before.trim()
  const starts = new Set([0])
  for (const { index } of text.matchAll(/[^\s]+/g)) {
    const lead = text.slice(0, index)
    if (/(?:[.!?…]["”’*)]{0,3}\s+|\n\s*)$/.test(lead.slice(-8)) || text.length - index < 120)
      starts.add(index)
  }
  return [...starts]
    .toSorted((a, b) => a - b)
    .map((start) => text.slice(start))
    .filter((end) => end.split(/\s+/).length >= wordsAtLeast)
}
