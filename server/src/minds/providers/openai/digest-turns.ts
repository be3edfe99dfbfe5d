import type { MindWindow, Turn } from '../../mind.ts'

const perTurn = 12

/** The latest of these turns that a model can read at once, and the number of the first. */
export function latestThatFit(
  window: MindWindow,
  turns: readonly Turn[],
): { turns: readonly Turn[]; first: number } {
  let left = window.tokens
  let first = turns.length
  for (; first > 0; first--) {
    left -= window.count(turns[first - 1]?.text ?? '') + perTurn
    if (left < 0) break
  }
  return { turns: turns.slice(first), first }
}
