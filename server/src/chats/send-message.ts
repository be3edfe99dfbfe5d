import { createHash } from 'node:crypto'
import { sendMessage as contract } from '@aureole/contract/chats'
import type { AnswerOf } from '@aureole/contract/route'
import { invalidField, notFound, problem, type Problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { publishChat } from './announce.ts'
import type { Answering } from './answering.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { cleanText, lineOf, whoAnswers } from './policy.ts'
import { presentMessage, type KnownChat } from './present.ts'
import type { MessageRow } from './store.ts'
import { send, type Sent } from './store-replies.ts'

export interface SendMessage {
  userId: string
  brandId: string
  chatHash: string
  text: string
  key: string
}

type Done = Extract<Sent, { outcome: 'created' | 'repeated' }>

/** One message: screened, then stored with its charge and its empty replies, all or nothing; the first reply starts at once. */
export async function sendMessage(
  parts: ChatsParts,
  answering: Answering,
  asked: SendMessage,
): Promise<AnswerOf<typeof contract>> {
  const { brands, bus, clock, database, owner, safety, timing } = parts
  const text = cleanText(asked.text).trim()
  if (text === '') throw invalidField('text', 'Write something first')
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  const verdict = await safety.screen(text)
  if (verdict.kind === 'block') {
    throw problem('message-blocked', `This message was not delivered. ${verdict.reason}`, {
      reason: verdict.reason,
    })
  }

  const line = lineOf(text, 'You')
  const sent = await send(database.db, {
    chatId: chat.id,
    userId: asked.userId,
    messageId: newId(),
    text,
    line,
    key: asked.key,
    digest: createHash('sha256').update(text).digest('base64url'),
    replies: whoAnswers(text, chat.avatars).map((avatar) => ({ id: newId(), avatarId: avatar.id })),
    cost: brands.byId(asked.brandId).prices.replyTokens,
    owner,
    lease: timing.lease,
    at: clock.now(),
  })
  if (sent.outcome !== 'created' && sent.outcome !== 'repeated') throw refusal(sent.outcome)

  const { message, replies } = rowsOf(chat, text, sent)
  if (sent.outcome === 'created') {
    const topic = `user:${asked.userId}`
    for (const row of [message, ...replies]) {
      bus.publish(topic, 'message.created', { chatHash: chat.hash, message: presentMessage(row) })
    }
    bus.publish(topic, 'wallet.changed', { balance: sent.balance })
    publishChat(parts, { ...chat, lastLine: line, lastAt: message.createdAt, unread: 0 })
    const first = replies.find((reply) => reply.id === sent.leased)
    if (first !== undefined) answering.begin(chat, first)
  }
  return {
    message: presentMessage(message),
    replies: replies.map(({ id, seq, avatarId, status, createdAt }) => ({
      id,
      seq,
      avatarId: avatarId ?? '',
      status,
      createdAt: createdAt.toISOString(),
    })),
    balance: sent.balance,
  }
}

function refusal(outcome: 'not-found' | 'key-reused' | 'not-enough-tokens'): Problem {
  if (outcome === 'not-found') return notFound('This chat')
  if (outcome === 'key-reused') {
    return problem(
      'idempotency-key-reused',
      'Another message was sent with this key. Send this one with its own.',
    )
  }
  return problem('not-enough-tokens', 'There are not enough tokens for a reply. Your message was not sent.')
}

/** The rows as the database has just made them, without asking for them again. */
function rowsOf(chat: KnownChat, text: string, sent: Done): { message: MessageRow; replies: MessageRow[] } {
  const createdAt = new Date(sent.created_at)
  const common = {
    chatId: chat.id,
    kind: 'TEXT' as const,
    createdAt,
    finishedAt: null,
    key: null,
    keyDigest: null,
    balanceAfter: null,
    nextDelta: 0,
    leaseOwner: null,
    leaseUntil: null,
    attempts: 0,
    stopAsked: false,
  }
  const message: MessageRow = {
    ...common,
    id: sent.message_id,
    seq: sent.seq,
    author: 'PERSON',
    avatarId: null,
    text,
    status: 'DONE',
    answersSeq: null,
    cost: 0,
  }
  const replies = (sent.reply_ids ?? []).map((id, i): MessageRow => ({
    ...common,
    id,
    seq: sent.seq + 1 + i,
    author: 'AVATAR',
    avatarId: sent.reply_avatars?.[i] ?? null,
    text: '',
    status: 'PENDING',
    answersSeq: sent.seq,
    cost: 0,
  }))
  return { message, replies }
}
