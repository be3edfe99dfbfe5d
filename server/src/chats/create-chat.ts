import { createHash } from 'node:crypto'
import type { Chat } from '@aureole/contract/chats'
import { invalidField, notFound, problem } from '../platform/errors.ts'
import { newId, newToken } from '../platform/ids.ts'
import { publishChat } from './announce.ts'
import { newTitle } from './change-chat.ts'
import { knownChatById } from './known-chat.ts'
import { meetable } from './meetable.ts'
import type { ChatsParts } from './parts.ts'
import { aiNotice, titleOf, wrongNumberOfAngels } from './policy.ts'
import { newMember } from './presence.ts'
import { presentChat } from './present.ts'
import { insertChats, type NewMessage } from './store.ts'
import { creationOf, keepCreation } from './store-chats.ts'

export interface CreateChat {
  userId: string
  type: 'DIRECT' | 'GROUP'
  avatarIds: readonly string[]
  title?: string | undefined
  /** Two requests with one key make one chat. */
  key?: string | undefined
}

class MadeMeanwhile extends Error {}

/** A new chat begins with the notice that an angel is an AI, and with the first angel's greeting. */
export async function createChat(parts: ChatsParts, asked: CreateChat): Promise<Chat> {
  const { clock, database } = parts
  const wrong = wrongNumberOfAngels(asked.type, asked.avatarIds)
  if (wrong !== undefined) throw invalidField('avatarIds', wrong)
  const made = await madeBefore(parts, asked)
  if (made !== undefined) return made

  const known = await meetable(parts, asked.userId, asked.avatarIds)
  const [first] = known
  if (first === undefined) throw notFound('One of these angels')
  const title = asked.title === undefined ? titleOf(known) : await newTitle(parts, asked.title)
  const at = clock.now()
  const id = newId()
  const base = { chatId: id, createdAt: at, finishedAt: at, status: 'DONE' as const }
  const lines: NewMessage[] = [
    { ...base, id: newId(), seq: 1, author: 'SYSTEM', kind: 'NOTICE', text: aiNotice(known) },
    {
      ...base,
      id: newId(),
      seq: 2,
      author: 'AVATAR',
      kind: 'TEXT',
      avatarId: first.id,
      text: first.greeting,
    },
  ]
  const row = {
    id,
    hash: newToken(),
    userId: asked.userId,
    type: asked.type,
    title,
    lastSeq: 2,
    readSeq: 2,
    lastAt: at,
    createdAt: at,
  }
  try {
    await database.transaction(async (tx) => {
      const { userId, key } = asked
      await insertChats(tx, [{ row, avatarIds: asked.avatarIds, lines }])
      if (key === undefined) return
      const creation = { userId, key, digest: digestOf(asked), chatId: id }
      if (!(await keepCreation(tx, creation))) throw new MadeMeanwhile()
    })
  } catch (error) {
    const other = error instanceof MadeMeanwhile ? await madeBefore(parts, asked) : undefined
    if (other === undefined) throw error
    return other
  }

  const flags = {
    pinned: false,
    archived: false,
    muted: false,
    deletedAt: null,
    careSince: null,
    wordsSeq: 0,
  }
  const members = asked.avatarIds.map(newMember)
  const lastSaid = { author: 'AVATAR' as const, avatarId: first.id, text: first.greeting }
  const chat = { ...row, ...flags, members, unread: 0, lastSaid, avatars: known }
  publishChat(parts, chat)
  return presentChat(chat)
}

/** What the same request made already. */
async function madeBefore(parts: ChatsParts, asked: CreateChat): Promise<Chat | undefined> {
  if (asked.key === undefined) return undefined
  const creation = await creationOf(parts.database.db, asked.userId, asked.key)
  if (creation === undefined) return undefined
  if (creation.digest !== digestOf(asked)) {
    throw problem(
      'idempotency-key-reused',
      'Another chat was made with this key. Make this one with its own.',
    )
  }
  const chat = await knownChatById(parts, creation.chatId)
  if (chat === undefined) throw notFound('This chat')
  return presentChat(chat)
}

function digestOf({ type, avatarIds, title }: CreateChat): string {
  return createHash('sha256')
    .update(JSON.stringify([type, avatarIds, title ?? null]))
    .digest('base64url')
}
