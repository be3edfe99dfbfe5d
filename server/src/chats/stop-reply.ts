import { notFound } from '../platform/errors.ts'
import type { Answering } from './answering.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { isUnfinished } from './present.ts'
import { messageOf } from './store.ts'
import { askToStop } from './store-replies.ts'

/** Stops a reply wherever it is being written. One that is over already stays as it is. */
export async function stopReply(
  parts: ChatsParts,
  answering: Answering,
  asked: { userId: string; chatHash: string; id: string },
): Promise<void> {
  const { database } = parts
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  const row = await messageOf(database.db, chat.id, asked.id)
  if (row === undefined || row.author !== 'AVATAR') throw notFound('This reply')
  const running = answering.writer.running(row.id)
  if (running !== undefined) return answering.end(running, 'STOPPED')
  if (!isUnfinished(row)) return
  if (await answering.endUnwritten(chat, row, 'STOPPED', null)) return
  await askToStop(database.db, chat.id, row.id)
}
