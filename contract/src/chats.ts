import * as z from 'zod/mini'
import { id, pageOf, pageQuery, seqMax, time } from './common.ts'
import { authors, chatHash } from './messages.ts'
import { route } from './route.ts'

export const limits = {
  titleMax: 60,
  groupMin: 2,
  groupMax: 5,
  /** How many angels of a group answer one message at most. */
  groupRepliesMax: 3,
  /** How many angels a group may see come and go, all in all. */
  groupEverMax: 20,
  searchMax: 200,
  importBytesMax: 20 * 1024 * 1024,
} as const

export const chatTypes = ['DIRECT', 'GROUP'] as const

export const chatAvatar = z.object({
  id,
  name: z.string(),
  imageUrl: z.string(),
  thumbUrl: z.string(),
  occupation: z.string(),
  /** The portrait's own colours: each angel of a group speaks in theirs. */
  palette: z.object({ ground: z.string(), line: z.string(), halo: z.string() }),
  /** False once they have left a group, or were deleted; what they said stays. */
  present: z.boolean(),
})
export type ChatAvatar = z.output<typeof chatAvatar>

export const chat = z.object({
  chatHash,
  type: z.enum(chatTypes),
  title: z.string(),
  avatars: z.array(chatAvatar),
  lastLine: z.nullable(z.string()),
  lastAt: time,
  unread: z.int(),
  /** Everything up to this message has been seen. */
  readSeq: z.int(),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** No sound and no notification. */
  muted: z.boolean(),
  /** A human of customer care is there: the angels are silent, and what one says costs nothing. */
  inCare: z.boolean(),
})
export type Chat = z.output<typeof chat>

export const chatPage = pageOf(chat)

const flag = z.pipe(
  z.optional(z.enum(['true', 'false'])),
  z.transform((value) => value === 'true'),
)

export const listChats = route({
  name: 'chats.list',
  method: 'GET',
  path: '/api/chats',
  summary: 'My chats: pinned first, then the latest',
  who: 'user',
  query: z.extend(pageQuery, {
    archived: flag,
    /** Only one-to-one chats with this angel. */
    avatarId: z.optional(id),
  }),
  answer: chatPage,
})

export const createChat = route({
  name: 'chats.create',
  method: 'POST',
  path: '/api/chats',
  summary: 'Start a chat with one angel, or a group',
  who: 'user',
  status: 201,
  idempotent: 'where-given',
  body: z.object({
    type: z.enum(chatTypes),
    avatarIds: z.array(id).check(z.minLength(1), z.maxLength(limits.groupMax)),
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleMax))),
  }),
  answer: chat,
  problems: ['not-found', 'invalid-fields', 'idempotency-key-reused'],
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

export const changeChat = route({
  name: 'chats.change',
  method: 'PATCH',
  path: '/api/chats/{chatHash}',
  summary: 'Rename, pin, archive, mute; in a group, say who is in it',
  who: 'user',
  params: z.object({ chatHash }),
  body: z.object({
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleMax))),
    pinned: z.optional(z.boolean()),
    archived: z.optional(z.boolean()),
    muted: z.optional(z.boolean()),
    avatarIds: z.optional(z.array(id).check(z.minLength(limits.groupMin), z.maxLength(limits.groupMax))),
  }),
  answer: chat,
  problems: ['not-found', 'invalid-fields', 'conflict'],
})

export const deleteChat = route({
  name: 'chats.delete',
  method: 'DELETE',
  path: '/api/chats/{chatHash}',
  summary: 'Delete a chat; for ten minutes that can be undone, then it is erased',
  who: 'user',
  status: 204,
  params: z.object({ chatHash }),
  problems: ['not-found'],
})

export const restoreChat = route({
  name: 'chats.restore',
  method: 'POST',
  path: '/api/chats/{chatHash}/restoration',
  summary: 'Undo the deletion of a chat',
  who: 'user',
  params: z.object({ chatHash }),
  answer: chat,
  problems: ['not-found'],
})

export const searchHit = z.object({
  chat,
  message: z.object({
    id,
    seq: z.int(),
    author: z.enum(authors),
    avatarId: z.optional(id),
    createdAt: time,
  }),
  /** The words around the finding, in parts: those that were found are marked. */
  excerpt: z.array(z.object({ text: z.string(), found: z.boolean() })),
})
export type SearchHit = z.output<typeof searchHit>

export const searchChats = route({
  name: 'chats.search',
  method: 'GET',
  path: '/api/chats/search',
  summary: 'Everything ever said to me and by me, the best match first',
  who: 'user',
  query: z.extend(pageQuery, {
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchMax)),
  }),
  answer: pageOf(searchHit),
})

export const exportFormats = ['json', 'markdown', 'jsonl'] as const

export const exportChat = route({
  name: 'chats.export',
  method: 'GET',
  path: '/api/chats/{chatHash}/export',
  summary: 'A chat as a file: JSON, Markdown, or the JSONL of SillyTavern',
  who: 'user',
  params: z.object({ chatHash }),
  query: z.object({ format: z._default(z.enum(exportFormats), 'json') }),
  download: { types: ['application/json', 'text/markdown', 'application/jsonl'] },
  problems: ['not-found'],
})

export const importChat = route({
  name: 'chats.import',
  method: 'POST',
  path: '/api/chats/import',
  summary: 'A chat with one angel out of a JSONL file of SillyTavern or of ours',
  who: 'user',
  status: 201,
  query: z.object({ avatarId: id }),
  upload: {
    maxBytes: limits.importBytesMax,
    types: ['application/jsonl', 'application/x-ndjson', 'text/plain', 'application/octet-stream'],
  },
  answer: chat,
  problems: ['not-found', 'chat-file-unreadable', 'body-too-large', 'unsupported-media-type'],
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
