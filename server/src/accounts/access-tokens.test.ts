import { createHmac } from 'node:crypto'
import type { AuthTokens, User } from '@aureole/contract/accounts'
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createPerson } from './create-person.ts'
import { secret, startWorld } from './testing/world.ts'

const password = 'a lamp beside the window'
const key = new TextEncoder().encode(secret)

function sign(payload: JWTPayload, header: { alg: string } = { alg: 'HS256' }, by: Uint8Array = key) {
  return new SignJWT(payload).setProtectedHeader(header).sign(by)
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

describeOnBothDatabases('forged access tokens (A20)', (open) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  beforeAll(async () => {
    world = await startWorld(await open(), { ADDRESS_LIMIT_SCALE: '10000' })
  })
  afterAll(() => world.stop())

  let people = 0
  async function newPerson() {
    people += 1
    const email = `person-${people}@example.com`
    const { userId } = await createPerson(world.tools, { brandId: 'aureole', email, password })
    const tokens = (await world.post('/api/auth/login', { email, password })).json() as AuthTokens
    return { userId, email, ...tokens }
  }

  let mine: Awaited<ReturnType<typeof newPerson>>
  let claims: JWTPayload & { user: User; sid: string }
  beforeAll(async () => {
    mine = await newPerson()
    claims = decodeJwt(mine.accessToken)
  })
  const statusOf = async (token: string) => (await world.get(`/api/users/${mine.userId}`, token)).status

  test('the forger’s own tools work: a well-made token is let in', async () => {
    expect(await statusOf(await sign(claims))).toBe(200)
  })

  test('none of these is let in', async () => {
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const [head = '', body = '', signature = ''] = mine.accessToken.split('.')
    const hmac = (input: string) => createHmac('sha256', key).update(input).digest('base64url')
    const { exp: _exp, ...endless } = claims
    const forged: Record<string, string> = {
      'no algorithm': new UnsecuredJWT(claims).encode(),
      'no algorithm, spelled otherwise': `${encode({ alg: 'nOnE' })}.${body}.`,
      'no signature': `${head}.${body}.`,
      'another algorithm by the right key': await sign(claims, { alg: 'HS512' }, new Uint8Array(64).fill(7)),
      'a stronger algorithm, signed rightly': await sign(claims, { alg: 'HS512' }, Buffer.concat([key, key])),
      'another key': await sign(
        claims,
        undefined,
        new TextEncoder().encode('another secret that is long enough too'),
      ),
      'a key from the header': await new SignJWT(claims)
        .setProtectedHeader({
          alg: 'HS256',
          kid: '../../dev/null',
          jku: 'https://evil.example/keys',
        })
        .sign(new Uint8Array(32)),
      'tampered groups': `${head}.${encode({ ...claims, groups: ['USER', 'AGENT'] })}.${signature}`,
      expired: await sign({ ...claims, iat: now - 1000, exp: now - 1 }),
      endless: await sign(endless),
      'another brand': await sign({ ...claims, brand: 'celeste', aud: 'celeste' }),
      'two brands': await sign({ ...claims, brand: 'celeste', aud: ['aureole', 'celeste'] }),
      'another issuer': await sign({ ...claims, iss: 'elsewhere' }),
      'no session': await sign({ ...claims, sid: undefined }),
      'a session that never was': await sign({ ...claims, sid: '0199a000-0000-7000-8000-00000000dead' }),
      'another’s session': await sign({ ...claims, sub: '0199a000-0000-7000-8000-00000000dead' }),
      'an unknown critical header': `${encode({ alg: 'HS256', crit: ['x'], x: 1 })}.${body}.${hmac(`${encode({ alg: 'HS256', crit: ['x'], x: 1 })}.${body}`)}`,
      garbage: 'a.b.c',
    }
    const answers: Record<string, number> = {}
    for (const [name, token] of Object.entries(forged)) answers[name] = await statusOf(token)
    expect(answers).toEqual(Object.fromEntries(Object.keys(forged).map((name) => [name, 401])))
  })

  test('one brand’s token opens nothing at another', async () => {
    const path = `/api/users/${mine.userId}`
    expect((await world.get(path, mine.accessToken, { host: 'angels.localhost' })).status).toBe(401)
    expect((await world.get(path, mine.accessToken)).status).toBe(200)
  })

  test('a right that was never given cannot be claimed, even with the server’s key (A22)', async () => {
    const other = await newPerson()
    const raised = await sign({ ...claims, groups: ['USER', 'AGENT'] })
    expect((await world.get(`/api/users/${other.userId}`, raised)).status).toBe(404)
  })

  test('after fifteen minutes it is over', async () => {
    const person = await newPerson()
    world.clock.advance(15 * 60_000 - 1000)
    expect((await world.get(`/api/users/${person.userId}`, person.accessToken)).status).toBe(200)
    world.clock.advance(1000)
    expect((await world.get(`/api/users/${person.userId}`, person.accessToken)).status).toBe(401)
  })
})
