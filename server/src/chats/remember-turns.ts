import type { Mind, NewMemory } from '../minds/index.ts'
import type { ChatsParts } from './parts.ts'
import { turnOf } from './prompt.ts'
import {
  moveRememberedSeq,
  rememberedSeq,
  saidAfter,
  standing,
  startOfLast,
  type Hearing,
} from './store-digests.ts'
import { saidBefore, type SaidRow } from './store-messages.ts'
import type { Digesting } from './summarise-chat.ts'

const readAtOnce = 40
/** Of a chat that was never read, such as a brought one. */
const firstReading = 200

type Found = NewMemory & { readonly turn: number }

/**
 * For a mind that does not notice by itself while it answers: what the person has told since it last looked. Answers whether there is more.
 * When it fails, the same is read again later.
 */
export async function rememberTurns(
  parts: ChatsParts,
  remember: NonNullable<Mind['remember']>,
  digesting: Digesting & { readonly enabled: boolean; readonly known: readonly string[] },
): Promise<boolean> {
  const { db } = parts.database
  const { chat, avatar, hearing, names } = digesting
  const read = Math.max(
    await rememberedSeq(db, chat.id, avatar.id),
    await startOfLast(db, hearing, firstReading),
  )
  const fresh = await saidAfter(db, hearing, read, readAtOnce)
  const last = fresh.at(-1)
  if (last === undefined) return false
  if (digesting.enabled && fresh.some((row) => row.author === 'PERSON')) {
    const lead = await askedBefore(parts, hearing, read)
    const said = [...lead, ...fresh]
    const found = await remember(
      {
        persona: { name: avatar.name },
        person: { name: digesting.person.name },
        known: digesting.known,
        turns: said.map((row) => turnOf(row, avatar.id, names)),
      },
      digesting.signal,
    )
    await keepFound(parts, digesting, said, lead.length, found)
  }
  await moveRememberedSeq(db, chat.id, avatar.id, last.seq)
  return fresh.length === readAtOnce
}

/** What the first of them may answer: the angel's last words before, and nothing of the person's, which may not be ours to read. */
async function askedBefore({ database }: ChatsParts, hearing: Hearing, read: number): Promise<SaidRow[]> {
  const { chatId, stays, since } = hearing
  const [row] = await saidBefore(database.db, chatId, read + 1, 1, stays)
  return row?.author === 'AVATAR' && (since === null || row.createdAt > since) ? [row] : []
}

async function keepFound(
  { database, memories }: ChatsParts,
  { chat, avatar }: Digesting,
  said: readonly SaidRow[],
  lead: number,
  found: readonly Found[],
): Promise<void> {
  const byMessage = Map.groupBy(found, ({ turn }) => messageOf(said, lead, turn))
  const stands = await standing(database.db, chat.id, said)
  for (const [row, told] of byMessage) {
    if (row === undefined || !stands.has(row.id)) continue
    await memories.keep(
      {
        userId: chat.userId,
        avatarId: avatar.id,
        chatId: chat.id,
        messageId: row.id,
        seq: row.seq,
        at: row.createdAt,
      },
      told.map(({ turn: _turn, ...memory }) => memory),
    )
  }
}

/** The person's message that it was found in, or the one before the answer that it was found in. */
function messageOf(said: readonly SaidRow[], lead: number, turn: number): SaidRow | undefined {
  if (!Number.isInteger(turn) || turn < lead || turn >= said.length) return undefined
  return said.slice(lead, turn + 1).findLast((row) => row.author === 'PERSON')
}
