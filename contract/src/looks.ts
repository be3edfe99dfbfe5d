import * as z from 'zod/mini'
import { ages, ethnicities, genders } from './avatar-filter.ts'

const word = z.string().check(z.regex(/^[A-Z][A-Z_]{0,30}$/))

/** What somebody has chosen about a picture. The values are those of `GET /api/avatars/options`; what is left open follows from `seed`. */
export const lookChoice = z.object({
  seed: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  gender: z.optional(z.enum(genders)),
  ethnicity: z.optional(z.enum(ethnicities)),
  age: z.optional(z.int().check(z.minimum(ages.min), z.maximum(ages.max))),
  /** From the palest (0) to the deepest (9). */
  skin: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
  undertone: z.optional(word),
  face: z.optional(word),
  hair: z.optional(word),
  hairColour: z.optional(word),
  eyes: z.optional(word),
  eyeShape: z.optional(word),
  brows: z.optional(word),
  nose: z.optional(word),
  lips: z.optional(word),
  beard: z.optional(word),
  glasses: z.optional(word),
  earrings: z.optional(word),
  freckles: z.optional(word),
  expression: z.optional(word),
  outfit: z.optional(word),
  palette: z.optional(word),
  halo: z.optional(word),
})
export type LookChoice = z.output<typeof lookChoice>
