import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Sentences to learn from, by what they are; each was made up for it. `exemplars/README.md` says what belongs where. */
export const exemplars = {
  acute: linesOf('acute'),
  mild: linesOf('mild'),
  threat: linesOf('threat'),
  hate: linesOf('hate'),
  harassment: linesOf('harassment'),
  goods: linesOf('goods'),
  spam: linesOf('spam'),
  explicit: linesOf('explicit'),
  under18: linesOf('under18'),
  advance: linesOf('advance'),
  child: linesOf('child'),
  adult: linesOf('adult'),
  others: linesOf('others'),
  harmless: linesOf('harmless'),
  touching: linesOf('touching'),
}
export type Exemplar = keyof typeof exemplars

export function linesOf(kind: string): readonly string[] {
  const file = new URL(`exemplars/${kind}.txt`, import.meta.url)
  return readFileSync(file, 'utf8').trimEnd().split('\n')
}

/** Tells whether what was learned is of these exemplars. */
export function exemplarHash(): string {
  return createHash('sha256').update(JSON.stringify(exemplars)).digest('hex')
}
