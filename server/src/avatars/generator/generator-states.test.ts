import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generatorState, type GeneratorState } from '@aureole/contract/generator'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { createInProcessLimits } from '../../platform/limits.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { draft } from '../testing/draft.ts'
import { codeOf, startWorld, type Person, type World } from '../testing/world.ts'
import { saveGuestState, sweepStates } from './guest-state.ts'
import { blocking } from '../../testing/safety.ts'

const strict = blocking(/forbidden/)

describeOnBothDatabases('generator states', (open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open(), { safety: strict })
  })
  afterAll(() => world.stop())

  const guestPath = (uuid: string) => `/api/generator-states/${uuid}`
  const begun = { step: 'name', answers: { name: 'Clara', gender: 'FEMALE' } } as const
  const save = (uuid: string, body: object = begun) => world.call('PUT', guestPath(uuid), body)
  const read = async (person: Person, kind = 'AI') =>
    generatorState.parse((await person.send('GET', `${person.path}/generator-state?kind=${kind}`)).json())
  const saveOwn = (person: Person, body: object) => person.send('PUT', `${person.path}/generator-state`, body)
  const countOwn = async (person: Person) =>
    ((await person.send('GET', `${person.path}/avatars`)).json() as { count: number }).count

  it('V10 are a guest’s under a uuid, changed and read by whoever knows it', async () => {
    const uuid = randomUUID()
    expect((await world.call('GET', guestPath(uuid))).status).toBe(404)
    const saved = await save(uuid)
    expect(saved.status).toBe(200)
    expect(generatorState.parse(saved.json())).toMatchObject({ uuid, kind: 'AI', ...begun, avatarId: null })
    await save(uuid, { ...begun, step: 'looks', finishAsked: true })
    expect((await world.call('GET', guestPath(uuid))).json()).toMatchObject({
      step: 'looks',
      finishAsked: true,
    })
    expect((await save(uuid, { step: 'Über', answers: {} })).status).toBe(422)
    expect((await save(uuid, { ...begun, answers: { age: 12 } })).status).toBe(422)
    expect((await save('not-a-uuid')).status).toBe(404)
  })

  it('V10 of one address may not be begun without end', async () => {
    const parts = { ...world, config: { addressLimitScale: 1 }, limits: createInProcessLimits(world) }
    const state = () => ({ uuid: randomUUID(), kind: 'AI', finishAsked: false, ...begun }) as const
    const one = state()
    for (let i = 0; i < 30; i++) await saveGuestState(parts, i === 0 ? one : state(), '192.0.2.7')
    await expect(saveGuestState(parts, state(), '192.0.2.7')).rejects.toMatchObject({
      code: 'too-many-requests',
    })
    await saveGuestState(parts, { ...one, step: 'looks' }, '192.0.2.7')
    await saveGuestState(parts, state(), '198.51.100.9')
  })

  it('V11 are forgotten thirty days after a guest’s last answer, and never while they are somebody’s', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()]
    const person = await world.person()
    const own = await read(person)
    await save(old)
    await saveOwn(person, { uuid: own.uuid, ...begun })
    world.clock.advance(29 * 24 * 3600_000)
    await save(fresh)
    await sweepStates(world)
    expect((await world.call('GET', guestPath(old))).status).toBe(200)
    world.clock.advance(2 * 24 * 3600_000)
    await sweepStates(world)
    expect((await world.call('GET', guestPath(old))).status).toBe(404)
    expect((await world.call('GET', guestPath(fresh))).status).toBe(200)
    person.token = await world.logIn(person.email)
    expect(await read(person)).toMatchObject({ uuid: own.uuid, ...begun })
  })

  it('V12 begin empty, under one uuid for all tabs, and go on where the person stopped', async () => {
    const person = await world.person()
    const first = await read(person)
    expect(first).toMatchObject({ kind: 'AI', step: '', answers: {}, avatarId: null, updatedAt: null })
    expect(await read(person)).toEqual(first)
    expect((await read(person, 'PERSONAL')).uuid).not.toBe(first.uuid)
    expect((await read(await world.person())).uuid).not.toBe(first.uuid)

    expect((await saveOwn(person, { uuid: first.uuid, ...begun })).status).toBe(200)
    expect(await read(person)).toMatchObject({ uuid: first.uuid, ...begun })
    const made = await person.send('POST', `${person.path}/avatars`, {
      ...draft(),
      generatorState: first.uuid,
    })
    expect(made.status).toBe(201)
    const next = await read(person)
    expect(next).toMatchObject({ step: '', answers: {}, avatarId: null })
    expect(next.uuid).not.toBe(first.uuid)

    const late = (await saveOwn(person, { uuid: first.uuid, ...begun })).json() as GeneratorState
    expect(late.avatarId).toBe((made.json() as OwnAvatar).id)
    expect((await read(person)).uuid).toBe(next.uuid)
    const stranger = await world.person()
    expect((await stranger.send('GET', `${person.path}/generator-state`)).status).toBe(404)
    expect(
      (await stranger.send('PUT', `${person.path}/generator-state`, { uuid: next.uuid, ...begun })).status,
    ).toBe(404)
  })

  it('V13 of a guest become the person’s who saves them, and nobody else’s after that', async () => {
    const [uuid, person, stranger] = [randomUUID(), await world.person(), await world.person()]
    await saveOwn(person, { uuid: (await read(person)).uuid, step: 'looks', answers: { name: 'Earlier' } })
    await save(uuid)
    expect((await saveOwn(person, { uuid, ...begun, step: 'looks' })).json()).toMatchObject({
      uuid,
      step: 'looks',
    })
    expect(await read(person)).toMatchObject({ uuid, step: 'looks', answers: begun.answers })
    expect((await world.call('GET', guestPath(uuid))).status).toBe(404)
    expect(codeOf(await save(uuid))).toBe('conflict')
    expect(codeOf(await saveOwn(stranger, { uuid, ...begun }))).toBe('conflict')
    expect(await read(person)).toMatchObject({ step: 'looks' })
  })

  it('V13 are taken over once, also when two people try at once', async () => {
    const uuid = randomUUID()
    await save(uuid)
    const people = [await world.person(), await world.person(), await world.person()]
    const answers = await Promise.all(people.map((one) => saveOwn(one, { uuid, ...begun })))
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  /** As the page does it: a guest registers with their state and opens the link of the mail. */
  async function registered(email: string, state?: string) {
    await world.call('POST', '/api/auth/registration', {
      email,
      password: world.password,
      birthDate: '1990-05-04',
      acceptTerms: true,
      ...(state === undefined ? {} : { generatorState: state }),
    })
    const links = async () => (await world.outbox()).find((mail) => mail.to === email)?.links[0]
    await expect.poll(links, { timeout: 15_000 }).toBeDefined()
    const token = (await links())!.split('/').at(-1)
    expect((await world.call('POST', '/api/auth/registration/confirmation', { token })).status).toBe(204)
    const accessToken = await world.logIn(email)
    const { user } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
      user: { id: string }
    }
    const send = (method: string, to: string, body?: object) => world.call(method, to, body, accessToken)
    return { userId: user.id, email, path: `/api/users/${user.id}`, token: accessToken, send }
  }

  it('V14 finish by themselves when a guest has pressed Finish and registered, once, and tell of it', async () => {
    const uuid = randomUUID()
    await save(uuid, { step: 'finish', answers: draft(), finishAsked: true })
    const person = await registered('finisher@example.com', uuid)
    await expect.poll(async () => (await read(person)).avatarId).not.toBeNull()
    const state = await read(person)
    expect(state).toMatchObject({ uuid, finishAsked: true })
    expect((await person.send('GET', `${person.path}/avatars/${state.avatarId}`)).json()).toMatchObject({
      name: 'Clara',
    })
    expect((await world.call('GET', guestPath(uuid))).status).toBe(404)

    await world.database.transaction((tx) =>
      world.jobs.enqueue(tx, 'account.confirmed', { userId: person.userId, generatorState: uuid }),
    )
    const again = await person.send('POST', `${person.path}/avatars`, { ...draft(), generatorState: uuid })
    expect((again.json() as OwnAvatar).id).toBe(state.avatarId)
    expect(await countOwn(person)).toBe(1)

    const seen = await saveOwn(person, { uuid, ...begun, finishAsked: false })
    expect(seen.json()).toMatchObject({ avatarId: state.avatarId, finishAsked: false })
    expect(await read(person)).toMatchObject({ avatarId: null, answers: {} })
  })

  it('V14 go on with the account when nobody has pressed Finish yet', async () => {
    const uuid = randomUUID()
    await save(uuid)
    const person = await registered('half-way@example.com', uuid)
    await expect.poll(async () => (await read(person)).uuid).toBe(uuid)
    expect(await read(person)).toMatchObject({ ...begun, avatarId: null })
    expect(await countOwn(person)).toBe(0)
  })

  it.each([
    ['safety refuses', draft({ biography: 'something forbidden' })],
    ['an answer is missing', { ...draft(), occupation: undefined }],
    ['a look does not exist', draft({ look: { seed: 'x', hair: 'MOHICAN' } })],
  ])('V15 stay open, to be finished by hand, when %s', async (what, answers) => {
    const uuid = randomUUID()
    await save(uuid, { step: 'finish', answers, finishAsked: true })
    const person = await registered(`${what.replaceAll(' ', '-')}@example.com`, uuid)
    await expect.poll(async () => (await read(person)).uuid).toBe(uuid)
    await expect.poll(async () => (await read(person)).finishAsked).toBe(false)
    expect((await read(person)).avatarId).toBeNull()
    const made = await person.send('POST', `${person.path}/avatars`, { ...draft(), generatorState: uuid })
    expect(made.status).toBe(201)
  })

  it('V16 of somebody else, or of nobody, change nothing for a new person', async () => {
    const owner = await world.person()
    const uuid = (await read(owner)).uuid
    await saveOwn(owner, { uuid, step: 'finish', answers: draft(), finishAsked: true })
    const thief = await registered('thief@example.com', uuid)
    const plain = await registered('plain@example.com', randomUUID())
    await world.database.transaction((tx) =>
      world.jobs.enqueue(tx, 'account.confirmed', { userId: plain.userId, generatorState: null }),
    )
    // Facts are taken one after another: once a later one has come to pass, these have.
    const later = randomUUID()
    await save(later)
    const witness = await registered('witness@example.com', later)
    await expect.poll(async () => (await read(witness)).uuid).toBe(later)
    expect(await read(thief)).toMatchObject({ answers: {}, avatarId: null })
    expect(await read(plain)).toMatchObject({ answers: {}, avatarId: null })
    expect(await read(owner)).toMatchObject({ uuid, avatarId: null })
  })
})
