import { sql } from 'drizzle-orm'
import { ethnicities, genders, type AvatarFilter } from '@aureole/contract/avatars'
import type { Database } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'

/** As much of an angel as the catalogue goes by. */
export interface RandomAngel {
  id: string
  gender: (typeof genders)[number]
  ethnicity: (typeof ethnicities)[number]
  age: number
  rank: number
  visibility: 'PUBLIC' | 'PRIVATE' | 'REVIEW'
  isDeleted: boolean
}

/** The same numbers for the same seed: a failure can be looked at again. */
export function createDice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Uneven on purpose: some origins and ages are common, some rare, ranks repeat, and not all are in the catalogue. */
export function randomAngels(count: number, seed: number): RandomAngel[] {
  const dice = createDice(seed)
  const uneven = (length: number) => Math.floor(dice() ** 3 * length)
  return Array.from({ length: count }, () => ({
    id: newId(),
    gender: genders[uneven(2)]!,
    ethnicity: ethnicities[uneven(ethnicities.length)]!,
    age: 18 + uneven(82),
    rank: Math.floor(dice() * count * 0.7),
    visibility: dice() < 0.9 ? 'PUBLIC' : dice() < 0.5 ? 'PRIVATE' : 'REVIEW',
    isDeleted: dice() < 0.05,
  }))
}

export async function insertAngels(database: Database, angels: readonly RandomAngel[]): Promise<void> {
  for (let i = 0; i < angels.length; i += 500) {
    const json = JSON.stringify(angels.slice(i, i + 500))
    await database.db.execute(sql`
      insert into avatars (id, name, age, gender, ethnicity, hook, occupation, traits, hobbies, biography, greeting,
        speaking_style, starters, portrait, palette, rank, visibility, deleted_at)
      select a.id, 'Somebody', a.age, a.gender, a.ethnicity, '', '', '{}', '{}', '', '', '', '{Hello}', 'x',
        '{"ground":"#000000","line":"#000000","halo":"#000000"}', a.rank, a.visibility,
        case when a."isDeleted" then now() end
      from jsonb_to_recordset(${json}::jsonb) as a(id uuid, age smallint, gender text, ethnicity text, rank int,
        visibility text, "isDeleted" boolean)`)
  }
}

/** The catalogue as anybody would say it, without an index in mind. */
export function naively(
  angels: readonly RandomAngel[],
  filter: AvatarFilter,
  blocked: ReadonlySet<string> = new Set(),
): string[] {
  return angels
    .filter((one) => one.visibility === 'PUBLIC' && !one.isDeleted && !blocked.has(one.id))
    .filter((one) => one.gender === filter.gender)
    .filter((one) => one.age >= filter.minAge && one.age <= filter.maxAge)
    .filter((one) => filter.ethnicity.length === 0 || filter.ethnicity.includes(one.ethnicity))
    .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
}
