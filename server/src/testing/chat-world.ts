import { sql } from 'drizzle-orm'
import { createAvatars } from '../avatars/index.ts'
import { createChats, type Chats } from '../chats/index.ts'
import { createMemories, type MemoryVerbs, type WhereSaid } from '../memories/index.ts'
import { createInProcessBus, type Bus, type BusEvent } from '../platform/bus/index.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs.ts'
import { createSafety, type Safety } from '../safety/index.ts'
import { fixedId } from '../seed/angel.ts'
import { seedCatalogue } from '../seed/index.ts'
import { createWallet, type Wallet } from '../wallet/index.ts'
import { silentLog } from './log.ts'
import { insertPerson } from './people.ts'
import { createScriptedMind, type ScriptedMind } from './scripted-mind.ts'

export const angelId = (portrait: string): string => fixedId(`avatar ${portrait}`)

const fast = { flush: 5, checkpoint: 20, lease: 10_000, renew: 50, sweep: 20 }

/** Angels to talk with. What is said does not depend on how anybody looks, and drawing takes its time. */
const catalogueOnly = {
  jobs: { work: () => undefined, every: () => undefined },
  portraits: {
    picture: () => ({ imageUrl: '', imageSources: [], thumbUrl: '' }),
    keepAllDrawn: async (_db: unknown, looks: readonly unknown[]) => looks.map(() => 'undrawn'),
    paletteOf: () => ({ ground: '#22305f', line: '#151b3d', halo: '#e6bb66' }),
  },
} as unknown as Parameters<typeof createAvatars>[0]

type Timing = Parameters<typeof createChats>[0]['timing']
type PersonOf = Parameters<typeof createChats>[0]['personOf']

const robin: PersonOf = async () => ({ name: 'Robin', about: null })

/** One process: its chats and the mind that answers in it. */
export interface TestNode {
  chats: Chats
  mind: ScriptedMind
}

export interface ChatWorld {
  database: Database
  bus: Bus
  wallet: Wallet
  /** What angels remember, the same for all processes. */
  memories: MemoryVerbs
  node(timing?: Timing, safety?: Safety, clock?: Clock, personOf?: PersonOf): TestNode
  person(tokens?: number): Promise<TestPerson>
  balance(userId: string): Promise<number>
  /** What the ledger holds for this person, which the balance has to equal. */
  sum(userId: string): Promise<number>
}

/** A person with an ear on the live connection. */
export interface TestPerson {
  userId: string
  events: BusEvent[]
  /** Resolves with the first event that fits, past or to come. */
  heard(name: string, fits?: (data: Heard) => boolean): Promise<Heard>
  all(name: string): Heard[]
}

export interface Heard {
  chatHash: string
  messageId: string
  seq: number
  offset: number
  text: string
  balance: number
  freeReplies?: { used: number }
  /** Of what went wrong. */
  detail: string
  message: { id: string; text: string; status: string; author: string; nextDelta?: number; seq: number }
  chat: { chatHash: string; unread: number; lastLine: string | null; archived: boolean; muted: boolean }
}

/** A catalogue, people and as many processes as wanted on one database and one bus. */
export async function createChatWorld(database: Database): Promise<ChatWorld> {
  const bus = createInProcessBus()
  const avatars = createAvatars({ ...catalogueOnly, database })
  const wallet = createWallet({ database, bus, clock: systemClock })
  await seedCatalogue({ avatars, database })

  let said: WhereSaid | undefined
  const jobs = jobsAtOnce()
  const memories = createMemories({
    avatars,
    bus,
    clock: systemClock,
    database,
    jobs,
    log: silentLog,
    safety: createSafety(),
    said: {
      placesOf: async (userId, messages) => (await said?.placesOf(userId, messages)) ?? new Map(),
      hasMet: async (userId, avatarId) => (await said?.hasMet(userId, avatarId)) ?? false,
    },
  })

  return {
    database,
    bus,
    wallet,
    memories,
    node(timing = {}, safety = createSafety(), clock = systemClock, personOf = robin) {
      const mind = createScriptedMind()
      const chats = createChats({
        database,
        bus,
        clock,
        jobs,
        log: silentLog,
        brands: { byId: () => ({ prices: { replyTokens: 1, premiumRepliesPerDay: 3 } }) as never },
        memories,
        mind,
        safety,
        avatars,
        personOf,
        nodeId: 'test',
        timing: { ...fast, ...timing },
      })
      said = chats.whereSaid
      return { chats, mind }
    },
    async person(tokens = 50) {
      const userId = await insertPerson(database)
      await database.db.execute(sql`update users set avatar_name = 'Robin' where id = ${userId}::uuid`)
      if (tokens > 0) {
        await wallet.grant(database.db, { userId, amount: tokens, reason: 'welcome-gift', key: newId() })
      }
      return listenAs(bus, userId)
    },
    balance: (userId) => wallet.balanceOf(database.db, userId),
    async sum(userId) {
      const { rows } = await database.db.execute<{ n: string | number }>(
        sql`select coalesce(sum(amount), 0) as n from wallet_entries where account_id = ${userId}::uuid`,
      )
      return Number(rows[0]?.n)
    },
  }
}

/** Facts reach their workers without a queue; nothing runs by the clock. */
function jobsAtOnce(): Pick<Jobs, 'enqueue' | 'every' | 'work'> {
  const workers = new Map<string, (data: object) => Promise<void>>()
  return {
    every: () => undefined,
    work: (queue, _options, handler) =>
      void workers.set(queue, (data) => handler(data as never, { id: newId(), attempt: 1 })),
    enqueue: async (_tx, queue, data) => void setImmediate(() => void workers.get(queue)?.(data)),
  }
}

async function listenAs(bus: Bus, userId: string): Promise<TestPerson> {
  const events: BusEvent[] = []
  let waiting: (() => boolean)[] = []
  await bus.listen(`user:${userId}`, 'now', {
    event(event) {
      events.push(event)
      waiting = waiting.filter((check) => !check())
    },
    resync: () => undefined,
  })
  const all = (name: string) =>
    events.filter((event) => event.name === name).map((event) => event.data as Heard)
  return {
    userId,
    events,
    all,
    heard: (name, fits = () => true) =>
      new Promise((resolve) => {
        const check = (): boolean => {
          const found = all(name).find(fits)
          if (found !== undefined) resolve(found)
          return found !== undefined
        }
        if (!check()) waiting.push(check)
      }),
  }
}
