import * as z from 'zod/mini'
import { ages, ethnicities, genders } from './avatar-filter.ts'
import { avatarLimits } from './avatar-limits.ts'
import { id, time } from './common.ts'
import { lookChoice } from './looks.ts'
import { route } from './route.ts'

/** AI makes an angel, PERSONAL the person's own persona. */
export const generatorKinds = ['AI', 'PERSONAL'] as const
export type GeneratorKind = (typeof generatorKinds)[number]

const line = z.string().check(z.maxLength(avatarLimits.lineMax))

/** Half-finished on purpose: whatever has been answered so far. */
export const generatorAnswers = z.object({
  name: z.optional(z.string().check(z.maxLength(avatarLimits.nameMax))),
  age: z.optional(z.int().check(z.minimum(ages.min), z.maximum(ages.max))),
  gender: z.optional(z.enum(genders)),
  ethnicity: z.optional(z.enum(ethnicities)),
  look: z.optional(lookChoice),
  traits: z.optional(z.array(line).check(z.maxLength(avatarLimits.traitsMax))),
  hobbies: z.optional(z.array(line).check(z.maxLength(avatarLimits.hobbiesMax))),
  occupation: z.optional(line),
  relation: z.optional(line),
  speakingStyle: z.optional(line),
  biography: z.optional(z.string().check(z.maxLength(avatarLimits.biographyMax))),
  greeting: z.optional(z.string().check(z.maxLength(avatarLimits.greetingMax))),
  starters: z.optional(z.array(line).check(z.maxLength(avatarLimits.startersMax))),
  /** Of a persona: what angels may know about the person. */
  about: z.optional(z.string().check(z.maxLength(avatarLimits.aboutMax))),
})
export type GeneratorAnswers = z.output<typeof generatorAnswers>

export const generatorState = z.object({
  uuid: id,
  kind: z.enum(generatorKinds),
  /** The name of the step the person is at; empty at the very beginning. */
  step: z.string().check(z.regex(/^[a-z-]{0,30}$/)),
  answers: generatorAnswers,
  /** A guest has pressed Finish: the angel comes to life by itself with the first log-in. */
  finishAsked: z.boolean(),
  /** What was made of it. */
  avatarId: z.nullable(id),
  updatedAt: z.nullable(time),
})
export type GeneratorState = z.output<typeof generatorState>

const stateBody = z.object({
  uuid: id,
  kind: z._default(z.enum(generatorKinds), 'AI'),
  step: z.string().check(z.regex(/^[a-z-]{0,30}$/)),
  answers: generatorAnswers,
  finishAsked: z._default(z.boolean(), false),
})

const kindQuery = z.object({ kind: z._default(z.enum(generatorKinds), 'AI') })

export const readOwnGeneratorState = route({
  name: 'avatars.readOwnGeneratorState',
  method: 'GET',
  path: '/api/users/{id}/generator-state',
  summary:
    'Where the person stopped in the generator; an empty state with a fresh uuid when nothing was begun',
  who: 'user',
  params: z.object({ id }),
  query: kindQuery,
  answer: generatorState,
  problems: ['not-found'],
})

export const saveOwnGeneratorState = route({
  name: 'avatars.saveOwnGeneratorState',
  method: 'PUT',
  path: '/api/users/{id}/generator-state',
  summary: 'Keep what was answered so far; the uuid of a guest’s state takes that state over',
  who: 'user',
  params: z.object({ id }),
  body: stateBody,
  answer: generatorState,
  problems: ['not-found', 'invalid-fields', 'conflict'],
})

export const readGeneratorState = route({
  name: 'avatars.readGeneratorState',
  method: 'GET',
  path: '/api/generator-states/{uuid}',
  summary: 'A guest’s generator state; whoever knows the uuid may read it until somebody has taken it over',
  who: 'all',
  params: z.object({ uuid: id }),
  answer: generatorState,
  problems: ['not-found'],
})

export const saveGeneratorState = route({
  name: 'avatars.saveGeneratorState',
  method: 'PUT',
  path: '/api/generator-states/{uuid}',
  summary: 'Keep what a guest has answered so far',
  who: 'all',
  params: z.object({ uuid: id }),
  body: z.omit(stateBody, { uuid: true }),
  answer: generatorState,
  problems: ['invalid-fields', 'conflict'],
})
