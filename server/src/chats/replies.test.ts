import { beforeAll, expect, it, vi } from 'vitest'
import { MindError } from '../minds/index.ts'
import { Unreachable } from '../platform/errors.ts'
import { askedIn } from '../testing/asked-replies.ts'
import { createChatWorld, type ChatWorld } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

describeOnBothDatabases('the life of a reply', (open) => {
  let world: ChatWorld
  const { nodes, start, asked } = askedIn(() => world)

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  it('R9: a mind that fails before its first word gives the token back', async () => {
    const node = start()
    const me = await asked(node)
    expect(await world.balance(me.userId)).toBe(49)
    node.mind.fail()
    expect((await me.heard('reply.failed')).message).toMatchObject({ id: me.id, status: 'FAILED', text: '' })
    await me.heard('wallet.changed', ({ balance }) => balance === 50)
    expect(await me.read()).toMatchObject({ status: 'FAILED' })
    expect(await world.balance(me.userId)).toBe(50)
    expect(await world.sum(me.userId)).toBe(50)
  })

  it.each([
    [new MindError('busy', 'queue'), /^So many people are talking/],
    [new MindError('unreachable', 'connect'), /^We cannot reach/],
    [new Error('oops'), /^The reply did not come\./],
  ])('R9: the person reads why, where the mind knows it: %s', async (error, words) => {
    const node = start()
    const me = await asked(node)
    node.mind.fail(error)
    const { detail } = await me.heard('reply.failed')
    expect(detail).toMatch(words)
    expect(detail).toMatch(/ It cost you nothing\.$/)
    expect(detail).not.toContain(error.message)
  })

  it('R9: a mind that fails on the way gives it back too, and the words stay', async () => {
    const node = start()
    const me = await asked(node)
    node.mind.say('Well, ')
    node.mind.fail()
    expect((await me.heard('reply.failed')).message).toMatchObject({ text: 'Well, ', status: 'FAILED' })
    expect(await world.balance(me.userId)).toBe(50)
  })

  it('R9: a mind that breaks off or says nothing has failed', async () => {
    const node = start()
    const me = await asked(node)
    node.mind.end()
    await me.heard('reply.failed')
    expect(await world.balance(me.userId)).toBe(50)
  })

  it('R9: a database that is away before the mind is asked fails no reply', async () => {
    let away = 2
    const node = world.node({}, undefined, undefined, async () => {
      if (away-- > 0)
        throw new Error('wrapped', { cause: new Unreachable('the database', { cause: undefined }) })
      return { name: 'Robin', about: null }
    })
    nodes.push(node)
    const me = await asked(node)
    // One that waited for its turn: what it needs is read when that comes.
    const { replies } = await me.send('And then?')
    for (const words of ['First.', 'There.']) {
      node.mind.say(words)
      node.mind.end()
    }
    const done = await me.heard('reply.done', ({ message }) => message.id === replies[0]?.id)
    expect(done.message).toMatchObject({ text: 'There.', status: 'DONE' })
    expect(me.all('reply.failed')).toEqual([])
    expect(away).toBe(-1)
  })

  it('R11: a mind that is silent for too long has failed', async () => {
    const node = start({ silence: 60 })
    const me = await asked(node)
    expect((await me.heard('reply.failed')).message).toMatchObject({ id: me.id })
    expect(await world.balance(me.userId)).toBe(50)
  })

  it('R9: stopped before the first word the token comes back, afterwards it does not', async () => {
    const node = start()
    const early = await asked(node)
    await node.mind.waiting()
    await early.stop()
    expect((await early.heard('reply.done')).message).toMatchObject({ status: 'STOPPED', text: '' })
    expect(await world.balance(early.userId)).toBe(50)

    const late = await asked(node)
    node.mind.say('I would ')
    await late.heard('reply.delta')
    await late.stop()
    expect(await late.read()).toMatchObject({ status: 'STOPPED', text: 'I would ' })
    expect(await world.balance(late.userId)).toBe(49)
    await late.stop()
    expect(late.all('reply.done')).toHaveLength(1)
  })

  it('R6, R9: one that waits can be stopped, and the turn goes on', async () => {
    const node = start()
    const me = await asked(node, 'First')
    const second = (await me.send('Second')).replies[0]?.id ?? ''
    const third = (await me.send('Third')).replies[0]?.id ?? ''
    await me.stop(node, second)
    expect(await world.balance(me.userId)).toBe(48)
    node.mind.say('One.')
    node.mind.end()
    node.mind.say('Three.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === third && message.text === 'Three.')
    expect(await me.read(node, second)).toMatchObject({ status: 'STOPPED', text: '' })
  })

  it('R9: is stopped in the process that writes it, wherever the person asks', async () => {
    const writer = start()
    const other = start()
    const me = await asked(writer)
    writer.mind.say('Once upon ')
    await me.heard('reply.delta')
    await me.stop(other)
    expect((await me.heard('reply.done')).message).toMatchObject({ status: 'STOPPED', text: 'Once upon ' })
  })

  it('R10: text and nextDelta belong together while it is written', async () => {
    const node = start()
    const other = start()
    const me = await asked(node)
    for (const word of ['One ', 'two ', 'three ', 'four ']) {
      node.mind.say(word)
      await me.heard('reply.delta', (delta) => delta.text.includes(word))
      const here = await me.read()
      expect(here?.text).toBe(
        me
          .all('reply.delta')
          .filter((delta) => delta.seq < (here?.nextDelta ?? 0))
          .map((delta) => delta.text)
          .join(''),
      )
      expect(here).toMatchObject({ status: 'STREAMING', nextDelta: me.all('reply.delta').length })
    }
    await vi.waitFor(async () =>
      expect(await me.read(other)).toMatchObject({
        text: 'One two three four ',
        nextDelta: 4,
        status: 'STREAMING',
      }),
    )
    node.mind.end()
    await me.heard('reply.done')
    expect(await me.read()).toMatchObject({ status: 'DONE' })
    expect(await me.read()).not.toHaveProperty('nextDelta')
  })

  it('keeps the state that the mind wants back', async () => {
    const node = start()
    const me = await asked(node)
    node.mind.say('Noted.')
    node.mind.end({ mood: 'curious' })
    await me.heard('reply.done')
    await me.send('And now?')
    await node.mind.waiting()
    expect(node.mind.requests.at(-1)?.state).toEqual({ mood: 'curious' })
  })
})
