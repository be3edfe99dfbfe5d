import type { Violation } from '@aureole/contract/violations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { deskChats, lines, openIt, type AuditEntry, type Line } from './testing/desk-chats.ts'
import { codeOf, soon, startWorld, type Somebody, type World } from './testing/world.ts'

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

  const { flagged, auditOf } = deskChats(() => ({ world, maya }))

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

  it('R87: who worries about somebody else gets the card free of charge; nobody is told, nothing is counted, and the angel answers as ever', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const before = await world.wallet.balanceOf(world.database.db, robin.userId)
    const counted = world.counted.length
    const { message, balance } = await world.say(robin, chatHash, 'My friend is not answering !concern')
    expect(balance).toBe(before)
    expect(world.mind.requests.at(-1)?.care).toBe(false)
    expect((await lines(robin, chatHash)).slice(-3).map(({ kind, seq }) => [kind, seq])).toEqual([
      ['TEXT', message.seq],
      ['CRISIS', message.seq + 1],
      ['TEXT', message.seq + 2],
    ])
    await world.say(robin, chatHash, 'I am on my way')
    expect(world.mind.requests.at(-1)?.care).toBe(false)
    expect(world.counted).toHaveLength(counted)
    // What is said afterwards is filed after it: had it been told, it would be there by now.
    await world.say(robin, chatHash, 'so !flag here')
    expect(await world.caseOf(maya, chatHash)).toMatchObject({
      reasons: 1,
      reason: { text: 'so !flag here' },
    })
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
