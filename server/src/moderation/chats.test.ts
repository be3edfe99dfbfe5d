import type { DeskCase } from '@aureole/contract/cases'
import type { PersonCard } from '@aureole/contract/desk-people'
import type { Violation } from '@aureole/contract/violations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../platform/database/index.ts'
import { angelId } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import type { Answer } from '../testing/http.ts'
import { codeOf, soon, startWorld, type Somebody, type World } from './testing/world.ts'

interface Line {
  id: string
  seq: number
  author: string
  kind: string
  text: string
  status: string
  hidden?: boolean
}
interface Opened {
  case: DeskCase
  transcript: { items: Line[]; hasMore: boolean }
  person: PersonCard
  angelPaused: boolean
  notes: { text: string; by: { name: string } }[]
}
interface AuditEntry {
  action: string
  reason: string | null
  agent: { name: string }
}

describeOnBothDatabases('a chat on the desk', (open) => {
  let world: World
  let maya: Somebody
  let ben: Somebody
  beforeAll(async () => {
    world = await startWorld(await open())
    maya = await world.agent('Maya')
    ben = await world.agent('Ben')
  }, 60_000)
  afterAll(() => world.stop())

  async function flagged(): Promise<{
    robin: Somebody
    chatHash: string
    messageId: string
    replyId: string
  }> {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const { message, replies } = await world.say(robin, chatHash, 'so !flag here')
    await world.caseOf(maya, chatHash)
    return { robin, chatHash, messageId: message.id, replyId: replies[0]?.id ?? '' }
  }
  const lines = async (robin: Somebody, chatHash: string) =>
    (await robin.get<{ items: Line[] }>('GET', `/api/chats/${chatHash}/messages`)).items
  const openIt = (agent: Somebody, chatHash: string, query = '') =>
    agent.get<Opened>('GET', `/api/admin/chats/${chatHash}${query}`)
  const auditOf = async (chatHash: string) =>
    (await maya.get<{ items: AuditEntry[] }>('GET', `/api/admin/audit?pageSize=100&chatHash=${chatHash}`))
      .items

  it('D50: is opened around the reason; each opening is written down', async () => {
    const { robin, chatHash, messageId } = await flagged()
    const opened = await openIt(maya, chatHash)
    expect(opened.transcript.items.some((line) => line.id === messageId)).toBe(true)
    expect(opened.person).toMatchObject({ userId: robin.userId, email: robin.email, violations: { open: 1 } })
    await openIt(maya, chatHash)
    await openIt(ben, chatHash)
    expect((await auditOf(chatHash)).map((one) => [one.agent.name, one.action])).toEqual([
      ['Ben', 'chat.opened'],
      ['Maya', 'chat.opened'],
    ])
  })

  it('D51: without an open reason it needs one, which stays in the log', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const refused = await maya.send('GET', `/api/admin/chats/${chatHash}`)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'reason-needed'])
    const opened = await openIt(maya, chatHash, '?reason=Asked%20by%20mail')
    expect(opened.case).toMatchObject({
      state: 'RESOLVED',
      reason: { source: 'AGENT', excerpt: 'Asked by mail' },
    })
    expect(await auditOf(chatHash)).toMatchObject([{ action: 'chat.opened', reason: 'Asked by mail' }])
    expect((await ben.send('GET', `/api/admin/chats/${chatHash}`)).status).toBe(403)
    const { items } = await maya.get<{ items: AuditEntry[] }>('GET', '/api/admin/audit?q=by%20mail')
    expect(items).toHaveLength(1)
  })

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

  it('D53: a hidden message has no words for the person and for minds, and comes back with all of them', async () => {
    const { robin, chatHash, messageId, replyId } = await flagged()
    const hide = `/api/admin/messages/${messageId}/hide`
    const body = { chatHash, reason: 'Not for here' }
    expect(await maya.get<Line>('POST', hide, body)).toMatchObject({ hidden: true, text: 'so !flag here' })
    expect((await maya.send('POST', hide, body)).status).toBe(409)
    const shown = async () => (await lines(robin, chatHash)).find((line) => line.id === messageId)
    expect(await shown()).toMatchObject({ status: 'HIDDEN', text: '' })
    expect(robin.heard('message.changed').at(-1)).toMatchObject({ message: { status: 'HIDDEN', text: '' } })
    expect((await robin.send('DELETE', `/api/chats/${chatHash}/messages/${messageId}`)).status).toBe(409)
    const found = await robin.get<{ items: object[] }>('GET', '/api/chats/search?q=flag')
    expect(found.items).toEqual([])
    await world.say(robin, chatHash, 'Next')
    expect(world.mind.requests.at(-1)?.turns.map((turn) => turn.text)).not.toContain('so !flag here')
    const opened = await openIt(ben, chatHash)
    expect(opened.transcript.items.find((line) => line.id === messageId)).toMatchObject({
      text: 'so !flag here',
    })

    await maya.get('POST', `/api/admin/messages/${messageId}/unhide`, body)
    expect(await shown()).toMatchObject({ status: 'DONE', text: 'so !flag here' })
    await maya.get('POST', `/api/admin/messages/${replyId}/hide`, body)
    const actions = (await auditOf(chatHash)).map((one) => one.action)
    expect(actions.filter((action) => action.startsWith('message.'))).toEqual([
      'message.hidden',
      'message.shown',
      'message.hidden',
    ])
  })

  it('D54: notes are for colleagues; the history has everything', async () => {
    const { robin, chatHash } = await flagged()
    await maya.get('POST', `/api/admin/chats/${chatHash}/notes`, { text: 'Was polite on the phone.' })
    expect((await openIt(ben, chatHash)).notes).toMatchObject([
      { by: { name: 'Maya' }, text: 'Was polite on the phone.' },
    ])
    await maya.get('POST', `/api/admin/users/${robin.userId}/warnings`, { reason: 'Be kind.', chatHash })
    const { version } = await world.caseOf(maya, chatHash)
    await maya.get('POST', `/api/admin/chats/${chatHash}/resolve`, {
      outcome: 'WARNED',
      reason: 'Done',
      version,
    })
    const { timeline } = await ben.get<{ timeline: { kind: string }[] }>(
      'GET',
      `/api/admin/users/${robin.userId}`,
    )
    expect(new Set(timeline.map((one) => one.kind))).toEqual(
      new Set(['VIOLATION', 'DECISION', 'WARNING', 'NOTE']),
    )
  })

  it('D11: resolving says the word on its violations; the last word counts, and figures follow', async () => {
    const { robin, chatHash } = await flagged()
    const { version } = await world.caseOf(maya, chatHash)
    await maya.get('POST', `/api/admin/chats/${chatHash}/resolve`, {
      outcome: 'DISMISSED',
      reason: 'A joke',
      version,
    })
    const list = async () =>
      (await maya.get<{ items: Violation[] }>('GET', `/api/admin/violations?userId=${robin.userId}`)).items
    const [violation] = await list()
    expect(violation).toMatchObject({ state: 'DISMISSED', decision: 'A joke', decidedBy: { name: 'Maya' } })
    const dashboard = () =>
      maya.get<{ falseFlags: { rule: string; decided: number; dismissed: number }[]; outcomes: object[] }>(
        'GET',
        '/api/admin/dashboard',
      )
    const flags = async () => (await dashboard()).falseFlags.find((one) => one.rule === 'harassment-test')
    const before = await flags()
    await ben.get('POST', `/api/admin/violations/${violation?.id}/decision`, {
      state: 'UPHELD',
      reason: 'It was none',
    })
    expect((await list())[0]).toMatchObject({ state: 'UPHELD', decidedBy: { name: 'Ben' } })
    expect(await flags()).toMatchObject({ decided: before?.decided, dismissed: (before?.dismissed ?? 0) - 1 })
    expect((await dashboard()).outcomes).toContainEqual({ outcome: 'DISMISSED', count: 1 })
    const { rows } = await world.database.db.execute(
      sql`select outcome from decisions where subject_id = ${violation?.id}::uuid order by id`,
    )
    expect(rows).toEqual([{ outcome: 'DISMISSED' }, { outcome: 'UPHELD' }])
  })

  it('R80: who may be in danger gets the card at once and free of charge, and care for some replies; it is no violation', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const before = await world.wallet.balanceOf(world.database.db, robin.userId)
    const { message, replies, balance } = await world.say(
      robin,
      chatHash,
      'I cannot go on !crisis',
      'I am here.',
    )
    expect(balance).toBe(before)
    expect(world.mind.requests.at(-1)?.care).toBe(true)
    expect(world.counted).toEqual([{ brandId: 'aureole', acute: true, language: 'en' }])
    const said = await lines(robin, chatHash)
    expect(said.slice(-3).map(({ author, kind, seq }) => [author, kind, seq])).toEqual([
      ['PERSON', 'TEXT', message.seq],
      ['SYSTEM', 'CRISIS', message.seq + 1],
      ['AVATAR', 'TEXT', message.seq + 2],
    ])
    expect(replies[0]?.seq).toBe(message.seq + 2)
    expect((await world.caseOf(maya, chatHash)).reason).toMatchObject({
      severity: 4,
      title: expect.stringContaining('acute') as string,
    })
    const { items } = await maya.get<{ items: object[] }>(
      'GET',
      `/api/admin/violations?userId=${robin.userId}`,
    )
    expect(items).toEqual([])
    const again = await robin.get<{ balance: number }>(
      'POST',
      `/api/chats/${chatHash}/messages/${replies[0]?.id}/regenerate`,
    )
    expect(again.balance).toBe(before)
    await world.mind.waiting()
    expect(world.mind.requests.at(-1)?.care).toBe(true)
    world.mind.say('Still here.')
    world.mind.end()
    await soon(async () => (await lines(robin, chatHash)).at(-1)?.status).toBe('DONE')
    for (const care of [true, true, true, false]) {
      await world.say(robin, chatHash, 'Thank you')
      expect(world.mind.requests.at(-1)?.care).toBe(care)
    }
  })

  it('R81: a person who says to be under 18 is sent to an agent, as urgent as can be, and has broken no rule', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    await world.say(robin, chatHash, 'I am fifteen !young')
    expect(await world.caseOf(maya, chatHash)).toMatchObject({ severity: 4, reason: { source: 'RULE' } })
    const { items } = await maya.get<{ items: object[] }>(
      'GET',
      `/api/admin/violations?userId=${robin.userId}`,
    )
    expect(items).toEqual([])
  })

  it('R82: what a mind may not say is shown to nobody but an agent', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const { replies } = await world.say(robin, chatHash, 'Say it', null)
    world.mind.say('Well, !block')
    await soon(
      async () => (await lines(robin, chatHash)).find((line) => line.id === replies[0]?.id)?.status,
    ).toBe('FAILED')
    const found = await world.caseOf(maya, chatHash)
    expect(found.reason).toMatchObject({ text: 'Well, !block', messageId: replies[0]?.id, rule: 'hate-test' })
  })
})
