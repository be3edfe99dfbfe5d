import type { Safety, Verdict } from '../safety/index.ts'

/** Blocks what fits and allows the rest; without a pattern it blocks everything. */
export function blocking(fits: RegExp = /(?:)/, reason = 'Not here.'): Safety {
  const verdict = (text: string): Verdict =>
    fits.test(text) ? { kind: 'block', findings: [], reason } : { kind: 'allow' }
  return {
    screen: async (text) => verdict(text),
    watch: () => ({ push: (words) => words, end: () => '', stopped: () => undefined }),
  }
}
