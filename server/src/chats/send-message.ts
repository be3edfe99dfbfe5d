import { createHash } from 'node:crypto'
import { sendMessage as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { invalidField, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { publishChat } from './announce.ts'
import { publishBranched, publishCreated } from './announce-messages.ts'
import { answerersOf } from './answerers.ts'
import type { Answering } from './answering.ts'
import { freshMessage, freshNotice, freshReply } from './fresh-rows.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { breakReminder, cleanText } from './policy.ts'
import { presentAvatars } from './presence.ts'
import { presentMessage, type BareChat } from './present.ts'
import { refusal } from './refusals.ts'
import { stopAfter } from './stop-reply.ts'
import type { MessageRow } from './store-messages.ts'
import { send, type Sending, type Sent } from './store-replies.ts'

export interface SendMessage {
  userId: string
  brandId: string
  chatHash: string
  text: string
  key: string
  /** The message of theirs that this one takes the place of: the conversation branches there. */
  edited?: string
}

type Done = Extract<Sent, { outcome: 'created' | 'repeated' }>

/**
 * One message: screened, then stored with its charge and its empty replies, all or nothing; the first reply starts at once.
 * An edited one goes the same way, and what is still being written after it is stopped first.
 */
export async function sendMessage(
  parts: ChatsParts,
  answering: Answering,
  asked: SendMessage,
): Promise<AnswerOf<typeof contract>> {
  const { brands, bus, clock, database, owner, safety, timing } = parts
  const text = cleanText(asked.text).trim()
  if (text === '') throw invalidField('text', 'Write something first')
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const verdict = await safety.screen(text)
  if (verdict.kind === 'block') {
    throw problem('message-blocked', `This message was not delivered. ${verdict.reason}`, {
      reason: verdict.reason,
    })
  }

  const sending: Sending = {
    chatId: chat.id,
    userId: asked.userId,
    messageId: newId(),
    text,
    key: asked.key,
    digest: digestOf(text, asked.edited),
    replies: [],
    breakNotice: breakReminder(presentAvatars(chat)),
    cost: brands.byId(asked.brandId).prices.replyTokens,
    owner,
    lease: timing.lease,
    at: clock.now(),
    edited: asked.edited ?? null,
  }
  const { answers, reaction } = await answerersOf(parts, chat, { ...asked, text })
  const sendTo = (who: readonly { id: string }[]): Promise<Sent> => {
    const replies = who.map(({ id }) => ({ id: newId(), avatarId: id }))
    return stopAfter(parts, answering, chat, asked.edited, () => send(database.db, { ...sending, replies }))
  }
  let sent = await sendTo(reaction === undefined ? answers : [...answers, reaction])
  // Nobody asked for the reaction: whoever can pay for the answer alone gets that.
  if (sent.outcome === 'not-enough-tokens' && reaction !== undefined) sent = await sendTo(answers)
  if (sent.outcome !== 'created' && sent.outcome !== 'repeated') throw refusal(sent.outcome)

  const { notice, message, replies } = rowsOf(chat, text, sent)
  if (sent.outcome === 'created') {
    const topic = `user:${asked.userId}`
    const rows = [...notice, message, ...replies]
    if (sent.forked_seq === null) publishCreated(parts, chat, rows)
    else publishBranched(parts, chat, sent.forked_seq, rows)
    bus.publish(topic, 'wallet.changed', { balance: sent.balance })
    const lastSaid = { author: message.author, avatarId: null, text }
    const { createdAt: lastAt, seq: readSeq } = message
    publishChat(parts, { ...chat, lastSaid, lastAt, readSeq, unread: 0, archived: false })
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

/** Of all that was asked for with the key: the same words are another request when they replace something. */
function digestOf(text: string, edited: string | undefined): string {
  const asked = edited === undefined ? text : `edit\n${edited}\n${text}`
  return createHash('sha256').update(asked).digest('base64url')
}

/** The rows as the database has just made them, without asking for them again. */
function rowsOf(
  chat: BareChat,
  text: string,
  sent: Done,
): { notice: MessageRow[]; message: MessageRow; replies: MessageRow[] } {
  const fresh = { chatId: chat.id, createdAt: new Date(sent.created_at) }
  const { message_id: id, seq, version } = sent
  return {
    notice:
      sent.notice_id === null
        ? []
        : [freshNotice({ ...fresh, id: sent.notice_id, seq: seq - 1 }, sent.notice_text ?? '')],
    message: freshMessage({ ...fresh, id, seq, version }, text),
    replies: (sent.reply_ids ?? []).map((replyId, i) =>
      freshReply({ ...fresh, id: replyId, seq: seq + 1 + i }, sent.reply_avatars?.[i] ?? null, seq),
    ),
  }
}
