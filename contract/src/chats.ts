import * as z from 'zod/mini'
import { historyOf, historyQuery, id, pageOf, pageQuery, seqMax, time } from './common.ts'
import { route } from './route.ts'

export const limits = { messageMax: 4000, titleMax: 60, groupMin: 2, groupMax: 5 } as const

export const chatHash = z.string().check(z.regex(/^[\w-]{22}$/))

export const chatTypes = ['DIRECT', 'GROUP'] as const
export const authors = ['PERSON', 'AVATAR', 'CARE', 'SYSTEM'] as const
export const messageStatuses = ['PENDING', 'STREAMING', 'DONE', 'STOPPED', 'FAILED', 'HIDDEN'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** TEXT is something said; NOTICE is a line of the house, such as that an angel is an AI. */
export const messageKinds = ['TEXT', 'NOTICE'] as const

export const message = z.object({
  id,
  /** Place in the chat, from 1, without gaps. */
  seq: z.int(),
  author: z.enum(authors),
  kind: z.enum(messageKinds),
  avatarId: z.optional(id),
  text: z.string(),
  status: z.enum(messageStatuses),
  /** The number of the next delta, while PENDING or STREAMING: what came before is in `text` already. */
  nextDelta: z.optional(z.int()),
  createdAt: time,
})
export type Message = z.output<typeof message>

export const chatAvatar = z.object({
  id,
  name: z.string(),
  imageUrl: z.string(),
  thumbUrl: z.string(),
  occupation: z.string(),
})

export const chat = z.object({
  chatHash,
  type: z.enum(chatTypes),
  title: z.string(),
  avatars: z.array(chatAvatar),
  lastLine: z.nullable(z.string()),
  lastAt: time,
  unread: z.int(),
})
export type Chat = z.output<typeof chat>

export const chatPage = pageOf(chat)
export const messageHistory = historyOf(message)

export const listChats = route({
  name: 'chats.list',
  method: 'GET',
  path: '/api/chats',
  summary: 'My chats, the latest first',
  who: 'user',
  query: pageQuery,
  answer: chatPage,
})

export const createChat = route({
  name: 'chats.create',
  method: 'POST',
  path: '/api/chats',
  summary: 'Start a chat with one angel, or a group',
  who: 'user',
  status: 201,
  body: z.object({
    type: z.enum(chatTypes),
    avatarIds: z.array(id).check(z.minLength(1), z.maxLength(limits.groupMax)),
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleMax))),
  }),
  answer: chat,
  problems: ['not-found', 'invalid-fields'],
})

export const readChat = route({
  name: 'chats.read',
  method: 'GET',
  path: '/api/chats/{chatHash}',
  summary: 'One chat',
  who: 'user',
  params: z.object({ chatHash }),
  answer: chat,
  problems: ['not-found'],
})

export const listMessages = route({
  name: 'chats.listMessages',
  method: 'GET',
  path: '/api/chats/{chatHash}/messages',
  summary: 'What was said, newest page first, oldest first inside a page',
  who: 'user',
  params: z.object({ chatHash }),
  query: historyQuery,
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
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.messageMax)) }),
  answer: z.object({
    message,
    replies: z.array(
      z.object({ id, seq: z.int(), avatarId: id, status: z.enum(messageStatuses), createdAt: time }),
    ),
    balance: z.int(),
  }),
  problems: ['not-found', 'not-enough-tokens', 'message-blocked', 'idempotency-key-reused'],
})

export const stopReply = route({
  name: 'chats.stopReply',
  method: 'POST',
  path: '/api/chats/{chatHash}/messages/{id}/stop',
  summary: 'Stop a reply where it is',
  who: 'user',
  status: 204,
  params: z.object({ chatHash, id }),
  problems: ['not-found'],
})

export const markRead = route({
  name: 'chats.markRead',
  method: 'PUT',
  path: '/api/chats/{chatHash}/read',
  summary: 'Everything up to this message has been seen',
  who: 'user',
  status: 204,
  params: z.object({ chatHash }),
  body: z.object({ seq: z.int().check(z.minimum(0), z.maximum(seqMax)) }),
  problems: ['not-found'],
})
