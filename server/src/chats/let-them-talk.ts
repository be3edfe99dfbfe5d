import { createHash } from 'node:crypto'
import type { letThemTalk as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { announceChat } from './announce.ts'
import { publishCreated } from './announce-messages.ts'
import type { Answering } from './answering.ts'
import { freshReply } from './fresh-rows.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentAvatars } from './presence.ts'
import { priceOf } from './prices.ts'
import { conflict, refusal } from './refusals.ts'
import { lately, talk } from './store-talk.ts'
import { talkOrder } from './talk-order.ts'

export interface LetThemTalk {
  userId: string
  brandId: string
  chatHash: string
  turns: number
  key: string
}

/** The angels of a group say something to each other, in turn: all of it ordered and paid for at once, then written one after the other. */
export async function letThemTalk(
  parts: ChatsParts,
  answering: Answering,
  asked: LetThemTalk,
): Promise<AnswerOf<typeof contract>> {
  const { bus, clock, database, owner, timing } = parts
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  if (chat.type === 'DIRECT') throw problem('conflict', 'Only angels of a group can talk among themselves.')
  if (chat.careSince !== null) throw conflict('in-care')
  const present = presentAvatars(chat).map((avatar) => avatar.id)
  if (present.length < 2) throw problem('conflict', 'It takes two angels to talk. Invite another one first.')
  const [last] = (await lately(database.db, chat.id)).filter((said) => said.author === 'AVATAR')
  const speakers = talkOrder(present, asked.turns, asked.key, last?.avatarId ?? undefined)
  const ordered = await talk(database.db, {
    chatId: chat.id,
    userId: chat.userId,
    key: asked.key,
    digest: createHash('sha256').update(`talk\n${asked.turns}`).digest('base64url'),
    replies: speakers.map((avatarId) => ({ id: newId(), avatarId })),
    cost: priceOf(parts, asked.brandId).cost,
    owner,
    lease: timing.lease,
    at: clock.now(),
  })
  if (ordered.outcome !== 'created' && ordered.outcome !== 'repeated') throw refusal(ordered.outcome)

  const createdAt = new Date(ordered.created_at)
  const rows = ordered.reply_ids.map((id, i) =>
    freshReply(
      { chatId: chat.id, id, seq: ordered.seq + i, createdAt },
      ordered.reply_avatars[i] ?? null,
      ordered.seq,
    ),
  )
  if (ordered.outcome === 'created') {
    publishCreated(parts, chat, rows)
    bus.publish(`user:${chat.userId}`, 'wallet.changed', { balance: ordered.balance })
    if (rows[0] !== undefined) answering.begin(chat, rows[0])
    await announceChat(parts, chat)
  }
  return {
    replies: rows.map(({ id, seq, avatarId, status }) => ({
      id,
      seq,
      avatarId: avatarId ?? '',
      status,
      createdAt: createdAt.toISOString(),
    })),
    balance: ordered.balance,
  }
}
