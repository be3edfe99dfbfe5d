import { allRoutes } from '@aureole/contract/all-routes'
import type { DeskCase } from '@aureole/contract/cases'
import type { PersonCard } from '@aureole/contract/desk-people'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { pathOf } from '@aureole/contract/route'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draft } from '../avatars/testing/draft.ts'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { foundEver } from './store-audit.ts'
import { codeOf, soon, startWorld, type Somebody, type World } from './testing/world.ts'

interface Review {
  case: DeskCase
  version: string
  name: string
  texts: { label: string; text: string }[]
  person: PersonCard
}

describeOnBothDatabases('the desk', (open) => {
  let world: World
  let maya: Somebody
  let ben: Somebody
  beforeAll(async () => {
    world = await startWorld(await open())
    maya = await world.agent('Maya')
    ben = await world.agent('Ben')
  }, 60_000)
  afterAll(() => world.stop())

  it('D60: is not there for guests (401) and for people (404), whatever they call', async () => {
    const routes = allRoutes.filter((route) => route.who === 'agent')
    expect(routes.length).toBeGreaterThan(20)
    expect(allRoutes.filter((route) => route.path.startsWith('/api/admin') && route.who !== 'agent')).toEqual(
      [],
    )
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    for (const route of routes) {
      const path = pathOf(route, { id: newId(), chatHash })
      const body = route.body === undefined ? undefined : {}
      expect((await world.call(route.method, path, body)).status, route.name).toBe(401)
      const refused = await robin.send(route.method, path, body)
      expect([refused.status, codeOf(refused)], route.name).toEqual([404, 'not-found'])
    }
  })

  async function asked(): Promise<{ robin: Somebody; avatarId: string }> {
    const robin = await world.person()
    const { id } = await robin.get<OwnAvatar>('POST', `/api/users/${robin.userId}/avatars`, draft())
    await robin.get('POST', `/api/avatars/${id}/publication`)
    await soon(async () => (await caseOf(id))?.state).toBe('OPEN')
    return { robin, avatarId: id }
  }
  async function caseOf(avatarId: string): Promise<DeskCase | undefined> {
    const { items } = await maya.get<{ items: DeskCase[] }>(
      'GET',
      '/api/admin/queue?view=all&kind=AVATAR&pageSize=100',
    )
    return items.find((one) => one.avatarId === avatarId)
  }
  const read = (agent: Somebody, id: string) => agent.get<Review>('GET', `/api/admin/avatars/${id}/review`)

  it('D55: an angel is published as it was read', async () => {
    const { robin, avatarId } = await asked()
    const { version, name, texts, person, case: waiting } = await read(maya, avatarId)
    expect(person.userId).toBe(robin.userId)
    expect(waiting).toMatchObject({
      kind: 'AVATAR',
      chatHash: null,
      angels: [name],
      reason: { source: 'PUBLICATION' },
    })
    expect(texts.map((one) => one.label)).toContain('Biography')
    await maya.get('POST', `/api/admin/cases/${waiting.id}/claim`, {})
    const path = `/api/admin/avatars/${avatarId}/review`
    expect((await ben.send('POST', path, { approved: true, version })).status).toBe(409)

    world.clock.advance(1000)
    await robin.get('PATCH', `/api/avatars/${avatarId}`, {
      biography: 'Something else altogether, after the fact.',
    })
    expect((await maya.send('POST', path, { approved: true, version })).status).toBe(409)
    const again = await read(maya, avatarId)
    expect(again.texts.find((one) => one.label === 'Biography')?.text).toContain('after the fact')
    const done = await maya.get<{ case: DeskCase }>('POST', path, { approved: true, version: again.version })
    expect(done.case.state).toBe('RESOLVED')
    const own = await robin.get<OwnAvatar>('GET', `/api/users/${robin.userId}/avatars/${avatarId}`)
    expect(own.visibility).toBe('PUBLIC')
    expect((await maya.send('GET', path)).status).toBe(404)
  })

  it('D55: a refusal needs a reason, which its owner reads; asked again it is a new case', async () => {
    const { robin, avatarId } = await asked()
    const { version } = await read(maya, avatarId)
    const path = `/api/admin/avatars/${avatarId}/review`
    expect((await maya.send('POST', path, { approved: false, version })).status).toBe(422)
    await maya.get('POST', path, { approved: false, version, reason: 'The name is that of a living person.' })
    const own = await robin.get<OwnAvatar>('GET', `/api/users/${robin.userId}/avatars/${avatarId}`)
    expect(own).toMatchObject({ visibility: 'PRIVATE', refusal: 'The name is that of a living person.' })
    const before = await caseOf(avatarId)
    await robin.get('POST', `/api/avatars/${avatarId}/publication`)
    await soon(async () => (await caseOf(avatarId))?.id).not.toBe(before?.id)
  })

  it('D55: what its owner takes back waits no more', async () => {
    for (const verb of ['withdraw', 'delete'] as const) {
      const { robin, avatarId } = await asked()
      await robin.get('DELETE', `/api/avatars/${avatarId}${verb === 'withdraw' ? '/publication' : ''}`)
      await soon(async () => (await caseOf(avatarId))?.state).toBe('RESOLVED')
    }
  })

  it('D40: a person gets what is kept about them; when they go, the facts stay without their words', async () => {
    const robin = await world.person()
    const chatHash = await world.chat(robin)
    await world.say(robin, chatHash, 'very private !flag')
    await robin.get('POST', `/api/chats/${chatHash}/call-agent`, { text: 'Very private too' })
    await soon(async () => (await world.caseOf(maya, chatHash)).reasons).toBe(2)
    await maya.get('POST', `/api/admin/chats/${chatHash}/notes`, { text: 'Private as well' })
    const card = await maya.get<PersonCard>('POST', `/api/admin/users/${robin.userId}/warnings`, {
      reason: 'Be kind.',
    })
    await robin.get('POST', '/api/appeals', { penaltyId: card.penalties[0]?.id, text: 'Private appeal' })

    const files: { path: string; content: unknown }[] = []
    for await (const file of world.moderation.personalData.exportFor(robin.userId)) files.push(file)
    expect(files.map((file) => file.path)).toEqual(['moderation.json'])
    for (const words of ['very private !flag', 'Very private too', 'Private appeal', 'Be kind.']) {
      expect(String(files[0]?.content)).toContain(words)
    }
    expect(String(files[0]?.content)).not.toContain('Private as well')
    expect(String(files[0]?.content)).not.toContain('Maya')

    await world.database.transaction((tx) => world.moderation.personalData.eraseFor(tx, robin.userId))
    const { rows } = await world.database.db.execute<{ all: string }>(sql`
      select coalesce(string_agg(t, ' '), '') as all from (
        select r.text || r.excerpt || coalesce(r.said, '') as t from case_reasons r
          join cases c on c.id = r.case_id where c.user_id = ${robin.userId}::uuid
        union all select excerpt from violations where user_id = ${robin.userId}::uuid
        union all select text from appeals where user_id = ${robin.userId}::uuid
        union all select text from case_notes where user_id = ${robin.userId}::uuid
      ) as words`)
    expect(rows[0]?.all.trim()).toBe('')
    const { items } = await maya.get<{ items: object[] }>(
      'GET',
      `/api/admin/violations?userId=${robin.userId}`,
    )
    expect(items).toMatchObject([{ category: 'harassment', state: 'OPEN', excerpt: '' }])
    const queue = await maya.get<{ items: DeskCase[] }>('GET', '/api/admin/queue?pageSize=100')
    expect(queue.items.filter((one) => one.userId === robin.userId)).toEqual([])
  })

  it('D50: the log is searched by words and their beginnings, and by an index however long it is', async () => {
    const { db } = world.database
    await db.execute(sql`
      insert into audit_entries (id, at, agent_id, agent_name, action, reason)
      select new_id(), now() - n * interval '1 minute', ${maya.userId}::uuid,
        (array['Maya', 'Ben', 'Özlem Yıldız'])[1 + n % 3], (array['chat.opened', 'case.claimed', 'case.released'])[1 + n % 3],
        case when n = 15000 then 'Asked by e-mail (ticket #4711)' when n % 5 = 0 then 'False flag: harmless in context.' end
      from generate_series(1, 20000) as n`)
    await db.execute(sql`analyze audit_entries`)
    const search = (q: string) =>
      maya.get<{ items: { reason: string | null; action: string; agent: { name: string } }[] }>(
        'GET',
        `/api/admin/audit?q=${encodeURIComponent(q)}`,
      )
    for (const q of ['ticket', 'TICK 4711', 'e-mail asked', '#4711', "asked by 'e-mail & !ticket:*"]) {
      expect(
        (await search(q)).items.map((one) => one.reason),
        q,
      ).toEqual(['Asked by e-mail (ticket #4711)'])
    }
    expect((await search('claimed ben harm')).items).toHaveLength(12)
    expect((await search('özlem released')).items[0]).toMatchObject({ agent: { name: 'Özlem Yıldız' } })
    expect((await search('nobody wrote this')).items).toEqual([])
    expect((await search('&!*')).items).toEqual([])
    for (const q of ['ticket', 'opened ben', 'zzz']) {
      const asked = foundEver({ q }, { limit: 13, offset: 0 })
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked}`)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n'), q).toContain('on audit_entries_words')
    }
  }, 60_000)

  it('D61: who is an agent no more is logged out everywhere', async () => {
    const eve = await world.agent('Eve')
    expect(await world.accounts.sessionAlive(eve.sessionId)).toBe(true)
    expect(await world.accounts.removeAgent({ brandId: 'aureole', email: eve.email })).toBe(true)
    expect(await world.accounts.sessionAlive(eve.sessionId)).toBe(false)
    expect(await world.accounts.removeAgent({ brandId: 'aureole', email: eve.email })).toBe(false)
    const { rows } = await world.database.db.execute(sql`
      select u.groups, s.ended_at is not null as over from users u join sessions s on s.user_id = u.id
      where u.id = ${eve.userId}::uuid`)
    expect(rows).toEqual([{ groups: ['USER'], over: true }])
  })
})
