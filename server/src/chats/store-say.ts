import type { MindRequest } from '../minds/index.ts'
import type { Database, Statement } from '../platform/database/index.ts'
import type { Member } from './presence.ts'
import type { BareChatRow } from './store.ts'
import type { SaidRow } from './store-messages.ts'
import { milliseconds, only, type Sending, type Sent } from './store-replies.ts'

export interface Saying extends Omit<Sending, 'chatId' | 'replies' | 'edited' | 'card'> {
  hash: string
  replyId: string
  /** How many turns the mind may be told of. */
  turns: number
}

/** What a reply needs to begin, read together with the sending. */
export interface Beginning {
  /** Newest first. */
  readonly said: readonly SaidRow[]
  readonly state: unknown
  readonly person: MindRequest['person']
  /** Whether this angel remembers anything of the person at all. */
  readonly remembers: boolean
}

export interface Said extends Beginning {
  readonly sent: Sent
  readonly chat: BareChatRow
}

const say: Statement = {
  name: 'chats_say',
  text: 'select chats_say($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as said',
}

/** Nothing, and nothing has happened, where it takes more: a group, an angel who is gone, or no such chat. */
export async function sayInDirectChat(database: Database, s: Saying): Promise<Said | undefined> {
  const rows = await database.prepared<{ said: RawSaid | null }>(say, [
    s.hash,
    s.userId,
    s.messageId,
    s.text,
    s.key,
    s.digest,
    s.replyId,
    s.cost,
    s.owner,
    milliseconds(s.lease),
    s.at.toISOString(),
    s.breakNotice,
    s.free,
    s.turns,
  ])
  const { said } = only(rows)
  return said === null ? undefined : readSaid(said)
}

/** As the database writes it down: times are text, and a chat has its columns' names. */
interface RawSaid extends Omit<Beginning, 'said'> {
  sent: Sent
  chat: RawChat
  members: Member[]
  said: (Omit<SaidRow, 'createdAt'> & { createdAt: string })[] | null
}

interface RawChat {
  id: string
  hash: string
  user_id: string
  type: BareChatRow['type']
  title: string
  last_seq: number
  read_seq: number
  last_at: string
  created_at: string
  pinned: boolean
  archived: boolean
  muted: boolean
  care_since: string | null
}

function readSaid({ sent, chat, members, state, person, remembers, said }: RawSaid): Said {
  return {
    sent,
    state,
    person,
    remembers,
    said: (said ?? []).map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    chat: {
      id: chat.id,
      hash: chat.hash,
      userId: chat.user_id,
      type: chat.type,
      title: chat.title,
      lastSeq: chat.last_seq,
      readSeq: chat.read_seq,
      lastAt: new Date(chat.last_at),
      createdAt: new Date(chat.created_at),
      pinned: chat.pinned,
      archived: chat.archived,
      muted: chat.muted,
      deletedAt: null,
      careSince: chat.care_since === null ? null : new Date(chat.care_since),
      members,
    },
  }
}
