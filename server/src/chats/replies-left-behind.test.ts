import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { askedIn } from '../testing/asked-replies.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

describeOnBothDatabases('a reply whose process is gone', (open) => {
  let world: ChatWorld
  const { nodes, start, asked } = askedIn(() => world)

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  /** As by `kill -9`: it says and stores nothing more, and its lease has run out. */
  async function die(node: TestNode, replyId: string): Promise<void> {
    await world.database.db.execute(sql`
      update messages set lease_owner = 'dead', lease_until = clock_timestamp() - interval '1 second'
      where id = ${replyId}::uuid`)
    nodes.splice(nodes.indexOf(node), 1)
  }

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
})
