import { beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { createTestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

const minute = 60_000

describeOnBothDatabases('R60: the reminder to take a break', (open) => {
  let world: ChatWorld
  let node: TestNode
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node({}, undefined, clock)
  })

  async function talker() {
    const me = await world.person(500)
    const start = async (portrait: string) =>
      (await node.chats.create({ userId: me.userId, type: 'DIRECT', avatarIds: [angelId(portrait)] }))
        .chatHash
    const chatHashes = [await start('noor'), await start('ilse')] as const
    const say = async (chatHash: string = chatHashes[0], key = newId()) => {
      const asked = { userId: me.userId, brandId: 'aureole', chatHash, text: 'And then?', key }
      const sent = await node.chats.send(asked)
      node.mind.say('Then.')
      node.mind.end()
      await me.heard('reply.done', ({ message }) => message.id === sent.replies[0]?.id)
      return { sent, asked }
    }
    const notices = async (chatHash: string) => {
      const { items } = await node.chats.messages({ userId: me.userId, chatHash, limit: 200 })
      return items.filter((message) => message.kind === 'NOTICE').slice(1)
    }
    /** Says something every ten minutes, until so many have passed. */
    const goOn = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 10) {
        clock.advance(10 * minute)
        await say()
      }
    }
    return { ...me, chatHashes, say, notices, goOn }
  }

  it('comes after three hours without a pause, right before what was said, and again after three more', async () => {
    const me = await talker()
    await me.say()
    await me.goOn(170)
    expect(await me.notices(me.chatHashes[0])).toEqual([])
    await me.goOn(10)
    const [notice] = await me.notices(me.chatHashes[0])
    expect(notice?.text).toMatch(/for 3 hours now\. Noor is an AI, not a person.*break/)
    const { items } = await node.chats.messages({ userId: me.userId, chatHash: me.chatHashes[0], limit: 3 })
    expect(items.map(({ seq, author }) => [seq - (notice?.seq ?? 0), author])).toEqual([
      [0, 'SYSTEM'],
      [1, 'PERSON'],
      [2, 'AVATAR'],
    ])
    await me.heard('message.created', ({ message }) => message.id === notice?.id)
    await me.goOn(170)
    expect(await me.notices(me.chatHashes[0])).toHaveLength(1)
    await me.goOn(10)
    expect((await me.notices(me.chatHashes[0])).map(({ text }) => text.slice(0, 38))).toEqual([
      'You have been talking for 3 hours now.',
      'You have been talking for 6 hours now.',
    ])
  })

  it('does not come to who made a pause, and counts over all chats', async () => {
    const me = await talker()
    await me.say()
    await me.goOn(100)
    clock.advance(15 * minute)
    await me.say()
    await me.goOn(100)
    expect(await me.notices(me.chatHashes[0])).toEqual([])
    clock.advance(14 * minute)
    await me.say(me.chatHashes[1])
    await me.goOn(50)
    clock.advance(14 * minute)
    await me.say(me.chatHashes[1])
    clock.advance(14 * minute)
    await me.say(me.chatHashes[1])
    expect(await me.notices(me.chatHashes[0])).toEqual([])
    expect(await me.notices(me.chatHashes[1])).toHaveLength(1)
  })

  it('comes once, also when the message is sent again', async () => {
    const me = await talker()
    await me.say()
    await me.goOn(170)
    clock.advance(10 * minute)
    const { sent, asked } = await me.say()
    expect(await node.chats.send(asked)).toEqual(sent)
    clock.advance(minute)
    await me.say()
    expect(await me.notices(me.chatHashes[0])).toHaveLength(1)
  })
})
