import * as z from 'zod/mini'
import { ages, clamp, defaultFilter, ethnicities, genders, integer, parseFilter } from './avatar-filter.ts'
import { id, pageOf, pageSize } from './common.ts'
import { route } from './route.ts'

export {
  ages,
  defaultFilter,
  ethnicities,
  filterQuery,
  genders,
  parseFilter,
  type AvatarFilter,
  type Ethnicity,
  type Gender,
} from './avatar-filter.ts'

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
  /** What this angel holds to be true, in their own words. */
  opinions: z.array(z.string()),
  quirks: z.array(z.string()),
  /** Drawn by our own hand, made by an image model, or brought along with a card. */
  pictureSource: z.enum(['DRAWN', 'GENERATED', 'UPLOADED']),
  /** The reader made this angel. */
  isMine: z.boolean(),
  /** The reader does not want to meet this angel. */
  isBlocked: z.boolean(),
})
export type AvatarDetails = z.output<typeof avatarDetails>

export const avatarPage = pageOf(avatar)
export type AvatarPage = z.output<typeof avatarPage>

const listParameters = {
  page: { type: 'integer', minimum: 1, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: 100, default: pageSize },
  gender: { type: 'string', enum: genders, default: defaultFilter.gender },
  minAge: { type: 'integer', minimum: ages.min, maximum: ages.max, default: ages.min },
  maxAge: { type: 'integer', minimum: ages.min, maximum: ages.max, default: ages.max },
  ethnicity: { type: 'string', description: `Comma-joined: ${ethnicities.join(', ')}` },
}

/** The list never answers 422: what it cannot read falls back. */
const listQuery = z.pipe(
  z.record(z.string(), z.unknown()).check(z.meta({ properties: listParameters })),
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

export const featuredAvatars = route({
  name: 'avatars.featured',
  method: 'GET',
  path: '/api/avatars/featured',
  summary: 'A dozen of the catalogue, women and men in turn, for the first page',
  who: 'all',
  answer: z.object({ items: z.array(avatar) }),
})

export const similarAvatars = route({
  name: 'avatars.similar',
  method: 'GET',
  path: '/api/avatars/{id}/similar',
  summary: 'Angels whom one might like as well',
  who: 'all',
  params: z.object({ id }),
  answer: z.object({ items: z.array(avatar) }),
  problems: ['not-found'],
})

export const avatarOption = z.object({
  value: z.string(),
  label: z.string(),
  imageUrl: z.optional(z.string()),
  /** Of a suggested name: whom it suits. */
  gender: z.optional(z.enum(genders)),
  ethnicity: z.optional(z.enum(ethnicities)),
})
export type AvatarOption = z.output<typeof avatarOption>

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
