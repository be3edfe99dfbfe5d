import { afterAll, beforeAll, expect, it } from 'vitest'
import { personalAvatar, type PersonalAvatar } from '@aureole/contract/personal-avatar'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { codeOf, startWorld, type Person, type World } from '../testing/world.ts'
import { blocking } from '../../testing/safety.ts'

const strict = blocking(/forbidden/)
const look = { seed: 'me', hair: 'CURLS', palette: 'SKY' }

describeOnBothDatabases('a person’s own persona', (open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open(), { safety: strict })
  })
  afterAll(() => world.stop())

  const read = async (person: Person) =>
    (await person.send('GET', `${person.path}/personal-avatar`)).json() as PersonalAvatar | null
  const set = (person: Person, body: object) => person.send('PUT', `${person.path}/personal-avatar`, body)
  const user = async (person: Person) =>
    (await person.send('GET', person.path)).json() as { avatar: { name: string; imageUrl: string } | null }
  const ready = () => world.portraits.ready().map(({ imageUrl }) => imageUrl)

  it('V20 is a name and a ready picture for everybody, and what minds may know of them', async () => {
    const person = await world.person()
    expect(await read(person)).toBeNull()
    expect(await world.avatars.personOf(person.userId)).toEqual({ name: null, about: null })
    const chosen = { name: 'Robin', imageUrl: ready()[2]!, about: 'Night owl. Two cats.' }
    const answer = await set(person, chosen)
    expect(answer.status).toBe(200)
    expect(personalAvatar.parse(answer.json())).toEqual({ ...chosen, options: null })
    expect(await read(person)).toEqual({ ...chosen, options: null })
    expect((await user(person)).avatar).toEqual({ name: 'Robin', imageUrl: chosen.imageUrl })
    expect(await world.avatars.personOf(person.userId)).toEqual({
      name: 'Robin',
      about: 'Night owl. Two cats.',
    })

    expect((await set(person, { name: 'Rob' })).json()).toEqual({ ...chosen, name: 'Rob', options: null })
    expect((await set(person, { name: 'Rob', about: '' })).json()).toMatchObject({ about: '' })
    expect((await world.avatars.personOf(person.userId)).about).toBeNull()
  })

  it('V20 takes no other picture, no forbidden word and no stranger’s hand', async () => {
    const person = await world.person()
    for (const imageUrl of [
      undefined,
      'https://evil.example/x.png',
      '/portraits/nothing.webp',
      '/api/vars',
    ]) {
      const answer = await set(person, { name: 'Robin', imageUrl })
      expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields'])
    }
    const rude = await set(person, { name: 'forbidden', imageUrl: ready()[0] })
    expect(rude.json()).toMatchObject({ code: 'invalid-fields', fields: [{ path: 'name' }] })
    expect((await set(person, { name: 'x', imageUrl: ready()[0], about: 'forbidden' })).status).toBe(422)
    expect((await set(await world.person(), { name: 'x', imageUrl: ready()[0] })).status).toBe(200)
    const stranger = await world.person()
    expect(
      (await stranger.send('PUT', `${person.path}/personal-avatar`, { name: 'x', imageUrl: ready()[0] }))
        .status,
    ).toBe(404)
    expect((await stranger.send('GET', `${person.path}/personal-avatar`)).status).toBe(404)
    expect(await read(person)).toBeNull()
  })

  it('V21 is a picture of one’s own making with premium, and stays when premium ends', async () => {
    const free = await world.person()
    const refused = await set(free, { name: 'Robin', options: look })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'premium-required'])

    const person = await world.person({ isPremium: true })
    const made = personalAvatar.parse(
      (await set(person, { name: 'Robin', options: look, about: 'Hi' })).json(),
    )
    expect(made.options).toEqual(look)
    expect(ready()).not.toContain(made.imageUrl)
    expect((await user(person)).avatar).toEqual({ name: 'Robin', imageUrl: made.imageUrl })
    expect((await set(person, { name: 'x', options: { seed: 'me', hair: 'MOHICAN' } })).status).toBe(422)

    await world.database.transaction((tx) =>
      world.accounts.changePerson(tx, person.userId, { premiumUntil: null }),
    )
    expect((await set(person, { name: 'Rob', options: look })).json()).toEqual({ ...made, name: 'Rob' })
    expect((await set(person, { name: 'Bob', imageUrl: made.imageUrl })).json()).toEqual({
      ...made,
      name: 'Bob',
    })
    expect(codeOf(await set(person, { name: 'Bob', options: { ...look, hair: 'AFRO' } }))).toBe(
      'premium-required',
    )
    expect((await set(person, { name: 'Bob', imageUrl: ready()[0] })).json()).toMatchObject({ options: null })
  })
})
