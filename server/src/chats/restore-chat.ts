import type { Chat } from '@aureole/contract/chats'
import { publishChat } from './announce.ts'
import { undoFor } from './erase-deleted.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentChat } from './present.ts'
import { restoreChatRow } from './store-chats.ts'

/** Undoes a deletion. Asked for a chat that is there, it changes nothing. */
export async function restoreChat(
  parts: ChatsParts,
  asked: { userId: string; chatHash: string },
): Promise<Chat> {
  const { clock, database } = parts
  const since = new Date(clock.now().getTime() - undoFor)
  const restored = await restoreChatRow(database.db, asked.userId, asked.chatHash, since)
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  if (restored) publishChat(parts, chat)
  return presentChat(chat)
}
