import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { MindError } from '../minds/index.ts'
import { Unreachable } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

describeOnBothDatabases('the life of a reply', (open) => {
  let world: ChatWorld
  let nodes: TestNode[] = []

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  afterEach(async () => {
    for (const node of nodes) await node.chats.drain()
    nodes = []
  })

  function start(timing: Parameters<ChatWorld['node']>[0] = {}): TestNode {
    const node = world.node(timing)
    nodes.push(node)
    return node
  }

  /** As by `kill -9`: it says and stores nothing more, and its lease has run out. */
  async function die(node: TestNode, replyId: string): Promise<void> {
    await world.database.db.execute(sql`
      update messages set lease_owner = 'dead', lease_until = clock_timestamp() - interval '1 second'
      where id = ${replyId}::uuid`)
    nodes = nodes.filter((other) => other !== node)
  }

  async function asked(node: TestNode, text = 'Hello') {
    const person = await world.person()
    const { chatHash } = await node.chats.create({
      userId: person.userId,
      type: 'DIRECT',
      avatarIds: [angelId('ilse')],
    })
    const send = (words: string, on = node) =>
      on.chats.send({ userId: person.userId, brandId: 'aureole', chatHash, text: words, key: newId() })
    const sent = await send(text)
    const id = sent.replies[0]?.id ?? ''
    const read = async (on = node, messageId = id) =>
      (await on.chats.messages({ userId: person.userId, chatHash, limit: 50 })).items.find(
        (message) => message.id === messageId,
      )
    const stop = (on = node, messageId = id) =>
      on.chats.stop({ userId: person.userId, chatHash, id: messageId })
    return { ...person, chatHash, id, send, read, stop }
  }

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

  it('R12: is taken over from a dead process by one other, and starts over', async () => {
    const first = start()
    const me = await asked(first)
    first.mind.say('This is ')
    await me.heard('reply.delta')
    await die(first, me.id)
    const heirs = [start(), start()]
    for (const heir of heirs) heir.chats.start()
    const changed = await me.heard('message.changed')
    expect(changed.message).toMatchObject({ id: me.id, text: '', status: 'PENDING', nextDelta: 0 })
    await vi.waitFor(() => expect(heirs.flatMap((heir) => heir.mind.requests)).toHaveLength(1))
    const heir = heirs.find(({ mind }) => mind.requests.length > 0)
    heir?.mind.say('Again, whole.')
    heir?.mind.end()
    expect((await me.heard('reply.done')).message.text).toBe('Again, whole.')
    const deltas = me.all('reply.delta')
    expect(deltas.slice(1).map(({ seq, offset, text }) => [seq, offset, text])).toEqual([
      [0, 0, 'Again, whole.'],
    ])
    expect(await world.balance(me.userId)).toBe(49)
  })

  it('R12: of many replies left behind none waits for the others, not even for one that cannot be taken over', async () => {
    const many = 60
    const person = await world.person()
    const { userId } = person
    await world.database.db.execute(sql`
      with made as (
        insert into chats (id, hash, user_id, type, title, last_seq, last_at, created_at)
        select gen_random_uuid(), ${userId} || n, ${userId}::uuid, 'DIRECT', 'n ' || n, 1, now(), now()
        from generate_series(0, ${many}::int) n returning id, title
      ), joined as (
        insert into chat_avatars (chat_id, avatar_id, position)
        select id, ${angelId('ilse')}::uuid, 0 from made where title <> 'n 0'
      )
      insert into messages (chat_id, seq, id, author, kind, status, created_at, attempts, lease_owner, lease_until)
      select id, 1, gen_random_uuid(), 'AVATAR', 'TEXT', 'PENDING', now(), 3, 'dead',
        now() - case when title = 'n 0' then interval '1 hour' else interval '1 second' end
      from made`)
    start({ sweep: 600_000 }).chats.start()
    await vi.waitFor(() => expect(person.all('reply.failed')).toHaveLength(many), { timeout: 20_000 })
    await world.database.db.execute(sql`delete from chats where user_id = ${userId}::uuid`)
  })

  it('R14: who lost the lease says and stores nothing more', async () => {
    const first = start()
    const me = await asked(first)
    first.mind.say('Mine ')
    await me.heard('reply.delta')
    await die(first, me.id)
    const heir = start()
    heir.chats.start()
    await me.heard('message.changed')
    await heir.mind.waiting()
    first.mind.say('from the grave')
    first.mind.end()
    heir.mind.say('From the living.')
    heir.mind.end()
    expect((await me.heard('reply.done')).message.text).toBe('From the living.')
    await first.chats.drain()
    expect(me.all('reply.done')).toHaveLength(1)
    expect(await me.read(heir)).toMatchObject({ text: 'From the living.', status: 'DONE' })
  })

  it('R14: says and stores nothing more once the lease has run out, though the renewal has had no answer yet', async () => {
    const lease = 1000
    const first = start({ lease })
    const me = await asked(first)
    first.mind.say('Mine ')
    await me.heard('reply.delta')
    const locked = Promise.withResolvers<void>()
    const hanging = Promise.withResolvers<void>()
    const hung = world.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from messages where id = ${me.id}::uuid for update`)
      locked.resolve()
      await hanging.promise
    })
    await locked.promise
    const since = performance.now()
    await vi.waitUntil(() => performance.now() - since > lease, { timeout: 10 * lease })
    first.mind.say('too late')
    first.mind.end()
    hanging.resolve()
    await hung
    const heir = start()
    heir.chats.start()
    heir.mind.say('In time.')
    heir.mind.end()
    expect((await me.heard('reply.done')).message.text).toBe('In time.')
    expect(me.all('reply.delta').map(({ text }) => text)).toEqual(['Mine ', 'In time.'])
  })

  it('R13: fails and gives the token back when too many processes died of it', async () => {
    const first = start()
    const me = await asked(first)
    await die(first, me.id)
    await world.database.db.execute(sql`update messages set attempts = 3 where id = ${me.id}::uuid`)
    start().chats.start()
    expect((await me.heard('reply.failed')).message).toMatchObject({ id: me.id, status: 'FAILED' })
    expect(await world.balance(me.userId)).toBe(50)
  })

  it('R6, R12: what waited behind a dead process is answered too', async () => {
    const first = start()
    const me = await asked(first, 'First')
    const second = (await me.send('Second')).replies[0]?.id ?? ''
    await die(first, me.id)
    const heir = start()
    heir.chats.start()
    for (const words of ['One.', 'Two.']) {
      heir.mind.say(words)
      heir.mind.end()
    }
    expect((await me.heard('reply.done', ({ message }) => message.id === second)).message.text).toBe('Two.')
  })

  it('R15: a process that shuts down hands its replies on at once', async () => {
    const leaving = start({ lease: 60_000 })
    const me = await asked(leaving)
    leaving.mind.say('Going ')
    await me.heard('reply.delta')
    await leaving.chats.drain()
    const heir = start()
    heir.chats.start()
    heir.mind.say('Here instead.')
    heir.mind.end()
    expect((await me.heard('reply.done')).message.text).toBe('Here instead.')
    const { rows } = await world.database.db.execute<{ attempts: number }>(
      sql`select attempts from messages where id = ${me.id}::uuid`,
    )
    expect(rows[0]?.attempts).toBe(1)
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
