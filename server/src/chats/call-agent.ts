import { publishFact } from './facts.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { cleanText } from './policy.ts'

/** Asks for a human. */
export async function callAgent(
  parts: ChatsParts,
  asked: { userId: string; chatHash: string; text?: string | undefined },
): Promise<void> {
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const said = cleanText(asked.text ?? '').trim()
  const fact = { chatId: chat.id, chatHash: chat.hash, userId: chat.userId, said: said || null }
  await parts.database.transaction((tx) => publishFact(parts, tx, { ...fact, kind: 'CALL' }))
}
