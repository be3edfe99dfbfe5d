import * as z from 'zod/mini'
import { historyOf, id, seqMax, time } from './common.ts'
import { freeReplies } from './payments.ts'
import { route } from './route.ts'

export const messageLimits = { textMax: 4000, reportMax: 1000, talkMin: 2, talkMax: 6 } as const

export const chatHash = z.string().check(z.regex(/^[\w-]{22}$/))

export const authors = ['PERSON', 'AVATAR', 'CARE', 'SYSTEM'] as const
export const messageStatuses = ['PENDING', 'STREAMING', 'DONE', 'STOPPED', 'FAILED', 'HIDDEN'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/**
 * TEXT is something said; NOTICE is a line of the house, such as that an angel is an AI. CRISIS stands where somebody may be in danger,
 * the person or somebody they worry about: the page shows it as a card with crisis lines, and its text says which.
 */
export const messageKinds = ['TEXT', 'NOTICE', 'CRISIS'] as const

export const feedbacks = ['UP', 'DOWN'] as const
export type Feedback = (typeof feedbacks)[number]

export const message = z.object({
  id,
  /** Place in the chat, from 1: later ones have higher numbers. What was left aside by branching leaves gaps. */
  seq: z.int(),
  author: z.enum(authors),
  kind: z.enum(messageKinds),
  avatarId: z.optional(id),
  text: z.string(),
  status: z.enum(messageStatuses),
  /** The number of the next delta, while PENDING or STREAMING: what came before is in `text` already. */
  nextDelta: z.optional(z.int()),
  /** This is one of several: an edited message, or a reply that was generated again. Counted from 1. */
  versions: z.optional(z.object({ current: z.int(), count: z.int() })),
  /** What the person thinks of it. */
  feedback: z.optional(z.enum(feedbacks)),
  createdAt: time,
})
export type Message = z.output<typeof message>

export const messageHistory = z.extend(historyOf(message), {
  /** There is more after the last one: only when the page was asked for by `after` or `around`. */
  hasNewer: z.boolean(),
})
export type MessageHistory = z.output<typeof messageHistory>

const seq = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(seqMax))

const one = z.object({ chatHash, id })
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageLimits.textMax))

/** Replies that have just been ordered: their words come over the live connection. */
const orderedReplies = z.array(
  z.object({ id, seq: z.int(), avatarId: id, status: z.enum(messageStatuses), createdAt: time }),
)

export const listMessages = route({
  name: 'chats.listMessages',
  method: 'GET',
  path: '/api/chats/{chatHash}/messages',
  summary:
    'What was said, newest page first, oldest first inside a page; `after` reads on, `around` lands in the middle',
  who: 'user',
  params: z.object({ chatHash }),
  query: z.object({
    before: z.optional(seq),
    after: z.optional(seq),
    around: z.optional(seq),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  answer: messageHistory,
  problems: ['not-found'],
})

export const sendMessage = route({
  name: 'chats.sendMessage',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages',
  summary: 'Say something; the replies come over the live connection',
  who: 'user',
  status: 201,
  idempotent: true,
  params: z.object({ chatHash }),
  body: z.object({ text }),
  answer: z.object({
    message,
    replies: orderedReplies,
    balance: z.int(),
    freeReplies: z.optional(freeReplies),
  }),
  problems: ['not-found', 'not-enough-tokens', 'message-blocked', 'idempotency-key-reused', 'conflict'],
})

export const stopReply = route({
  name: 'chats.stopReply',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/stop',
  summary: 'Stop a reply where it is, and those of the same turn that wait behind it',
  who: 'user',
  status: 204,
  params: one,
  problems: ['not-found'],
})

export const regenerateReply = route({
  name: 'chats.regenerateReply',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/regenerate',
  summary: 'Have a reply written again; what was there stays reachable as an earlier version',
  who: 'user',
  status: 201,
  idempotent: true,
  params: one,
  answer: z.object({ message, balance: z.int(), freeReplies: z.optional(freeReplies) }),
  problems: ['not-found', 'not-enough-tokens', 'conflict', 'idempotency-key-reused'],
})

export const continueReply = route({
  name: 'chats.continueReply',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/continue',
  summary: 'Have the latest reply go on where it ended',
  who: 'user',
  status: 201,
  idempotent: true,
  params: one,
  answer: z.object({ message, balance: z.int(), freeReplies: z.optional(freeReplies) }),
  problems: ['not-found', 'not-enough-tokens', 'conflict', 'idempotency-key-reused'],
})

export const editMessage = route({
  name: 'chats.editMessage',
  method: 'PATCH',
  path: '/api/chats/{chatHash}/messages/{id}',
  summary: 'Say it otherwise: the conversation branches from there, and is answered anew',
  who: 'user',
  status: 201,
  idempotent: true,
  params: one,
  body: z.object({ text }),
  answer: z.object({
    message,
    replies: orderedReplies,
    balance: z.int(),
    freeReplies: z.optional(freeReplies),
  }),
  problems: ['not-found', 'not-enough-tokens', 'message-blocked', 'conflict', 'idempotency-key-reused'],
})

export const chooseVersion = route({
  name: 'chats.chooseVersion',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/version',
  summary: 'Go to another version of this message, and to what followed that one',
  who: 'user',
  params: one,
  body: z.object({ version: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  answer: z.object({
    /** Everything from this number on has left the conversation. */
    from: z.int(),
    /** What stands there now: the latest, at most a page of them. */
    messages: z.array(message),
    /** There are more between `from` and the first of these. */
    hasMore: z.boolean(),
  }),
  problems: ['not-found', 'conflict'],
})

export const deleteMessage = route({
  name: 'chats.deleteMessage',
  method: 'DELETE',
  path: '/api/chats/{chatHash}/messages/{id}',
  summary: 'Take one message out of the conversation, for good',
  who: 'user',
  status: 204,
  params: one,
  problems: ['not-found', 'conflict'],
})

export const giveFeedback = route({
  name: 'chats.giveFeedback',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/feedback',
  summary: 'Thumbs up, thumbs down, or neither',
  who: 'user',
  status: 204,
  params: one,
  body: z.object({ value: z.nullable(z.enum(feedbacks)) }),
  problems: ['not-found', 'conflict'],
})

export const reportReasons = [
  'HARMFUL',
  'SEXUAL',
  'MINOR',
  'HATE',
  'SELF_HARM',
  'PERSONAL_DATA',
  'SPAM',
  'OTHER',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportMessage = route({
  name: 'chats.reportMessage',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/report',
  summary: 'Tell customer care about a message',
  who: 'user',
  status: 202,
  params: one,
  body: z.object({
    reason: z.enum(reportReasons),
    text: z.optional(z.string().check(z.trim(), z.maxLength(messageLimits.reportMax))),
  }),
  problems: ['not-found'],
})

export const letThemTalk = route({
  name: 'chats.letThemTalk',
  method: 'POST',
  path: '/api/chats/{chatHash}/talk',
  summary: 'In a group: the angels talk among themselves for a few turns',
  who: 'user',
  status: 201,
  idempotent: true,
  params: z.object({ chatHash }),
  body: z.object({
    turns: z._default(z.int().check(z.minimum(messageLimits.talkMin), z.maximum(messageLimits.talkMax)), 4),
  }),
  answer: z.object({ replies: orderedReplies, balance: z.int() }),
  problems: ['not-found', 'not-enough-tokens', 'conflict', 'idempotency-key-reused'],
})
