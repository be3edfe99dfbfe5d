import { sql } from 'drizzle-orm'
import type { Digest, Mind, NewMemory } from '../minds/index.ts'
import { newId } from '../platform/ids.ts'
import { angelId, type ChatWorld, type TestNode, type TestPerson } from './chat-world.ts'
import { createTestClock, type TestClock } from './clock.ts'
import type { blocking } from './safety.ts'

export const anouk = angelId('anouk')
export const minute = 60_000

interface Readings {
  summaries: (Digest & { summary: string | null })[]
  memories: (Digest & { known: readonly string[] })[]
}

interface Talk extends TestNode {
  world: ChatWorld
  me: TestPerson
  clock: TestClock
  chatHash: string
  chatId: string
  readings: Readings
}

/** A chat whose mind sums up what it is given, and writes down that it was. */
export async function talkIn(
  world: ChatWorld,
  avatarIds: string[],
  parts: { safety?: ReturnType<typeof blocking> } = {},
): Promise<Talk> {
  // Only this one's chats are waiting.
  await world.database.db.execute(sql`update chats set digested_seq = last_seq`)
  const clock = createTestClock(new Date())
  const node = world.node({}, parts.safety, clock)
  const me = await world.person()
  const type = avatarIds.length > 1 ? 'GROUP' : 'DIRECT'
  const { chatHash } = await node.chats.create({ userId: me.userId, type, avatarIds })
  const { rows } = await world.database.db.execute<{ id: string }>(
    sql`select id from chats where hash = ${chatHash}`,
  )
  const readings: Readings = { summaries: [], memories: [] }
  Object.assign(node.mind, {
    summarise: async (digest) => {
      readings.summaries.push(digest)
      return `Summary ${readings.summaries.length} up to ${digest.turns.at(-1)?.text}`
    },
  } satisfies Partial<Mind>)
  return { ...node, world, me, clock, chatHash, chatId: rows[0]?.id ?? '', readings }
}

/** Lets the mind notice something in each turn of the person's that it knows a fact for. */
export function notice({ mind, readings }: Talk, found: Record<string, NewMemory> = {}): void {
  Object.assign(mind, {
    remember: async (digest) => {
      readings.memories.push(digest)
      return digest.turns.flatMap(({ text }, turn) => (text in found ? { ...found[text]!, turn } : []))
    },
  } satisfies Partial<Mind>)
}

/** Lines as if said, the person and the first angel in turn. */
export async function say(
  { world, chatId, clock }: Talk,
  lines: readonly string[],
  avatarId = anouk,
): Promise<string[]> {
  const ids = lines.map(() => newId())
  await world.database.db.execute(sql`
    insert into messages (chat_id, seq, id, author, kind, avatar_id, text, status, created_at)
    select ${chatId}::uuid, c.last_seq + l.n, l.id, case when l.n % 2 = 1 then 'PERSON' else 'AVATAR' end, 'TEXT',
      case when l.n % 2 = 1 then null else ${avatarId}::uuid end, l.text, 'DONE',
      ${clock.now().toISOString()}::timestamptz + l.n * interval '1 millisecond'
    from chats c, unnest(${sql.param(ids)}::uuid[], ${sql.param([...lines])}::text[]) with ordinality as l (id, text, n)
    where c.id = ${chatId}::uuid`)
  clock.advance(1000)
  await world.database.db.execute(sql`
    update chats set last_seq = last_seq + ${lines.length}::int, last_at = ${clock.now().toISOString()}::timestamptz
    where id = ${chatId}::uuid`)
  return ids
}

export function lines(from: number, howMany: number): string[] {
  return Array.from({ length: howMany }, (_, i) => `line ${from + i}`)
}

export async function summaries({ chats, me, chatHash }: Talk) {
  return (await chats.readSummary({ userId: me.userId, chatHash })).items
}

/** Nobody says anything for a while, and all that waits is read. */
export async function quiet({ clock, chats }: Talk): Promise<void> {
  clock.advance(2 * minute)
  while ((await chats.digest()) > 0);
}
