import type { Appeal } from '@aureole/contract/appeals'
import type { PersonCard } from '@aureole/contract/desk-people'
import type { Violation } from '@aureole/contract/violations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { codeOf, startWorld, type Somebody, type World } from './testing/world.ts'

const hour = 3600_000
const day = 24 * hour

interface Standing {
  warningCounter: number
  penalties: { id: string; kind: string; active: boolean; appeal: string | null; canAppeal: boolean }[]
}

describeOnBothDatabases('warnings, suspensions and appeals', (open) => {
  let world: World
  let maya: Somebody
  let ben: Somebody
  beforeAll(async () => {
    world = await startWorld(await open())
    maya = await world.agent('Maya')
    ben = await world.agent('Ben')
  }, 60_000)
  afterAll(() => world.stop())

  const warn = (robin: Somebody, more: object = {}, agent = maya) =>
    agent.get<PersonCard>('POST', `/api/admin/users/${robin.userId}/warnings`, {
      reason: 'Be kind.',
      ...more,
    })
  const standing = (robin: Somebody) => robin.get<Standing>('GET', `/api/users/${robin.userId}/standing`)
  const hoursLeft = (card: PersonCard) =>
    Math.round((Date.parse(card.suspendedUntil ?? '') - world.clock.now().getTime()) / hour)
  async function suspended(robin: Somebody): Promise<PersonCard> {
    await warn(robin)
    await warn(robin)
    return warn(robin)
  }
  async function sitOut(milliseconds: number): Promise<void> {
    world.clock.advance(milliseconds)
    await world.moderation.sweep()
  }

  it('D20: a warning says why and how many count, at once and by mail', async () => {
    const robin = await world.person()
    const card = await warn(robin)
    expect(card).toMatchObject({
      warningCounter: 1,
      suspendedUntil: null,
      penalties: [{ kind: 'WARNING', active: true }],
    })
    expect(robin.heard('user.warned')).toEqual([
      { reason: 'Be kind.', warningCounter: 1, penaltyId: card.penalties[0]?.id },
    ])
    const letter = await world.mailTo(robin.email, /A warning/)
    expect(letter.text).toContain('Be kind.')
    expect(letter.text).toContain('2 more warnings suspend')
    const own = await standing(robin)
    expect(own.penalties).toMatchObject([{ by: null, canAppeal: true, appeal: null }])
  })

  it('D20: warnings expire after 90 days', async () => {
    const robin = await world.person()
    await warn(robin)
    await sitOut(89 * day)
    expect((await warn(robin)).warningCounter).toBe(2)
    await sitOut(2 * day)
    expect(
      (await world.accounts.knownPeople(world.database.db, [robin.userId])).get(robin.userId)?.warningCounter,
    ).toBe(1)
  })

  it('D21: the third suspends for 24 hours, then 72, then 7 days; each time the counter starts at 0 again', async () => {
    const robin = await world.person()
    const sessions = world.database.db.execute(sql`
      insert into sessions (id, user_id, token_hash, rotated, user_agent, created_at, last_used_at, expires_at)
      values (new_id(), ${robin.userId}::uuid, 'x', '[]', 'test', now(), now(), now() + interval '30 days')`)
    await sessions
    for (const hours of [24, 72, 168, 168]) {
      const card = await suspended(robin)
      expect(card.warningCounter).toBe(3)
      expect(hoursLeft(card)).toBe(hours)
      await sitOut(hours * hour - 1000)
      const before = await maya.get<{ person: PersonCard }>('GET', `/api/admin/users/${robin.userId}`)
      expect(before.person.warningCounter).toBe(3)
      await sitOut(2000)
      const after = await maya.get<{ person: PersonCard }>('GET', `/api/admin/users/${robin.userId}`)
      expect(after.person).toMatchObject({ warningCounter: 0, suspendedUntil: null })
    }
    expect(robin.heard('user.suspended')).toHaveLength(4)
    expect(robin.heard('user.suspended')[0]).toMatchObject({
      reason: 'This was your third warning: Be kind.',
    })
    const { rows } = await world.database.db.execute(
      sql`select end_reason from sessions where user_id = ${robin.userId}::uuid`,
    )
    expect(rows).toEqual([{ end_reason: 'suspended' }])
    await world.mailTo(robin.email, /is suspended/)
    await world.mailTo(robin.email, /can log in to .* again/)
  })

  it('D23: two agents who warn at once for the same thing warn once; a key counts once; two warnings are two', async () => {
    const robin = await world.person()
    const path = `/api/admin/users/${robin.userId}/warnings`
    const seen = { reason: 'Be kind.', version: 0 }
    const both = await Promise.all([maya, ben].map((one) => one.send('POST', path, seen)))
    expect(both.map((answer) => String(answer.status)).toSorted()).toEqual(['201', '409'])
    expect((await standing(robin)).warningCounter).toBe(1)
    const key = 'the-same-press-of-a-key'
    await Promise.all([1, 2].map(() => world.call('POST', path, { reason: 'Again.' }, maya.userId, key)))
    expect((await standing(robin)).warningCounter).toBe(2)
  })

  it('D23: of many warnings at once the third suspends, once', async () => {
    const robin = await world.person()
    await Promise.all(Array.from({ length: 5 }, (_, i) => warn(robin, {}, i % 2 ? maya : ben)))
    const { penalties } = await standing(robin)
    expect(penalties.filter((one) => one.kind === 'WARNING')).toHaveLength(5)
    expect(penalties.filter((one) => one.kind === 'SUSPENSION')).toHaveLength(1)
  })

  it('D24: a violation has one penalty, which upholds it', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    await world.say(robin, chatHash, 'so !flag')
    await world.caseOf(maya, chatHash)
    const list = () =>
      maya.get<{ items: Violation[] }>('GET', `/api/admin/violations?userId=${robin.userId}&state=OPEN`)
    const [violation] = (await list()).items
    expect(violation).toMatchObject({
      category: 'harassment',
      rule: 'harassment-test',
      source: 'RULE',
      blocked: false,
    })
    await warn(robin, { violationId: violation?.id, chatHash })
    expect((await list()).items).toEqual([])
    const again = await ben.send('POST', `/api/admin/users/${robin.userId}/warnings`, {
      reason: 'Again',
      violationId: violation?.id,
    })
    expect(again.status).toBe(409)
  })

  it('D25: suspended by hand, lifted by hand, told both times', async () => {
    const robin = await world.person()
    const path = `/api/admin/users/${robin.userId}/suspension`
    expect(hoursLeft(await maya.get<PersonCard>('POST', path, { reason: 'Enough.', hours: 5 }))).toBe(5)
    expect((await ben.send('POST', path, { reason: 'Enough.', hours: 5 })).status).toBe(409)
    const lifted = await ben.get<PersonCard>('DELETE', `${path}?reason=A%20mistake`)
    expect(lifted).toMatchObject({ suspendedUntil: null, penalties: [{ active: false }] })
    expect((await ben.send('DELETE', `${path}?reason=Twice`)).status).toBe(409)
    await world.mailTo(robin.email, /can log in to .* again/)
    expect(
      (await maya.send('POST', `/api/admin/users/${maya.userId}/warnings`, { reason: 'Me' })).status,
    ).toBe(409)
  })

  it('D30: a suspended person appeals with the token, once; a colleague decides; granted, all is as before', async () => {
    const robin = await world.person()
    await suspended(robin)
    const { appealToken: token } = robin.heard('user.suspended')[0] as { appealToken: string }
    const appeal = () => world.call('POST', '/api/appeals', { token, text: 'I was quoting a song.' })
    const both = await Promise.all([appeal(), appeal()])
    expect(both.map((answer) => String(answer.status)).toSorted()).toEqual(['201', '409'])
    expect(codeOf(await world.call('POST', '/api/appeals', { token: `${token}x`, text: 'No' }))).toBe(
      'link-invalid',
    )
    await world.mailTo(robin.email, /received your appeal/)

    const waiting = (agent: Somebody) =>
      agent.get<{ items: Appeal[] }>('GET', '/api/admin/appeals?state=OPEN&pageSize=100')
    const own = (await waiting(maya)).items.find((one) => one.userId === robin.userId)
    expect(own).toMatchObject({ isOwn: true, text: 'I was quoting a song.', penalty: { kind: 'SUSPENSION' } })
    const decide = (agent: Somebody) =>
      agent.send('POST', `/api/admin/appeals/${own?.id}/decision`, {
        state: 'GRANTED',
        reason: 'It is a song.',
      })
    expect(codeOf(await decide(maya))).toBe('not-allowed')
    const decided = await decide(ben)
    expect(decided.json()).toMatchObject({
      state: 'GRANTED',
      decidedBy: { name: 'Ben' },
      penalty: { active: false },
    })
    expect((await decide(ben)).status).toBe(409)
    const { person } = await ben.get<{ person: PersonCard }>('GET', `/api/admin/users/${robin.userId}`)
    expect(person).toMatchObject({ suspendedUntil: null, warningCounter: 2 })
    expect((await world.mailTo(robin.email, /was granted/)).text).toContain('It is a song.')
    // It was taken back, so that the next one is the first.
    expect(hoursLeft(await warn(robin))).toBe(24)
  })

  it('D31: a warning is appealed against logged in, by its own person, within 20 days', async () => {
    const robin = await world.person()
    const other = await world.person('Alex')
    const penaltyId = (await warn(robin)).penalties[0]?.id
    const body = { penaltyId, text: 'Please look again.' }
    expect((await other.send('POST', '/api/appeals', body)).status).toBe(404)
    expect((await world.call('POST', '/api/appeals', body)).status).toBe(401)
    expect((await robin.send('POST', '/api/appeals', { text: 'What?' })).status).toBe(422)
    await robin.get('POST', '/api/appeals', body)
    expect((await standing(robin)).penalties).toMatchObject([{ appeal: 'OPEN', canAppeal: false }])
    const late = (await warn(robin)).penalties[0]?.id
    world.clock.advance(20 * day + 1000)
    expect(codeOf(await robin.send('POST', '/api/appeals', { penaltyId: late, text: 'Late' }))).toBe(
      'link-expired',
    )
    const { items } = await ben.get<{ items: Appeal[] }>('GET', '/api/admin/appeals?state=OPEN&pageSize=100')
    const mine = items.find((one) => one.userId === robin.userId)
    await ben.get('POST', `/api/admin/appeals/${mine?.id}/decision`, {
      state: 'REJECTED',
      reason: 'It stands.',
    })
    expect((await standing(robin)).warningCounter).toBe(2)
    await world.mailTo(robin.email, /was not granted/)
  })

  it('D32: with one of three warnings goes the suspension that it helped to bring', async () => {
    const robin = await world.person()
    const penaltyId = (await warn(robin)).penalties[0]?.id
    await warn(robin)
    await warn(robin)
    await robin.get('POST', '/api/appeals', { penaltyId, text: 'The first one was wrong.' })
    const { items } = await ben.get<{ items: Appeal[] }>('GET', '/api/admin/appeals?state=OPEN&pageSize=100')
    const mine = items.find((one) => one.userId === robin.userId)
    await ben.get('POST', `/api/admin/appeals/${mine?.id}/decision`, { state: 'GRANTED', reason: 'True.' })
    const { person } = await ben.get<{ person: PersonCard }>('GET', `/api/admin/users/${robin.userId}`)
    expect(person).toMatchObject({ suspendedUntil: null, warningCounter: 2 })
  })

  it('D41: what was decided is never changed or removed', async () => {
    const robin = await world.person()
    await warn(robin)
    for (const table of ['penalties', 'audit_entries', 'decisions', 'penalty_lifts', 'penalty_endings']) {
      const name = sql.identifier(table)
      await expect(world.database.db.execute(sql`delete from ${name}`)).rejects.toThrow()
      await expect(world.database.db.execute(sql`truncate ${name} cascade`)).rejects.toThrow()
    }
    await expect(world.database.db.execute(sql`update penalties set reason = ''`)).rejects.toThrow()
  })
})
