import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database/index.ts'
import type { Member } from './presence.ts'
import { chatAvatars, chats, messages } from './tables.ts'

export interface LockedGroup {
  lastSeq: number
  members: Member[]
}

/** Nobody sends, and nobody else comes or goes, until the transaction ends. Nothing when it was deleted meanwhile. */
export async function lockGroup(tx: Tx, chatId: string): Promise<LockedGroup | undefined> {
  const [row] = await tx
    .select({ lastSeq: chats.lastSeq })
    .from(chats)
    .where(and(eq(chats.id, chatId), isNull(chats.deletedAt)))
    .for('update')
  if (row === undefined) return undefined
  const members = await tx
    .select({
      avatarId: chatAvatars.avatarId,
      joinedSeq: chatAvatars.joinedSeq,
      leftSeq: chatAvatars.leftSeq,
      earlierStays: chatAvatars.earlierStays,
    })
    .from(chatAvatars)
    .where(eq(chatAvatars.chatId, chatId))
    .orderBy(chatAvatars.position)
  return { ...row, members }
}

/** They know what comes after `seq`; of what was before, only what they were there for. */
export async function join(tx: Tx, chatId: string, avatarId: string, seq: number): Promise<void> {
  await tx
    .insert(chatAvatars)
    .values({
      chatId,
      avatarId,
      position: sql`(select coalesce(max(a.position), -1) + 1 from chat_avatars a where a.chat_id = ${chatId}::uuid)`,
      joinedSeq: seq,
    })
    .onConflictDoUpdate({
      target: [chatAvatars.chatId, chatAvatars.avatarId],
      set: {
        earlierStays: sql`chat_avatars.earlier_stays || jsonb_build_array(jsonb_build_array(chat_avatars.joined_seq, chat_avatars.left_seq))`,
        joinedSeq: seq,
        leftSeq: null,
      },
    })
}

export async function leave(tx: Tx, chatId: string, avatarId: string, seq: number): Promise<void> {
  await tx
    .update(chatAvatars)
    .set({ leftSeq: seq })
    .where(and(eq(chatAvatars.chatId, chatId), eq(chatAvatars.avatarId, avatarId)))
}

/** A line of the house, after everything else. */
export async function addNotice(
  tx: Tx,
  chatId: string,
  notice: { id: string; seq: number; text: string; at: Date },
): Promise<void> {
  await tx.insert(messages).values({
    chatId,
    seq: notice.seq,
    id: notice.id,
    author: 'SYSTEM',
    kind: 'NOTICE',
    text: notice.text,
    status: 'DONE',
    createdAt: notice.at,
    finishedAt: notice.at,
  })
  await tx.update(chats).set({ lastSeq: notice.seq }).where(eq(chats.id, chatId))
}
