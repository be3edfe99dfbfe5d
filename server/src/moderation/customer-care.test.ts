import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../platform/database/index.ts'
import { angelId } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import type { Answer } from '../testing/http.ts'
import { deskChats, lines, type Line } from './testing/desk-chats.ts'
import { soon, startWorld, type Somebody, type World } from './testing/world.ts'

describeOnBothDatabases('customer care in a chat', (open) => {
  let world: World
  let maya: Somebody
  beforeAll(async () => {
    world = await startWorld(await open())
    maya = await world.agent('Maya')
  }, 60_000)
  afterAll(() => world.stop())

  const { flagged } = deskChats(() => ({ world, maya }))

  it('D52: customer care is shown as that; the angel is silent and nothing is charged until it is handed back', async () => {
    const { robin, chatHash } = await flagged()
    const before = await world.wallet.balanceOf(world.database.db, robin.userId)
    const written = await maya.get<{ message: Line; angelPaused: boolean }>(
      'POST',
      `/api/admin/chats/${chatHash}/messages`,
      { text: 'This is Maya of customer care.' },
    )
    expect(written).toMatchObject({ message: { author: 'CARE', status: 'DONE' }, angelPaused: true })
    const created = robin.heard('message.created').map((one) => (one as { message: Line }).message)
    expect(created.slice(-2)).toMatchObject([
      { author: 'SYSTEM', kind: 'NOTICE', text: expect.stringContaining('a person, not an AI') as string },
      { author: 'CARE', text: 'This is Maya of customer care.' },
    ])
    expect(robin.heard('chat.changed').at(-1)).toMatchObject({
      chat: { unread: expect.any(Number) as number },
    })

    const answered = await world.say(robin, chatHash, 'Thank you for coming.')
    expect(answered).toMatchObject({ replies: [], balance: before })
    await soon(async () => (await world.caseOf(maya, chatHash)).reasons).toBe(2)
    const [, , ...rest] = await lines(robin, chatHash)
    expect(rest.at(-1)).toMatchObject({ author: 'PERSON', text: 'Thank you for coming.' })
    const reply = (await lines(robin, chatHash)).find((line) => line.author === 'AVATAR')
    for (const verb of ['regenerate', 'continue']) {
      expect((await robin.send('POST', `/api/chats/${chatHash}/messages/${reply?.id}/${verb}`)).status).toBe(
        409,
      )
    }

    await maya.get('POST', `/api/admin/chats/${chatHash}/hand-back`)
    await maya.get('POST', `/api/admin/chats/${chatHash}/hand-back`)
    expect((await lines(robin, chatHash)).at(-1)?.text).toContain('Customer care has left')
    await world.say(robin, chatHash, 'And you, Noor?')
    const told = world.mind.requests.at(-1)?.turns.map((turn) => turn.text)
    expect(told).toContain('And you, Noor?')
    expect(told).not.toContain('Thank you for coming.')
    expect(told).not.toContain('This is Maya of customer care.')
  })

  it('D52: what an angel is just saying is stopped, and the same key writes once', async () => {
    const { robin, chatHash } = await flagged()
    const { replies } = await world.say(robin, chatHash, 'Tell me a story.', null)
    await world.mind.waiting()
    const write = (text: string) =>
      world.call('POST', `/api/admin/chats/${chatHash}/messages`, { text }, maya.userId, 'one-press-of-a-key')
    const both = await Promise.all([write('One moment.'), write('One moment.')])
    expect(both.map((answer) => answer.status)).toEqual([201, 201])
    expect((await write('Another thing.')).status).toBe(409)
    expect((await lines(robin, chatHash)).filter((line) => line.author === 'CARE')).toHaveLength(1)
    await soon(
      async () => (await lines(robin, chatHash)).find((line) => line.id === replies[0]?.id)?.status,
    ).toBe('STOPPED')
    await maya.get('POST', `/api/admin/chats/${chatHash}/hand-back`)
  })

  it('R83: the chat says to its person whether customer care is there', async () => {
    const { robin, chatHash } = await flagged()
    const care = async () => (await robin.get<{ inCare: boolean }>('GET', `/api/chats/${chatHash}`)).inCare
    expect(await care()).toBe(false)
    await maya.get('POST', `/api/admin/chats/${chatHash}/messages`, { text: 'Hello.' })
    expect(await care()).toBe(true)
    await maya.get('POST', `/api/admin/chats/${chatHash}/hand-back`)
    expect(await care()).toBe(false)
  })

  it('R83: no angel speaks who was asked to at the very moment when customer care came', async () => {
    const robin = await world.person()
    const body = { type: 'GROUP', avatarIds: [angelId('noor'), angelId('tomas')], title: 'Both' }
    const { chatHash } = await robin.get<{ chatHash: string }>('POST', '/api/chats', body)
    const { replies } = await world.say(robin, chatHash, '@Noor so !flag here')
    await world.caseOf(maya, chatHash)
    const reply = replies[0]?.id ?? ''
    const wishes = {
      continue: () => robin.send('POST', `/api/chats/${chatHash}/messages/${reply}/continue`),
      regenerate: () => robin.send('POST', `/api/chats/${chatHash}/messages/${reply}/regenerate`),
      talk: () => robin.send('POST', `/api/chats/${chatHash}/talk`, { turns: 2 }),
    }
    for (const [verb, wish] of Object.entries(wishes)) {
      const before = await world.wallet.balanceOf(world.database.db, robin.userId)
      const asked = Promise.withResolvers<Answer>()
      // Whoever holds the chat is customer care, coming: the wish has been let in and waits for them.
      const care = world.database.transaction(async (tx) => {
        await tx.execute(sql`select 1 from chats where hash = ${chatHash} for update`)
        asked.resolve(wish())
        if (world.database.kind === 'postgresql') await lockedOut(tx)
        await tx.execute(sql`update chats set care_since = now() where hash = ${chatHash}`)
      })
      await care
      const answer = await asked.promise
      expect([answer.status, answer.text], verb).toEqual([
        409,
        expect.stringContaining('Customer care is in this chat'),
      ])
      expect(
        (await lines(robin, chatHash)).filter((line) => line.status !== 'DONE'),
        verb,
      ).toEqual([])
      expect(await world.wallet.balanceOf(world.database.db, robin.userId), verb).toBe(before)
      await maya.get('POST', `/api/admin/chats/${chatHash}/hand-back`)
    }
  })

  /** Somebody waits for what this transaction has locked. */
  const lockedOut = (tx: Tx) =>
    soon(async () => {
      const { rows } = await tx.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and pg_backend_pid() = any (pg_blocking_pids(pid))`)
      return rows.length
    }).toBe(1)
})
