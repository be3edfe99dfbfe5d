import * as z from 'zod/mini'
import { deskCase, reason } from './cases.ts'
import { historyOf, id, seqMax, time } from './common.ts'
import { personCard } from './desk-people.ts'
import { agent, because, chatParams, deskLimits, text } from './desk.ts'
import { chatHash, message } from './messages.ts'
import { route } from './route.ts'

export const note = z.object({ id, by: agent, text: z.string(), at: time })

/** A message as an agent sees it: hidden ones with their words. */
export const deskMessage = z.extend(message, { hidden: z.boolean() })

export const openChat = route({
  name: 'moderation.openChat',
  method: 'GET',
  path: '/api/admin/chats/{chatHash}',
  summary:
    'The transcript around the reason, the person, the notes. Each opening is in the audit log; without an open reason it needs one',
  who: 'agent',
  params: chatParams,
  query: z.object({
    /** The message around which to open; the worst open reason unless said otherwise. */
    around: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(seqMax))),
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(seqMax))),
    after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(seqMax))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 60),
    /** Why, where the chat has no open reason (any more). */
    reason: z.optional(because),
  }),
  answer: z.object({
    case: deskCase,
    reasons: z.array(reason),
    transcript: z.extend(historyOf(deskMessage), { hasNewer: z.boolean() }),
    angels: z.array(z.object({ id, name: z.string(), thumbUrl: z.string() })),
    person: personCard,
    notes: z.array(note),
    /** A human writes here and the angel is silent. */
    angelPaused: z.boolean(),
    /** The person has deleted the chat: there is no transcript any more, only what the reasons kept. */
    chatGone: z.optional(z.boolean()),
  }),
  problems: ['not-found', 'reason-needed'],
})

export const writeAsCare = route({
  name: 'moderation.writeAsCare',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/messages',
  summary: 'Write as Customer care: always shown as such. The angel is silent until it is handed back',
  who: 'agent',
  status: 201,
  idempotent: true,
  params: chatParams,
  body: z.object({ text: text(deskLimits.careMax) }),
  answer: z.object({ message: deskMessage, angelPaused: z.boolean() }),
  problems: ['not-found', 'conflict', 'idempotency-key-reused'],
})

export const handBack = route({
  name: 'moderation.handBack',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/hand-back',
  summary: 'The angel answers again',
  who: 'agent',
  status: 204,
  params: chatParams,
  problems: ['not-found'],
})

export const addNote = route({
  name: 'moderation.addNote',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/notes',
  summary: 'For colleagues only',
  who: 'agent',
  status: 201,
  params: chatParams,
  body: z.object({ text: text(deskLimits.noteMax) }),
  answer: note,
  problems: ['not-found'],
})

export const watchChat = route({
  name: 'moderation.watchChat',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/watch',
  summary:
    'I have it on my screen: to be said every 20 seconds. A claim is given back when its agent has gone for 2 minutes',
  who: 'agent',
  status: 204,
  params: chatParams,
  problems: ['not-found'],
})

export const hideMessage = route({
  name: 'moderation.hideMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/hide',
  summary: 'Take the words of one message out of the chat',
  who: 'agent',
  params: z.object({ id }),
  body: z.object({ chatHash, reason: because }),
  answer: deskMessage,
  problems: ['not-found', 'conflict'],
})

export const unhideMessage = route({
  name: 'moderation.unhideMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/unhide',
  summary: 'Show it again',
  who: 'agent',
  params: z.object({ id }),
  body: z.object({ chatHash, reason: because }),
  answer: deskMessage,
  problems: ['not-found', 'conflict'],
})

/** The person's side. */
export const callAgent = route({
  name: 'chats.callAgent',
  method: 'POST',
  path: '/api/chats/{chatHash}/call-agent',
  summary: 'Ask for a human',
  who: 'user',
  status: 202,
  params: chatParams,
  body: z.optional(z.object({ text: z.optional(z.string().check(z.trim(), z.maxLength(1000))) })),
  problems: ['not-found', 'too-many-requests'],
})
