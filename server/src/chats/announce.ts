import type { ChatsParts } from './parts.ts'
import { presentChat, type BareChat, type KnownChat } from './present.ts'
import { chatById } from './store.ts'

/** Tells all devices of the person how the chat stands in the list now. Never fails: what it tells of is done already. */
export async function announceChat(
  parts: Pick<ChatsParts, 'database' | 'bus' | 'log'>,
  known: BareChat,
): Promise<void> {
  try {
    const row = await chatById(parts.database.db, known.id)
    if (row !== undefined) publishChat(parts, { ...row, avatars: known.avatars })
  } catch (error) {
    parts.log.warn({ err: error }, 'a chat could not be announced')
  }
}

export function publishChat({ bus }: Pick<ChatsParts, 'bus'>, chat: KnownChat): void {
  bus.publish(`user:${chat.userId}`, 'chat.changed', { chat: presentChat(chat) })
}
