import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { onPath } from './store-messages.ts'
import { chatAvatars, chats, messages } from './tables.ts'

/** Those that the person can go to: on the way of a chat of theirs. */
export function placesOf(
  db: Db | Tx,
  userId: string,
  asked: readonly { chatId: string; messageId: string }[],
) {
  return db
    .select({ chatHash: chats.hash, chatType: chats.type, messageId: messages.id, seq: messages.seq })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        inArray(messages.chatId, [...new Set(asked.map(({ chatId }) => chatId))]),
        inArray(
          messages.id,
          asked.map(({ messageId }) => messageId),
        ),
        onPath,
        ne(messages.status, 'HIDDEN'),
        eq(chats.userId, userId),
        isNull(chats.deletedAt),
      ),
    )
}

export async function hasChatWith(db: Db | Tx, userId: string, avatarId: string): Promise<boolean> {
  const rows = await db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(chatAvatars, eq(chatAvatars.chatId, chats.id))
    .where(and(eq(chats.userId, userId), eq(chatAvatars.avatarId, avatarId), isNull(chats.deletedAt)))
    .limit(1)
  return rows.length > 0
}
