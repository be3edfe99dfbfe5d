import { randomUUID } from 'node:crypto'
import type { AuthTokens, User } from '@aureole/contract/accounts'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createPerson } from './create-person.ts'
import { startWorld, tokenOf } from './testing/world.ts'

const password = 'a lamp beside the window'

function codeOf(answer: { json(): unknown }): string {
  return (answer.json() as { code: string }).code
}

describeOnBothDatabases('a person’s way', (open) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  beforeAll(async () => {
    world = await startWorld(await open(), { ADDRESS_LIMIT_SCALE: '1000' })
  })
  afterAll(() => world.stop())

  const register = (email: string, more: object = {}, headers?: Record<string, string>) =>
    world.post(
      '/api/auth/registration',
      { email, password, birthDate: '1990-05-04', acceptTerms: true, ...more },
      headers,
    )
  const logIn = (email: string, word = password, headers?: Record<string, string>) =>
    world.post('/api/auth/login', { email, password: word }, headers)

  async function newPerson(email: string) {
    const { userId } = await createPerson(world.tools, { brandId: 'aureole', email, password })
    return userId
  }

  test('from registration to the first read of oneself', async () => {
    const email = 'mira@example.com'
    expect((await register('  Mira@Example.com ')).status).toBe(202)

    const early = await logIn(email)
    expect([early.status, codeOf(early)]).toEqual([403, 'email-not-confirmed'])

    const mail = await world.mailTo(email, /Confirm/)
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/auth\/confirm-registration\/[\w-]{43}$/)
    const confirmed = await world.post('/api/auth/registration/confirmation', { token: tokenOf(mail) })
    expect(confirmed.status).toBe(204)

    const answer = await logIn(email)
    expect(answer.status).toBe(200)
    const { accessToken } = answer.json() as AuthTokens
    const claims = decodeJwt<{ user: User; groups: string[]; brand: string }>(accessToken)
    expect(claims.groups).toEqual(['USER'])
    expect(claims.brand).toBe('aureole')
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60)

    const read = await world.get(`/api/users/${claims.user.id}`, accessToken)
    expect(read.status).toBe(200)
    expect(claims.user).toEqual({
      id: claims.user.id,
      email,
      avatar: null,
      tokens: 50,
      isPremium: false,
      warningCounter: 0,
      suspendedUntil: null,
      isAgent: false,
    })
    expect(read.json()).toEqual({
      ...claims.user,
      birthDate: '1990-05-04',
      createdAt: world.clock.now().toISOString(),
      pendingEmail: null,
      mailNotices: { news: false, security: true },
      deletionAt: null,
      secondFactor: false,
    })
  })

  test('a confirmation link works once and for a day', async () => {
    await register('once@example.com')
    const token = tokenOf(await world.mailTo('once@example.com', /Confirm/))
    await register('late@example.com')
    const late = tokenOf(await world.mailTo('late@example.com', /Confirm/))

    expect((await world.post('/api/auth/registration/confirmation', { token })).status).toBe(204)
    const again = await world.post('/api/auth/registration/confirmation', { token })
    expect([again.status, codeOf(again)]).toEqual([422, 'link-invalid'])

    world.clock.advance(24 * 3600 * 1000)
    const expired = await world.post('/api/auth/registration/confirmation', { token: late })
    expect([expired.status, codeOf(expired)]).toEqual([410, 'link-expired'])

    expect((await world.post('/api/auth/registration/resend', { email: 'late@example.com' })).status).toBe(
      202,
    )
    await expect
      .poll(async () => (await world.outbox()).filter((mail) => mail.to === 'late@example.com').length, {
        timeout: 15_000,
      })
      .toBe(2)
    const fresh = tokenOf(await world.mailTo('late@example.com', /Confirm/))
    expect((await world.post('/api/auth/registration/confirmation', { token: fresh })).status).toBe(204)
    expect((await logIn('late@example.com')).status).toBe(200)
  })

  test('who begins an account with a stranger’s address does not choose the stranger’s password', async () => {
    const email = 'stranger@example.com'
    await register(email, { password: 'chosen by the victim' })
    const mine = tokenOf(await world.mailTo(email, /Confirm/))
    await register(email, { password: 'chosen by the intruder' })

    expect((await world.post('/api/auth/registration/confirmation', { token: mine })).status).toBe(204)
    expect((await logIn(email, 'chosen by the intruder')).status).toBe(401)
    expect((await logIn(email, 'chosen by the victim')).status).toBe(200)
  })

  test('A44: the angel that was begun goes along with the attempt that is confirmed, and a stranger’s does not', async () => {
    const email = 'begun@example.com'
    const [mine, strangers] = [randomUUID(), randomUUID()]
    const stateOf = async () =>
      (
        await world.database.db.execute<{ generator_state: string | null }>(
          sql`select generator_state from users where email = ${email}`,
        )
      ).rows[0]?.generator_state
    await register(email, { generatorState: strangers })
    const first = await world.mailTo(email, /Confirm/)
    await register(email, { generatorState: mine })
    await expect.poll(async () => (await world.outbox()).filter((mail) => mail.to === email).length).toBe(2)
    const second = (await world.outbox()).find(
      (mail) => mail.to === email && mail.links[0] !== first.links[0],
    )!

    expect(world.confirmed.map((fact) => fact.generatorState)).not.toContain(strangers)
    await world.post('/api/auth/registration/confirmation', { token: tokenOf(second) })
    await expect.poll(() => world.confirmed.map((fact) => fact.generatorState)).toContain(mine)
    expect(await stateOf()).toBe(mine)

    const plain = 'nothing-begun@example.com'
    await register(plain, { generatorState: strangers })
    const other = await world.mailTo(plain, /Confirm/)
    await register(plain)
    await expect.poll(async () => (await world.outbox()).filter((mail) => mail.to === plain).length).toBe(2)
    const own = (await world.outbox()).find((mail) => mail.to === plain && mail.links[0] !== other.links[0])!
    const before = world.confirmed.length
    await world.post('/api/auth/registration/confirmation', { token: tokenOf(own) })
    await expect.poll(() => world.confirmed.length).toBe(before + 1)
    expect(world.confirmed.at(-1)?.generatorState).toBeNull()
  })

  test('a known address gets the same answer, and its owner a mail', async () => {
    const email = 'known@example.com'
    await newPerson(email)
    const known = await register(email, { password: 'another fine password' })
    const unknown = await register('unknown@example.com')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    await world.mailTo(email, /already have an account/)
    expect((await logIn(email)).status).toBe(200)
    expect((await logIn(email, 'another fine password')).status).toBe(401)
  })

  test('a reset sets the password once and logs every device out', async () => {
    const email = 'forgetful@example.com'
    const userId = await newPerson(email)
    const device = (await logIn(email)).json() as AuthTokens
    const heard: string[] = []
    const { sid } = decodeJwt<{ sid: string }>(device.accessToken)
    const listening = await world.bus.listen(`session:${sid}`, 'now', {
      event: ({ name }) => heard.push(name),
      resync: () => undefined,
    })

    expect((await world.post('/api/auth/password/forgotten', { email })).status).toBe(202)
    const token = tokenOf(await world.mailTo(email, /new password/))
    const weak = await world.post('/api/auth/password', { token, password: 'password1' })
    expect([weak.status, (weak.json() as { fields: { path: string }[] }).fields[0]?.path]).toEqual([
      422,
      'password',
    ])

    const next = 'another lamp beside it'
    expect((await world.post('/api/auth/password', { token, password: next })).status).toBe(204)
    expect((await world.post('/api/auth/password', { token, password: 'a third lamp here' })).status).toBe(
      422,
    )
    expect((await world.get(`/api/users/${userId}`, device.accessToken)).status).toBe(401)
    expect((await world.post('/api/auth/token/refresh', { refreshToken: device.refreshToken })).status).toBe(
      401,
    )
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, next)).status).toBe(200)
    await world.mailTo(email, /has been changed/)
    await expect.poll(() => heard).toEqual(['session.ended'])
    listening.stop()
  })

  test('a reset link lasts an hour, and none is mailed to strangers', async () => {
    const email = 'slow@example.com'
    await newPerson(email)
    await world.post('/api/auth/password/forgotten', { email: 'nobody@example.com' })
    await world.post('/api/auth/password/forgotten', { email })
    const token = tokenOf(await world.mailTo(email, /new password/))
    world.clock.advance(3600 * 1000)
    const late = await world.post('/api/auth/password', { token, password: 'a lamp too late now' })
    expect([late.status, codeOf(late)]).toEqual([410, 'link-expired'])
    expect((await world.outbox()).filter((mail) => mail.to === 'nobody@example.com')).toEqual([])
  })

  test('nobody under 18 is let in, from the birthday on everybody is', async () => {
    const today = world.clock.now()
    const on = (days: number) => {
      const day = new Date(
        Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days),
      )
      return day.toISOString().slice(0, 10)
    }
    const young = await register('young@example.com', { birthDate: on(1) })
    expect(young.status).toBe(422)
    expect(young.json()).toMatchObject({
      code: 'invalid-fields',
      fields: [{ path: 'birthDate', message: expect.stringContaining('18') as string }],
    })
    expect((await register('unborn@example.com', { birthDate: '2126-01-01' })).status).toBe(422)
    expect((await register('grown@example.com', { birthDate: on(0) })).status).toBe(202)
  })

  test('an account is of one brand', async () => {
    const email = 'two@example.com'
    await newPerson(email)
    const celeste = { host: 'angels.localhost' }
    expect((await logIn(email, password, celeste)).status).toBe(401)

    expect((await register(email, { password: 'a lamp of another kind' }, celeste)).status).toBe(202)
    const mail = await world.mailTo(email, /Confirm/)
    expect(mail.subject).toContain('Celeste')
    expect(mail.links[0]).toContain('//angels.localhost')
    await world.post('/api/auth/registration/confirmation', { token: tokenOf(mail) }, celeste)
    expect((await logIn(email, 'a lamp of another kind', celeste)).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
  })

  test('a person reads only themselves; an agent reads everyone', async () => {
    const mine = await newPerson('mine@example.com')
    const other = await newPerson('other@example.com')
    await createPerson(world.tools, {
      brandId: 'aureole',
      email: 'agent@example.com',
      password,
      groups: ['USER', 'AGENT'],
    })
    const { accessToken } = (await logIn('mine@example.com')).json() as AuthTokens
    expect((await world.get(`/api/users/${mine}`, accessToken)).status).toBe(200)
    const foreign = await world.get(`/api/users/${other}`, accessToken)
    const missing = await world.get('/api/users/0199a000-0000-7000-8000-00000000dead', accessToken)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect({ ...(foreign.json() as object), requestId: '' }).toEqual({
      ...(missing.json() as object),
      requestId: '',
    })
    const agent = (await logIn('agent@example.com')).json() as AuthTokens
    expect((await world.get(`/api/users/${other}`, agent.accessToken)).status).toBe(200)
  })
})
