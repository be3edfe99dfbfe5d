import * as z from 'zod/mini'
import { id, pageOf, pageQuery, time } from './common.ts'
import { agent, because, chatParams, reasonSources, version } from './desk.ts'
import { chatHash } from './messages.ts'
import { route } from './route.ts'

/** What the agents' desk works on: a chat with an open reason, or an angel that its owner wants to see published. */
export const caseKinds = ['CHAT', 'AVATAR'] as const
export const caseStates = ['OPEN', 'SNOOZED', 'RESOLVED'] as const

export const outcomes = [
  'DISMISSED',
  'WARNED',
  'SUSPENDED',
  'HIDDEN',
  'ANSWERED',
  'PUBLISHED',
  'REFUSED',
] as const
export type Outcome = (typeof outcomes)[number]

export const reason = z.object({
  id,
  source: z.enum(reasonSources),
  /** The category or the report's reason, in words for an agent. */
  title: z.string(),
  rule: z.nullable(z.string()),
  /** 1 is worth a look, 4 is the worst there is. */
  severity: z.int(),
  messageId: z.nullable(id),
  seq: z.nullable(z.int()),
  /** Where it is in the message's text. */
  spans: z.array(z.tuple([z.int(), z.int()])),
  excerpt: z.string(),
  /** The whole message as it was then, as far as it is kept: a blocked one is in no transcript. `spans` count in it. */
  text: z.optional(z.string()),
  /** The message was not delivered. */
  blocked: z.optional(z.boolean()),
  /** What the person who reported or called wrote. */
  said: z.nullable(z.string()),
  at: time,
  open: z.boolean(),
})
export type Reason = z.output<typeof reason>

export const deskCase = z.object({
  id,
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  version: z.int(),
  brandId: z.string(),
  chatHash: z.nullable(chatHash),
  avatarId: z.nullable(id),
  userId: id,
  /** The persona's name of the person, or a part of their address. */
  personName: z.string(),
  /** The angels of the chat, or the angel to be published. */
  angels: z.array(z.string()),
  severity: z.int(),
  /** The worst open reason. */
  reason,
  reasons: z.int(),
  /** Since when somebody waits. */
  waitingSince: time,
  claimedBy: z.nullable(agent),
  snoozedUntil: z.nullable(time),
  /** Who has it on the screen right now. */
  watching: z.array(agent),
})
export type DeskCase = z.output<typeof deskCase>

export const queueViews = ['open', 'mine', 'all'] as const

export const readQueue = route({
  name: 'moderation.readQueue',
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'What waits for an agent: by severity, then by age',
  who: 'agent',
  query: z.extend(pageQuery, {
    view: z._default(z.enum(queueViews), 'open'),
    source: z.optional(z.enum(reasonSources)),
    kind: z.optional(z.enum(caseKinds)),
    minSeverity: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(4))),
    brandId: z.optional(z.string()),
  }),
  answer: z.extend(pageOf(deskCase), {
    counts: z.object({ open: z.int(), mine: z.int(), severe: z.int(), snoozed: z.int() }),
  }),
})

export const claimNext = route({
  name: 'moderation.claimNext',
  method: 'POST',
  path: '/api/admin/queue/next',
  summary: 'Take the most urgent one that nobody has; nothing when none is left',
  who: 'agent',
  answer: z.object({ case: z.nullable(deskCase) }),
})

export const claimChat = route({
  name: 'moderation.claimChat',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/claim',
  summary: 'Take a chat: others see who has it',
  who: 'agent',
  params: chatParams,
  body: z.optional(z.object({ version: z.optional(version) })),
  answer: deskCase,
  problems: ['not-found', 'conflict'],
})

export const releaseChat = route({
  name: 'moderation.releaseChat',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/release',
  summary: 'Give it back to the queue, at once or after a while',
  who: 'agent',
  params: chatParams,
  body: z.optional(
    z.object({ snoozeMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(7 * 24 * 60))) }),
  ),
  answer: deskCase,
  problems: ['not-found', 'conflict'],
})

export const resolveChat = route({
  name: 'moderation.resolveChat',
  method: 'POST',
  path: '/api/admin/chats/{chatHash}/resolve',
  summary: 'Close all open reasons of the chat',
  who: 'agent',
  params: chatParams,
  body: z.object({ outcome: z.enum(outcomes), reason: because, version }),
  answer: deskCase,
  problems: ['not-found', 'conflict'],
})

const caseParams = z.object({ id })

/** The same by the case's id, for what is no chat: an angel that waits to be published. */
export const claimCase = route({
  name: 'moderation.claimCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/claim',
  summary: 'Take a case, whatever it is about',
  who: 'agent',
  params: caseParams,
  body: z.optional(z.object({ version: z.optional(version) })),
  answer: deskCase,
  problems: ['not-found', 'conflict'],
})

export const releaseCase = route({
  name: 'moderation.releaseCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/release',
  summary: 'Give a case back, at once or after a while',
  who: 'agent',
  params: caseParams,
  body: z.optional(
    z.object({ snoozeMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(7 * 24 * 60))) }),
  ),
  answer: deskCase,
  problems: ['not-found', 'conflict'],
})

export const watchCase = route({
  name: 'moderation.watchCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/watch',
  summary: 'I have this case on my screen: to be said every 20 seconds',
  who: 'agent',
  status: 204,
  params: caseParams,
  problems: ['not-found'],
})
