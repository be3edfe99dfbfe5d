import type { Answering } from './answering.ts'
import { callAgent } from './call-agent.ts'
import { chooseVersion } from './choose-version.ts'
import { continueReply } from './continue-reply.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage, type EditMessage } from './edit-message.ts'
import { giveFeedback } from './give-feedback.ts'
import { listMessages, type ListMessages } from './list-messages.ts'
import type { ChatsParts } from './parts.ts'
import { regenerateReply, type OrderReply } from './regenerate-reply.ts'
import { reportMessage } from './report-message.ts'
import { sendMessage, type SendMessage } from './send-message.ts'
import { stopReply } from './stop-reply.ts'

/** What a person can do with the messages of a chat. */
export function messageVerbs(parts: ChatsParts, answering: Answering) {
  const { writer } = answering
  return {
    messages: (asked: ListMessages) => listMessages(parts, writer, asked),
    send: (asked: Omit<SendMessage, 'edited'>) => sendMessage(parts, answering, asked),
    edit: (asked: EditMessage) => editMessage(parts, answering, asked),
    stop: (asked: Parameters<typeof stopReply>[2]) => stopReply(parts, answering, asked),
    regenerate: (asked: OrderReply) => regenerateReply(parts, answering, asked),
    continue: (asked: OrderReply) => continueReply(parts, answering, asked),
    chooseVersion: (asked: Parameters<typeof chooseVersion>[2]) => chooseVersion(parts, writer, asked),
    deleteMessage: (asked: Parameters<typeof deleteMessage>[1]) => deleteMessage(parts, asked),
    giveFeedback: (asked: Parameters<typeof giveFeedback>[1]) => giveFeedback(parts, asked),
    callAgent: (asked: Parameters<typeof callAgent>[1]) => callAgent(parts, asked),
    report: (asked: Parameters<typeof reportMessage>[2]) => reportMessage(parts, writer, asked),
  }
}
