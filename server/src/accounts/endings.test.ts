import type { AuthTokens, Device } from '@aureole/contract/accounts'
import type { ProblemBody } from '@aureole/contract/problems'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { readAppealToken } from './appeal-tokens.ts'
import { createDoorkeeper } from './authenticate.ts'
import { createPerson } from './create-person.ts'
import { changeUser, liveSessionsOf } from './store.ts'
import { liftSuspension, suspend } from './suspend.ts'
import { sweep } from './sweep.ts'
import { startWorld, tokenOf } from './testing/world.ts'

const password = 'a lamp beside the window'

describeOnBothDatabases('how sessions end', (open) => {
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
    return { userId, email }
  }
  const logIn = async (email: string, word = password) =>
    world.post('/api/auth/login', { email, password: word })
  const device = async (email: string) => {
    const tokens = (await logIn(email)).json() as AuthTokens
    return { ...tokens, sessionId: decodeJwt<{ sid: string }>(tokens.accessToken).sid }
  }
  const send = (method: string, path: string, accessToken: string, body?: object) =>
    world.server.ask(path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  async function hear(topic: string) {
    const heard: { name: string; data: unknown }[] = []
    const listening = await world.bus.listen(topic, 'now', {
      event: ({ name, data }) => heard.push({ name, data }),
      resync: () => undefined,
    })
    return { heard, stop: () => listening.stop() }
  }

  test('A12: a suspension ends every session, says why, and lets nobody in until it is over', async () => {
    const { userId, email } = await newPerson()
    const phone = await device(email)
    const laptop = await device(email)
    const person = await hear(`user:${userId}`)
    const session = await hear(`session:${phone.sessionId}`)
    const until = new Date(world.clock.now().getTime() + 24 * 3600_000)

    const announce = await world.database.transaction((tx) =>
      suspend(world.tools, tx, { userId, until, reason: 'Threats against another person' }),
    )
    expect([...person.heard, ...session.heard], 'A31: nothing is told before the commit').toEqual([])
    announce()

    const told = { suspendedUntil: until.toISOString(), reason: 'Threats against another person' }
    await expect
      .poll(() => person.heard)
      .toEqual([{ name: 'user.suspended', data: { ...told, appealToken: expect.any(String) as string } }])
    await expect.poll(() => session.heard).toEqual([{ name: 'session.ended', data: {} }])
    expect((await world.get(`/api/users/${userId}`, laptop.accessToken)).status).toBe(401)

    for (const answer of [
      await logIn(email),
      await world.post('/api/auth/token/refresh', { refreshToken: phone.refreshToken }),
    ]) {
      const problem = answer.json() as ProblemBody
      expect(answer.status).toBe(403)
      expect(problem).toMatchObject({ code: 'account-suspended', ...told })
      const appeal = await readAppealToken(
        world.tools.keys.appeal,
        problem.appealToken ?? '',
        world.clock.now(),
      )
      expect(appeal?.userId).toBe(userId)
    }
    expect((await logIn(email, 'wrong')).status, 'strangers do not learn of it').toBe(401)

    world.clock.advance(24 * 3600_000)
    expect((await world.post('/api/auth/token/refresh', { refreshToken: phone.refreshToken })).status).toBe(
      401,
    )
    expect((await logIn(email)).status).toBe(200)
    person.stop()
    session.stop()
  })

  test('A12: lifted, the person is let in again at once', async () => {
    const { userId, email } = await newPerson()
    const until = new Date(world.clock.now().getTime() + 3600_000)
    await world.database.transaction((tx) => suspend(world.tools, tx, { userId, until, reason: 'A mistake' }))
    expect((await logIn(email)).status).toBe(403)
    await world.database.transaction((tx) => liftSuspension(world.tools, tx, userId))
    expect((await logIn(email)).status).toBe(200)
  })

  test('A30: log-ins that race with a suspension leave no session behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { userId, email } = await newPerson()
      const until = new Date(world.clock.now().getTime() + 3600_000)
      await Promise.all([
        ...Array.from({ length: 4 }, () => logIn(email)),
        new Promise((resolve) => setTimeout(resolve, round * 30)).then(() =>
          world.database.transaction((tx) => suspend(world.tools, tx, { userId, until, reason: 'A race' })),
        ),
      ])
      expect(await liveSessionsOf(world.database.db, userId, world.clock.now())).toEqual([])
    }
  })

  test('A21: another node refuses an ended session within a second', async () => {
    const { userId, email } = await newPerson()
    const { accessToken, refreshToken } = await device(email)
    const elsewhere = createDoorkeeper({
      key: world.tools.keys.accessToken,
      database: world.database,
      clock: world.clock,
      config: world.config,
    })
    expect(await elsewhere.authenticate(accessToken, 'aureole')).toMatchObject({ userId })
    await world.post('/api/auth/logout', { refreshToken })
    const from = performance.now()
    await expect
      .poll(() => elsewhere.authenticate(accessToken, 'aureole'), { timeout: 3000, interval: 20 })
      .toBeUndefined()
    expect(performance.now() - from).toBeLessThan(1000)
  })

  test('A21: also where it was known for so long that nobody asked about it any more', async () => {
    const { userId, email } = await newPerson()
    const { accessToken, refreshToken } = await device(email)
    let reads = 0
    const { db, ...rest } = world.database
    const counted = new Proxy(db, {
      get(target, key) {
        if (key === 'select') reads += 1
        return Reflect.get(target, key, target) as unknown
      },
    })
    const elsewhere = createDoorkeeper({
      key: world.tools.keys.accessToken,
      database: { ...rest, db: counted },
      clock: world.clock,
      config: world.config,
    })
    const knows = async () => (await elsewhere.authenticate(accessToken, 'aureole'))?.userId
    const busyUntil = performance.now() + 1600
    await expect
      .poll(async () => [await knows(), performance.now() > busyUntil], { timeout: 5000, interval: 10 })
      .toEqual([userId, true])
    expect(reads).toBeLessThanOrEqual(2)
    await world.post('/api/auth/logout', { refreshToken })
    const from = performance.now()
    await expect.poll(knows, { timeout: 3000, interval: 20 }).toBeUndefined()
    expect(performance.now() - from).toBeLessThan(1000)
  })

  test('A22: a right that is taken away is gone within a second', async () => {
    const { userId, email } = await newPerson()
    const other = await newPerson()
    await world.database.transaction((tx) => changeUser(tx, userId, { groups: ['USER', 'AGENT'] }))
    const { accessToken } = await device(email)
    expect((await world.get(`/api/users/${other.userId}`, accessToken)).status).toBe(200)
    await world.database.transaction((tx) => changeUser(tx, userId, { groups: ['USER'] }))
    await expect
      .poll(async () => (await world.get(`/api/users/${other.userId}`, accessToken)).status, {
        timeout: 3000,
        interval: 50,
      })
      .toBe(404)
  })

  test('devices are listed, and each can be logged out by its person alone', async () => {
    const { userId, email } = await newPerson()
    const phone = await device(email)
    world.clock.advance(1000)
    const laptop = await device(email)
    const stranger = await device((await newPerson()).email)
    const path = `/api/users/${userId}/sessions`

    const { items } = (await world.get(path, laptop.accessToken)).json() as { items: Device[] }
    expect(items.map(({ id, isThis }) => ({ id, isThis }))).toEqual([
      { id: laptop.sessionId, isThis: true },
      { id: phone.sessionId, isThis: false },
    ])
    expect((await world.get(path, stranger.accessToken)).status).toBe(404)
    expect((await send('DELETE', `${path}/${phone.sessionId}`, stranger.accessToken)).status).toBe(404)
    const own = decodeJwt<{ sub: string }>(stranger.accessToken).sub
    expect(
      (await send('DELETE', `/api/users/${own}/sessions/${phone.sessionId}`, stranger.accessToken)).status,
    ).toBe(404)

    expect((await send('DELETE', `${path}/${phone.sessionId}`, laptop.accessToken)).status).toBe(204)
    expect((await world.get(path, phone.accessToken)).status).toBe(401)
    expect((await send('DELETE', path, laptop.accessToken)).status).toBe(204)
    expect((await world.get(path, laptop.accessToken)).status).toBe(401)
    expect((await world.get(`/api/users/${own}`, stranger.accessToken)).status).toBe(200)
  })

  test('A30: a new password asks for the old one and logs the other devices out', async () => {
    const { userId, email } = await newPerson()
    const here = await device(email)
    const there = await device(email)
    const path = `/api/users/${userId}`
    const newPassword = 'another lamp beside it'

    const wrong = await send('PATCH', path, here.accessToken, { currentPassword: 'wrong', newPassword })
    expect(wrong.status).toBe(422)
    expect((wrong.json() as ProblemBody).fields?.[0]?.path).toBe('currentPassword')
    expect((await send('PATCH', path, here.accessToken, { newPassword })).status).toBe(422)
    const common = await send('PATCH', path, here.accessToken, {
      currentPassword: password,
      newPassword: 'iloveyou1',
    })
    expect((common.json() as ProblemBody).fields?.[0]?.path).toBe('newPassword')

    const changed = await send('PATCH', path, here.accessToken, { currentPassword: password, newPassword })
    expect(changed.status).toBe(200)
    expect((await world.get(path, here.accessToken)).status).toBe(200)
    expect((await world.get(path, there.accessToken)).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, newPassword)).status).toBe(200)
  })

  test('a reset before the confirmation confirms, and the older link brings nothing back', async () => {
    const email = 'never-confirmed@example.com'
    await world.post('/api/auth/registration', {
      email,
      password,
      birthDate: '1990-01-01',
      acceptTerms: true,
    })
    const confirmation = tokenOf(await world.mailTo(email, /Confirm/))
    await world.post('/api/auth/password/forgotten', { email })
    const token = tokenOf(await world.mailTo(email, /new password/))
    const next = 'the lamp that was chosen'
    expect((await world.post('/api/auth/password', { token, password: next })).status).toBe(204)
    expect((await world.post('/api/auth/registration/confirmation', { token: confirmation })).status).toBe(
      422,
    )
    const tokens = (await logIn(email, next)).json() as AuthTokens
    expect(decodeJwt<{ user: { tokens: number } }>(tokens.accessToken).user.tokens).toBe(50)
  })

  test('what has been over for a month is forgotten, what lives stays', async () => {
    const { userId, email } = await newPerson()
    const old = await device(email)
    await world.post('/api/auth/logout', { refreshToken: old.refreshToken })
    world.clock.advance(31 * 24 * 3600_000)
    const fresh = await device(email)
    await sweep(world.tools)
    const rows = await liveSessionsOf(world.database.db, userId, new Date(0))
    expect(rows.map((row) => row.id)).toEqual([fresh.sessionId])
    expect((await world.post('/api/auth/token/refresh', { refreshToken: old.refreshToken })).status).toBe(401)
    expect((await world.post('/api/auth/token/refresh', { refreshToken: fresh.refreshToken })).status).toBe(
      200,
    )
  })
})
