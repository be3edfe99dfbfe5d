import { notFound } from '../platform/errors.ts'
import { announceChat } from './announce.ts'
import { publishRemoved } from './announce-messages.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { isUnfinished } from './present.ts'
import { conflict } from './refusals.ts'
import { messageOf } from './store-messages.ts'
import { isBeingAnswered, lockChat, wipe } from './store-versions.ts'

/** Takes one message out of the conversation for good. What answered it stays. Twice is as good as once. */
export async function deleteMessage(
  parts: ChatsParts,
  asked: { userId: string; chatHash: string; id: string },
): Promise<void> {
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const told = await parts.database.transaction(async (tx) => {
    await lockChat(tx, chat.id)
    const row = await messageOf(tx, chat.id, asked.id)
    if (row === undefined) throw notFound('This message')
    if (row.deletedAt !== null) return undefined
    if (row.kind !== 'TEXT') throw conflict('notice')
    if (row.status === 'HIDDEN') throw conflict('hidden')
    if (row.leftWith !== null) throw conflict('gone')
    if (isUnfinished(row)) throw conflict('unwritten')
    if (await isBeingAnswered(tx, row)) throw conflict('unanswered')
    const messageIds = await wipe(tx, row, parts.clock.now())
    return parts.memories.unsay(tx, chat.userId, { messageIds })
  })
  if (told === undefined) return
  told()
  publishRemoved(parts, chat, asked.id)
  await announceChat(parts, chat)
}
