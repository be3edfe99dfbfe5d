import { createHash } from 'node:crypto'
import type { regenerateReply as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { newId } from '../platform/ids.ts'
import { announceChat } from './announce.ts'
import { publishBranched } from './announce-messages.ts'
import type { Answering } from './answering.ts'
import { freshReply } from './fresh-rows.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import { freeRepliesOf, priceOf } from './prices.ts'
import { refusal } from './refusals.ts'
import { stopAfter } from './stop-reply.ts'
import { regenerate } from './store-versions.ts'

export interface OrderReply {
  userId: string
  brandId: string
  chatHash: string
  id: string
  key: string
}

/** Has a reply written again. The one that was there is left aside with all that followed it, as an earlier version. */
export async function regenerateReply(
  parts: ChatsParts,
  answering: Answering,
  asked: OrderReply,
): Promise<AnswerOf<typeof contract>> {
  const { bus, clock, database, owner, timing } = parts
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const order = {
    chatId: chat.id,
    userId: asked.userId,
    replyId: asked.id,
    newId: newId(),
    key: asked.key,
    digest: createHash('sha256').update(`regenerate\n${asked.id}`).digest('base64url'),
    ...priceOf(parts, asked.brandId),
    owner,
    lease: timing.lease,
    at: clock.now(),
  }
  const made = await stopAfter(parts, answering, chat, asked.id, () => regenerate(database.db, order))
  if (made.outcome !== 'created' && made.outcome !== 'repeated') throw refusal(made.outcome)

  const { message_id: id, seq, version, balance } = made
  const wallet = { balance, ...freeRepliesOf(made.free_used, order.free, order.at) }
  const createdAt = new Date(made.created_at)
  const fresh = freshReply({ chatId: chat.id, id, seq, createdAt, version }, made.avatar_id, null)
  const row = { ...fresh, care: made.care }
  if (made.outcome === 'created') {
    publishBranched(parts, chat, made.forked_seq ?? seq, [row])
    bus.publish(`user:${asked.userId}`, 'wallet.changed', wallet)
    if (made.leased) answering.begin(chat, row)
    await announceChat(parts, chat)
  }
  return { message: presentMessage(row), ...wallet }
}
