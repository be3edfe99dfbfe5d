import type { CardPreview } from '@aureole/contract/cards'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../platform/database/index.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import type { Safety } from '../../safety/index.ts'
import { startWorld, type Person, type World } from '../testing/world.ts'
import { readCard } from './read-card.ts'
import { base64, cardV2, cardV3, charxCard, textChunk, withChunks } from './testing/build-cards.ts'
import { blocking } from '../../testing/safety.ts'

describeOnBothDatabases('character cards', (open) => {
  let database: Database
  let world: World
  let ada: Person
  let bela: Person
  let png: Buffer
  const screened: string[] = []

  beforeAll(async () => {
    database = await open()
    const strict = blocking(/unspeakable/)
    const screen: Safety['screen'] = (text, screening) => {
      screened.push(text)
      return strict.screen(text, screening)
    }
    world = await startWorld(database, { safety: { ...strict, screen } })
    ada = await world.person({ isPremium: true })
    bela = await world.person()
    const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#2060c0' } })
      .png()
      .toBuffer()
    png = withChunks(picture, textChunk('chara', base64(cardV2)), textChunk('ccv3', base64(cardV3)))
  })
  afterAll(() => world.stop())

  const send = (person: Person | undefined, path: string, body: Buffer, type = 'application/octet-stream') =>
    world.ask(`/api/avatars/import${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
      },
      body,
    })
  const json = (card: unknown) => Buffer.from(JSON.stringify(card))
  const exported = (id: string, query: string, person?: Person) =>
    world.ask(`/api/avatars/${id}/card?${query}`, {
      headers: person === undefined ? {} : { authorization: `Bearer ${person.token}` },
    })

  it('can be looked at before anything is kept', async () => {
    const answer = await send(ada, '/preview', png, 'image/png')
    expect(answer.status, answer.text).toBe(200)
    const preview = answer.json() as CardPreview
    expect(preview).toMatchObject({
      spec: 'V3',
      container: 'PNG',
      draft: { name: 'Maren Voss', age: 41 },
      loreEntries: 2,
      alternateGreetings: 2,
      creator: 'tidal',
    })
    const thumb = Buffer.from(preview.picture!.replace('data:image/webp;base64,', ''), 'base64')
    const { dominant } = await sharp(thumb).stats()
    expect(dominant.b).toBeGreaterThan(150)
    expect((await ada.send('GET', `${ada.path}/avatars`)).json()).toMatchObject({ items: [] })
    expect(screened.join('\n')).toContain('Nobody sails in November.')
  })

  it('become an own angel with the picture of the card, and give the card back', async () => {
    const made = await send(ada, '', png, 'image/png')
    expect(made.status, made.text).toBe(201)
    const angel = made.json() as OwnAvatar
    expect(angel).toMatchObject({
      name: 'Maren Voss',
      visibility: 'PRIVATE',
      pictureSource: 'UPLOADED',
      isMine: true,
    })
    expect((await world.portraits.read(angel.imageUrl))?.bytes.length).toBeGreaterThan(100)

    const back = await exported(angel.id, 'format=json&version=3', ada)
    expect(back.headers['content-disposition']).toBe('attachment; filename="Maren Voss.json"')
    const card = back.json() as typeof cardV3
    expect({ ...card, data: { ...card.data, extensions: cardV3.data.extensions } }).toEqual(cardV3)
    expect(card.data.extensions).toMatchObject(cardV3.data.extensions)

    const picture = await exported(angel.id, 'format=png&version=2', ada)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(readCard(picture.bytes)).toMatchObject({ spec: 'V2', card: { spec: 'chara_card_v2' } })
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 600, height: 800 })
  })

  it('come as JSON and as CHARX too, in a form as well, and get a drawn picture where they have none', async () => {
    const boundary = 'line'
    const form = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="m.json"\r\ncontent-type: application/json\r\n\r\n`,
      ),
      json(cardV2),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const made = await send(ada, '', form, `multipart/form-data; boundary=${boundary}`)
    expect(made.json()).toMatchObject({ name: 'Maren Voss', pictureSource: 'DRAWN' })
    const charx = await send(ada, '/preview', charxCard(cardV3), 'application/zip')
    expect(charx.json()).toMatchObject({ container: 'CHARX', picture: null })
  })

  it('say where their picture comes from, and come back as the same angel', async () => {
    const own = (
      await send(ada, '', json({ ...cardV2, data: { ...cardV2.data, name: 'Ilse' } }))
    ).json() as OwnAvatar
    const png3 = (await exported(own.id, 'format=png&version=3', ada)).bytes
    expect((await sharp(png3).metadata()).xmp?.toString()).toContain('algorithmicMedia')
    expect(readCard(png3).spec).toBe('V3')
    const again = (await send(ada, '', png3, 'image/png')).json() as OwnAvatar
    expect(again).toMatchObject({
      name: 'Ilse',
      age: own.age,
      traits: own.traits,
      occupation: own.occupation,
    })
  })

  it('are only for those who may know of the angel', async () => {
    const { id } = (await send(ada, '', json(cardV2))).json() as OwnAvatar
    for (const person of [undefined, bela]) {
      expect((await exported(id, 'format=json', person)).status).toBe(404)
    }
    expect((await exported(id, '', ada)).status).toBe(200)
    expect((await exported(id, 'format=gif', ada)).status).toBe(400)
    expect((await send(undefined, '', png)).status).toBe(401)
  })

  it.each<[string, () => Buffer, number, string]>([
    ['broken', () => Buffer.from('{"spec":'), 422, 'card-unreadable'],
    ['no card', () => Buffer.from('GIF89a'), 422, 'card-unreadable'],
    [
      'a minor',
      () => json({ ...cardV2, data: { ...cardV2.data, description: 'Age: 16' } }),
      422,
      'card-refused',
    ],
    [
      'unspeakable',
      () => json({ ...cardV2, data: { ...cardV2.data, system_prompt: 'unspeakable' } }),
      422,
      'card-refused',
    ],
    ['too large', () => Buffer.alloc(20 * 1024 * 1024 + 1), 413, 'body-too-large'],
    ['nothing', () => Buffer.alloc(0), 400, 'malformed-request'],
  ])('are refused with a sentence when they are %s', async (_, file, status, code) => {
    for (const path of ['', '/preview']) {
      const answer = await send(ada, path, file())
      expect([answer.status, (answer.json() as { code: string }).code]).toEqual([status, code])
      expect((answer.json() as { detail: string }).detail).toMatch(/^[A-Z].+\.$/)
    }
  })

  it('count among the angels that one may keep', async () => {
    for (let n = 0; n < 3; n++) expect((await send(bela, '', json(cardV2))).status).toBe(201)
    const fourth = await send(bela, '', json(cardV2))
    expect([fourth.status, (fourth.json() as { code: string }).code]).toEqual([403, 'avatar-limit-reached'])
  })

  it('with a picture that is none still become an angel, and say so', async () => {
    const broken = withChunks(Buffer.from(png.subarray(0, 60)), textChunk('chara', base64(cardV2)))
    const file = Buffer.concat([png.subarray(0, 33), broken.subarray(48)])
    const preview = (await send(ada, '/preview', file)).json() as CardPreview
    expect(preview.picture).toBeNull()
    expect(preview.remarks).toContain('The card’s picture could not be read, so Maren Voss gets one of ours.')
  })
})
