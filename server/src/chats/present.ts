import type { AvatarDetails } from '@aureole/contract/avatars'
import type { Chat, Message } from '@aureole/contract/chats'
import type { ChatRow, MessageRow } from './store.ts'

/** A chat with its angels, in their order. */
export interface KnownChat extends ChatRow {
  avatars: AvatarDetails[]
}

export function presentChat(chat: KnownChat): Chat {
  return {
    chatHash: chat.hash,
    type: chat.type,
    title: chat.title,
    avatars: chat.avatars.map(({ id, name, imageUrl, thumbUrl, occupation }) => ({
      id,
      name,
      imageUrl,
      thumbUrl,
      occupation,
    })),
    lastLine: chat.lastLine,
    lastAt: chat.lastAt.toISOString(),
    unread: chat.unread,
  }
}

export function isUnfinished(row: Pick<MessageRow, 'status'>): boolean {
  return row.status === 'PENDING' || row.status === 'STREAMING'
}

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    seq: row.seq,
    author: row.author,
    kind: row.kind,
    ...(row.avatarId === null ? {} : { avatarId: row.avatarId }),
    text: row.status === 'HIDDEN' ? '' : row.text,
    status: row.status,
    ...(isUnfinished(row) ? { nextDelta: row.nextDelta } : {}),
    createdAt: row.createdAt.toISOString(),
  }
}
