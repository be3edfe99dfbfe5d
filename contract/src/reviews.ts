import * as z from 'zod/mini'
import { deskCase } from './cases.ts'
import { id } from './common.ts'
import { personCard } from './desk-people.ts'
import { because } from './desk.ts'
import { route } from './route.ts'

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
