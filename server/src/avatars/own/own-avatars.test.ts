import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOwnAvatar, listOwnAvatars, type OwnAvatar } from '@aureole/contract/own-avatars'
import { newId } from '../../platform/ids.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { draft } from '../testing/draft.ts'
import { codeOf, startWorld, type Person, type World } from '../testing/world.ts'
import { blocking } from '../../testing/safety.ts'

const strict = blocking(/forbidden/, 'This cannot be said here.')

describeOnBothDatabases('own angels', (open) => {
  let world: World
  let owner: Person
  let stranger: Person

  beforeAll(async () => {
    world = await startWorld(await open(), { safety: strict })
    owner = await world.person({ isPremium: true })
    stranger = await world.person()
  })
  afterAll(() => world.stop())

  const create = (person: Person, body: object = draft()) =>
    person.send('POST', `${person.path}/avatars`, body)
  async function made(person: Person, body: object = draft()): Promise<OwnAvatar> {
    const answer = await create(person, body)
    expect(answer.status).toBe(201)
    return createOwnAvatar.answer.parse(answer.json())
  }
  const list = async (person: Person, query = '') =>
    listOwnAvatars.answer.parse((await person.send('GET', `${person.path}/avatars${query}`)).json())
  const read = async (person: Person, id: string) =>
    (await person.send('GET', `${person.path}/avatars/${id}`)).json() as OwnAvatar
  const isInCatalogue = async (id: string) => {
    const answer = await world.call('GET', '/api/avatars?pageSize=100&minAge=34&maxAge=34&ethnicity=EUROPEAN')
    return (answer.json() as { items: { id: string }[] }).items.some((one) => one.id === id)
  }
  const decide = (decided: Parameters<World['avatars']['review']>[1]) =>
    world.database.transaction((tx) => world.avatars.review(tx, decided))
  const waiting = async (id: string) => (await world.avatars.underReview(world.database.db, id))!

  it('V1 are made whole from a few answers, and only their owner meets them', async () => {
    const angel = await made(owner)
    expect(angel).toMatchObject({
      name: 'Clara',
      visibility: 'PRIVATE',
      refusal: null,
      relation: 'Good friend',
      isMine: true,
      pictureSource: 'DRAWN',
      look: { seed: 'clara', hair: 'BOB', gender: 'FEMALE', age: 34 },
    })
    expect(angel.biography).toContain('Clara')
    expect(angel.greeting).not.toBe('')
    expect(angel.starters).toHaveLength(3)
    expect(angel.imageUrl).toMatch(/^\/portraits\//)
    expect(await read(owner, angel.id)).toEqual(angel)
    expect(await (await owner.send('GET', `/api/avatars/${angel.id}`)).json()).toMatchObject({ isMine: true })

    for (const path of [`/api/avatars/${angel.id}`, `/api/avatars/${angel.id}/similar`]) {
      expect((await stranger.send('GET', path)).status).toBe(404)
      expect((await world.call('GET', path)).status).toBe(404)
    }
    expect((await stranger.send('GET', `${owner.path}/avatars/${angel.id}`)).status).toBe(404)
    expect((await stranger.send('GET', `${stranger.path}/avatars/${angel.id}`)).status).toBe(404)
    expect((await stranger.send('GET', `${owner.path}/avatars`)).status).toBe(404)
    expect((await stranger.send('POST', `${owner.path}/avatars`, draft())).status).toBe(404)
    expect((await stranger.send('PATCH', `/api/avatars/${angel.id}`, { name: 'Mine' })).status).toBe(404)
    expect((await stranger.send('DELETE', `/api/avatars/${angel.id}`)).status).toBe(404)
    expect((await stranger.send('POST', `/api/avatars/${angel.id}/publication`)).status).toBe(404)
    expect((await stranger.send('PUT', `/api/avatars/${angel.id}/block`)).status).toBe(404)
    expect((await world.call('POST', `${owner.path}/avatars`, draft())).status).toBe(401)
    expect(await isInCatalogue(angel.id)).toBe(false)
  })

  it('keep the words of their maker', async () => {
    const words = { biography: 'Mine.', greeting: 'Hello from me.', starters: ['One?'] }
    expect(await made(owner, draft(words))).toMatchObject(words)
  })

  it.each([
    [{ age: 17 }, 'age'],
    [{ name: ' ' }, 'name'],
    [{ traits: [] }, 'traits'],
    [{ gender: 'ROBOT' }, 'gender'],
    [{ look: { seed: 'x', hair: 'MOHICAN' } }, 'look.hair'],
    [{ look: { seed: 'x y' } }, 'look.seed'],
    [{ biography: 'x'.repeat(4001) }, 'biography'],
    [{ biography: 'something forbidden' }, 'biography'],
    [{ hobbies: ['Tea', 'the forbidden'] }, 'hobbies.1'],
  ])('are refused with %o, which names the field', async (more, path) => {
    const answer = await create(owner, { ...draft(), ...more })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid-fields', fields: [{ path }] })
  })

  it('V2 are three for free, fifty with premium, also when asked for all at once', async () => {
    const person = await world.person()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(person)))
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 403, 403, 403, 403, 403,
    ])
    const refused = answers.find((one) => one.status === 403)!
    expect(codeOf(refused)).toBe('avatar-limit-reached')
    expect((refused.json() as { detail: string }).detail).toMatch(/premium.* 50/)
    expect(await list(person)).toMatchObject({ count: 3, limit: 3 })

    const [first] = (await list(person)).items
    await person.send('DELETE', `/api/avatars/${first!.id}`)
    expect((await create(person)).status).toBe(201)
    expect((await create(person)).status).toBe(403)
  })

  it('V3 stay when premium ends, and there is room again only below the limit', async () => {
    const person = await world.person({ isPremium: true })
    for (let i = 0; i < 5; i++) await made(person)
    expect(await list(person)).toMatchObject({ count: 5, limit: 50 })
    await world.database
      .transaction((tx) => world.accounts.changePerson(tx, person.userId, { premiumUntil: null }))
      .then((announce) => announce())
    const { count, limit, items } = await list(person)
    expect([count, limit, items.length]).toEqual([5, 3, 5])
    expect((await create(person)).status).toBe(403)
    expect((await person.send('PATCH', `/api/avatars/${items[0]!.id}`, { name: 'Still mine' })).status).toBe(
      200,
    )
  })

  it('are listed the newest first, page by page', async () => {
    const person = await world.person({ isPremium: true })
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await made(person)).id)
    const first = await list(person, '?pageSize=3')
    const second = await list(person, '?pageSize=3&page=2')
    expect([first.firstPage, first.lastPage, second.firstPage, second.lastPage]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
  })

  it('V4 come from a generator state once, however often and from wherever it is finished', async () => {
    const person = await world.person()
    const generatorState = newId()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(person, { ...draft(), generatorState })),
    )
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201]))
    expect(new Set(answers.map((one) => (one.json() as OwnAvatar).id)).size).toBe(1)
    expect((await list(person)).count).toBe(1)

    await made(person)
    await made(person)
    const again = await create(person, { ...draft(), generatorState })
    expect([again.status, (again.json() as OwnAvatar).id]).toEqual([
      201,
      (answers[0]!.json() as OwnAvatar).id,
    ])
    expect((await create(stranger, { ...draft(), generatorState })).status).toBe(404)
    await person.send('DELETE', `/api/avatars/${(again.json() as OwnAvatar).id}`)
    expect((await create(person, { ...draft(), generatorState })).status).toBe(404)
  })

  it('V5 are changed in parts: the house words anew what it had worded, and nothing else', async () => {
    const angel = await made(owner, draft({ greeting: 'My own hello.' }))
    const change = (body: object) => owner.send('PATCH', `/api/avatars/${angel.id}`, body)
    const renamed = (await change({ name: 'Beatrix', occupation: 'Baker' })).json() as OwnAvatar
    expect(renamed).toMatchObject({ name: 'Beatrix', greeting: 'My own hello.', imageUrl: angel.imageUrl })
    expect(renamed.biography).toContain('Beatrix')
    expect(renamed.biography).not.toContain('Clara')
    const retold = (await change({ biography: 'Told by me.' })).json() as OwnAvatar
    expect(retold.biography).toBe('Told by me.')
    expect((await change({ name: 'Ada' })).json()).toMatchObject({ biography: 'Told by me.' })
    expect(((await change({ biography: '' })).json() as OwnAvatar).biography).toContain('Ada')
    const older = (await change({ age: 71 })).json() as OwnAvatar
    expect(older.imageUrl).not.toBe(angel.imageUrl)
    const other = (
      await change({ look: { seed: 'clara', hair: 'AFRO', palette: 'SKY' } })
    ).json() as OwnAvatar
    expect(other.palette).not.toEqual(angel.palette)
    expect((await change({ greeting: 'forbidden' })).status).toBe(422)
    expect((await change({ age: 12 })).status).toBe(422)
  })

  it('V6 go into the catalogue by an agent’s word on what the agent has read, and leave it when they change', async () => {
    const angel = await made(owner)
    const path = `/api/avatars/${angel.id}/publication`
    expect((await owner.send('POST', path)).json()).toMatchObject({ visibility: 'REVIEW' })
    expect((await owner.send('POST', path)).json()).toMatchObject({ visibility: 'REVIEW' })
    expect(await isInCatalogue(angel.id)).toBe(false)
    expect((await stranger.send('GET', `/api/avatars/${angel.id}`)).status).toBe(404)

    const { version: stale } = await waiting(angel.id)
    world.clock.advance(1000)
    await owner.send('PATCH', `/api/avatars/${angel.id}`, { greeting: 'Changed behind the agent’s back.' })
    const approve = { kind: 'approve' } as const
    await expect(decide({ avatarId: angel.id, version: stale, decision: approve })).rejects.toMatchObject({
      code: 'conflict',
    })
    const { version, avatar, ownerId } = await waiting(angel.id)
    expect([avatar.greeting, ownerId]).toEqual(['Changed behind the agent’s back.', owner.userId])
    await decide({ avatarId: angel.id, version, decision: approve })
    expect(await isInCatalogue(angel.id)).toBe(true)
    expect((await stranger.send('GET', `/api/avatars/${angel.id}`)).json()).toMatchObject({ isMine: false })
    expect(codeOf(await owner.send('POST', path))).toBe('conflict')
    await expect(decide({ avatarId: angel.id, version, decision: approve })).rejects.toMatchObject({
      code: 'conflict',
    })

    world.clock.advance(1000)
    await owner.send('PATCH', `/api/avatars/${angel.id}`, { name: angel.name })
    expect(await isInCatalogue(angel.id)).toBe(true)
    await owner.send('PATCH', `/api/avatars/${angel.id}`, { name: 'Somebody else' })
    expect(await read(owner, angel.id)).toMatchObject({ visibility: 'REVIEW' })
    expect(await isInCatalogue(angel.id)).toBe(false)
    await decide({ avatarId: angel.id, version: (await waiting(angel.id)).version, decision: approve })
    expect(await isInCatalogue(angel.id)).toBe(true)
    expect((await owner.send('DELETE', path)).json()).toMatchObject({ visibility: 'PRIVATE' })
    expect((await owner.send('DELETE', path)).json()).toMatchObject({ visibility: 'PRIVATE' })
    expect(await isInCatalogue(angel.id)).toBe(false)
  })

  it('V7 come back with the agent’s reason when they are refused, until they are asked for again', async () => {
    const angel = await made(owner)
    const path = `/api/avatars/${angel.id}/publication`
    await owner.send('POST', path)
    const { version } = await waiting(angel.id)
    const refuse = { kind: 'refuse', reason: 'This is a real person.' } as const
    await decide({ avatarId: angel.id, version, decision: refuse })
    expect(await read(owner, angel.id)).toMatchObject({
      visibility: 'PRIVATE',
      refusal: 'This is a real person.',
    })
    expect((await owner.send('POST', path)).json()).toMatchObject({ visibility: 'REVIEW', refusal: null })
    await owner.send('DELETE', `/api/avatars/${angel.id}`)
    expect(await world.avatars.underReview(world.database.db, angel.id)).toBeUndefined()
    await expect(decide({ avatarId: newId(), version, decision: refuse })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('V8 stand after those of the house, the newest first, and keep their place', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const { id } = await made(owner, draft({ gender: 'MALE', age: 90, ethnicity: 'PACIFIC' }))
      await owner.send('POST', `/api/avatars/${id}/publication`)
      world.clock.advance(60_000)
      await decide({ avatarId: id, version: (await waiting(id)).version, decision: { kind: 'approve' } })
      ids.unshift(id)
    }
    const shown = async () => {
      const answer = await world.call('GET', '/api/avatars?gender=MALE&minAge=90&maxAge=90&ethnicity=PACIFIC')
      return (answer.json() as { items: { id: string }[] }).items.map(({ id }) => id)
    }
    expect(await shown()).toEqual(ids)
    const oldest = ids[2]!
    await owner.send('PATCH', `/api/avatars/${oldest}`, { name: 'Again' })
    await decide({
      avatarId: oldest,
      version: (await waiting(oldest)).version,
      decision: { kind: 'approve' },
    })
    expect(await shown()).toEqual(ids)
  })
})
