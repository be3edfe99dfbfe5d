import type { continueReply as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { notFound } from '../platform/errors.ts'
import { announceChat } from './announce.ts'
import { publishChanged } from './announce-messages.ts'
import type { Answering } from './answering.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import { freeRepliesOf, priceOf } from './prices.ts'
import { conflict, refusal } from './refusals.ts'
import type { OrderReply } from './regenerate-reply.ts'
import { messageOf } from './store-messages.ts'
import { continueFromEnd } from './store-versions.ts'

/** Has the latest reply go on where it ended. Its new words come behind the old ones, numbered from 0 again. */
export async function continueReply(
  parts: ChatsParts,
  answering: Answering,
  asked: OrderReply,
): Promise<AnswerOf<typeof contract>> {
  const { bus, clock, database, owner, timing } = parts
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  if (chat.careSince !== null) throw conflict('in-care')
  const order = {
    chatId: chat.id,
    userId: asked.userId,
    replyId: asked.id,
    key: asked.key,
    ...priceOf(parts, asked.brandId),
    owner,
    lease: timing.lease,
    at: clock.now(),
  }
  const made = await continueFromEnd(database.db, order)
  if (made.outcome !== 'created' && made.outcome !== 'repeated') throw refusal(made.outcome)

  const wallet = { balance: made.balance, ...freeRepliesOf(made.free_used, order.free, order.at) }
  const stored = await messageOf(database.db, chat.id, asked.id)
  if (stored === undefined || stored.deletedAt !== null) throw notFound('This message')
  // As it was when it was asked for, also when that is long ago.
  const text = Array.from(stored.text).slice(0, made.base_length).join('')
  const row = { ...stored, text, status: 'STREAMING' as const, nextDelta: 0 }
  if (made.outcome === 'created') {
    publishChanged(parts, chat, row)
    bus.publish(`user:${asked.userId}`, 'wallet.changed', wallet)
    answering.begin(chat, row)
    await announceChat(parts, chat)
  }
  return { message: presentMessage(row), ...wallet }
}
