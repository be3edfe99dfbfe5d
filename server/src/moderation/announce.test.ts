import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createInProcessBus, type Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/database/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { silentLog } from '../testing/log.ts'
import { createAnnouncing, type Announcing } from './announce.ts'

const slowMs = 100

describeOnBothDatabases('what agents hear', (open) => {
  let database: Database
  let bus: Bus
  let announce: Announcing
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterEach(async () => {
    announce.stop()
    await bus.close()
  })

  /** The real database, which takes its time, as with very many cases. */
  function slowed(): { database: Database; counted: () => number } {
    let counted = 0
    const db = new Proxy(database.db, {
      get: (target, name) =>
        name === 'execute'
          ? async (query: Parameters<typeof target.execute>[0]) => {
              counted += 1
              await pause(slowMs)
              return target.execute(query)
            }
          : (Reflect.get(target, name) as unknown),
    })
    return { database: { ...database, db }, counted: () => counted }
  }

  async function begin(given: Database): Promise<{ open: number; caseId?: string; at: number }[]> {
    const heard: { open: number; caseId?: string; at: number }[] = []
    bus = createInProcessBus()
    await bus.listen('agents', 'now', {
      event: ({ data }) => void heard.push({ ...(data as { open: number }), at: performance.now() }),
      resync: () => undefined,
    })
    announce = createAnnouncing({ bus, database: given, log: silentLog })
    return heard
  }

  const addCase = () =>
    database.db.execute(sql`
      insert into cases (id, kind, state, brand_id, user_id, angels, severity, reasons, sources, top_reason_id, waiting_since, opened_at)
      values (new_id(), 'CHAT', 'OPEN', 'aureole', new_id(), '{}', 1, 1, '{CALL}', new_id(), now(), now())`)
  const soon = <T>(look: () => T) => expect.poll(look, { timeout: 5000, interval: 10 })

  it('D9: nobody waits for a dear count: the word comes with the last one, and the new one follows', async () => {
    const heard = await begin(slowed().database)
    announce.changed('a')
    await soon(() => heard).toHaveLength(1)
    await addCase()
    const { open: before } = heard[0] ?? { open: -1 }
    const began = performance.now()
    announce.changed('b')
    await soon(() => heard).toHaveLength(2)
    expect(heard[1]).toMatchObject({ open: before, caseId: 'b' })
    await soon(() => heard).toHaveLength(3)
    expect(heard[2]).toMatchObject({ open: before + 1 })
    // Counting takes a tenth of the time at most.
    expect((heard[2]?.at ?? 0) - began).toBeGreaterThan(((heard[1]?.at ?? 0) - began) * 2)
  })

  it('D9: who has a case is not counted, so that it is told without a count', async () => {
    const { database: slow, counted } = slowed()
    const heard = await begin(slow)
    announce.changed('a')
    await soon(() => heard).toHaveLength(1)
    for (const id of ['b', 'c', 'd']) {
      announce.touched(id)
      await soon(() => heard.some(({ caseId }) => caseId === id)).toBe(true)
    }
    expect(counted()).toBe(1)
  })

  it('D9: a burst is told together', async () => {
    const heard = await begin(database)
    for (let n = 0; n < 50; n++) announce.touched(`case ${n}`)
    await soon(() => heard).toHaveLength(2)
    expect(heard[0]).toMatchObject({ caseId: 'case 0' })
    expect(heard[1]).not.toHaveProperty('caseId')
  })
})
