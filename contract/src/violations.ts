import * as z from 'zod/mini'
import { id, pageOf, pageQuery, time } from './common.ts'
import { agent, because, reasonSources } from './desk.ts'
import { chatHash } from './messages.ts'
import { route } from './route.ts'

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
