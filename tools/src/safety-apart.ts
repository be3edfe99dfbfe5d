import { linesOf } from '../../server/src/safety/meaning/exemplars.ts'

/** Sentences of two authors from whom nothing is learned: they tell where the bars belong. */
export const apart = {
  acute: linesOf('apart/acute'),
  mild: linesOf('apart/mild'),
  threat: linesOf('apart/threat'),
  harassment: linesOf('apart/harassment'),
  under18: linesOf('apart/under18'),
  others: linesOf('apart/others'),
  harmless: linesOf('apart/harmless'),
}
export type Apart = keyof typeof apart
