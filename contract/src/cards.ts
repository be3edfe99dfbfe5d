import * as z from 'zod/mini'
import { avatarLimits } from './avatar-limits.ts'
import { id } from './common.ts'
import { avatarDraft, ownAvatar } from './own-avatars.ts'
import { route } from './route.ts'

const upload = {
  maxBytes: avatarLimits.cardBytesMax,
  types: ['application/json', 'image/png', 'application/zip', 'application/octet-stream'],
} as const

/** A card as it would become an angel, before anything is stored. */
export const cardPreview = z.object({
  spec: z.enum(['V1', 'V2', 'V3']),
  container: z.enum(['JSON', 'PNG', 'CHARX']),
  draft: avatarDraft,
  /** A small picture out of the card, as a data URI. */
  picture: z.nullable(z.string()),
  loreEntries: z.int(),
  alternateGreetings: z.int(),
  creator: z.nullable(z.string()),
  /** Sentences for the person: what was left open, shortened, or is kept without being used. */
  remarks: z.array(z.string()),
})
export type CardPreview = z.output<typeof cardPreview>

export const previewCard = route({
  name: 'avatars.previewCard',
  method: 'POST',
  path: '/api/avatars/import/preview',
  summary: 'Read a character card (V1, V2, V3; JSON, PNG, CHARX) without keeping it',
  who: 'user',
  upload,
  answer: cardPreview,
  problems: ['card-unreadable', 'card-refused', 'body-too-large', 'unsupported-media-type'],
})

export const importCard = route({
  name: 'avatars.importCard',
  method: 'POST',
  path: '/api/avatars/import',
  summary: 'Make a character card (V1, V2, V3; JSON, PNG, CHARX) one of my angels',
  who: 'user',
  status: 201,
  upload,
  answer: ownAvatar,
  problems: [
    'card-unreadable',
    'card-refused',
    'avatar-limit-reached',
    'body-too-large',
    'unsupported-media-type',
  ],
})

export const exportCard = route({
  name: 'avatars.exportCard',
  method: 'GET',
  path: '/api/avatars/{id}/card',
  summary: 'An angel as a character card',
  who: 'all',
  params: z.object({ id }),
  query: z.object({
    format: z._default(z.enum(['json', 'png']), 'json'),
    version: z._default(z.enum(['2', '3']), '3'),
  }),
  download: { types: ['application/json', 'image/png'] },
  problems: ['not-found'],
})
