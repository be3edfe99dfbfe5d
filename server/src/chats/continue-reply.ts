import type { continueReply as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { notFound } from '../platform/errors.ts'
import { announceChat } from './announce.ts'
import { publishChanged } from './announce-messages.ts'
import type { Answering } from './answering.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import { refusal } from './refusals.ts'
import type { OrderReply } from './regenerate-reply.ts'
import { messageOf } from './store-messages.ts'
import { continueFromEnd } from './store-versions.ts'

/** Has the latest reply go on where it ended. Its new words come behind the old ones, numbered from 0 again. */
export async function continueReply(
  parts: ChatsParts,
  answering: Answering,
  asked: OrderReply,
): Promise<AnswerOf<typeof contract>> {
  const { brands, bus, clock, database, owner, timing } = parts
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const made = await continueFromEnd(database.db, {
    chatId: chat.id,
    userId: asked.userId,
    replyId: asked.id,
    key: asked.key,
    cost: brands.byId(asked.brandId).prices.replyTokens,
    owner,
    lease: timing.lease,
    at: clock.now(),
  })
  if (made.outcome !== 'created' && made.outcome !== 'repeated') throw refusal(made.outcome)

  const stored = await messageOf(database.db, chat.id, asked.id)
  if (stored === undefined || stored.deletedAt !== null) throw notFound('This message')
  // As it was when it was asked for, also when that is long ago.
  const text = Array.from(stored.text).slice(0, made.base_length).join('')
  const row = { ...stored, text, status: 'STREAMING' as const, nextDelta: 0 }
  if (made.outcome === 'created') {
    publishChanged(parts, chat, row)
    bus.publish(`user:${asked.userId}`, 'wallet.changed', { balance: made.balance })
    answering.begin(chat, row)
    await announceChat(parts, chat)
  }
  return { message: presentMessage(row), balance: made.balance }
}
