import type { MindWindow } from '../minds/index.ts'
import { budget } from './prompt.ts'

/** As many turns as one reading takes. */
export const readAtOnce = 60

type Words = readonly { text: string }[]

/** Half of a mind's window is the turns', and a token is some three and a half characters. Rather too little: a summary may overlap the window. */
const charactersPerToken = 0.5 * 3.5

function charactersOf(window: MindWindow | undefined): number {
  return window === undefined
    ? budget.characters
    : Math.min(budget.characters, window.tokens * charactersPerToken)
}

/** Whether a mind that is told these, in either order, is told them all. */
export function fitsWindow(said: Words, window?: MindWindow): boolean {
  return said.length < budget.turns && lengthOf(said) <= charactersOf(window)
}

/**
 * How many of these, oldest first, go into the summary now: none while all of them fit the window. Once they do not, all but the latest half
 * of a window, so that the next reading is some time away and nothing falls between window and summary meanwhile; and no more than a mind can
 * read at once.
 */
export function toSummarise(said: Words, window?: MindWindow): number {
  if (fitsWindow(said, window)) return 0
  const characters = charactersOf(window)
  const stay = within(said.toReversed(), characters / 2, budget.turns / 2)
  return Math.min(said.length - stay, Math.max(1, within(said, characters, readAtOnce)))
}

/** How many of these fit, from the first on. */
function within(said: Words, characters: number, most: number): number {
  let left = characters
  let fit = 0
  for (const { text } of said.slice(0, most)) {
    left -= text.length
    if (left < 0) break
    fit += 1
  }
  return fit
}

function lengthOf(said: Words): number {
  return said.reduce((sum, { text }) => sum + text.length, 0)
}
