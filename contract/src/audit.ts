import * as z from 'zod/mini'
import { outcomes } from './cases.ts'
import { id, pageOf, pageQuery, time } from './common.ts'
import { agent } from './desk.ts'
import { chatHash } from './messages.ts'
import { route } from './route.ts'

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
