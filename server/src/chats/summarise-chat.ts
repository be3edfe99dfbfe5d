import type { KnownAvatar } from '../avatars/index.ts'
import type { ChatsParts } from './parts.ts'
import type { BareChat } from './present.ts'
import { budget, turnOf } from './prompt.ts'
import { saidAfter, standing, startOfLast, type Hearing } from './store-digests.ts'
import { insertSummary, summaryOf } from './store-summaries.ts'
import { lockChat } from './store-versions.ts'
import { readAtOnce, toSummarise } from './summary-window.ts'

/** A chat that was never summarised, such as a brought one, is not read from its very beginning: that may lie years back. */
const firstReading = 400
const textMax = 2400

export interface Digesting {
  chat: BareChat
  avatar: KnownAvatar
  hearing: Hearing
  names: ReadonlyMap<string, string>
  person: { name: string | null }
  signal: AbortSignal
}

/** Takes what has left the window into the summary, one reading at a time. Answers whether there is more. */
export async function summariseChat(parts: ChatsParts, digesting: Digesting): Promise<boolean> {
  const { clock, database, memories, mind } = parts
  const { chat, avatar, hearing, names } = digesting
  const known = await summaryOf(database.db, chat.id, avatar.id)
  const after = known?.untilSeq ?? (await startOfLast(database.db, hearing, firstReading))
  const said = await saidAfter(database.db, hearing, after, readAtOnce + budget.turns)
  const reading = said.slice(0, toSummarise(said, mind.window))
  const last = reading.at(-1)
  if (last === undefined) return false
  const text = await mind.summarise(
    {
      persona: { name: avatar.name },
      person: { name: digesting.person.name },
      summary: known?.text || null,
      turns: reading.map((row) => turnOf(row, avatar.id, names)),
    },
    digesting.signal,
  )
  const fit = await fitToKeep(parts, text)
  const { forgottenBefore } = await memories.reading({ userId: chat.userId, avatarId: avatar.id })
  await database.transaction(async (tx) => {
    await lockChat(tx, chat.id)
    // R72: what was taken back while the mind was reading is not brought back by what it made of it.
    const stands = await standing(tx, chat.id, reading)
    const before = await summaryOf(tx, chat.id, avatar.id)
    if (stands.size < reading.length || before?.untilSeq !== known?.untilSeq) return
    if (forgottenBefore !== null && reading.some((row) => row.createdAt <= forgottenBefore)) return
    await insertSummary(tx, {
      chatId: chat.id,
      avatarId: avatar.id,
      untilSeq: last.seq,
      text: fit ?? known?.text ?? '',
      createdAt: clock.now(),
    })
  })
  return toSummarise(said.slice(reading.length), mind.window) > 0 || said.length === readAtOnce + budget.turns
}

/** Nothing where it may not be shown, or says nothing. */
async function fitToKeep({ safety }: ChatsParts, text: string): Promise<string | undefined> {
  const short = text.trim().slice(0, textMax).toWellFormed()
  if (short === '') return undefined
  const { kind } = await safety.screen(short, { surface: 'memory' })
  return kind === 'block' ? undefined : short
}
