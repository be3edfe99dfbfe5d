import { createHash } from 'node:crypto'
import { acts } from './acts/index.ts'
import type { Act, Line, Topic } from './bank.ts'
import { moodOfAct, moods } from './moods.ts'
import { topics } from './topics/index.ts'

export { acts } from './acts/index.ts'
export { pairs } from './pairs.ts'
export { topics } from './topics/index.ts'

export const topicById: ReadonlyMap<string, Topic> = new Map(topics.map((topic) => [topic.id, topic]))
export const actById: ReadonlyMap<string, Act> = new Map(acts.map((act) => [act.id, act]))

/** Lines among which the one that fits the person's words best is chosen. */
export const topicLines: readonly Line[] = topics.flatMap(({ glad, sorry, plain, asks, answers }) => [
  ...glad,
  ...sorry,
  ...plain,
  ...asks,
  ...answers,
])

/** A line as it is compared: the first variant of each choice, without slots. */
export function comparable(line: Line): string {
  return asEncoded(line.replace(/\{([^|}]*)(?:\|[^}]*)?\}/g, '$1').replace(/\[\w+\]/g, 'it'))
}

/** Capitals and printed apostrophes are a matter of who types; the encoder should not see them. */
export function asEncoded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}

/** Changes whenever a text does: what was learnt from other texts is not used. */
export function bankHash(): Buffer {
  const sum = createHash('sha256')
  for (const { id, said, words } of topics) sum.update(JSON.stringify([id, said, words]))
  for (const { id, said } of acts) sum.update(JSON.stringify([id, said]))
  sum.update(JSON.stringify([moods, moodOfAct]))
  sum.update(JSON.stringify(topicLines))
  return sum.digest()
}
