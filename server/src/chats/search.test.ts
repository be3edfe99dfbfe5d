import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { SearchHit } from '@aureole/contract/chats'
import { newId } from '../platform/ids.ts'
import {
  angelId,
  createChatWorld,
  type ChatWorld,
  type TestNode,
  type TestPerson,
} from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

describeOnBothDatabases('search', (open) => {
  let world: ChatWorld
  let node: TestNode
  let chats: TestNode['chats']

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
    chats = node.chats
  })

  /** A person who has said this; what an angel said begins with a >. */
  async function person(...lines: string[]): Promise<TestPerson & { chatId: string }> {
    const me = await world.person()
    return { ...me, chatId: await said(me, lines) }
  }

  async function said(me: TestPerson, lines: string[], title = 'Noor', from = Date.now() - 86_400_000) {
    const id = newId()
    const noor = angelId('noor')
    await chats.import([
      {
        id,
        userId: me.userId,
        type: 'DIRECT',
        title,
        avatarIds: [noor],
        lines: lines.map((line, i) => ({
          ...(line.startsWith('>') ? { avatarId: noor } : {}),
          text: line.replace(/^>\s*/, ''),
          at: new Date(from + i * 60_000),
        })),
      },
    ])
    return id
  }

  async function find(me: TestPerson, q: string, page = 1): Promise<SearchHit[]> {
    return (await chats.search({ userId: me.userId, q, page, pageSize: 12 })).items
  }

  function shown(hits: SearchHit[]): string[] {
    return hits.map(({ excerpt }) =>
      excerpt.map((part) => (part.found ? `[${part.text}]` : part.text)).join(''),
    )
  }

  it('R52: finds what was said by the person and to them, with the place to go to', async () => {
    const me = await person('Two kilos of plums from the neighbour', '> Roast them slowly, with star anise')
    await said(me, ['Nothing about fruit here'], 'Ilse')
    const [hit, ...more] = await find(me, 'plums neighbour')
    expect(more).toEqual([])
    expect(hit).toMatchObject({
      chat: { title: 'Noor', avatars: [{ name: 'Noor' }] },
      message: { author: 'PERSON', seq: 2 },
    })
    expect(shown(await find(me, 'star ani'))).toEqual(['Roast them slowly, with [star] [anise]'])
    expect((await find(me, 'roast'))[0]?.message).toMatchObject({
      author: 'AVATAR',
      avatarId: angelId('noor'),
    })
    expect(await find(me, 'apricots')).toEqual([])
    expect(await find(me, 'machine makes')).toEqual([])
  })

  it('R51, R52: minds neither case nor accents, and finds what is only begun', async () => {
    const me = await person(
      'Le Café de Łódź',
      'Schöne Grüße aus der Straße',
      'ПРИВЕТ, Ёлка',
      'Γειά σου, ΚΌΣΜΕ',
    )
    expect(shown(await find(me, 'cafe LODZ'))).toEqual(['Le [Café] de [Łódź]'])
    expect(shown(await find(me, 'strasse gru'))).toEqual(['Schöne [Grüße] aus der [Straße]'])
    expect(shown(await find(me, 'привет елка'))).toEqual(['[ПРИВЕТ], [Ёлка]'])
    expect(shown(await find(me, 'κοσμε'))).toEqual(['Γειά σου, [ΚΌΣΜΕ]'])
  })

  it('R51, R52: finds words of scripts that put no spaces between them', async () => {
    const me = await person(
      '我昨天买了两公斤苹果和梨',
      '東京タワーに行きました',
      'ฉันชอบกินมะม่วง',
      '나는 사과를 좋아해',
    )
    expect(shown(await find(me, '苹果'))).toEqual(['我昨天买了两公斤[苹果]和梨'])
    expect(shown(await find(me, '梨'))).toEqual(['我昨天买了两公斤苹果和[梨]'])
    expect(shown(await find(me, 'タワー'))).toEqual(['東京[タワー]に行きました'])
    expect(await find(me, 'มะม่วง')).toHaveLength(1)
    expect(shown(await find(me, '사과'))).toEqual(['나는 [사과를] 좋아해'])
  })

  it('R53: finds what stands inside of a word, where words find little', async () => {
    const me = await person('Ein Pflaumenkuchen für alle', '100% sure_thing', 'a 🦉 at night')
    expect(shown(await find(me, 'kuchen'))).toEqual(['Ein Pflaumen[kuchen] für alle'])
    expect(shown(await find(me, '0% s'))).toEqual(['10[0% s]ure_thing'])
    expect(await find(me, '%%%')).toEqual([])
    expect(await find(me, '_____')).toEqual([])
    expect(shown(await find(me, '🦉'))).toEqual(['a [🦉] at night'])
  })

  it('R52: the best comes first: close together, often, exact, new', async () => {
    const me = await person(
      'brandy is one thing, and after many other words that nobody needs come the plums',
      'plums in brandy',
      'plumsicles',
    )
    expect(shown(await find(me, 'plums brandy'))[0]).toBe('[plums] in [brandy]')
    expect(shown(await find(me, 'plums')).at(-1)).toBe('[plumsicles]')
    const other = await world.person()
    await said(other, ['the same plums'], 'Old', Date.now() - 900 * 86_400_000)
    await said(other, ['the same plums'], 'New')
    expect((await find(other, 'plums')).map(({ chat }) => chat.title)).toEqual(['New', 'Old'])
  })

  it('R5, R52: finds nothing of anybody else', async () => {
    const me = await person('my secret plums')
    const other = await person('other things')
    expect(await find(other, 'secret')).toEqual([])
    expect(await find(other, 'ecre')).toEqual([])
    expect(await find(me, 'secret')).toHaveLength(1)
  })

  it('R52: finds only what is on the way of the conversation', async () => {
    const me = await person('plums one', '> plums two', 'plums three', '> plums four', 'plums five')
    expect(await find(me, 'plums')).toHaveLength(5)
    const set = (seq: number, change: ReturnType<typeof sql>) =>
      world.database.db.execute(
        sql`update messages set ${change} where chat_id = ${me.chatId}::uuid and seq = ${seq}`,
      )
    await set(2, sql`deleted_at = now()`)
    await set(3, sql`status = 'HIDDEN'`)
    await set(4, sql`left_with = id`)
    expect(shown(await find(me, 'plums')).toSorted()).toEqual(['[plums] five', '[plums] four'])
    expect(await find(me, 'lums')).toHaveLength(2)
    const { chatHash } = (await find(me, 'plums'))[0]!.chat
    await chats.delete({ userId: me.userId, chatHash })
    expect(await find(me, 'plums')).toEqual([])
    expect(await find(me, 'lums')).toEqual([])
    await chats.restore({ userId: me.userId, chatHash })
    expect(await find(me, 'plums')).toHaveLength(2)
  })

  it('R53: knows what was said a moment ago, but nothing that is still being written', async () => {
    const me = await world.person()
    const avatarIds = [angelId('noor')]
    const { chatHash } = await chats.create({ userId: me.userId, type: 'DIRECT', avatarIds })
    const asked = { userId: me.userId, brandId: 'aureole', chatHash }
    await chats.send({ ...asked, text: 'Have you seen the heron?', key: newId() })
    expect(await find(me, 'heron')).toHaveLength(1)
    await node.mind.waiting()
    node.mind.say('The heron ')
    await me.heard('reply.delta')
    expect(await find(me, 'heron')).toHaveLength(1)
    node.mind.say('stands in the river.')
    node.mind.end()
    await me.heard('reply.done')
    expect(await find(me, 'heron')).toHaveLength(2)
    expect(await find(me, 'heron river')).toHaveLength(1)
    await chats.indexWords()
    expect(await find(me, 'heron')).toHaveLength(2)
  })

  it('R53: knows how a reply went on', async () => {
    const me = await world.person()
    const avatarIds = [angelId('noor')]
    const { chatHash } = await chats.create({ userId: me.userId, type: 'DIRECT', avatarIds })
    const asked = { userId: me.userId, brandId: 'aureole', chatHash }
    const { replies } = await chats.send({ ...asked, text: 'Tell me', key: newId() })
    node.mind.say('Once there was a heron')
    node.mind.end()
    await me.heard('reply.done')
    expect(await find(me, 'heron')).toHaveLength(1)
    await chats.continue({ ...asked, id: replies[0]?.id ?? '', key: newId() })
    node.mind.say(' and a kingfisher.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.text.endsWith('kingfisher.'))
    expect(shown(await find(me, 'kingfisher'))).toEqual(['Once there was a heron and a [kingfisher].'])
  })

  it('R52: pages through what it finds', async () => {
    const me = await person(...Array.from({ length: 30 }, (_, i) => `plums number ${i}`))
    const first = await chats.search({ userId: me.userId, q: 'plums', page: 1, pageSize: 12 })
    expect([first.items.length, first.firstPage, first.lastPage]).toEqual([12, true, false])
    const third = await chats.search({ userId: me.userId, q: 'plums', page: 3, pageSize: 12 })
    expect([third.items.length, third.firstPage, third.lastPage]).toEqual([6, false, true])
    const seqs = [1, 2, 3].map(async (page) =>
      (await find(me, 'plums', page)).map(({ message }) => message.seq),
    )
    expect(new Set((await Promise.all(seqs)).flat()).size).toBe(30)
    expect(await find(me, 'plums', 50)).toEqual([])
  })

  it.each([
    "'; drop table messages; --",
    '& | ! ( ) <-> :* \\ \' "',
    "o'neill & !plums | 'x",
    '\\',
    '%',
    '*'.repeat(200),
    'a'.repeat(200),
    '🦉'.repeat(100),
    '\uD83E lone \uDD89 halves',
    '\u202Eright to left\u202C',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '\u0000nul',
  ])('R51: takes any text for what it is: %s', async (q) => {
    const me = await person('nothing like it')
    await expect(find(me, q)).resolves.toEqual(expect.any(Array))
    expect(await find(me, 'nothing')).toHaveLength(1)
  })
})
