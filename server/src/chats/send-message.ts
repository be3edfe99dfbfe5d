import { hash } from 'node:crypto'
import { sendMessage as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { invalidField } from '../platform/errors.ts'
import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { Verdict } from '../safety/index.ts'
import { publishChat } from './announce.ts'
import { publishBranched, publishCreated } from './announce-messages.ts'
import { answerersOf } from './answerers.ts'
import type { Answering } from './answering.ts'
import { explicitFor } from './explicit.ts'
import { freshCrisis, freshMessage, freshNotice, freshReply } from './fresh-rows.ts'
import { bareChat, withAvatars } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { breakReminder, cardFor, cleanText } from './policy.ts'
import { presentAvatars } from './presence.ts'
import { presentMessage, type BareChat } from './present.ts'
import { freeRepliesOf, priceOf } from './prices.ts'
import { budget } from './prompt.ts'
import { refusal } from './refusals.ts'
import { stopAfter } from './stop-reply.ts'
import type { MessageRow } from './store-messages.ts'
import { send, type Sending, type Sent } from './store-replies.ts'
import { sayInDirectChat, type Beginning } from './store-say.ts'
import { blocked, tellCare, tellDesk } from './tell-desk.ts'

export interface SendMessage {
  userId: string
  brandId: string
  chatHash: string
  text: string
  key: string
  /** The first one that the person's browser names, such as `nl-NL`. */
  language?: string | undefined
  /** The message of theirs that this one takes the place of: the conversation branches there. */
  edited?: string
}

type Done = Extract<Sent, { outcome: 'created' | 'repeated' }>

/** What was stored, and what the first reply needs where that was read along with it. */
interface Stored {
  chat: BareChat
  sent: Sent
  beginning?: Beginning
}

/**
 * One message: screened, then stored with its charge and its empty replies, all or nothing; the first reply starts at once.
 * An edited one goes the same way, and what is still being written after it is stopped first.
 */
export async function sendMessage(
  parts: ChatsParts,
  answering: Answering,
  asked: SendMessage,
): Promise<AnswerOf<typeof contract>> {
  const text = cleanText(asked.text).trim()
  if (text === '') throw invalidField('text', 'Write something first')
  const verdict = await parts.safety.screen(text, {
    surface: 'message',
    before: parts.saidLately.in(asked.userId, asked.chatHash),
    ...(await explicitFor(parts, asked.userId)),
  })
  // Whose chat it is comes first: what is said into a stranger's is not found, whatever it is.
  const chat = verdict.kind === 'allow' ? undefined : await bareChat(parts, asked.userId, asked.chatHash)
  if (verdict.kind === 'block' && chat !== undefined) throw await blocked(parts, chat, text, verdict)
  const card = cardFor(verdict)

  const sending = {
    userId: asked.userId,
    messageId: newId(),
    text,
    key: asked.key,
    digest: digestOf(text, asked.edited),
    ...(card === null ? priceOf(parts, asked.brandId) : { cost: 0, free: 0 }),
    owner: parts.owner,
    lease: parts.timing.lease,
    at: parts.clock.now(),
  }
  const stored =
    (asked.edited === undefined && chat === undefined
      ? await storeDirect(parts, asked, sending)
      : undefined) ?? (await storeAnywhere(parts, answering, asked, sending, { chat, verdict, card }))
  if (stored.sent.outcome !== 'created' && stored.sent.outcome !== 'repeated') {
    throw refusal(stored.sent.outcome)
  }
  if (stored.sent.outcome === 'created') parts.saidLately.add(asked.userId, asked.chatHash, text)
  if (stored.sent.fact_id !== null) await tellCare(parts, stored.sent.fact_id)
  return tell(parts, answering, { ...stored, sent: stored.sent }, { ...sending, card })
}

type Common = Omit<Sending, 'chatId' | 'replies' | 'edited' | 'breakNotice' | 'card'>
type Card = Sending['card']

/** Nearly every message is one to one: one statement does and reads all there is. */
async function storeDirect(
  parts: ChatsParts,
  asked: SendMessage,
  sending: Common,
): Promise<Stored | undefined> {
  const said = await sayInDirectChat(parts.database, {
    ...sending,
    hash: asked.chatHash,
    replyId: newId(),
    breakNotice: breakReminder([{ name: '{name}' }]),
    turns: budget.turns,
  })
  if (said === undefined) return undefined
  return { chat: await withAvatars(parts, said.chat), sent: said.sent, beginning: said }
}

/** Customer care does, and no angel. */
const nobody = { answers: [], reaction: undefined }

async function storeAnywhere(
  parts: ChatsParts,
  answering: Answering,
  asked: SendMessage,
  common: Common,
  known: { chat: BareChat | undefined; verdict: Verdict; card: Card },
): Promise<Stored> {
  const { verdict, card } = known
  const chat = known.chat ?? (await bareChat(parts, asked.userId, asked.chatHash))
  const sending = {
    ...common,
    chatId: chat.id,
    breakNotice: breakReminder(presentAvatars(chat)),
    edited: asked.edited ?? null,
    card,
  }
  const { answers, reaction } =
    chat.careSince === null ? await answerersOf(parts, chat, { ...asked, text: common.text }) : nobody
  const sendTo = (who: readonly { id: string }[]): Promise<Sent> => {
    const replies = who.map(({ id }) => ({ id: newId(), avatarId: id }))
    return stopAfter(parts, answering, chat, asked.edited, () =>
      verdict.kind === 'allow' || verdict.kind === 'concern'
        ? send(parts.database.db, { ...sending, replies })
        : parts.database.transaction(async (tx) => {
            const sent = await send(tx, { ...sending, replies })
            if (sent.outcome !== 'created') return sent
            await tellDesk(parts, tx, chat, sent, common.text, verdict)
            if (verdict.kind === 'crisis') await count(parts, tx, asked, verdict)
            return sent
          }),
    )
  }
  const sent = await sendTo(reaction === undefined ? answers : [...answers, reaction])
  // Nobody asked for the reaction: whoever can pay for the answer alone gets that.
  if (sent.outcome === 'not-enough-tokens' && reaction !== undefined) {
    return { chat, sent: await sendTo(answers) }
  }
  return { chat, sent }
}

async function count(
  { countCrisis }: ChatsParts,
  tx: Tx,
  { brandId, language = 'en' }: SendMessage,
  { acute }: Extract<Verdict, { kind: 'crisis' }>,
): Promise<void> {
  await countCrisis?.(tx, { brandId, acute, language })
}

/** Tells the person's devices, has the first reply written, and answers. */
function tell(
  parts: ChatsParts,
  answering: Answering,
  { chat, sent, beginning }: Stored & { sent: Done },
  { at, free, text, card }: Common & { card: Card },
): AnswerOf<typeof contract> {
  const { notice, message, crisis, replies } = rowsOf(chat, text, sent, card)
  const wallet = { balance: sent.balance, ...freeRepliesOf(sent.free_used, free, at) }
  if (sent.outcome === 'created') {
    const rows = [...notice, message, ...crisis, ...replies]
    if (sent.forked_seq === null) publishCreated(parts, chat, rows)
    else publishBranched(parts, chat, sent.forked_seq, rows)
    parts.bus.publish(`user:${chat.userId}`, 'wallet.changed', wallet)
    const lastSaid = { author: message.author, avatarId: null, text }
    const { createdAt: lastAt, seq: readSeq } = message
    publishChat(parts, { ...chat, lastSaid, lastAt, readSeq, unread: 0, archived: false })
    const first = replies.find((reply) => reply.id === sent.leased)
    if (first !== undefined) answering.begin(chat, first, beginning)
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
    ...wallet,
  }
}

/** Of all that was asked for with the key: the same words are another request when they replace something. */
function digestOf(text: string, edited: string | undefined): string {
  const asked = edited === undefined ? text : `edit\n${edited}\n${text}`
  return hash('sha256', asked, 'base64url')
}

/** The rows as the database has just made them, without asking for them again. */
function rowsOf(
  chat: BareChat,
  text: string,
  sent: Done,
  card: Card,
): { notice: MessageRow[]; message: MessageRow; crisis: MessageRow[]; replies: MessageRow[] } {
  const fresh = { chatId: chat.id, createdAt: new Date(sent.created_at) }
  const { message_id: id, seq, version } = sent
  return {
    notice:
      sent.notice_id === null
        ? []
        : [freshNotice({ ...fresh, id: sent.notice_id, seq: seq - 1 }, sent.notice_text ?? '')],
    message: freshMessage({ ...fresh, id, seq, version }, text),
    crisis:
      sent.crisis_id === null
        ? []
        : [freshCrisis({ ...fresh, id: sent.crisis_id, seq: seq + 1 }, card?.words ?? '')],
    replies: (sent.reply_ids ?? []).map((replyId, i) => ({
      ...freshReply(
        { ...fresh, id: replyId, seq: (sent.reply_seq ?? seq + 1) + i },
        sent.reply_avatars?.[i] ?? null,
        seq,
      ),
      care: sent.crisis_id !== null && card?.care === true,
    })),
  }
}
