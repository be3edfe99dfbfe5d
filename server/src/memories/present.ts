import type { Memory } from '@aureole/contract/memories'
import type { MemoriesParts } from './parts.ts'
import type { MemoryRow } from './store.ts'

export function presentMemory(row: MemoryRow, source: Memory['source']): Memory {
  const { id, kind, text, pinned, edited } = row
  return {
    id,
    kind,
    text,
    pinned,
    edited,
    source,
    toldAt: row.toldAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** With the way to where each was said, where that is still there. */
export async function presentMemories(
  { said }: Pick<MemoriesParts, 'said'>,
  userId: string,
  rows: readonly MemoryRow[],
): Promise<Memory[]> {
  const asked = rows.flatMap(({ chatId, messageId }) =>
    chatId === null || messageId === null ? [] : { chatId, messageId },
  )
  const places = asked.length === 0 ? new Map<string, never>() : await said.placesOf(userId, asked)
  return rows.map((row) => presentMemory(row, places.get(row.messageId ?? '') ?? null))
}

export async function presentOne(
  parts: Pick<MemoriesParts, 'said'>,
  userId: string,
  row: MemoryRow,
): Promise<Memory> {
  const [memory] = await presentMemories(parts, userId, [row])
  if (memory === undefined) throw new Error('one row makes one memory')
  return memory
}
