import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { MemoryRow } from './store.ts'
import { memories, memorySettings, memoryTombstones } from './tables.ts'

export type OwnMemory = Omit<MemoryRow, 'id' | 'userId' | 'chatId' | 'messageId' | 'createdAt' | 'deletedAt'>

export function allMemoriesOf(db: Db | Tx, userId: string): Promise<OwnMemory[]> {
  return db
    .select({
      avatarId: memories.avatarId,
      kind: memories.kind,
      text: memories.text,
      key: memories.key,
      data: memories.data,
      pinned: memories.pinned,
      edited: memories.edited,
      toldAt: memories.toldAt,
      updatedAt: memories.updatedAt,
    })
    .from(memories)
    .where(and(eq(memories.userId, userId), isNull(memories.deletedAt)))
    .orderBy(asc(memories.avatarId), asc(memories.toldAt))
}

export function settingsOfPerson(db: Db | Tx, userId: string) {
  return db
    .select({
      avatarId: memorySettings.avatarId,
      enabled: memorySettings.enabled,
      forgottenBefore: memorySettings.forgottenBefore,
    })
    .from(memorySettings)
    .where(eq(memorySettings.userId, userId))
}

export async function deleteAllOf(tx: Tx, userId: string): Promise<void> {
  for (const table of [memories, memorySettings, memoryTombstones]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
}
