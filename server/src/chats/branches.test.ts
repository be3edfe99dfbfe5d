import { beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { refused } from '../testing/refused.ts'
import { blocking } from '../testing/safety.ts'
import { createTalker } from '../testing/talker.ts'

describeOnBothDatabases('the way of a conversation', (open) => {
  let world: ChatWorld
  let node: TestNode

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
  })

  it('R20, R34: an edited message branches the conversation, and is answered anew', async () => {
    const me = await createTalker(world, node)
    const first = await me.exchange('I like plums', 'Plums!')
    await me.exchange('And pears', 'Pears too.')
    const edited = await me.edit(first.asked, 'I like quinces')
    expect(edited).toMatchObject({
      message: { seq: 7, text: 'I like quinces', versions: { current: 2, count: 2 } },
      replies: [{ seq: 8, status: 'PENDING' }],
      balance: 47,
    })
    const branched = me.events.find((event) => event.name === 'chat.branched')?.data
    expect(branched).toMatchObject({
      chatHash: me.chatHash,
      from: 3,
      hasMore: false,
      messages: [
        { id: edited.message.id, versions: { current: 2, count: 2 } },
        { id: edited.replies[0]?.id, status: 'PENDING', nextDelta: 0 },
      ],
    })
    await me.finish(edited.replies[0]?.id ?? '', 'Quinces!')
    expect(await me.words()).toEqual(['I like quinces', 'Quinces!'])
    expect(
      node.mind.requests
        .at(-1)
        ?.turns.map((turn) => turn.text)
        .slice(1),
    ).toEqual(['I like quinces'])
    expect(await me.chat()).toMatchObject({ lastLine: 'Quinces!', unread: 1 })
    expect(await me.sum()).toBe(47)
  })

  it('R20: a reply is written again by the same angel, and nothing after it stays', async () => {
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Tell me', 'No.')
    await me.exchange('Please', 'Well.')
    const again = await me.regenerate(reply)
    expect(again).toMatchObject({
      balance: 47,
      message: {
        seq: 7,
        avatarId: angelId('noor'),
        status: 'PENDING',
        nextDelta: 0,
        versions: { current: 2, count: 2 },
      },
    })
    expect(await me.chat()).toMatchObject({ unread: 0, readSeq: 6, lastLine: 'You: Tell me' })
    await me.finish(again.message.id, 'Once upon a time.')
    expect(await me.words()).toEqual(['Tell me', 'Once upon a time.'])
    expect(node.mind.requests.at(-1)).toMatchObject({ version: 2, goOn: false })
    expect(node.mind.requests.at(-1)?.turns.at(-1)).toMatchObject({ from: 'person', text: 'Tell me' })
    expect(await me.chat()).toMatchObject({ unread: 1, lastLine: 'Once upon a time.' })
  })

  it('R9, R24: one that failed is written again at the price of any reply', async () => {
    const me = await createTalker(world, node)
    const { replies } = await me.send('Hello')
    node.mind.fail()
    await me.over(replies[0]?.id ?? '', 1, 'reply.failed')
    expect(await me.balance()).toBe(50)
    const again = await me.regenerate(replies[0]?.id ?? '')
    expect(again.balance).toBe(49)
    await me.finish(again.message.id)
    expect(await me.words()).toEqual(['Hello', 'Yes.'])
    expect(await me.sum()).toBe(49)
  })

  it('R21, R34: choosing a version brings back what followed it, inner branches as they were', async () => {
    const me = await createTalker(world, node)
    const one = await me.exchange('A', 'a1')
    const a2 = (await me.regenerate(one.reply)).message.id
    await me.finish(a2, 'a2')
    const b = await me.exchange('B', 'b1')
    const b2 = (await me.regenerate(b.reply)).message.id
    await me.finish(b2, 'b2')
    expect(await me.words()).toEqual(['A', 'a2', 'B', 'b2'])

    const back = await me.choose(a2, 1)
    expect(back).toMatchObject({ from: 4, hasMore: false, messages: [{ id: one.reply, text: 'a1' }] })
    expect(me.all('chat.branched').at(-1)).toEqual({ chatHash: me.chatHash, ...back })
    expect(await me.words()).toEqual(['A', 'a1'])
    expect(await me.chat()).toMatchObject({ lastLine: 'a1', unread: 0 })

    const forth = await me.choose(one.reply, 2)
    expect(forth.messages.map((message) => message.text)).toEqual(['a2', 'B', 'b2'])
    expect(forth.messages.map((message) => message.versions)).toEqual([
      { current: 2, count: 2 },
      undefined,
      { current: 2, count: 2 },
    ])
    expect(await me.chat()).toMatchObject({ lastLine: 'b2' })
    await me.choose(b2, 1)
    expect(await me.words()).toEqual(['A', 'a2', 'B', 'b1'])
    await me.choose(a2, 1)
    await me.choose(a2, 2)
    expect(await me.words()).toEqual(['A', 'a2', 'B', 'b1'])
    expect(await me.balance()).toBe(46)
  })

  it('R21: the version that stands there already, and one that does not exist', async () => {
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('A', 'a1')
    expect(await me.choose(reply, 1)).toMatchObject({ from: 4, messages: [{ id: reply }] })
    await expect(me.choose(reply, 2)).rejects.toSatisfy(refused('not-found'))
    const second = (await me.regenerate(reply)).message.id
    await me.finish(second, 'a2')
    const heard = me.all('chat.branched').length
    const answer = await me.choose(second, 1)
    expect(await me.choose(second, 1)).toEqual(answer)
    expect(await me.choose(reply, 1)).toEqual(answer)
    expect(me.all('chat.branched')).toHaveLength(heard + 1)
    await expect(me.choose(newId(), 1)).rejects.toSatisfy(refused('not-found'))
  })

  it('R22, R24: what cannot be edited or written again', async () => {
    const me = await createTalker(world, node)
    const { asked, reply } = await me.exchange('A', 'a1')
    await expect(me.edit(reply, 'No')).rejects.toSatisfy(refused('not-found'))
    await expect(me.regenerate(asked)).rejects.toSatisfy(refused('not-found'))
    await expect(me.regenerate(newId())).rejects.toSatisfy(refused('not-found'))
    const { items } = await me.history({})
    await expect(me.regenerate(items[1]?.id ?? '')).rejects.toSatisfy(refused('conflict'))
    const { replies } = await me.send('B')
    await expect(me.regenerate(replies[0]?.id ?? '')).rejects.toSatisfy(refused('conflict'))
    await me.finish(replies[0]?.id ?? '')
    expect(await me.balance()).toBe(48)
  })

  it('R4: without tokens nothing branches', async () => {
    const me = await createTalker(world, node, { tokens: 1 })
    const { asked, reply } = await me.exchange('A', 'a1')
    await expect(me.edit(asked, 'B')).rejects.toSatisfy(refused('not-enough-tokens'))
    await expect(me.regenerate(reply)).rejects.toSatisfy(refused('not-enough-tokens'))
    await expect(me.goOn(reply)).rejects.toSatisfy(refused('not-enough-tokens'))
    expect(await me.said()).toMatchObject([{ text: 'A' }, { text: 'a1', status: 'DONE' }])
    expect((await me.said())[0]).not.toHaveProperty('versions')
    expect(me.all('chat.branched')).toEqual([])
  })

  it('R5: in a chat of somebody else there is nothing to change', async () => {
    const me = await createTalker(world, node)
    const { asked, reply } = await me.exchange('A', 'a1')
    const { userId } = await world.person()
    const theirs = { userId, brandId: 'aureole', chatHash: me.chatHash, key: newId() }
    const attempts = [
      () => node.chats.edit({ ...theirs, id: asked, text: 'B' }),
      () => node.chats.regenerate({ ...theirs, id: reply }),
      () => node.chats.continue({ ...theirs, id: reply }),
      () => node.chats.chooseVersion({ ...theirs, id: reply, version: 1 }),
      () => node.chats.deleteMessage({ ...theirs, id: reply }),
      () => node.chats.giveFeedback({ ...theirs, id: reply, value: 'UP' }),
      () => node.chats.report({ ...theirs, id: reply, reason: 'OTHER' }),
      () => node.chats.stop({ ...theirs, id: reply }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toSatisfy(refused('not-found'))
    const other = await createTalker(world, node)
    await expect(other.edit(asked, 'B')).rejects.toSatisfy(refused('not-found'))
    await expect(other.choose(reply, 1)).rejects.toSatisfy(refused('not-found'))
    expect(await me.words()).toEqual(['A', 'a1'])
  })

  it('S2: an edit that is blocked changes nothing', async () => {
    const strict = world.node({}, blocking())
    const me = await createTalker(world, node)
    const { asked } = await me.exchange('A', 'a1')
    await expect(me.edit(asked, 'Hm', newId(), strict)).rejects.toSatisfy(refused('message-blocked'))
    expect(await me.words()).toEqual(['A', 'a1'])
    expect(await me.balance()).toBe(49)
  })
})
