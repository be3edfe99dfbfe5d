import { notFound } from '../platform/errors.ts'
import type { Answering } from './answering.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { deleteChatRow } from './store-chats.ts'

/** Gone from every list at once, and erased when it can no longer be undone. What is being written there is stopped and paid back. */
export async function deleteChat(
  parts: ChatsParts,
  answering: Answering,
  asked: { userId: string; chatHash: string },
): Promise<void> {
  const { bus, clock, database } = parts
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  const { deleted, stopped, balance } = await deleteChatRow(database.db, chat.id, chat.userId, clock.now())
  if (!deleted) throw notFound('This chat')
  for (const id of stopped ?? []) answering.writer.drop(id)
  const topic = `user:${chat.userId}`
  bus.publish(topic, 'chat.removed', { chatHash: chat.hash })
  if (balance !== null) bus.publish(topic, 'wallet.changed', { balance })
}
