import { randomBytes } from 'node:crypto'
import type { Chat } from '@aureole/contract/chats'
import { createAnswering } from './answering.ts'
import { createChat, type CreateChat } from './create-chat.ts'
import { importChats, type ImportChat } from './import-chat.ts'
import { knownChat } from './known-chat.ts'
import { listChats } from './list-chats.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { defaultTiming, type ChatsParts, type Timing } from './parts.ts'
import { eraseChats, exportChats } from './personal-data.ts'
import { presentChat } from './present.ts'
import { createReplyReaper } from './reply-reaper.ts'
import { sendMessage, type SendMessage } from './send-message.ts'
import { stopReply } from './stop-reply.ts'

export type Chats = ReturnType<typeof createChats>

type Given = Omit<ChatsParts, 'owner' | 'timing'> & { nodeId: string; timing?: Partial<Timing> }

export function createChats({ nodeId, timing, ...given }: Given) {
  // A restarted node is somebody else: its leases of before are those of a dead process.
  const owner = `${nodeId}:${randomBytes(6).toString('base64url')}`
  const parts: ChatsParts = { ...given, owner, timing: { ...defaultTiming, ...timing } }
  const answering = createAnswering(parts)
  const reaper = createReplyReaper(parts, answering)
  return {
    list: (asked: Parameters<typeof listChats>[1]) => listChats(parts, asked),
    create: (asked: CreateChat): Promise<Chat> => createChat(parts, asked),
    read: async (asked: { userId: string; chatHash: string }): Promise<Chat> =>
      presentChat(await knownChat(parts, asked.userId, asked.chatHash)),
    messages: (asked: Parameters<typeof listMessages>[2]) => listMessages(parts, answering.writer, asked),
    send: (asked: SendMessage) => sendMessage(parts, answering, asked),
    stop: (asked: Parameters<typeof stopReply>[2]) => stopReply(parts, answering, asked),
    markRead: (asked: Parameters<typeof markRead>[1]) => markRead(parts, asked),
    import: (imports: readonly ImportChat[]): Promise<void> => importChats(parts, imports),
    /** What is kept here about a person, for their rights to it. */
    personalData: {
      exportFor: (userId: string) => exportChats(parts, userId),
      eraseFor: eraseChats,
    },
    /** From now on this process takes over what dead ones left. */
    start: (): void => reaper.start(),
    /** Hands what is being written here to the other processes, or to the next start. */
    async drain(): Promise<void> {
      await reaper.stop()
      await answering.drain()
    },
  }
}
