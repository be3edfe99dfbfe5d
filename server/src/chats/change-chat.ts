import type { Chat } from '@aureole/contract/chats'
import { invalidField, notFound } from '../platform/errors.ts'
import { publishChat } from './announce.ts'
import { changeMembers } from './change-members.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { cleanText } from './policy.ts'
import { presentChat } from './present.ts'
import { changeChatRow } from './store-chats.ts'

export interface ChangeChat {
  userId: string
  chatHash: string
  title?: string | undefined
  pinned?: boolean | undefined
  archived?: boolean | undefined
  muted?: boolean | undefined
  avatarIds?: readonly string[] | undefined
}

export async function changeChat(parts: ChatsParts, asked: ChangeChat): Promise<Chat> {
  const { avatarIds, title, pinned, archived, muted } = asked
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  const changes = {
    ...(title === undefined ? {} : { title: await newTitle(parts, title) }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(archived === undefined ? {} : { archived }),
    ...(muted === undefined ? {} : { muted }),
  }
  if (avatarIds !== undefined) await changeMembers(parts, chat, avatarIds)
  if (Object.keys(changes).length > 0 && !(await changeChatRow(parts.database.db, chat.id, changes))) {
    throw notFound('This chat')
  }
  const changed = await knownChat(parts, asked.userId, asked.chatHash)
  publishChat(parts, changed)
  return presentChat(changed)
}

export async function newTitle({ safety }: Pick<ChatsParts, 'safety'>, asked: string): Promise<string> {
  const title = cleanText(asked).replace(/\s+/g, ' ').trim()
  if (title === '') throw invalidField('title', 'Give it a name')
  const verdict = await safety.screen(title, { surface: 'group-name' })
  if (verdict.kind === 'block') throw invalidField('title', verdict.reason)
  return title
}
