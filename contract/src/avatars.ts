import * as z from 'zod/mini'
import { id, pageOf, pageSize } from './common.ts'
import { route } from './route.ts'

export const genders = ['MALE', 'FEMALE'] as const
export type Gender = (typeof genders)[number]

export const ethnicities = [
  'AFRICAN',
  'EAST_ASIAN',
  'EUROPEAN',
  'LATIN_AMERICAN',
  'MIDDLE_EASTERN',
  'PACIFIC',
  'SOUTH_ASIAN',
] as const
export type Ethnicity = (typeof ethnicities)[number]

export const ages = { min: 18, max: 99 } as const

/** One picture in the formats and widths it comes in: ready for a `<source>`. */
export const pictureSource = z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() })

export const avatar = z.object({
  id,
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders),
  ethnicity: z.enum(ethnicities),
  /** One line that says who this is, at most some forty characters. */
  hook: z.string(),
  occupation: z.string(),
  /** One of the conversation starters. */
  starter: z.string(),
  imageUrl: z.string(),
  /** The portrait, 3:4, best format first. */
  imageSources: z.array(pictureSource),
  /** A close square crop for small sizes. */
  thumbUrl: z.string(),
  /** The portrait's own colours, which may tint what surrounds it. */
  palette: z.object({ ground: z.string(), line: z.string(), halo: z.string() }),
})
export type Avatar = z.output<typeof avatar>

export const avatarDetails = z.extend(avatar, {
  biography: z.string(),
  greeting: z.string(),
  traits: z.array(z.string()),
  hobbies: z.array(z.string()),
  speakingStyle: z.string(),
  starters: z.array(z.string()),
})
export type AvatarDetails = z.output<typeof avatarDetails>

export const avatarPage = pageOf(avatar)
export type AvatarPage = z.output<typeof avatarPage>

export interface AvatarFilter {
  gender: Gender
  minAge: number
  maxAge: number
  ethnicity: Ethnicity[]
}

export const defaultFilter: AvatarFilter = { gender: 'FEMALE', minAge: ages.min, maxAge: ages.max, ethnicity: [] }

/** A value of a query as text; a repeated parameter counts by its parts, anything stranger not at all. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function integer(value: unknown, fallback: number): number {
  const parsed = Number.parseInt(text(value), 10)
  return Number.isNaN(parsed) ? fallback : parsed
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Reads the filter from a query string's values: integers, clamped; what cannot be read falls back to its default. */
export function parseFilter(query: Readonly<Record<string, unknown>>): AvatarFilter {
  const gender = genders.find((g) => g === text(query['gender']).toUpperCase()) ?? defaultFilter.gender
  const from = clamp(integer(query['minAge'], ages.min), ages.min, ages.max)
  const to = clamp(integer(query['maxAge'], ages.max), ages.min, ages.max)
  const wanted = new Set(text(query['ethnicity']).split(',').map((e) => e.trim().toUpperCase()))
  return {
    gender,
    minAge: Math.min(from, to),
    maxAge: Math.max(from, to),
    ethnicity: ethnicities.filter((e) => wanted.has(e)),
  }
}

/** The filter as a query, defaults left out, so that a plain list has a plain address. */
export function filterQuery(filter: AvatarFilter): Record<string, string> {
  const query: Record<string, string> = {}
  if (filter.gender !== defaultFilter.gender) query['gender'] = filter.gender
  if (filter.minAge !== ages.min) query['minAge'] = String(filter.minAge)
  if (filter.maxAge !== ages.max) query['maxAge'] = String(filter.maxAge)
  if (filter.ethnicity.length > 0) query['ethnicity'] = filter.ethnicity.join(',')
  return query
}

/** The list never answers 422: what it cannot read falls back. */
const listQuery = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((query) => ({
    ...parseFilter(query),
    page: clamp(integer(query['page'], 1), 1, 100_000),
    pageSize: clamp(integer(query['pageSize'], pageSize), 1, 100),
  })),
)

export const listAvatars = route({
  name: 'avatars.list',
  method: 'GET',
  path: '/api/avatars',
  summary: 'The catalogue: page, pageSize, gender, minAge, maxAge, ethnicity (comma-joined)',
  who: 'all',
  query: listQuery,
  answer: avatarPage,
})

export const avatarOption = z.object({
  value: z.string(),
  label: z.string(),
  imageUrl: z.optional(z.string()),
})

export const listOptions = route({
  name: 'avatars.listOptions',
  method: 'GET',
  path: '/api/avatars/options',
  summary: 'Everything that the filters and the generator offer',
  who: 'all',
  answer: z.record(z.string(), z.array(avatarOption)),
})

export const readAvatar = route({
  name: 'avatars.read',
  method: 'GET',
  path: '/api/avatars/{id}',
  summary: 'One angel with who they are',
  who: 'all',
  params: z.object({ id }),
  answer: avatarDetails,
  problems: ['not-found'],
})
