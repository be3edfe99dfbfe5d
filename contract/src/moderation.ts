import * as z from 'zod/mini'
import { historyOf, id, pageOf, pageQuery, seqMax, time } from './common.ts'
import { chatHash, message } from './messages.ts'
import { route } from './route.ts'

/** What the agents' desk works on: a chat with an open reason, or an angel that its owner wants to see published. */
export const caseKinds = ['CHAT', 'AVATAR'] as const
export const caseStates = ['OPEN', 'SNOOZED', 'RESOLVED'] as const

/** Why somebody should look: a rule or a model found something, a person reported it, called for a human, or asked to publish. */
export const reasonSources = ['RULE', 'MODEL', 'REPORT', 'CALL', 'PUBLICATION', 'AGENT'] as const

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

export const deskLimits = { reasonMax: 500, noteMax: 2000, careMax: 4000, appealMax: 2000 } as const

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
/** Why an agent does something: always asked for, always kept. */
const because = text(deskLimits.reasonMax)
/** From what the agent has seen: who decides on something that has changed since is refused. */
const version = z.int().check(z.minimum(0))

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

export const agent = z.object({ id, name: z.string() })

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

const chatParams = z.object({ chatHash })

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

export const violationStates = ['OPEN', 'UPHELD', 'DISMISSED'] as const
export const violation = z.object({
  id,
  userId: id,
  personName: z.string(),
  brandId: z.string(),
  category: z.string(),
  rule: z.nullable(z.string()),
  severity: z.int(),
  source: z.enum(reasonSources),
  state: z.enum(violationStates),
  excerpt: z.string(),
  chatHash: z.nullable(chatHash),
  messageId: z.nullable(id),
  /** It was not delivered. */
  blocked: z.boolean(),
  at: time,
  decidedBy: z.nullable(agent),
  decidedAt: z.nullable(time),
  decision: z.nullable(z.string()),
})
export type Violation = z.output<typeof violation>

export const penaltyKinds = ['WARNING', 'SUSPENSION'] as const
export const penalty = z.object({
  id,
  kind: z.enum(penaltyKinds),
  /** What the person was told. */
  reason: z.string(),
  by: z.nullable(agent),
  at: time,
  /** Of a warning: when it no longer counts. Of a suspension: its end. */
  until: time,
  /** It counts now. */
  active: z.boolean(),
  /** Taken back: by an appeal, or by an agent. */
  liftedAt: z.nullable(time),
})

export const personCard = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  brandId: z.string(),
  createdAt: time,
  isPremium: z.boolean(),
  warningCounter: z.int(),
  suspendedUntil: z.nullable(time),
  violations: z.object({ open: z.int(), upheld: z.int(), dismissed: z.int() }),
  penalties: z.array(penalty),
  /** How many penalties this person ever had. A warning or suspension may send it back as `version`: refused when there is a new one. */
  version: z.optional(z.int()),
})
export type PersonCard = z.output<typeof personCard>

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

export const listViolations = route({
  name: 'moderation.listViolations',
  method: 'GET',
  path: '/api/admin/violations',
  summary: 'What was found, newest first',
  who: 'agent',
  query: z.extend(pageQuery, {
    userId: z.optional(id),
    state: z.optional(z.enum(violationStates)),
    category: z.optional(z.string().check(z.maxLength(40))),
    source: z.optional(z.enum(reasonSources)),
  }),
  answer: pageOf(violation),
})

export const decideViolation = route({
  name: 'moderation.decideViolation',
  method: 'POST',
  path: '/api/admin/violations/{id}/decision',
  summary: 'Upheld, or dismissed as a mistake; decided again, the last word counts',
  who: 'agent',
  params: z.object({ id }),
  body: z.object({ state: z.enum(['UPHELD', 'DISMISSED']), reason: because }),
  answer: violation,
  problems: ['not-found', 'conflict'],
})

export const timelineEntry = z.object({
  id,
  at: time,
  kind: z.enum([
    'VIOLATION',
    'DECISION',
    'WARNING',
    'SUSPENSION',
    'LIFTED',
    'APPEAL',
    'APPEAL_DECIDED',
    'NOTE',
    'REPORT',
  ]),
  title: z.string(),
  text: z.string(),
  by: z.nullable(agent),
  chatHash: z.nullable(chatHash),
})

export const readPerson = route({
  name: 'moderation.readPerson',
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One person’s card and history, newest first. Each opening is in the audit log',
  who: 'agent',
  params: z.object({ id }),
  answer: z.object({ person: personCard, timeline: z.array(timelineEntry) }),
  problems: ['not-found'],
})

const penaltyBody = z.object({
  /** What the person reads. */
  reason: because,
  violationId: z.optional(id),
  chatHash: z.optional(chatHash),
  /** The person card's `version` that the agent has seen: so that two agents do not warn for the same thing. */
  version: z.optional(version),
})

export const warnPerson = route({
  name: 'moderation.warnPerson',
  method: 'POST',
  path: '/api/admin/users/{id}/warnings',
  summary: 'Warn a person. The third warning that counts suspends: 24 hours, then 72, then 7 days',
  who: 'agent',
  status: 201,
  idempotent: 'where-given',
  params: z.object({ id }),
  body: penaltyBody,
  answer: personCard,
  problems: ['not-found', 'conflict'],
})

export const suspendPerson = route({
  name: 'moderation.suspendPerson',
  method: 'POST',
  path: '/api/admin/users/{id}/suspension',
  summary: 'Suspend a person at once, on all devices',
  who: 'agent',
  status: 201,
  params: z.object({ id }),
  body: z.extend(penaltyBody, { hours: z.int().check(z.minimum(1), z.maximum(24 * 365)) }),
  answer: personCard,
  problems: ['not-found', 'conflict'],
})

export const liftSuspension = route({
  name: 'moderation.liftSuspension',
  method: 'DELETE',
  path: '/api/admin/users/{id}/suspension',
  summary: 'End a suspension now',
  who: 'agent',
  params: z.object({ id }),
  query: z.object({ reason: because }),
  answer: personCard,
  problems: ['not-found', 'conflict'],
})

export const appealStates = ['OPEN', 'GRANTED', 'REJECTED'] as const
export const appeal = z.object({
  id,
  state: z.enum(appealStates),
  userId: id,
  personName: z.string(),
  penalty,
  text: z.string(),
  at: time,
  decidedBy: z.nullable(agent),
  decidedAt: z.nullable(time),
  decision: z.nullable(z.string()),
  /** The agent who reads acted themselves: a colleague has to decide. */
  isOwn: z.boolean(),
})
export type Appeal = z.output<typeof appeal>

/** By the token of the suspension dialog, since a suspended person is logged out; or, logged in, by the penalty's id. */
export const createAppeal = route({
  name: 'moderation.createAppeal',
  method: 'POST',
  path: '/api/appeals',
  summary: 'Appeal against a warning or a suspension: once, within 20 days; another agent decides',
  who: 'all',
  status: 201,
  body: z.object({
    token: z.optional(z.string().check(z.maxLength(2000))),
    penaltyId: z.optional(id),
    text: text(deskLimits.appealMax),
  }),
  answer: z.object({ id, state: z.enum(appealStates), at: time }),
  problems: ['not-authenticated', 'not-found', 'conflict', 'link-expired', 'link-invalid'],
})

export const listAppeals = route({
  name: 'moderation.listAppeals',
  method: 'GET',
  path: '/api/admin/appeals',
  summary: 'Appeals, those that wait longest first',
  who: 'agent',
  query: z.extend(pageQuery, { state: z.optional(z.enum(appealStates)) }),
  answer: pageOf(appeal),
})

export const decideAppeal = route({
  name: 'moderation.decideAppeal',
  method: 'POST',
  path: '/api/admin/appeals/{id}/decision',
  summary:
    'Another agent than the one who acted decides; granted, the strike is removed and a suspension lifted',
  who: 'agent',
  params: z.object({ id }),
  body: z.object({ state: z.enum(['GRANTED', 'REJECTED']), reason: because }),
  answer: appeal,
  problems: ['not-found', 'conflict', 'not-allowed'],
})

export const readReview = route({
  name: 'moderation.readReview',
  method: 'GET',
  path: '/api/admin/avatars/{id}/review',
  summary: 'An angel that its owner wants to see published, with all of its texts',
  who: 'agent',
  params: z.object({ id }),
  answer: z.object({
    case: deskCase,
    /** Decide on what you have read: it is refused when the owner has changed something since. */
    version: z.string(),
    name: z.string(),
    age: z.int(),
    imageUrl: z.string(),
    texts: z.array(z.object({ label: z.string(), text: z.string() })),
    person: personCard,
  }),
  problems: ['not-found'],
})

export const reviewAvatar = route({
  name: 'moderation.reviewAvatar',
  method: 'POST',
  path: '/api/admin/avatars/{id}/review',
  summary: 'Publish an angel, or say why not',
  who: 'agent',
  params: z.object({ id }),
  body: z.object({ approved: z.boolean(), version: z.string(), reason: z.optional(because) }),
  answer: z.object({ case: deskCase }),
  problems: ['not-found', 'conflict', 'invalid-fields'],
})

export const auditEntry = z.object({
  id,
  at: time,
  agent,
  action: z.string(),
  chatHash: z.nullable(chatHash),
  userId: z.nullable(id),
  avatarId: z.nullable(id),
  reason: z.nullable(z.string()),
})

export const readAudit = route({
  name: 'moderation.readAudit',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Every opening and action of agents, newest first',
  who: 'agent',
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(100))),
    agentId: z.optional(id),
    userId: z.optional(id),
    chatHash: z.optional(chatHash),
  }),
  answer: pageOf(auditEntry),
})

export const readDashboard = route({
  name: 'moderation.readDashboard',
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: 'How the desk is doing: the last 7 days',
  who: 'agent',
  answer: z.object({
    waiting: z.int(),
    oldestWaitingSince: z.nullable(time),
    medianFirstActionSeconds: z.nullable(z.int()),
    outcomes: z.array(z.object({ outcome: z.enum(outcomes), count: z.int() })),
    /** By rule: how many findings agents dismissed, of those they decided. */
    falseFlags: z.array(z.object({ rule: z.string(), decided: z.int(), dismissed: z.int() })),
  }),
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

export const readStanding = route({
  name: 'moderation.readStanding',
  method: 'GET',
  path: '/api/users/{id}/standing',
  summary: 'My warnings and suspensions: why, how long they count, and whether I can appeal',
  who: 'user',
  params: z.object({ id }),
  answer: z.object({
    warningCounter: z.int(),
    penalties: z.array(
      z.extend(penalty, { appeal: z.nullable(z.enum(appealStates)), canAppeal: z.boolean() }),
    ),
  }),
  problems: ['not-found'],
})
