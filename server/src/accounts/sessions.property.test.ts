import * as fc from 'fast-check'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProblem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { logOut } from './log-out.ts'
import { refresh } from './refresh.ts'
import { startSession } from './sessions.ts'
import { insertUser, userById } from './store.ts'
import { createWorld, type World } from './testing/world.ts'

/**
 * The whole of A3 to A10 as a second, naive implementation: every token is kept for ever, nothing is derived.
 */
class Family {
  readonly issued: string[]
  readonly successor = new Map<string, string>()
  readonly replacedAt = new Map<string, number>()
  lastUsed: number
  ended = false
  thefts = 0

  constructor(first: string, now: number) {
    this.issued = [first]
    this.lastUsed = now
  }

  get current(): string {
    return this.issued.at(-1) ?? ''
  }

  expects(token: string, now: number): 'successor' | 'same' | 'refusal' {
    if (this.ended || now - this.lastUsed >= 30 * 86_400_000) return 'refusal'
    if (token === this.current) return 'successor'
    if (now - (this.replacedAt.get(token) ?? 0) <= 30_000) return 'same'
    this.ended = true
    this.thefts += 1
    return 'refusal'
  }

  replaced(token: string, by: string, now: number): void {
    this.successor.set(token, by)
    this.replacedAt.set(token, now)
    this.issued.push(by)
    this.lastUsed = now
  }
}

/** Which token of which device: mostly the newest ones, since those are what real devices hold. */
const pick = fc.record({ device: fc.nat(1), age: fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, fc.nat(12)) })

const step = fc.oneof(
  { weight: 6, arbitrary: pick.map((which) => ({ do: 'refresh' as const, ...which })) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('race' as const),
      device: fc.nat(1),
      times: fc.integer({ min: 2, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: pick.map((which) => ({ do: 'log out' as const, ...which })) },
  { weight: 1, arbitrary: fc.nat(1).map((device) => ({ do: 'forge' as const, device })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(1, 5_000, 29_999, 30_000, 30_001, 30_001, 900_000, 30 * 86_400_000 - 1, 30 * 86_400_000)
      .map((ms) => ({ do: 'wait' as const, ms })),
  },
)

describeOnBothDatabases('sessions', (open) => {
  let world: World
  let people = 0
  beforeAll(async () => {
    world = await createWorld(await open())
    await world.jobs.start()
  })
  afterAll(async () => {
    await world.jobs.drain()
    await world.close()
  })

  async function newDevices(count: number) {
    people += 1
    const email = `person-${people}@example.com`
    const userId = newId()
    const now = world.clock.now()
    const person = { passwordHash: 'not asked for here', birthDate: '1990-01-01', groups: ['USER' as const] }
    await world.database.transaction((tx) =>
      insertUser(tx, { id: userId, brandId: 'aureole', email, ...person, confirmedAt: now, createdAt: now }),
    )
    const devices: Family[] = []
    const ids: string[] = []
    for (let device = 0; device < count; device += 1) {
      const tokens = await world.database.transaction(async (tx) => {
        const user = await userById(tx, userId)
        if (user === undefined) throw new Error('the person is gone')
        return startSession(world.tools, tx, user, 'test')
      })
      devices.push(new Family(tokens.refreshToken, world.clock.now().getTime()))
      ids.push(decodeJwt<{ sid: string }>(tokens.accessToken).sid)
    }
    return { userId, devices, ids }
  }

  async function use(refreshToken: string): Promise<string | undefined> {
    try {
      const tokens = await refresh(world.tools, { brandId: 'aureole', refreshToken })
      return tokens.refreshToken
    } catch (error) {
      if (isProblem(error, 'refresh-token-invalid')) return undefined
      throw error
    }
  }

  async function play(family: Family, token: string): Promise<void> {
    const now = world.clock.now().getTime()
    const expected = family.expects(token, now)
    const got = await use(token)
    if (expected === 'refusal') expect(got).toBeUndefined()
    if (expected === 'same') expect(got).toBe(family.successor.get(token))
    if (expected === 'successor') {
      expect(got).toBeDefined()
      expect(family.issued).not.toContain(got)
      family.replaced(token, got ?? '', now)
    }
  }

  test(
    'A1 to A10 hold over random interleavings of refreshes, lost answers, races, log-outs and expiry',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
          const { devices, ids, userId } = await newDevices(2)
          for (const one of steps) {
            if (one.do === 'wait') {
              world.clock.advance(one.ms)
              continue
            }
            const family = devices[one.device]
            if (family === undefined) continue
            switch (one.do) {
              // A lost answer is a refresh whose token is used again: the device holds on to an older one.
              case 'refresh':
                await play(family, family.issued.at(-1 - one.age) ?? family.current)
                break
              case 'race': {
                const now = world.clock.now().getTime()
                const token = family.current
                const expected = family.expects(token, now)
                const got = new Set(await Promise.all(Array.from({ length: one.times }, () => use(token))))
                expect(got.size, 'A7: racers are given the same').toBe(1)
                const [successor] = [...got]
                if (expected === 'refusal') expect(successor).toBeUndefined()
                else family.replaced(token, successor ?? '', now)
                break
              }
              case 'log out':
                await logOut(world.tools, { refreshToken: family.issued.at(-1 - one.age) ?? family.current })
                family.ended = true
                break
              case 'forge':
                expect(
                  await use(`${family.current.slice(0, -2)}${family.current.endsWith('AA') ? 'BB' : 'AA'}`),
                ).toBeUndefined()
                break
            }
          }
          const now = world.clock.now().getTime()
          for (const [index, family] of devices.entries()) {
            const alive = !family.ended && now - family.lastUsed < 30 * 86_400_000
            world.tools.doorkeeper.forget(ids[index] ?? '')
            expect(await world.tools.doorkeeper.sessionAlive(ids[index] ?? ''), 'what requests see').toBe(
              alive,
            )
          }
          const thefts = devices.reduce((sum, family) => sum + family.thefts, 0)
          expect(await lettersTo(userId), 'A6: one letter for each theft').toBe(thefts)
        }),
        { numRuns: 40 },
      )
    },
  )

  /** Counted in the queue itself, in whatever state: sent or still waiting. */
  async function lettersTo(userId: string): Promise<number> {
    const { sql } = await import('drizzle-orm')
    const { rows } = await world.database.db.execute<{ count: number }>(sql`
      select count(*)::int as count from jobs.job
      where name = 'mail' and data->>'kind' = 'accounts.session-stolen' and data->'data'->>'userId' = ${userId}`)
    return rows[0]?.count ?? 0
  }

  test('A7: a refresh and a log-out that race leave no living session', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { devices, ids } = await newDevices(1)
      const [family] = devices
      const token = family?.current ?? ''
      const [successor] = await Promise.all([use(token), logOut(world.tools, { refreshToken: token })])
      expect(await use(token)).toBeUndefined()
      if (successor !== undefined) expect(await use(successor)).toBeUndefined()
      expect(await world.tools.doorkeeper.sessionAlive(ids[0] ?? '')).toBe(false)
    }
  })

  test('A6 reaches back to the first token, however long ago it was replaced', async () => {
    const { devices } = await newDevices(1)
    const [family] = devices
    const first = family?.current ?? ''
    let current: string = first
    for (let turn = 0; turn < 20; turn += 1) {
      current = (await use(current)) ?? ''
      world.clock.advance(15 * 60_000)
    }
    expect(await use(first)).toBeUndefined()
    expect(await use(current)).toBeUndefined()
  })

  test('A11: at another brand a token gets nothing and loses nothing', async () => {
    const { devices } = await newDevices(1)
    const token = devices[0]?.current ?? ''
    const elsewhere = refresh(world.tools, { brandId: 'celeste', refreshToken: token })
    await expect(elsewhere).rejects.toMatchObject({ code: 'refresh-token-invalid' })
    expect(await use(token)).toBeDefined()
  })

  test('A3: neither a token nor its secret is stored', async () => {
    const { devices, ids } = await newDevices(1)
    const token = devices[0]?.current ?? ''
    const next = (await use(token)) ?? ''
    const { sql } = await import('drizzle-orm')
    const { rows } = await world.database.db.execute(sql`select * from sessions where id = ${ids[0]}`)
    const stored = JSON.stringify(rows)
    for (const text of [token, next]) expect(stored).not.toContain(text.slice(22, 60))
  })
})
