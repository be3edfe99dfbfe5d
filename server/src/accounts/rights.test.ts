import type { AuthTokens, DataExport } from '@aureole/contract/accounts'
import type { ProblemBody } from '@aureole/contract/problems'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { readZip } from '../testing/zip.ts'
import { createPerson } from './create-person.ts'
import { catchUpErasures, eraseAccount } from './erase-account.ts'
import { jsonFile } from './personal-data.ts'
import { userById } from './store.ts'
import { sweep } from './sweep.ts'
import { password, people } from './testing/people.ts'
import { startWorld } from './testing/world.ts'

type Person = Awaited<ReturnType<ReturnType<typeof people>>>
const day = 24 * 3600_000

describeOnBothDatabases('rights to one’s data', (open) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  let person: ReturnType<typeof people>
  const erased: string[] = []
  let fails = false
  beforeAll(async () => {
    world = await startWorld(await open(), { ADDRESS_LIMIT_SCALE: '10000' })
    person = people(world)
    world.tools.personalData.push({
      async *exportFor(userId) {
        if (fails) throw new Error('a feature cannot tell just now')
        yield jsonFile('feature.json', { of: userId })
      },
      async eraseFor(_tx, userId) {
        erased.push(userId)
        if (fails) throw new Error('a feature cannot forget just now')
      },
    })
  })
  afterAll(() => world.stop())

  const close = (one: Person, currentPassword = password) => one.send('DELETE', one.path, { currentPassword })
  const exportOf = async (one: Person) => (await one.send('GET', `${one.path}/export`)).json() as DataExport
  async function finished(one: Person): Promise<DataExport> {
    await expect.poll(() => exportOf(one), { timeout: 20_000 }).not.toHaveProperty('state', 'MAKING')
    return exportOf(one)
  }

  test('A70: closing asks for the password, logs other devices out and leaves seven days', async () => {
    const mira = await person()
    const phone = (await mira.logIn()).json() as AuthTokens
    const wrong = await close(mira, 'not the right one')
    expect(wrong.status).toBe(422)
    expect((wrong.json() as ProblemBody).fields?.[0]?.path).toBe('currentPassword')
    expect((await mira.send('DELETE', mira.path)).status).toBe(400)
    expect((await mira.read()).deletionAt).toBeNull()

    const due = new Date(world.clock.now().getTime() + 7 * day).toISOString()
    const closed = await close(mira)
    expect([closed.status, closed.json()]).toEqual([202, { deletionAt: due }])
    expect((await mira.read()).deletionAt).toBe(due)
    expect((await world.get(mira.path, phone.accessToken)).status).toBe(401)
    expect((await mira.logIn()).status, 'the person can still come in').toBe(200)
    await world.mailTo(mira.email, /will be erased on 22 January 2026/)
    await expect.poll(() => world.ended).toContain(mira.userId)

    world.clock.advance(day)
    await mira.freshen()
    expect((await close(mira)).json(), 'the days are counted from the first time').toEqual({
      deletionAt: due,
    })
  })

  test('A71: undone in time, nothing is erased, also not by the job of before', async () => {
    const mira = await person()
    await close(mira)
    const kept = await mira.send('POST', `${mira.path}/restoration`)
    expect([kept.status, (kept.json() as { deletionAt: null }).deletionAt]).toEqual([200, null])
    await world.mailTo(mira.email, /stays/)
    world.clock.advance(8 * day)
    await eraseAccount(world.tools, mira.userId)
    expect((await mira.logIn()).status).toBe(200)
    await mira.freshen()
    expect((await mira.send('POST', `${mira.path}/restoration`)).status, 'asked again').toBe(200)
  })

  test('A71: erased no earlier than it was said', async () => {
    const mira = await person()
    await close(mira)
    world.clock.advance(7 * day - 1)
    await eraseAccount(world.tools, mira.userId)
    expect(await userById(world.database.db, mira.userId)).toBeDefined()
    world.clock.advance(1)
    await eraseAccount(world.tools, mira.userId)
    expect(await userById(world.database.db, mira.userId)).toBeUndefined()
  })

  test('A72: erased, nothing of the person is left, and the address is free', async () => {
    const mira = await person({ avatar: { name: 'Mira Unmistakable', imageUrl: '/portraits/a.webp' } })
    await mira.change({ email: 'unmistakable@example.com', currentPassword: password })
    await mira.send('POST', `${mira.path}/export`)
    await finished(mira)
    await close(mira)
    const tokens = (await mira.logIn()).json() as AuthTokens
    // From here on the job may do it before we do.
    world.clock.advance(7 * day)
    await eraseAccount(world.tools, mira.userId)
    await eraseAccount(world.tools, mira.userId)
    expect(erased.filter((id) => id === mira.userId)).toHaveLength(1)

    expect((await world.get(mira.path, tokens.accessToken)).status).toBe(401)
    expect((await world.post('/api/auth/token/refresh', tokens)).status).toBe(401)
    const stranger = await world.post('/api/auth/login', { email: 'nobody@example.com', password })
    const gone = await mira.logIn()
    expect([gone.status, (gone.json() as ProblemBody).code]).toEqual([
      stranger.status,
      (stranger.json() as ProblemBody).code,
    ])
    const all = await everything(world)
    for (const text of [mira.email, 'unmistakable', 'Unmistakable']) expect(all).not.toContain(text)
    const { rows } = await world.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from wallet_entries where account_id = ${mira.userId}`,
    )
    expect(rows[0]?.n, 'the ledger stays whole').toBe(1)
    const again = await createPerson(world.tools, { brandId: 'aureole', email: mira.email, password })
    expect(again.created).toBe(true)
  })

  test('A72: a feature that fails keeps everything, and the next attempt erases everything', async () => {
    const mira = await person()
    await close(mira)
    fails = true
    world.clock.advance(7 * day)
    await expect(eraseAccount(world.tools, mira.userId)).rejects.toThrow('cannot forget')
    fails = false
    expect(await userById(world.database.db, mira.userId)).toBeDefined()
    world.clock.advance(day + 1)
    await catchUpErasures(world.tools)
    await expect.poll(() => userById(world.database.db, mira.userId), { timeout: 15_000 }).toBeUndefined()
  })

  test('A75: everything about me, made as a job, by a link that needs no log-in and expires', async () => {
    const mira = await person()
    expect(await exportOf(mira)).toEqual({ state: 'NONE', url: null, expiresAt: null, madeAt: null })
    expect((await mira.send('POST', `${mira.path}/export`)).status).toBe(202)
    const made = await finished(mira)
    const now = world.clock.now()
    expect(made).toMatchObject({
      state: 'READY',
      madeAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 2 * day).toISOString(),
    })
    const mail = await world.mailTo(mira.email, /is ready/)
    expect(mail.links[0]).toBe(`http://localhost:3000${made.url}`)

    const file = await world.server.ask(made.url ?? '')
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('application/zip')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="my-data-[\d-]+\.zip"$/)
    expect(file.headers['cache-control']).toContain('no-store')
    const files = readZip(file.bytes)
    expect([...files.keys()]).toEqual(['README.txt', 'account.json', 'devices.json', 'feature.json'])
    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({
      id: mira.userId,
      email: mira.email,
      birthDate: '1990-01-01',
    })
    expect(JSON.parse(String(files.get('feature.json')))).toEqual({ of: mira.userId })
    expect(String(file.bytes)).not.toContain('argon2')

    world.clock.advance(2 * day)
    expect((await world.server.ask(made.url ?? '')).status).toBe(410)
    await sweep(world.tools)
    expect((await world.server.ask(made.url ?? '')).status).toBe(410)
    await mira.freshen()
    expect((await exportOf(mira)).state).toBe('NONE')
  })

  test('A75: the link’s secret is stored nowhere, a wrong one is nothing, and another’s export is not to be seen', async () => {
    const [mira, noor] = [await person(), await person()]
    await mira.send('POST', `${mira.path}/export`)
    const { url } = await finished(mira)
    const token = url?.split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await everything(world)).not.toContain(token)
    expect((await world.server.ask(`/api/exports/${'A'.repeat(43)}`)).status).toBe(404)
    expect((await noor.send('GET', `${mira.path}/export`)).status).toBe(404)
    expect((await noor.send('POST', `${mira.path}/export`)).status).toBe(404)
    expect((await noor.send('DELETE', mira.path, { currentPassword: password })).status).toBe(404)
    expect((await noor.send('POST', `${mira.path}/restoration`)).status).toBe(404)
    await expect
      .poll(() => world.server.lines.some((line) => line['route'] === '/api/exports/:token'))
      .toBe(true)
    expect(JSON.stringify(world.server.lines)).not.toContain(token)
  })

  test('A76: a new one takes the place of the old one, and there are five a day', async () => {
    const mira = await person()
    const urls = []
    for (let i = 0; i < 5; i += 1) {
      expect((await mira.send('POST', `${mira.path}/export`)).status).toBe(202)
      urls.push((await finished(mira)).url ?? '')
    }
    expect(new Set(urls).size).toBe(5)
    expect((await world.server.ask(urls[3] ?? '')).status).toBe(404)
    expect((await world.server.ask(urls[4] ?? '')).status).toBe(200)
    expect((await mira.send('POST', `${mira.path}/export`)).status).toBe(429)
  })
})

/** Every row of every table, the queues included, as text. */
async function everything({
  database,
}: Pick<Awaited<ReturnType<typeof startWorld>>, 'database'>): Promise<string> {
  const { rows: tables } = await database.db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')`)
  let all = ''
  for (const { name } of tables) {
    const { rows } = await database.db.execute<{ all: string | null }>(
      sql.raw(`select string_agg(t::text, E'\\n') as all from ${name} t`),
    )
    all += rows[0]?.all ?? ''
  }
  return all
}
