import { sql } from 'drizzle-orm'
import type { NewMemory } from '../../minds/index.ts'
import { newId } from '../../platform/ids.ts'
import { createSafety } from '../../safety/index.ts'
import { angelId, type ChatWorld, type TestPerson } from '../../testing/chat-world.ts'
import type { TestClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import { createMemories, type MemoryVerbs, type Said } from '../index.ts'

export const anouk = angelId('anouk')
export const hidden = angelId('noor')
export const minute = 60_000

export function fact(text: string, key: string | null = null, data: unknown = null): NewMemory {
  return { kind: 'FACT', text, key, data }
}

export function episode(text: string): NewMemory {
  return { ...fact(text), kind: 'EPISODE' }
}

interface Around {
  world: ChatWorld
  clock: TestClock
  facts: unknown[]
  met: ReadonlySet<string>
}

/** Memories of one process; `facts` gets what it tells other rooms, `met` says who has met whom. */
export function createIn(
  { world, clock, facts, met }: Around,
  parts: Partial<Parameters<typeof createMemories>[0]>,
): MemoryVerbs {
  return createMemories({
    avatars: {
      byId: async (id) => (id === hidden ? undefined : ({ id } as never)),
      byIds: async (ids) => ids.map((id) => ({ id, name: 'Anouk' }) as never),
    },
    bus: world.bus,
    clock,
    database: world.database,
    jobs: { every: () => undefined, enqueue: async (_tx, ...job) => void facts.push(job) },
    log: silentLog,
    safety: createSafety(),
    said: {
      placesOf: async () => new Map(),
      hasMet: async (userId, avatarId) => met.has(`${userId} ${avatarId}`),
    },
    ...parts,
  })
}

interface Scene {
  world: ChatWorld
  clock: TestClock
  memories: MemoryVerbs
  me: TestPerson
}

/** What Anouk is told and remembers, in whatever the scene is at the time. */
export function remembered(scene: () => Scene) {
  const pair = () => ({ userId: scene().me.userId, avatarId: anouk })

  /** A message of the person's, a minute after the last one. */
  function message(): Said {
    scene().clock.advance(minute)
    return { ...pair(), chatId: newId(), messageId: newId(), seq: 3, at: scene().clock.now() }
  }

  async function told(...found: NewMemory[]): Promise<Said> {
    const said = message()
    await scene().memories.keep(said, found)
    return said
  }

  async function list() {
    const pages = [1, 2, 3, 4, 5].map((page) => scene().memories.list({ ...pair(), page, pageSize: 100 }))
    return (await Promise.all(pages)).flatMap(({ items }) => items)
  }
  const texts = async () => (await list()).map(({ text }) => text)
  const recalled = async (text = '') =>
    (await scene().memories.recall({ ...pair(), text })).map((one) => one.text)
  async function idOf(text: string): Promise<string> {
    const found = (await list()).find((one) => one.text === text)
    if (found === undefined) throw new Error(`nothing says “${text}”`)
    return found.id
  }

  /** As if told one after the other. */
  async function fill(howMany: number, word = 'Fact'): Promise<void> {
    scene().clock.advance(minute)
    await scene().world.database.db.execute(sql`
      insert into memories (user_id, avatar_id, id, kind, text, told_at, created_at, updated_at)
      select ${scene().me.userId}::uuid, ${anouk}::uuid, gen_random_uuid(), 'FACT', ${`${word} `} || n,
        ${scene().clock.now().toISOString()}::timestamptz + n * interval '1 second', now(), now()
      from generate_series(0, ${howMany - 1}::int) as n`)
    scene().clock.advance(howMany * 1000)
  }

  return { pair, message, told, list, texts, recalled, idOf, fill }
}
