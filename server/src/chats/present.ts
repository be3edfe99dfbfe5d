import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import type { KnownAvatar } from '../avatars/index.ts'
import { lastLineOf } from './last-line.ts'
import { presentAvatars } from './presence.ts'
import type { BareChatRow, ChatRow } from './store.ts'
import type { MessageRow } from './store-messages.ts'

/** A chat with all angels who are or were in it, in their order: enough to talk in it. */
export interface BareChat extends BareChatRow {
  avatars: KnownAvatar[]
}

/** The same with what the list of chats shows. */
export interface KnownChat extends ChatRow, BareChat {}

export function presentChat(chat: KnownChat): Chat {
  const there = new Set(presentAvatars(chat).map((avatar) => avatar.id))
  return {
    chatHash: chat.hash,
    type: chat.type,
    title: chat.title,
    avatars: chat.avatars.map(({ id, name, imageUrl, thumbUrl, occupation, palette }) => ({
      id,
      name,
      imageUrl,
      thumbUrl,
      occupation,
      palette,
      present: there.has(id),
    })),
    lastLine: lastLineOf(chat),
    lastAt: chat.lastAt.toISOString(),
    unread: chat.unread,
    readSeq: chat.readSeq,
    pinned: chat.pinned,
    archived: chat.archived,
    muted: chat.muted,
    inCare: chat.careSince !== null,
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
    ...(row.versionCount > 1 ? { versions: { current: row.version, count: row.versionCount } } : {}),
    ...(row.feedback === null ? {} : { feedback: row.feedback }),
    createdAt: row.createdAt.toISOString(),
  }
}
