import { beforeAll, expect, it } from 'vitest'
import * as contract from '@aureole/contract/avatars'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { createPortraits } from '../portraits/index.ts'
import { angels } from '../seed/angels/index.ts'
import { seedCatalogue } from '../seed/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createAvatars, type Avatars } from './index.ts'

describeOnBothDatabases('the catalogue', (open) => {
  let database: Database
  let avatars: Avatars

  beforeAll(async () => {
    database = await open()
    avatars = createAvatars({ database, portraits: createPortraits() })
    await seedCatalogue({ avatars, database })
    await seedCatalogue({ avatars, database })
  })

  /** As the route reads it. */
  const ask = (query: Record<string, string>) => {
    const asked = contract.listAvatars.query.parse(query)
    return avatars.list(asked, asked.page, asked.pageSize)
  }
  const names = async (query: Record<string, string>) => (await ask(query)).items.map((avatar) => avatar.name)

  it('shows every woman on page after page, each once, in the order of the catalogue', async () => {
    const first = await ask({})
    const second = await ask({ page: '2' })
    expect(first).toMatchObject({ firstPage: true, lastPage: false })
    expect(first.items).toHaveLength(12)
    expect(second).toMatchObject({ firstPage: false, lastPage: true })
    expect([...first.items, ...second.items].map((avatar) => avatar.name)).toEqual(
      angels.filter((angel) => angel.gender === 'FEMALE').map((angel) => angel.name),
    )
    expect(await ask({ page: '3' })).toEqual({ items: [], firstPage: false, lastPage: true })
  })

  it.each([
    [{ gender: 'MALE', minAge: '40', maxAge: '45' }],
    [{ gender: 'FEMALE', minAge: '30', maxAge: '33' }],
    [{ gender: 'MALE', ethnicity: 'AFRICAN,PACIFIC' }],
    [{ gender: 'FEMALE', ethnicity: 'EAST_ASIAN', maxAge: '27' }],
    [{ minAge: '80' }],
  ])('filters by %o', async (query: Record<string, string>) => {
    const filter = contract.parseFilter(query)
    const expected = angels.filter(
      (angel) =>
        angel.gender === filter.gender &&
        angel.age >= filter.minAge &&
        angel.age <= filter.maxAge &&
        (filter.ethnicity.length === 0 || filter.ethnicity.includes(angel.ethnicity)),
    )
    expect(await names({ ...query, pageSize: '100' })).toEqual(expected.map((angel) => angel.name))
  })

  it('falls back where a query makes no sense', async () => {
    const plain = await names({})
    const odd = {
      gender: 'ROBOT',
      minAge: 'young',
      maxAge: '-3',
      page: 'x',
      pageSize: 'many',
      ethnicity: 'MARTIAN',
    }
    expect(await names({ ...odd, maxAge: 'old' })).toEqual(plain)
    expect(await names({ maxAge: '-3' })).toEqual([])
  })

  it('answers what the contract says', async () => {
    const page = await ask({ pageSize: '100' })
    expect(contract.avatarPage.parse(page)).toEqual(page)
    for (const { id } of page.items) {
      const details = await avatars.byId(id)
      expect(contract.avatarDetails.parse(details)).toEqual(details)
    }
    expect(await avatars.byId(newId())).toBeUndefined()
    const options = avatars.options()
    expect(contract.listOptions.answer.parse(options)).toEqual(options)
    expect(options['ethnicity']?.map((option) => option.value)).toEqual([...contract.ethnicities])
    expect(options['picture']?.length).toBeGreaterThanOrEqual(8)
  })
})
