import * as z from 'zod/mini'
import { chatTypes } from './chats.ts'
import { id, pageOf, pageQuery, time } from './common.ts'
import { chatHash } from './messages.ts'
import { route } from './route.ts'

export const memoryLimits = { textMax: 300, most: 500 } as const

/** FACT: something that is so ("Has a cat called Miso"). EPISODE: something that was told, on a day. */
export const memoryKinds = ['FACT', 'EPISODE'] as const
export type MemoryKind = (typeof memoryKinds)[number]

export const memory = z.object({
  id,
  kind: z.enum(memoryKinds),
  text: z.string(),
  pinned: z.boolean(),
  /** The person wrote it, or changed its words. */
  edited: z.boolean(),
  /** Where it was said; nothing when that is gone, or when the person wrote the memory. */
  source: z.nullable(z.object({ chatHash, chatType: z.enum(chatTypes), messageId: id, seq: z.int() })),
  /** When the person said it, or wrote or changed it here. */
  toldAt: time,
  createdAt: time,
  updatedAt: time,
})
export type Memory = z.output<typeof memory>

const params = z.object({ id })
const one = z.object({ id, memoryId: id })
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(memoryLimits.textMax))

export const listMemories = route({
  name: 'memories.list',
  method: 'GET',
  path: '/api/avatars/{id}/memories',
  summary: 'What this angel remembers of me: pinned first, then the latest',
  who: 'user',
  params,
  query: pageQuery,
  answer: z.extend(pageOf(memory), {
    /** Whether this angel takes in anything new and uses what it has. */
    enabled: z.boolean(),
    total: z.int(),
  }),
  problems: ['not-found'],
})

export const addMemory = route({
  name: 'memories.add',
  method: 'POST',
  path: '/api/avatars/{id}/memories',
  summary: 'Tell this angel something to keep in mind',
  who: 'user',
  status: 201,
  params,
  body: z.object({ text }),
  answer: memory,
  problems: ['not-found', 'message-blocked', 'conflict'],
})

export const changeMemory = route({
  name: 'memories.change',
  method: 'PATCH',
  path: '/api/avatars/{id}/memories/{memoryId}',
  summary: 'Put it in other words, pin or unpin it',
  who: 'user',
  params: one,
  body: z.object({ text: z.optional(text), pinned: z.optional(z.boolean()) }),
  answer: memory,
  problems: ['not-found', 'message-blocked'],
})

export const deleteMemory = route({
  name: 'memories.delete',
  method: 'DELETE',
  path: '/api/avatars/{id}/memories/{memoryId}',
  summary: 'Forget this; it does not come back from the message it came from',
  who: 'user',
  status: 204,
  params: one,
  problems: ['not-found'],
})

export const restoreMemory = route({
  name: 'memories.restore',
  method: 'POST',
  path: '/api/avatars/{id}/memories/{memoryId}/restoration',
  summary: 'Take a deletion back, within ten minutes',
  who: 'user',
  status: 200,
  params: one,
  answer: memory,
  problems: ['not-found'],
})

export const forgetMe = route({
  name: 'memories.forgetMe',
  method: 'DELETE',
  path: '/api/avatars/{id}/memories',
  summary: 'Forget everything about me; nothing said until now comes back',
  who: 'user',
  status: 204,
  params,
  problems: ['not-found'],
})

export const setMemory = route({
  name: 'memories.set',
  method: 'PATCH',
  path: '/api/avatars/{id}/memories',
  summary: 'Switch the memory of this angel on or off, for me',
  who: 'user',
  status: 204,
  params,
  body: z.object({ enabled: z.boolean() }),
  problems: ['not-found'],
})

export const readSummary = route({
  name: 'memories.readSummary',
  method: 'GET',
  path: '/api/chats/{chatHash}/summary',
  summary: 'What the angels keep in mind of the earlier part of this chat, which no longer fits their window',
  who: 'user',
  params: z.object({ chatHash }),
  answer: z.object({
    /** One for each angel that has any: in a group, each knows only what was said while it was there. */
    items: z.array(
      z.object({
        avatarId: id,
        text: z.string(),
        /** It covers everything up to this message. */
        untilSeq: z.int(),
        updatedAt: time,
      }),
    ),
  }),
  problems: ['not-found'],
})
