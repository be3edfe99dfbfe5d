import * as z from 'zod/mini'
import { id, pageOf, pageQuery, time } from './common.ts'
import { penalty } from './desk-people.ts'
import { agent, because, deskLimits, text } from './desk.ts'
import { route } from './route.ts'

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
