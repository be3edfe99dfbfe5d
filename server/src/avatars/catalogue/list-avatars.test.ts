import { sql } from 'drizzle-orm'
import {
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  nat,
  record,
  subarray,
  type Arbitrary,
} from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { ethnicities, genders, type AvatarFilter } from '@aureole/contract/avatars'
import type { Database } from '../../platform/database/index.ts'
import type { Portraits } from '../../portraits/index.ts'
import { bareAvatars } from '../../testing/avatars.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { insertPerson } from '../../testing/people.ts'
import type { Avatars } from '../index.ts'
import { insertAngels, naively, randomAngels } from '../testing/random-angels.ts'
import type { ListReader } from './list-avatars.ts'
import { probe, walk } from './store-catalogue.ts'

const noPictures = {
  picture: () => ({ imageUrl: '', imageSources: [], thumbUrl: '' }),
} as unknown as Portraits

const filters: Arbitrary<AvatarFilter> = record({
  gender: constantFrom(...genders),
  one: integer({ min: 18, max: 99 }),
  other: integer({ min: 18, max: 99 }),
  isNarrow: boolean(),
  ethnicity: subarray([...ethnicities]),
}).map(({ gender, one, other, isNarrow, ethnicity }) => ({
  gender,
  ethnicity,
  minAge: isNarrow ? one : Math.min(one, other),
  maxAge: isNarrow ? Math.min(99, one + 2) : Math.max(one, other),
}))

describeOnBothDatabases('the pages of the catalogue', (open) => {
  let database: Database
  let avatars: Avatars
  const angels = randomAngels(3000, 42)

  beforeAll(async () => {
    database = await open()
    avatars = bareAvatars(database, noPictures)
    // The house's own angels are in every installation.
    await database.db.execute(sql`delete from avatars`)
    await insertAngels(database, angels)
  })

  async function scroll(filter: AvatarFilter, pageSize: number, reader: ListReader, pages = 1000) {
    const seen: string[] = []
    for (let page = 1; page <= pages; page++) {
      const { items, firstPage, lastPage } = await avatars.list({ ...filter, page, pageSize }, reader)
      expect(firstPage).toBe(page === 1)
      seen.push(...items.map(({ id }) => id))
      if (lastPage) return seen
    }
    return seen
  }

  it('show who fits a filter, each once, in order, and nobody else', async () => {
    let reader = 0
    await assert(
      asyncProperty(filters, constantFrom(7, 12, 100), async (filter, pageSize) => {
        const key = `reader ${(reader += 1)}`
        const expected = naively(angels, filter).slice(0, 8 * pageSize)
        expect((await scroll(filter, pageSize, { key }, 8)).slice(0, 8 * pageSize)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('are found by their number alone', async () => {
    await assert(
      asyncProperty(filters, integer({ min: 1, max: 60 }), async (filter, page) => {
        const expected = naively(angels, filter)
        const { items, lastPage } = await avatars.list({ ...filter, page, pageSize: 12 })
        expect(items.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 12, page * 12))
        expect(lastPage).toBe(expected.length <= page * 12)
      }),
      { numRuns: 80 },
    )
  })

  it('say that they are the last when nobody follows, also where the last one is full', async () => {
    const filter: AvatarFilter = { gender: 'FEMALE', minAge: 20, maxAge: 24, ethnicity: [] }
    const { length } = naively(angels, filter)
    expect(length).toBeGreaterThan(2)
    for (const [pageSize, isLast] of [
      [length, true],
      [length - 1, false],
    ] as const) {
      const { items, lastPage } = await avatars.list({ ...filter, page: 1, pageSize })
      expect([items.length, lastPage]).toEqual([pageSize, isLast])
    }
  })

  it('V9 leave out whom the reader has blocked, and nobody else’s', async () => {
    const everybody: AvatarFilter = { gender: 'MALE', minAge: 18, maxAge: 99, ethnicity: [] }
    const all = naively(angels, everybody)
    const [userId, other] = [await insertPerson(database), await insertPerson(database)]
    const blocked = new Set(all.filter((_, i) => i % 3 === 0).slice(0, 40))
    for (const id of blocked) {
      await database.db.execute(
        sql`insert into avatar_blocks values (${userId}::uuid, ${id}::uuid, now()), (${other}::uuid, ${all[1]}::uuid, now()) on conflict do nothing`,
      )
    }
    const narrow: AvatarFilter = { ...everybody, minAge: 18, maxAge: 20, ethnicity: ['AFRICAN'] }
    for (const filter of [everybody, narrow]) {
      const expected = naively(angels, filter, blocked)
      expect(await scroll(filter, 12, { userId, key: userId }, 5)).toEqual(expected.slice(0, 60))
      expect(await scroll(filter, 12, {}, 5)).toEqual(naively(angels, filter).slice(0, 60))
    }
  })

  it('are the same whichever way they are looked for', async () => {
    await assert(
      asyncProperty(filters, nat(40), nat(2999), async (filter, skip, i) => {
        const { rank, id } = angels[i]!
        const stretch = { after: { rank, id }, skip, take: 13 }
        const [walked, probed] = [
          await walk(database.db, filter, stretch, undefined, 10_000),
          await probe(database.db, filter, stretch, undefined),
        ]
        expect(probed).toEqual(walked)
      }),
      { numRuns: 60 },
    )
  })

  it('V9 neither repeat nor lose anybody when others come and go while somebody scrolls', async () => {
    const filter: AvatarFilter = { gender: 'FEMALE', minAge: 18, maxAge: 99, ethnicity: [] }
    const before = naively(angels, filter)
    const late = randomAngels(300, 7).map((one) => ({ ...one, gender: 'FEMALE' as const, isDeleted: false }))
    const gone = before.filter((_, i) => i % 10 === 0)
    const seen: string[] = []
    for (let page = 1, isLast = false; !isLast; page++) {
      const { items, lastPage } = await avatars.list({ ...filter, page, pageSize: 12 }, { key: 'scroller' })
      seen.push(...items.map(({ id }) => id))
      isLast = lastPage
      await insertAngels(database, late.splice(0, 20))
      const leaving = gone.splice(0, 5)
      for (const id of leaving) await database.db.execute(sql`delete from avatars where id = ${id}::uuid`)
    }
    expect(new Set(seen).size).toBe(seen.length)
    const stayed = before.filter((_, i) => i % 10 !== 0)
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed)
  })
})
