import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Message } from '@aureole/contract/messages'
import { isProblem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import {
  angelId,
  createChatWorld,
  type ChatWorld,
  type TestNode,
  type TestPerson,
} from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { blocking } from '../testing/safety.ts'

function refused(code: Parameters<typeof isProblem>[1]) {
  return (error: unknown) => isProblem(error, code)
}

const noor = angelId('noor')

describeOnBothDatabases('files of chats', (open) => {
  let world: ChatWorld
  let node: TestNode
  let chats: TestNode['chats']

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
    chats = node.chats
  })

  function bring(me: TestPerson, lines: object[], at = node) {
    const bytes = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'))
    return at.chats.importFile({ userId: me.userId, avatarId: noor, bytes })
  }

  async function write(me: TestPerson, chatHash: string, format: 'json' | 'markdown' | 'jsonl') {
    const file = await chats.export({ userId: me.userId, chatHash, format })
    const pieces: Buffer[] = []
    for await (const piece of file.stream) pieces.push(Buffer.from(piece as Buffer))
    return { name: file.name, type: file.type, bytes: Buffer.concat(pieces) }
  }

  async function read(me: TestPerson, chatHash: string): Promise<Message[]> {
    return (await chats.messages({ userId: me.userId, chatHash, limit: 200 })).items
  }

  function theirs(name: string, mes: string, more: object = {}) {
    return {
      name,
      is_user: name === 'You',
      is_system: false,
      send_date: 'June 19, 2023 4:13pm',
      mes,
      ...more,
    }
  }

  const lines = [
    { user_name: 'You', character_name: 'Mira', create_date: '2023-6-19 @16h 0m 0s 0ms', chat_metadata: {} },
    theirs('Mira', 'Hello there.', { swipes: ['Hi.', 'Hello there.', 'Hey!'], swipe_id: 1 }),
    theirs('You', 'Hello *you*.\n\nHow are you?'),
    theirs('Mira', 'Well.', { send_date: 'rubbish' }),
    theirs('You', 'Good.', { send_date: '2023-06-20T10:00:00Z' }),
  ]

  it('R56: a conversation from elsewhere goes on here, for nothing', async () => {
    const me = await world.person(3)
    const chat = await bring(me, lines)
    expect(chat).toMatchObject({ type: 'DIRECT', title: 'Noor', lastLine: 'You: Good.', unread: 0 })
    await me.heard('chat.changed', (event) => event.chat.chatHash === chat.chatHash)
    expect(await world.balance(me.userId)).toBe(3)
    const messages = await read(me, chat.chatHash)
    expect(messages.slice(0, 2)).toMatchObject([
      { kind: 'NOTICE', text: expect.stringContaining('Noor is an AI') as string },
      { kind: 'NOTICE', text: '4 messages were brought along from a file.' },
    ])
    expect(messages.slice(2)).toMatchObject([
      { author: 'AVATAR', avatarId: noor, text: 'Hello there.', versions: { current: 2, count: 3 } },
      { author: 'PERSON', text: 'Hello *you*.\n\nHow are you?' },
      { author: 'AVATAR', text: 'Well.', createdAt: '2023-06-19T16:13:00.000Z' },
      { author: 'PERSON', text: 'Good.', createdAt: '2023-06-20T10:00:00.000Z' },
    ])

    const asked = { userId: me.userId, brandId: 'aureole', chatHash: chat.chatHash }
    const { replies } = await chats.send({ ...asked, text: 'And now?', key: newId() })
    node.mind.say('Now we talk here.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === replies[0]?.id)
    expect(node.mind.requests.at(-1)?.turns.map(({ from, text }) => [from, text])).toEqual([
      ['self', 'Hello there.'],
      ['person', 'Hello *you*.\n\nHow are you?'],
      ['self', 'Well.'],
      ['person', 'Good.'],
      ['person', 'And now?'],
    ])
    const hits = await chats.search({ userId: me.userId, q: 'how are you', page: 1, pageSize: 12 })
    expect(hits.items).toHaveLength(1)
  })

  it('R56: its versions can be chosen like any other', async () => {
    const me = await world.person()
    const { chatHash } = await bring(me, lines)
    const greeting = (await read(me, chatHash)).find((message) => message.text === 'Hello there.')
    const id = greeting?.id ?? ''
    await chats.chooseVersion({ userId: me.userId, chatHash, id, version: 3 })
    expect((await read(me, chatHash)).slice(2).map((message) => message.text)).toEqual(['Hey!'])
    await chats.chooseVersion({ userId: me.userId, chatHash, id, version: 2 })
    expect((await read(me, chatHash)).slice(2).map((message) => message.text)).toEqual([
      'Hello there.',
      'Hello *you*.\n\nHow are you?',
      'Well.',
      'Good.',
    ])
  })

  it('R57: what is written as JSONL is read again as it was', async () => {
    const me = await world.person()
    const first = await bring(me, lines)
    await chats.change({ userId: me.userId, chatHash: first.chatHash, title: 'From before' })
    const file = await write(me, first.chatHash, 'jsonl')
    expect(file.type).toBe('application/jsonl; charset=utf-8')
    expect(file.name).toMatch(/^From before \d{4}-\d\d-\d\d\.jsonl$/)
    const again = await chats.importFile({ userId: me.userId, avatarId: noor, bytes: file.bytes })
    expect(again.title).toBe('From before')
    const strip = ({ id: _id, ...message }: Message) => message
    expect((await read(me, again.chatHash)).map(strip)).toEqual((await read(me, first.chatHash)).map(strip))
    const second = await write(me, again.chatHash, 'jsonl')
    expect(withoutHeader(second.bytes)).toBe(withoutHeader(file.bytes))
  })

  it('R55: a group is told with the name of each, and goes on here with one who says who spoke', async () => {
    const me = await world.person()
    const avatarIds = [angelId('anouk'), angelId('tomas')]
    const { chatHash } = await chats.create({ userId: me.userId, type: 'GROUP', avatarIds, title: 'Kitchen' })
    const asked = { userId: me.userId, brandId: 'aureole', chatHash }
    const sent = await chats.send({ ...asked, text: '@tomas plums?', key: newId() })
    node.mind.say('Brandy.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === sent.replies[0]?.id)
    const markdown = (await write(me, chatHash, 'markdown')).bytes.toString()
    expect(markdown).toContain('# Kitchen')
    expect(markdown).toMatch(/\*\*Tomáš\*\* \(\d\d:\d\d UTC\)\n\n> Brandy\./)
    expect(markdown).toMatch(/\*\*Robin\*\* \(\d\d:\d\d UTC\)\n\n> @tomas plums\?/)
    const json = JSON.parse((await write(me, chatHash, 'json')).bytes.toString()) as { messages: object[] }
    expect(json).toMatchObject({ title: 'Kitchen', type: 'GROUP', angels: ['Anouk', 'Tomáš'] })
    expect(json.messages).toHaveLength(4)

    const { bytes } = await write(me, chatHash, 'jsonl')
    const alone = await chats.importFile({ userId: me.userId, avatarId: noor, bytes })
    const texts = (await read(me, alone.chatHash)).slice(2).map((message) => message.text)
    expect(texts.at(-1)).toBe('Tomáš: Brandy.')
  })

  it('R56: what breaks the rules stays behind', async () => {
    const strict = world.node({}, blocking(/forbidden/))
    const me = await world.person()
    const { chatHash } = await bring(
      me,
      [
        theirs('You', 'Something forbidden'),
        theirs('Mira', 'Fine.', { swipes: ['forbidden', 'Fine.', 'Also fine.'], swipe_id: 1 }),
        theirs('You', 'Fine too.'),
      ],
      strict,
    )
    expect((await read(me, chatHash)).slice(1)).toMatchObject([
      { text: '2 messages were brought along from a file. One more breaks our rules and stayed behind.' },
      { text: 'Fine.', versions: { current: 1, count: 2 } },
      { text: 'Fine too.' },
    ])
    await expect(bring(me, [theirs('You', 'forbidden')], strict)).rejects.toSatisfy(
      refused('chat-file-unreadable'),
    )
  })

  it('R5, R56: nobody writes the chat of somebody else to a file, nor brings one to an angel they may not meet', async () => {
    const me = await world.person()
    const other = await world.person()
    const { chatHash } = await bring(me, lines)
    await expect(chats.export({ userId: other.userId, chatHash, format: 'json' })).rejects.toSatisfy(
      refused('not-found'),
    )
    await expect(
      chats.importFile({ userId: me.userId, avatarId: newId(), bytes: Buffer.from('{}') }),
    ).rejects.toSatisfy(refused('not-found'))
    await expect(
      chats.importFile({ userId: me.userId, avatarId: noor, bytes: Buffer.from('nonsense') }),
    ).rejects.toSatisfy(refused('chat-file-unreadable'))
  })

  it('R55: a long chat is written while it is read', async () => {
    const me = await world.person()
    const { chatHash } = await bring(me, [theirs('You', 'The first')])
    await world.database.db.execute(sql`
      with chat as (select id, last_seq from chats where hash = ${chatHash})
      insert into messages (chat_id, seq, id, author, kind, text, status, created_at, finished_at)
      select chat.id, chat.last_seq + n, gen_random_uuid(), 'PERSON', 'TEXT', 'Line ' || n || repeat(' and so on', 30), 'DONE', now(), now()
      from chat, generate_series(1, 20000) as n`)
    const file = await chats.export({ userId: me.userId, chatHash, format: 'jsonl' })
    let count = 0
    let held = 0
    for await (const piece of file.stream) {
      count += String(piece).split('\n').length - 1
      held = Math.max(held, file.stream.readableLength)
    }
    expect(count).toBe(20_000 + 1 + 2 + 1)
    expect(held).toBeLessThan(200_000)
    const stopped = await chats.export({ userId: me.userId, chatHash, format: 'json' })
    for await (const piece of stopped.stream) {
      expect(String(piece)).not.toBe('')
      break
    }
    expect(stopped.stream.destroyed).toBe(true)
  })
})

function withoutHeader(bytes: Buffer): string {
  return bytes.toString().split('\n').slice(1).join('\n')
}
