import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '@aureole/contract/avatars'
import { newId } from '../platform/ids.ts'
import { fixedId } from '../seed/angel.ts'
import { angels } from '../seed/angels/index.ts'
import { seedCatalogue } from '../seed/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { draft } from './testing/draft.ts'
import { startWorld, type Person, type World } from './testing/world.ts'

describeOnBothDatabases('the catalogue', (open) => {
  let world: World
  let reader: Person

  beforeAll(async () => {
    world = await startWorld(await open())
    await seedCatalogue(world)
    await seedCatalogue(world)
    reader = await world.person()
  })
  afterAll(() => world.stop())

  const get = async (path: string, token?: string) => {
    const answer = await world.call('GET', path, undefined, token)
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const list = async (query: Record<string, string>, token?: string) =>
    contract.avatarPage.parse(await get(`/api/avatars?${new URLSearchParams(query).toString()}`, token))
  const names = async (query: Record<string, string>) => (await list(query)).items.map(({ name }) => name)
  const women = angels.filter((angel) => angel.gender === 'FEMALE')
  const noor = fixedId('avatar noor')

  it('shows every woman on page after page, each once, in the order of the catalogue', async () => {
    const seen: string[] = []
    for (let page = 1, isLast = false; !isLast; page++) {
      const { items, firstPage, lastPage } = await list({ page: String(page) })
      expect(firstPage).toBe(page === 1)
      if (!lastPage) expect(items).toHaveLength(12)
      seen.push(...items.map(({ name }) => name))
      isLast = lastPage
    }
    expect(seen).toEqual(women.map(({ name }) => name))
    expect(await list({ page: '400' })).toEqual({ items: [], firstPage: false, lastPage: true })
  })

  it('falls back where a query makes no sense', async () => {
    const odd = {
      gender: 'ROBOT',
      minAge: 'young',
      maxAge: 'old',
      page: 'x',
      pageSize: 'many',
      ethnicity: 'MARTIAN',
    }
    expect(await names(odd)).toEqual(await names({}))
    expect(await names({ maxAge: '-3' })).toEqual(
      women.filter(({ age }) => age === 18).map(({ name }) => name),
    )
  })

  it('takes somebody with a token that is no good for a guest', async () => {
    expect((await list({}, 'nonsense')).items).toHaveLength(12)
  })

  it('leaves out whom the reader has blocked, everywhere but on that angel’s own page', async () => {
    const block = `/api/avatars/${noor}/block`
    expect((await reader.send('PUT', block)).status).toBe(204)
    expect((await reader.send('PUT', block)).status).toBe(204)
    const ids = async (path: string, token?: string) =>
      ((await get(path, token)) as { items: { id: string }[] }).items.map(({ id }) => id)
    const other = fixedId(`avatar ${women.find((angel) => angel.portrait !== 'noor')!.portrait}`)
    for (const path of [
      '/api/avatars?pageSize=100',
      '/api/avatars/featured',
      `/api/avatars/${other}/similar`,
    ]) {
      expect(await ids(path, reader.token), path).not.toContain(noor)
    }
    expect(await ids('/api/avatars?pageSize=100')).toContain(noor)
    expect(await get(`/api/avatars/${noor}`, reader.token)).toMatchObject({ isBlocked: true })
    expect(await get(`/api/avatars/${noor}`)).toMatchObject({ isBlocked: false })
    expect(await ids(`${reader.path}/blocked-avatars`, reader.token)).toEqual([noor])
    expect([...(await world.avatars.meetable(reader.userId, [noor, other]))]).toEqual([other])

    expect((await reader.send('DELETE', block)).status).toBe(204)
    expect(await ids(`${reader.path}/blocked-avatars`, reader.token)).toEqual([])
    expect(await ids('/api/avatars?pageSize=100', reader.token)).toContain(noor)
    expect((await reader.send('PUT', `/api/avatars/${newId()}/block`)).status).toBe(404)
    expect((await world.call('PUT', block)).status).toBe(401)
  })

  it('tells of an angel what people may know, and minds a little more', async () => {
    for (const angel of angels) {
      const id = fixedId(`avatar ${angel.portrait}`)
      const details = await get(`/api/avatars/${id}`)
      expect(contract.avatarDetails.parse(details)).toEqual(details)
      expect(details).toMatchObject({
        name: angel.name,
        opinions: angel.opinions,
        isMine: false,
        pictureSource: 'DRAWN',
      })
      expect(details).not.toHaveProperty('neverSays')
      expect(await world.avatars.byIds([id])).toMatchObject([
        { neverSays: angel.neverSays, isDeleted: false },
      ])
    }
    expect((await world.call('GET', `/api/avatars/${newId()}`)).status).toBe(404)
    expect((await world.call('GET', '/api/avatars/nobody')).status).toBe(404)
  })

  it('features a dozen, women and men in turn, others tomorrow', async () => {
    const featured = async () =>
      contract.featuredAvatars.answer.parse(await get('/api/avatars/featured')).items
    const today = await featured()
    expect(today.map(({ gender }) => gender)).toEqual(today.map((_, i) => (i % 2 === 0 ? 'FEMALE' : 'MALE')))
    expect(today).toHaveLength(12)
    expect(new Set(today.map(({ id }) => id)).size).toBe(12)
    expect(await featured()).toEqual(today)
    world.clock.advance(24 * 3600_000)
    const tomorrow = await featured()
    expect(tomorrow).toHaveLength(12)
    expect(tomorrow.map(({ id }) => id)).not.toEqual(today.map(({ id }) => id))
    world.clock.advance(-24 * 3600_000)
  })

  it('names a few who are alike, always the same, never the angel itself', async () => {
    for (const { portrait } of angels.slice(0, 10)) {
      const id = fixedId(`avatar ${portrait}`)
      const path = `/api/avatars/${id}/similar`
      const { items } = contract.similarAvatars.answer.parse(await get(path))
      expect(items).toHaveLength(6)
      expect(items.map((one) => one.id)).not.toContain(id)
      expect((await get(path)) as object).toEqual({ items })
    }
    expect((await world.call('GET', `/api/avatars/${newId()}/similar`)).status).toBe(404)
  })

  it('offers what the generator and the filters need', async () => {
    const options = contract.listOptions.answer.parse(await get('/api/avatars/options'))
    const labels = (option: string) => options[option]?.map(({ label }) => label) ?? []
    expect(options['ethnicity']?.map(({ value }) => value)).toEqual([...contract.ethnicities])
    for (const [option, least] of Object.entries({
      hair: 15,
      hairColour: 8,
      eyes: 6,
      outfit: 10,
      expression: 5,
      personality: 20,
      occupation: 40,
      hobbies: 40,
      relation: 6,
      speakingStyle: 6,
      name: 120,
      picture: 12,
    })) {
      expect(labels(option).length, option).toBeGreaterThanOrEqual(least)
      expect(new Set(labels(option)).size, option).toBe(labels(option).length)
    }
    for (const option of ['hair', 'outfit', 'picture']) {
      expect(options[option]?.every(({ imageUrl }) => imageUrl?.startsWith('/portraits/'))).toBe(true)
    }
    for (const { value } of options['name'] ?? []) expect(value.length).toBeLessThanOrEqual(40)
    expect(labels('outfit')).toContain('V-neck')
  })

  it('keeps a deleted angel for those who have talked with it', async () => {
    const owner = await world.person()
    const made = await owner.send('POST', `${owner.path}/avatars`, draft())
    const { id } = made.json() as { id: string }
    expect((await owner.send('DELETE', `/api/avatars/${id}`)).status).toBe(204)
    expect((await owner.send('GET', `/api/avatars/${id}`)).status).toBe(404)
    expect(await world.avatars.byIds([id])).toMatchObject([{ id, isDeleted: true }])
    expect((await world.avatars.meetable(owner.userId, [id])).size).toBe(0)
  })
})
