import type { Chat } from '@aureole/contract/chats'
import { invalidField, notFound, problem } from '../platform/errors.ts'
import { newId, newToken } from '../platform/ids.ts'
import { publishChat } from './announce.ts'
import type { ChatsParts } from './parts.ts'
import { aiNotice, cleanText, lineOf, titleOf, wrongNumberOfAngels } from './policy.ts'
import { presentChat } from './present.ts'
import { insertChats, type NewMessage } from './store.ts'

export interface CreateChat {
  userId: string
  type: 'DIRECT' | 'GROUP'
  avatarIds: readonly string[]
  title?: string | undefined
}

/** A new chat begins with the notice that an angel is an AI, and with the first angel's greeting. */
export async function createChat(parts: ChatsParts, asked: CreateChat): Promise<Chat> {
  const { avatars, clock, database, safety } = parts
  const wrong = wrongNumberOfAngels(asked.type, asked.avatarIds)
  if (wrong !== undefined) throw invalidField('avatarIds', wrong)
  const known = await avatars.byIds(asked.avatarIds)
  const [first] = known
  if (first === undefined || known.length !== asked.avatarIds.length) throw notFound('One of these angels')
  const title = cleanText(asked.title ?? '').trim() || titleOf(known)
  const verdict = await safety.screen(title)
  if (verdict.kind === 'block') throw problem('message-blocked', verdict.reason, { reason: verdict.reason })

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
  const chat = {
    id,
    hash: newToken(),
    userId: asked.userId,
    type: asked.type,
    title,
    lastSeq: 2,
    readSeq: 2,
    lastLine: lineOf(first.greeting, asked.type === 'GROUP' ? first.name : undefined),
    lastAt: at,
    createdAt: at,
  }
  await database.transaction((tx) => insertChats(tx, [{ row: chat, avatarIds: asked.avatarIds, lines }]))
  const made = { ...chat, avatarIds: [...asked.avatarIds], unread: 0, avatars: known }
  publishChat(parts, made)
  return presentChat(made)
}
