import * as z from 'zod/mini'
import { id, time } from './common.ts'
import { agent, because, version } from './desk.ts'
import { chatHash } from './messages.ts'
import { route } from './route.ts'

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
