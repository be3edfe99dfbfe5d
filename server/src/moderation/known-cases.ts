import type { DeskCase } from '@aureole/contract/cases'
import type { ModerationTools } from './tools.ts'
import { later, rules } from './policy.ts'
import { presentCase } from './present.ts'
import type { CaseRow } from './store-cases.ts'
import { besideCase, type ShownRow } from './store-shown.ts'

type Tools = Pick<ModerationTools, 'clock' | 'database' | 'people'>

/** Cases as agents see them, asking for their people together. */
export async function knownCases(
  { database, people: seen }: Tools,
  shown: readonly ShownRow[],
): Promise<DeskCase[]> {
  const people = await seen.of(
    database.db,
    shown.flatMap(({ row, watching }) => [
      row.userId,
      ...(row.claimedBy === null ? [] : [row.claimedBy]),
      ...watching,
    ]),
  )
  return shown.flatMap(({ row, reason, watching }) =>
    reason === undefined ? [] : [presentCase(row, { people, reason, watching })],
  )
}

export async function knownCase(tools: Tools, row: CaseRow): Promise<DeskCase> {
  const [known] = await knownCases(tools, [await besideCase(tools.database, row, watchedSince(tools))])
  if (known === undefined) throw new Error('a case has no reason')
  return known
}

/** Who has not said since then that they look at a case does not any more. */
export function watchedSince({ clock }: Pick<Tools, 'clock'>): Date {
  return later(clock.now(), -rules.watchMs)
}
