import { memoryLimits } from '@aureole/contract/memories'
import type { NewMemory } from '../minds/index.ts'
import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { announce } from './announce.ts'
import { decide } from './decide.ts'
import type { MemoriesParts, Pair, Place } from './parts.ts'
import { dropOldest, insertMemories, lockPair, memoriesOf, settingsOf, updateMemory } from './store.ts'
import { marksAgainst } from './store-marks.ts'
import { tidied } from './tidy.ts'
import { markOfMessage, marksOf } from './words.ts'

/** The message in which the person said it. */
export interface Said extends Pair, Place {
  readonly seq: number
  readonly at: Date
}

type Parts = Pick<MemoriesParts, 'bus' | 'clock' | 'database' | 'log' | 'safety'>

/** What was noticed stays, as far as the person lets it. Never throws: a memory is no reason to fail what it came from. */
export async function keepMemories(parts: Parts, said: Said, found: readonly NewMemory[]): Promise<void> {
  try {
    const { enabled, forgottenBefore } = await settingsOf(parts.database.db, said)
    if (!enabled || isForgotten(forgottenBefore, said.at)) return
    const fit = await harmless(parts, tidied(found))
    if (fit.length === 0) return
    if (await parts.database.transaction((tx) => store(parts, tx, said, fit))) announce(parts, said)
  } catch (error) {
    parts.log.warn({ err: error }, 'memories could not be kept')
  }
}

async function harmless({ safety }: Parts, found: readonly NewMemory[]): Promise<NewMemory[]> {
  const verdicts = await Promise.all(found.map(({ text }) => safety.screen(text, { surface: 'memory' })))
  return found.filter((_, i) => verdicts[i]?.kind === 'allow' || verdicts[i]?.kind === 'flag')
}

/** Answers whether anything is otherwise than before. */
async function store({ clock }: Parts, tx: Tx, said: Said, found: readonly NewMemory[]): Promise<boolean> {
  // Asked again under the lock: the person may have said no while the words were screened.
  const { enabled, forgottenBefore } = await lockPair(tx, said)
  if (!enabled || isForgotten(forgottenBefore, said.at)) return false
  const told = await withoutDeleted(tx, said, found)
  if (told.length === 0) return false
  const known = await memoriesOf(tx, said)
  const { add, replace, again } = decide(known, told, said.at)
  const place = { chatId: said.chatId, messageId: said.messageId, toldAt: said.at }
  const now = clock.now()
  for (const [id, memory] of replace) {
    const words = { ...memory, ...place, edited: false, vector: null, updatedAt: now }
    await updateMemory(tx, said, id, words)
  }
  for (const id of again) await updateMemory(tx, said, id, place)
  await insertMemories(
    tx,
    add.map((memory) => newRow(said, memory, { ...place, createdAt: now, updatedAt: now })),
  )
  await makeRoom(tx, said, known.length + add.length)
  return add.length + replace.size + again.length > 0
}

/** What the person deleted does not come back from what was said before: M8. */
async function withoutDeleted(tx: Tx, said: Said, found: readonly NewMemory[]): Promise<NewMemory[]> {
  const ofMessage = markOfMessage(said)
  const against = await marksAgainst(tx, said, [ofMessage, ...found.flatMap(marksOf)], said.at)
  if (against.has(ofMessage)) return []
  return found.filter((memory) => !marksOf(memory).some((mark) => against.has(mark)))
}

export async function makeRoom(tx: Tx, pair: Pair, count: number): Promise<void> {
  if (count > memoryLimits.most) await dropOldest(tx, pair, count - memoryLimits.most)
}

interface Circumstances extends Partial<Place> {
  readonly toldAt: Date
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly edited?: boolean
}

export function newRow({ userId, avatarId }: Pair, memory: NewMemory, circumstances: Circumstances) {
  return { userId, avatarId, id: newId(), ...memory, ...circumstances }
}

function isForgotten(before: Date | null, at: Date): boolean {
  return before !== null && at <= before
}
