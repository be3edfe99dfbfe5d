import type { AuthTokens } from '@aureole/contract/accounts'
import type { ProblemBody } from '@aureole/contract/problems'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { suspend } from './suspend.ts'
import { password, people } from './testing/people.ts'
import { startWorld } from './testing/world.ts'
import { codeAt, stepAt } from './totp.ts'

type Person = Awaited<ReturnType<ReturnType<typeof people>>>

describeOnBothDatabases('the second factor of agents', (open) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  let person: ReturnType<typeof people>
  beforeAll(async () => {
    world = await startWorld(await open(), {
      ADDRESS_LIMIT_SCALE: '10000',
      AGENT_SECOND_FACTOR: 'required',
    })
    person = people(world)
  })
  afterAll(() => world.stop())

  const agent = () => person({ groups: ['USER', 'AGENT'] })
  const problemOf = (answer: { status: number; json(): unknown }) => {
    const { code, fields } = answer.json() as ProblemBody
    return [answer.status, code, ...(fields ? [fields[0]?.path] : [])]
  }
  const wrongCode = [422, 'invalid-fields', 'code']
  /** What the app shows; the clock stands still, so a fresh code has to be waited for. */
  const appOf = (secret: string) => {
    const bytes = fromBase32(secret)
    return {
      now: () => codeAt(bytes, stepAt(world.clock.now())),
      next: () => {
        world.clock.advance(30_000)
        return codeAt(bytes, stepAt(world.clock.now()))
      },
    }
  }
  async function setUp(one: Person) {
    const begun = await one.send('POST', `${one.path}/second-factor`)
    const { secret } = begun.json() as { secret: string }
    const app = appOf(secret)
    const confirmed = await one.send('PUT', `${one.path}/second-factor`, { code: app.now() })
    const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] }
    return { app, recoveryCodes, secret }
  }
  const challengeOf = async (one: Person) => ((await one.logIn()).json() as { challenge: string }).challenge
  const finish = (challenge: string, code: string, headers?: Record<string, string>) =>
    world.post('/api/auth/login/second-factor', { challenge, code }, headers)

  test('A80: where it is required, an agent has the rights of one only with it', async () => {
    const care = await agent()
    const somebody = await person()
    expect(decodeJwt(care.tokens().accessToken)['groups']).toEqual(['USER'])
    expect((await care.send('GET', somebody.path)).status, 'an agent would read everyone').toBe(404)
    expect(await care.read()).toMatchObject({ isAgent: true, secondFactor: false })

    await setUp(care)
    expect(await care.read()).toMatchObject({ isAgent: true, secondFactor: true })
    expect((await care.send('GET', somebody.path)).status).toBe(200)
    await care.freshen()
    expect(decodeJwt(care.tokens().accessToken)['groups']).toEqual(['USER', 'AGENT'])
  })

  test('A81: setting it up gives a secret, an address and a picture; log-in asks for a code once one was confirmed', async () => {
    const care = await agent()
    const begun = await care.send('POST', `${care.path}/second-factor`)
    const { secret, uri, qr } = begun.json() as Record<string, string>
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`otpauth://totp/Aureole:${encodeURIComponent(care.email)}?secret=${secret}`)
    expect(Buffer.from(qr?.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg[\s\S]*<\/svg>/)
    expect((await care.logIn()).json(), 'not in force yet').toHaveProperty('accessToken')

    const wrong = await care.send('PUT', `${care.path}/second-factor`, { code: '000000' })
    expect(problemOf(wrong)).toEqual(wrongCode)
    const app = appOf(secret ?? '')
    const confirmed = await care.send('PUT', `${care.path}/second-factor`, { code: app.now() })
    expect(confirmed.status).toBe(200)
    expect((confirmed.json() as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    await world.mailTo(care.email, /now asks for a code/)

    const answer = await care.logIn()
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.json() as object)).toEqual(['challenge'])
    const { challenge } = answer.json() as { challenge: string }
    const tokens = await finish(challenge, app.next())
    expect(tokens.status).toBe(200)
    expect(decodeJwt((tokens.json() as AuthTokens).accessToken)['groups']).toEqual(['USER', 'AGENT'])

    expect(problemOf(await care.send('POST', `${care.path}/second-factor`))).toEqual([409, 'conflict'])
    expect(problemOf(await care.send('PUT', `${care.path}/second-factor`, { code: app.next() }))).toEqual([
      409,
      'conflict',
    ])
  })

  test('A81: neither the secret nor a recovery code can be read in the table', async () => {
    const care = await agent()
    const { secret, recoveryCodes } = await setUp(care)
    const { rows } = await world.database.db.execute<{ all: string }>(
      sql`select json_agg(f)::text as all from second_factors f where user_id = ${care.userId}`,
    )
    const all = rows[0]?.all ?? ''
    expect(all).toContain(care.userId)
    for (const text of [secret, fromBase32(secret).toString('base64url'), ...recoveryCodes])
      expect(all).not.toContain(text)
  })

  test('A82: a code works once, also when two come with it at once', async () => {
    const care = await agent()
    const { app } = await setUp(care)
    const challenge = await challengeOf(care)
    expect(problemOf(await finish(challenge, app.now())), 'it confirmed the set-up').toEqual(wrongCode)
    const code = app.next()
    const both = await Promise.all([finish(challenge, code), finish(challenge, code)])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(problemOf(await finish(challenge, code))).toEqual(wrongCode)
    world.clock.advance(-30_000)
    expect(problemOf(await finish(challenge, app.now())), 'an older one').toEqual(wrongCode)
    world.clock.advance(30_000)
  })

  test('A83: a recovery code replaces a code once, and the owner is told', async () => {
    const care = await agent()
    const { recoveryCodes } = await setUp(care)
    const [code = '', other = ''] = recoveryCodes
    const challenge = await challengeOf(care)
    expect((await finish(challenge, code.toUpperCase())).status).toBe(200)
    expect((await world.mailTo(care.email, /recovery code was used/)).text).toContain('9 are left')
    expect(problemOf(await finish(challenge, code))).toEqual(wrongCode)
    expect((await finish(challenge, other)).status).toBe(200)
  })

  test('A84: a challenge lasts five minutes, at its brand, and dies with its password', async () => {
    const care = await agent()
    const { app } = await setUp(care)
    const again = [401, 'invalid-credentials']
    const challenge = await challengeOf(care)
    const celeste = { host: 'angels.localhost' }
    expect(problemOf(await finish(challenge, app.next(), celeste))).toEqual(again)
    const forged = `${challenge.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
    for (const bad of [forged, care.tokens().accessToken, 'x'.repeat(40)])
      expect(problemOf(await finish(bad, app.now()))).toEqual(again)

    world.clock.advance(5 * 60_000)
    expect(problemOf(await finish(challenge, app.now()))).toEqual(again)
    await care.freshen()
    const fresh = await challengeOf(care)
    await care.change({ currentPassword: password, newPassword: 'a lamp with a lock' })
    expect(problemOf(await finish(fresh, app.now()))).toEqual(again)
  })

  test('A84: a challenge opens nothing by itself, and the suspended do not come in by it', async () => {
    const care = await agent()
    const { app } = await setUp(care)
    const challenge = await challengeOf(care)
    expect((await world.get(care.path, challenge)).status).toBe(401)
    const until = new Date(world.clock.now().getTime() + 3600_000)
    await world.database.transaction((tx) =>
      suspend(world.tools, tx, { userId: care.userId, until, reason: 'A test' }),
    )
    expect(problemOf(await finish(challenge, app.next()))).toEqual([403, 'account-suspended'])
    expect(problemOf(await care.logIn())).toEqual([403, 'account-suspended'])
  })

  test('A85: guessing ends after five wrong codes, also for the right one, and for whoever switches it off', async () => {
    const care = await agent()
    const { app } = await setUp(care)
    const challenge = await challengeOf(care)
    for (let i = 0; i < 5; i += 1) expect((await finish(challenge, '000000')).status).toBe(422)
    const limited = await finish(challenge, app.next())
    expect(limited.status).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    const end = await care.send('DELETE', `${care.path}/second-factor`, {
      currentPassword: password,
      code: app.now(),
    })
    expect(end.status).toBe(429)
  })

  test('A86: devices that came in without it are logged out when it is set up', async () => {
    const care = await agent()
    const elsewhere = (await care.logIn()).json() as AuthTokens
    expect((await world.get(care.path, elsewhere.accessToken)).status).toBe(200)
    await setUp(care)
    expect((await world.get(care.path, elsewhere.accessToken)).status).toBe(401)
    expect(
      (await world.post('/api/auth/token/refresh', { refreshToken: elsewhere.refreshToken })).status,
    ).toBe(401)
    expect((await care.read()).secondFactor).toBe(true)
  })

  test('A87: ending it asks for password and code, and takes the rights along', async () => {
    const care = await agent()
    const somebody = await person()
    const { app } = await setUp(care)
    const end = (body: object) => care.send('DELETE', `${care.path}/second-factor`, body)
    expect(problemOf(await end({ currentPassword: 'wrong', code: app.next() }))[2]).toBe('currentPassword')
    expect(problemOf(await end({ currentPassword: password, code: '123456' }))).toEqual(wrongCode)
    expect((await end({ currentPassword: password, code: app.next() })).status).toBe(204)
    expect(await care.read()).toMatchObject({ isAgent: true, secondFactor: false })
    expect((await care.send('GET', somebody.path)).status).toBe(404)
    expect((await care.logIn()).json()).toHaveProperty('accessToken')
    await world.mailTo(care.email, /no longer asks/)
  })

  test('a person who is no agent is not asked, and nobody touches another’s', async () => {
    const mira = await person()
    expect(problemOf(await mira.send('POST', `${mira.path}/second-factor`))).toEqual([403, 'not-allowed'])
    const [care, other] = [await agent(), await agent()]
    await care.send('POST', `${care.path}/second-factor`)
    const path = `${care.path}/second-factor`
    expect((await other.send('POST', path)).status).toBe(404)
    expect((await other.send('PUT', path, { code: '123456' })).status).toBe(404)
    expect((await other.send('DELETE', path, { currentPassword: password, code: '123456' })).status).toBe(404)
  })

  test('an operator lets somebody in again who has lost everything', async () => {
    const care = await agent()
    await setUp(care)
    const who = { brandId: 'aureole', email: care.email }
    expect(await resetSecondFactor(world.tools, who)).toBe(true)
    expect(await resetSecondFactor(world.tools, who)).toBe(false)
    expect((await care.send('GET', care.path)).status).toBe(401)
    expect((await care.logIn()).json()).toHaveProperty('accessToken')
  })
})

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text)
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
