import * as z from 'zod/mini'
import { ages, ethnicities, genders } from './avatar-filter.ts'
import { avatarLimits } from './avatar-limits.ts'
import { avatar, avatarDetails } from './avatars.ts'
import { id, pageOf, pageQuery } from './common.ts'
import { lookChoice } from './looks.ts'
import { route } from './route.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(avatarLimits.lineMax))

/** PRIVATE: only the owner meets this angel. REVIEW: an agent is asked to publish it. PUBLIC: in the catalogue. */
export const visibilities = ['PRIVATE', 'REVIEW', 'PUBLIC'] as const
export type Visibility = (typeof visibilities)[number]

/** An own angel as it is written down: what is left out is worded by the house from what is there. */
export const avatarDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(avatarLimits.nameMax)),
  age: z.int().check(z.minimum(ages.min), z.maximum(ages.max)),
  gender: z.enum(genders),
  ethnicity: z.enum(ethnicities),
  look: lookChoice,
  traits: z.array(line).check(z.minLength(1), z.maxLength(avatarLimits.traitsMax)),
  hobbies: z.array(line).check(z.maxLength(avatarLimits.hobbiesMax)),
  occupation: line,
  relation: z.optional(line),
  speakingStyle: line,
  biography: z.optional(z.string().check(z.trim(), z.maxLength(avatarLimits.biographyMax))),
  greeting: z.optional(z.string().check(z.trim(), z.maxLength(avatarLimits.greetingMax))),
  starters: z.optional(z.array(line).check(z.maxLength(avatarLimits.startersMax))),
})
export type AvatarDraft = z.output<typeof avatarDraft>

/** What only its owner sees of an angel. */
export const ownAvatar = z.extend(avatarDetails, {
  visibility: z.enum(visibilities),
  /** Why an agent did not publish it, when that was the last word. */
  refusal: z.nullable(z.string()),
  relation: z.nullable(z.string()),
  look: lookChoice,
  /** The picture came with a card, or from an image model; choosing looks anew draws it again. */
  pictureSource: z.enum(['DRAWN', 'GENERATED', 'UPLOADED']),
  createdAt: z.iso.datetime(),
})
export type OwnAvatar = z.output<typeof ownAvatar>

export const listOwnAvatars = route({
  name: 'avatars.listOwn',
  method: 'GET',
  path: '/api/users/{id}/avatars',
  summary: 'My own angels, the newest first, and how many I may keep',
  who: 'user',
  params: z.object({ id }),
  query: pageQuery,
  answer: z.extend(pageOf(z.extend(avatar, { visibility: z.enum(visibilities) })), {
    count: z.int(),
    limit: z.int(),
  }),
  problems: ['not-found'],
})

export const createOwnAvatar = route({
  name: 'avatars.createOwn',
  method: 'POST',
  path: '/api/users/{id}/avatars',
  summary: 'Bring an angel to life; the same generator state never makes two',
  who: 'user',
  status: 201,
  params: z.object({ id }),
  body: z.extend(avatarDraft, { generatorState: z.optional(id) }),
  answer: ownAvatar,
  problems: ['not-found', 'invalid-fields', 'avatar-limit-reached'],
})

export const readOwnAvatar = route({
  name: 'avatars.readOwn',
  method: 'GET',
  path: '/api/users/{id}/avatars/{avatarId}',
  summary: 'One of my angels, with what can be edited',
  who: 'user',
  params: z.object({ id, avatarId: id }),
  answer: ownAvatar,
  problems: ['not-found'],
})

export const changeAvatar = route({
  name: 'avatars.change',
  method: 'PATCH',
  path: '/api/avatars/{id}',
  summary: 'Edit one of my angels; a published one goes to review again',
  who: 'user',
  params: z.object({ id }),
  body: z.partial(avatarDraft),
  answer: ownAvatar,
  problems: ['not-found', 'invalid-fields'],
})

export const deleteAvatar = route({
  name: 'avatars.delete',
  method: 'DELETE',
  path: '/api/avatars/{id}',
  summary: 'Delete one of my angels; chats with it can still be read',
  who: 'user',
  status: 204,
  params: z.object({ id }),
  problems: ['not-found'],
})

export const askPublication = route({
  name: 'avatars.askPublication',
  method: 'POST',
  path: '/api/avatars/{id}/publication',
  summary: 'Ask for one of my angels to be published; an agent decides',
  who: 'user',
  params: z.object({ id }),
  answer: ownAvatar,
  problems: ['not-found', 'conflict'],
})

export const withdrawPublication = route({
  name: 'avatars.withdrawPublication',
  method: 'DELETE',
  path: '/api/avatars/{id}/publication',
  summary: 'Take it back: only I meet this angel',
  who: 'user',
  params: z.object({ id }),
  answer: ownAvatar,
  problems: ['not-found'],
})

export const blockAvatar = route({
  name: 'avatars.block',
  method: 'PUT',
  path: '/api/avatars/{id}/block',
  summary: 'I do not want to meet this angel',
  who: 'user',
  status: 204,
  params: z.object({ id }),
  problems: ['not-found'],
})

export const unblockAvatar = route({
  name: 'avatars.unblock',
  method: 'DELETE',
  path: '/api/avatars/{id}/block',
  summary: 'I may meet this angel again',
  who: 'user',
  status: 204,
  params: z.object({ id }),
  problems: ['not-found'],
})

export const listBlockedAvatars = route({
  name: 'avatars.listBlocked',
  method: 'GET',
  path: '/api/users/{id}/blocked-avatars',
  summary: 'The angels I do not want to meet',
  who: 'user',
  params: z.object({ id }),
  answer: z.object({ items: z.array(avatar) }),
  problems: ['not-found'],
})
