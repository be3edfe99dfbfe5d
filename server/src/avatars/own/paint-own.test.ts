import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import type { Portraits } from '../../portraits/index.ts'
import { draft } from '../testing/draft.ts'
import { startWorld, type Person, type World } from '../testing/world.ts'

describeOnBothDatabases('angels where there is an image model', (open) => {
  let world: World
  let person: Person
  let paintings: Parameters<Portraits['paint']>[1][]
  let forgotten: string[]
  let painted: (i: number) => Promise<Awaited<ReturnType<Portraits['paint']>>>

  beforeAll(async () => {
    paintings = []
    forgotten = []
    world = await startWorld(await open(), {
      portraits: {
        paints: true,
        paint: (_, painting) => painted(paintings.push(painting)),
        forget: async (_, name) => void forgotten.push(name),
      },
    })
    person = await world.person({ isPremium: true })
  })
  afterAll(() => world.stop())

  const name = (i: number) => `g${String(i).padStart(24, '0')}`
  const make = async () => (await person.send('POST', `${person.path}/avatars`, draft())).json() as OwnAvatar
  const read = async ({ id }: OwnAvatar) =>
    (await person.send('GET', `${person.path}/avatars/${id}`)).json() as OwnAvatar

  it('are drawn at once and painted a little later', async () => {
    painted = async (i) => ({ name: name(i), source: 'GENERATED' })
    const angel = await make()
    expect(angel.pictureSource).toBe('DRAWN')
    await expect.poll(async () => (await read(angel)).pictureSource).toBe('GENERATED')
    expect((await read(angel)).imageUrl).toContain(name(paintings.length))
    expect(paintings.at(-1)).toMatchObject({
      look: { seed: 'clara', hair: 'BOB' },
      description: expect.stringMatching(/woman of 34.*astronomer/i) as string,
    })
  })

  it('are painted anew when their looks change, and not when only their words do', async () => {
    painted = async (i) => ({ name: name(i), source: 'GENERATED' })
    const angel = await make()
    await expect.poll(async () => (await read(angel)).pictureSource).toBe('GENERATED')
    const before = paintings.length
    const path = `/api/avatars/${angel.id}`
    const reworded = (await person.send('PATCH', path, { greeting: 'Hello.' })).json() as OwnAvatar
    expect(reworded.pictureSource).toBe('GENERATED')
    const changed = (
      await person.send('PATCH', path, { look: { seed: 'clara', hair: 'AFRO' } })
    ).json() as OwnAvatar
    expect(changed.pictureSource).toBe('DRAWN')
    expect(forgotten).toContain(name(before))
    await expect.poll(async () => (await read(angel)).imageUrl).toContain(name(before + 1))
  })

  it('do not get a picture of looks that they have left behind', async () => {
    let finish: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (finish = resolve))
    painted = async (i) => {
      await waiting
      return { name: name(i), source: 'GENERATED' }
    }
    const count = paintings.length
    const angel = await make()
    await expect.poll(() => paintings.length).toBe(count + 1)
    painted = async (i) => ({ name: name(i), source: 'GENERATED' })
    await person.send('PATCH', `/api/avatars/${angel.id}`, { look: { seed: 'other' } })
    finish()
    await expect.poll(async () => (await read(angel)).imageUrl).toContain(name(count + 2))
    expect(forgotten).toContain(name(count + 1))
  })

  it('stay drawn when the model makes none', async () => {
    painted = async () => ({ name: 'd000000000000000000000000', source: 'DRAWN' })
    const count = paintings.length
    const angel = await make()
    await expect.poll(() => paintings.length).toBe(count + 1)
    expect(await read(angel)).toEqual(angel)
  })
})
