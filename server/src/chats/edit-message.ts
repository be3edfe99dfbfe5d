import type { AnswerOf } from '@aureole/contract/route'
import type { editMessage as contract } from '@aureole/contract/messages'
import type { Answering } from './answering.ts'
import type { ChatsParts } from './parts.ts'
import { sendMessage, type SendMessage } from './send-message.ts'

export type EditMessage = Omit<SendMessage, 'edited'> & { id: string }

/** Says something otherwise: a message like any other, in the place of the one that was there. */
export function editMessage(
  parts: ChatsParts,
  answering: Answering,
  { id, ...asked }: EditMessage,
): Promise<AnswerOf<typeof contract>> {
  return sendMessage(parts, answering, { ...asked, edited: id })
}
