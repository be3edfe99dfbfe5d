import type { Ethnicity, Gender } from '@aureole/contract/avatar-filter'
import type { Options } from './options.ts'
import { seeded } from './seeded.ts'

const atOnce = 5

/** A few names that would suit; another round shows others. They are offered, never set unasked. */
export function suggestNames(
  options: Options,
  gender: Gender,
  ethnicity: Ethnicity,
  seed: string,
  round = 0,
): string[] {
  const fitting = (options['name'] ?? []).filter(
    (name) => name.gender === gender && name.ethnicity === ethnicity,
  )
  const all = seeded(`${seed}/names`)
    .some(fitting, fitting.length)
    .map((name) => name.label)
  const from = all.length === 0 ? 0 : (round * atOnce) % all.length
  return [...all.slice(from), ...all.slice(0, from)].slice(0, atOnce)
}

/** Whether a name is one of ours: then a surprise may replace it, else somebody chose it. */
export function isSuggested(options: Options, name: string): boolean {
  return (options['name'] ?? []).some((option) => option.label === name.trim())
}
