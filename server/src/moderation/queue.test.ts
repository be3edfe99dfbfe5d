import type { DeskCase, Reason } from '@aureole/contract/cases'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { codeOf, soon, startWorld, type Somebody, type World } from './testing/world.ts'

describeOnBothDatabases('the queue', (open) => {
  let world: World
  let maya: Somebody
  let ben: Somebody
  beforeAll(async () => {
    world = await startWorld(await open())
    maya = await world.agent('Maya')
    ben = await world.agent('Ben')
  }, 60_000)
  afterAll(() => world.stop())

  async function called(): Promise<{ robin: Somebody; chatHash: string; waiting: DeskCase }> {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    await robin.get('POST', `/api/chats/${chatHash}/call-agent`, { text: 'Is anybody there?' })
    return { robin, chatHash, waiting: await world.caseOf(maya, chatHash) }
  }
  const reasonsOf = async (chatHash: string) =>
    (await maya.get<{ reasons: Reason[] }>('GET', `/api/admin/chats/${chatHash}`)).reasons

  it('D1: a call for a human, a report and a flag reach the same case, the worst of them on top', async () => {
    const { robin, chatHash, waiting } = await called()
    expect(waiting).toMatchObject({
      kind: 'CHAT',
      state: 'OPEN',
      personName: 'Robin',
      angels: ['Noor'],
      severity: 2,
    })
    expect(waiting.reason).toMatchObject({ source: 'CALL', said: 'Is anybody there?' })

    const { message, replies } = await world.say(robin, chatHash, 'you are !flag', 'So are you.')
    const report = { reason: 'MINOR', text: 'Look at this' }
    await robin.get('POST', `/api/chats/${chatHash}/messages/${replies[0]?.id}/report`, report)
    await robin.get('POST', `/api/chats/${chatHash}/messages/${replies[0]?.id}/report`, report)
    await soon(async () => (await reasonsOf(chatHash)).length).toBe(3)
    const [worst, ...others] = await reasonsOf(chatHash)
    expect(worst).toMatchObject({ source: 'REPORT', severity: 4, said: 'Look at this', text: 'So are you.' })
    const flag = others.find((one) => one.source === 'RULE')
    expect(flag).toMatchObject({
      rule: 'harassment-test',
      messageId: message.id,
      seq: message.seq,
      spans: [[8, 13]],
    })
    expect(await world.caseOf(maya, chatHash)).toMatchObject({
      severity: 4,
      reasons: 3,
      waitingSince: waiting.waitingSince,
    })
  })

  it('D1, S2: a blocked message is delivered to nobody and kept by the desk alone', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    const refused = await robin.send('POST', `/api/chats/${chatHash}/messages`, {
      text: 'this is !block, all of it',
    })
    expect(codeOf(refused)).toBe('message-blocked')
    const found = await world.caseOf(maya, chatHash)
    expect(found.reason).toMatchObject({
      blocked: true,
      text: 'this is !block, all of it',
      messageId: null,
      severity: 3,
    })
    const { rows } = await world.database.db.execute(sql`select 1 from chat_facts`)
    expect(rows).toHaveLength(0)
  })

  it('D2: what was reported stays when the chat is deleted and erased', async () => {
    const { robin, chatHash } = await called()
    const { replies } = await world.say(robin, chatHash, 'hello', 'Words to keep.')
    await robin.get('POST', `/api/chats/${chatHash}/messages/${replies[0]?.id}/report`, { reason: 'HATE' })
    await robin.get('DELETE', `/api/chats/${chatHash}`)
    world.clock.advance(11 * 60_000)
    expect(await world.chats.eraseDeleted()).toBeGreaterThan(0)
    await soon(async () => (await reasonsOf(chatHash)).map((one) => one.text)).toContain('Words to keep.')
    const opened = await maya.get<{ chatGone: boolean; transcript: object }>(
      'GET',
      `/api/admin/chats/${chatHash}`,
    )
    expect(opened).toMatchObject({ chatGone: true, transcript: { items: [] } })
  })

  it('D3: comes by severity, then by age, with filters and counts', async () => {
    const { items, counts } = await maya.get<{ items: DeskCase[]; counts: { open: number; severe: number } }>(
      'GET',
      '/api/admin/queue?pageSize=100',
    )
    const key = (one: DeskCase) => `${9 - one.severity} ${one.waitingSince}`
    expect(items.map(key)).toEqual(items.map(key).toSorted())
    expect(counts.open).toBe(items.length)
    expect(counts.severe).toBe(items.filter((one) => one.severity >= 3).length)
    const some = await maya.get<{ items: DeskCase[] }>(
      'GET',
      '/api/admin/queue?minSeverity=3&source=RULE&pageSize=100',
    )
    expect(some.items.length).toBeGreaterThan(0)
    expect(some.items.every((one) => one.severity >= 3)).toBe(true)
    const first = await maya.get<{ items: DeskCase[]; lastPage: boolean }>(
      'GET',
      '/api/admin/queue?pageSize=1',
    )
    expect(first).toMatchObject({ firstPage: true, lastPage: false, items: [{ id: items[0]?.id }] })
  })

  it('D4: two agents who take the same case at once: one has it, the other is told who', async () => {
    const { chatHash, waiting } = await called()
    const path = `/api/admin/chats/${chatHash}/claim`
    const both = await Promise.all(
      [maya, ben].map((one) => one.send('POST', path, { version: waiting.version })),
    )
    expect(both.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '409'])
    const [won, lost] = both[0]?.status === 200 ? [maya, ben] : [ben, maya]
    const refused = await lost.send('POST', path, {})
    expect(refused.json()).toMatchObject({ code: 'conflict', detail: `${won.name} has this case.` })
    expect(await world.caseOf(maya, chatHash)).toMatchObject({
      claimedBy: { id: won.userId, name: won.name },
    })
    for (const verb of ['release', 'resolve', 'messages']) {
      const body = { outcome: 'DISMISSED', reason: 'Fine', version: waiting.version + 1, text: 'Hi' }
      expect((await lost.send('POST', `/api/admin/chats/${chatHash}/${verb}`, body)).status).toBe(409)
    }
    await won.get('POST', `/api/admin/chats/${chatHash}/release`, {})
    expect((await world.caseOf(maya, chatHash)).claimedBy).toBeNull()
  })

  it('D5: of many who ask for the next one each gets another, the most urgent first', async () => {
    await called()
    const free = (await maya.get<{ items: DeskCase[] }>('GET', '/api/admin/queue?pageSize=100')).items.filter(
      (one) => one.claimedBy === null,
    )
    const agents = [maya, ben, maya, ben]
    const got = await Promise.all(
      agents.map((one) => one.get<{ case: DeskCase | null }>('POST', '/api/admin/queue/next')),
    )
    const ids = got.map((one) => one.case?.id ?? '')
    expect(new Set(ids).size).toBe(4)
    expect(ids.toSorted()).toEqual(
      free
        .slice(0, 4)
        .map((one) => one.id)
        .toSorted(),
    )
    const mine = await ben.get<{ items: DeskCase[]; counts: { mine: number } }>(
      'GET',
      '/api/admin/queue?view=mine',
    )
    expect(mine.items).toHaveLength(2)
    expect(mine.counts.mine).toBe(2)
  })

  it('D6: nobody resolves what they have not seen', async () => {
    const { robin, chatHash, waiting } = await called()
    const resolve = (version: number) =>
      maya.send('POST', `/api/admin/chats/${chatHash}/resolve`, {
        outcome: 'ANSWERED',
        reason: 'Talked',
        version,
      })
    await robin.get('POST', `/api/chats/${chatHash}/call-agent`, {})
    await soon(async () => (await world.caseOf(maya, chatHash)).version).toBe(waiting.version + 1)
    expect((await resolve(waiting.version)).status).toBe(409)
    expect((await resolve(waiting.version + 1)).status).toBe(200)
    expect((await resolve(waiting.version + 2)).status).toBe(409)
    await robin.get('POST', `/api/chats/${chatHash}/call-agent`, {})
    const again = await world.caseOf(maya, chatHash)
    expect(again.id).not.toBe(waiting.id)
    expect(again.reasons).toBe(1)
  })

  it('D7: what is laid aside comes back after a while, or with a new reason', async () => {
    const { robin, chatHash } = await called()
    const snooze = () =>
      maya.get<DeskCase>('POST', `/api/admin/chats/${chatHash}/release`, { snoozeMinutes: 30 })
    expect(await snooze()).toMatchObject({ state: 'SNOOZED', claimedBy: null })
    await world.moderation.sweep()
    const open = async () =>
      (await maya.get<{ items: DeskCase[] }>('GET', '/api/admin/queue?pageSize=100')).items.some(
        (one) => one.chatHash === chatHash,
      )
    expect(await open()).toBe(false)
    world.clock.advance(31 * 60_000)
    await world.moderation.sweep()
    expect(await open()).toBe(true)
    await snooze()
    await robin.get('POST', `/api/chats/${chatHash}/call-agent`, {})
    await soon(open).toBe(true)
  })

  it('D8: a claim is given back when its agent has gone for two minutes, and not before', async () => {
    const { chatHash } = await called()
    await ben.get('POST', `/api/admin/chats/${chatHash}/claim`, {})
    const holder = async () => (await world.caseOf(maya, chatHash)).claimedBy?.name
    for (let beats = 0; beats < 4; beats++) {
      world.clock.advance(60_000)
      await ben.get('POST', `/api/admin/chats/${chatHash}/watch`)
      await world.moderation.sweep()
      expect(await holder()).toBe('Ben')
    }
    expect((await world.caseOf(maya, chatHash)).watching).toEqual([{ id: ben.userId, name: 'Ben' }])
    world.clock.advance(121_000)
    await world.moderation.sweep()
    expect(await holder()).toBeUndefined()
    expect((await world.caseOf(maya, chatHash)).watching).toEqual([])
  })

  it('D9: agents hear of each change, with the number of cases that are open', async () => {
    const before = world.heard.length
    const { waiting } = await called()
    await soon(() =>
      world.heard
        .slice(before)
        .some(({ data }) => [waiting.id, undefined].includes((data as { caseId?: string }).caseId)),
    ).toBe(true)
    const { counts } = await maya.get<{ counts: { open: number } }>('GET', '/api/admin/queue')
    await soon(() => world.heard.at(-1)?.data).toMatchObject({ open: counts.open })
  })

  it('D10: a fact whose job was lost is found by the sweep', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    await world.database.db.execute(sql`
      insert into chat_facts (id, kind, chat_id, chat_hash, user_id, said, created_at)
      select new_id(), 'CALL', id, hash, user_id, 'Lost', ${new Date(world.clock.now().getTime() - 120_000).toISOString()}::timestamptz
      from chats where hash = ${chatHash}`)
    await world.moderation.sweep()
    expect((await world.caseOf(maya, chatHash)).reason.said).toBe('Lost')
  })
})
