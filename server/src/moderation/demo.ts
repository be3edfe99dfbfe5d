import type { ChatFact } from '../chats/index.ts'
import { newId } from '../platform/ids.ts'
import { fileTaken } from './file-facts.ts'
import type { ModerationTools } from './tools.ts'

/** A line of a demo chat, and what somebody made of it. */
export interface DemoCase
  extends Pick<ChatFact, 'kind'>, Partial<Pick<ChatFact, 'said' | 'reportReason' | 'screened'>> {
  readonly chatHash: string
  /** How the line begins that it is about; nothing when it is about the whole chat. */
  readonly line?: string
  readonly minutesAgo: number
}

/** A desk that is not empty on the first day. */
export async function seedDemo(tools: ModerationTools, cases: readonly DemoCase[]): Promise<void> {
  const { chats, clock, database } = tools
  for (const { chatHash, line, minutesAgo, ...fact } of cases) {
    const chat = await chats.desk.chat(chatHash)
    if (chat === undefined) continue
    const { items } = await chats.desk.transcript(chatHash, { limit: 200 })
    const about = line === undefined ? undefined : items.find((item) => item.text.startsWith(line))
    const whole: ChatFact = {
      said: null,
      reportReason: null,
      screened: null,
      ...fact,
      id: newId(),
      chatId: chat.id,
      chatHash,
      userId: chat.userId,
      messageId: about?.id ?? null,
      seq: about?.seq ?? null,
      text: about?.text ?? '',
      createdAt: new Date(clock.now().getTime() - minutesAgo * 60_000),
    }
    const angels = chat.angels.map((angel) => angel.name)
    await database.transaction((tx) => fileTaken(tools, tx, whole, angels))
  }
}
