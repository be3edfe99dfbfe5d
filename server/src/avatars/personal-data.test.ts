import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { newId } from '../platform/ids.ts'
import { fixedId } from '../seed/angel.ts'
import { seedCatalogue } from '../seed/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { draft } from './testing/draft.ts'
import { startWorld, type Person, type World } from './testing/world.ts'

describeOnBothDatabases('what avatars know of a person', (open) => {
  let world: World
  let person: Person
  let angels: Record<'secret' | 'shared' | 'withdrawn', OwnAvatar>

  beforeAll(async () => {
    world = await startWorld(await open())
    await seedCatalogue(world)
    person = await world.person({ isPremium: true })
    angels = {
      secret: await make('Secret'),
      shared: await make('Shared'),
      withdrawn: await make('Withdrawn'),
    }
    await publish(angels.shared)
    await publish(angels.withdrawn)
    await person.send('DELETE', `/api/avatars/${angels.withdrawn.id}/publication`)
    await person.send('PUT', `/api/avatars/${fixedId('avatar noor')}/block`)
    await person.send('PUT', `${person.path}/personal-avatar`, {
      name: 'Robin',
      about: 'Two cats.',
      options: { seed: 'robin' },
    })
    await person.send('PUT', `${person.path}/generator-state`, {
      uuid: newId(),
      step: 'name',
      answers: { name: 'Half an angel' },
    })
  })
  afterAll(() => world.stop())

  async function make(name: string): Promise<OwnAvatar> {
    const body = { ...draft({ name, biography: `${name} is written by a person.` }), generatorState: newId() }
    return (await person.send('POST', `${person.path}/avatars`, body)).json() as OwnAvatar
  }
  async function publish({ id }: OwnAvatar): Promise<void> {
    await person.send('POST', `/api/avatars/${id}/publication`)
    const waiting = await world.avatars.underReview(world.database.db, id)
    const decided = { avatarId: id, version: waiting!.version, decision: { kind: 'approve' } } as const
    await world.database.transaction((tx) => world.avatars.review(tx, decided))
  }
  it('V30 is given out whole: angels with pictures, persona, what was begun and who is blocked', async () => {
    const files = new Map<string, string | Uint8Array>()
    for await (const { path, content } of world.avatars.personalData.exportFor(person.userId))
      files.set(path, content)
    const read = (path: string) => JSON.parse(String(files.get(path))) as unknown
    for (const { id, name } of Object.values(angels)) {
      expect(read(`angels/${id}.json`)).toMatchObject({ name, biography: `${name} is written by a person.` })
      expect(files.get(`pictures/angels/${id}.webp`)?.length).toBeGreaterThan(1000)
    }
    expect(read('persona.json')).toMatchObject({ name: 'Robin', about: 'Two cats.', look: { seed: 'robin' } })
    expect([...files.keys()].some((path) => path.startsWith('pictures/persona.'))).toBe(true)
    expect(JSON.stringify(read('angels-begun.json'))).toContain('Half an angel')
    expect(read('angels-blocked.json')).toMatchObject([{ name: 'Noor' }])
  })

  it('V31 is forgotten: only what is published stays, and is the house’s', async () => {
    const erase = () =>
      world.database.transaction((tx) => world.avatars.personalData.eraseFor(tx, person.userId))
    await erase()
    await erase()
    await world.database.db.execute(sql`delete from users where id = ${person.userId}::uuid`)

    expect(await world.avatars.byId(angels.shared.id)).toMatchObject({ name: 'Shared' })
    for (const { id, name, imageUrl } of [angels.withdrawn, angels.secret]) {
      expect(await world.avatars.byId(id)).toBeUndefined()
      const [empty] = await world.avatars.byIds([id])
      expect(empty).toMatchObject({ isDeleted: true, biography: '' })
      const { rows } = await world.database.db.execute(sql`select * from avatars where id = ${id}::uuid`)
      for (const word of [name, 'Clara', 'written', 'Chess', 'Teasing', person.userId, imageUrl]) {
        expect(JSON.stringify([rows, empty])).not.toContain(word)
      }
    }
    for (const table of ['generator_states', 'avatar_blocks', 'personas']) {
      const { rows } = await world.database.db.execute(
        sql`select 1 from ${sql.identifier(table)} where user_id = ${person.userId}::uuid`,
      )
      expect(rows, table).toEqual([])
    }
  })

  it('V32 takes along a picture that came with a card, also of an angel that stays', async () => {
    person = await world.person()
    const kept = await make('Kept')
    const name = 'u123456789012345678901234'
    await world.database.db.execute(
      sql`insert into portraits (name, source, master) values (${name}, 'UPLOADED', '\\x00')`,
    )
    await world.database.db.execute(
      sql`update avatars set portrait = ${name}, picture_source = 'UPLOADED', card = '{"creator":"Ann"}' where id = ${kept.id}::uuid`,
    )
    await publish(kept)
    await world.database.transaction((tx) => world.avatars.personalData.eraseFor(tx, person.userId))
    const { rows } = await world.database.db.execute(sql`select 1 from portraits where name = ${name}`)
    expect(rows).toEqual([])
    expect(await world.avatars.byId(kept.id)).toMatchObject({ name: 'Kept', pictureSource: 'DRAWN' })
    const card = await world.database.db.execute(sql`select card from avatars where id = ${kept.id}::uuid`)
    expect(card.rows).toEqual([{ card: null }])
  })
})
