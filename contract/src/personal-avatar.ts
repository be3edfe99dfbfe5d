import * as z from 'zod/mini'
import { avatarLimits } from './avatar-limits.ts'
import { id } from './common.ts'
import { lookChoice } from './looks.ts'
import { route } from './route.ts'

/** A person's own persona: how angels see and call them. */
export const personalAvatar = z.object({
  name: z.string(),
  imageUrl: z.string(),
  /** A few lines that minds may read. */
  about: z.string(),
  /** How a custom picture was chosen; null with a ready one. */
  options: z.nullable(lookChoice),
})
export type PersonalAvatar = z.output<typeof personalAvatar>

export const readPersonalAvatar = route({
  name: 'avatars.readPersonal',
  method: 'GET',
  path: '/api/users/{id}/personal-avatar',
  summary: 'My persona; null until one was chosen',
  who: 'user',
  params: z.object({ id }),
  answer: z.nullable(personalAvatar),
  problems: ['not-found'],
})

export const setPersonalAvatar = route({
  name: 'avatars.setPersonal',
  method: 'PUT',
  path: '/api/users/{id}/personal-avatar',
  summary:
    'Choose a name and one of the ready pictures (`picture` in the options), or, with premium, a picture of one’s own making (`options`)',
  who: 'user',
  params: z.object({ id }),
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(avatarLimits.nameMax)),
    imageUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    about: z.optional(z.string().check(z.trim(), z.maxLength(avatarLimits.aboutMax))),
    options: z.optional(lookChoice),
  }),
  answer: personalAvatar,
  problems: ['not-found', 'invalid-fields', 'premium-required'],
})
