import { announceChat } from './announce.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { moveReadMarker } from './store.ts'

export async function markRead(
  parts: ChatsParts,
  asked: { userId: string; chatHash: string; seq: number },
): Promise<void> {
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  if (await moveReadMarker(parts.database.db, chat.id, asked.seq)) await announceChat(parts, chat)
}
