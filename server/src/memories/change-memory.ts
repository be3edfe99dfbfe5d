import type { Memory } from '@aureole/contract/memories'
import { notFound } from '../platform/errors.ts'
import { announce } from './announce.ts'
import { ownWords } from './own-words.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { presentOne } from './present.ts'
import { lockPair, memoryOf, updateMemory } from './store.ts'

export interface ChangeMemory extends Pair {
  readonly memoryId: string
  readonly text?: string | undefined
  readonly pinned?: boolean | undefined
}

/** In other words, pinned or not. From then on the words are the person's. */
export async function changeMemory(parts: MemoriesParts, asked: ChangeMemory): Promise<Memory> {
  const { clock, database } = parts
  const pair = { userId: asked.userId, avatarId: asked.avatarId }
  const text = asked.text === undefined ? undefined : await ownWords(parts, asked.text)
  const { row, changed } = await database.transaction(async (tx) => {
    await lockPair(tx, pair)
    const before = await memoryOf(tx, pair, asked.memoryId)
    if (before === undefined || before.deletedAt !== null) throw notFound('This memory')
    const now = clock.now()
    const words =
      text === undefined || text === before.text
        ? {}
        : { text, edited: true, data: null, vector: null, toldAt: now, updatedAt: now }
    const pin = asked.pinned === undefined || asked.pinned === before.pinned ? {} : { pinned: asked.pinned }
    const change = { ...words, ...pin }
    if (Object.keys(change).length === 0) return { row: before, changed: false }
    return { row: await updateMemory(tx, pair, before.id, change), changed: true }
  })
  if (changed) announce(parts, pair)
  return presentOne(parts, pair.userId, row)
}
