import * as z from 'zod/mini'
import { route } from './route.ts'

/** The region of whoever is in none of the others: lines that help anywhere. */
export const elsewhere = 'ZZ'

/** People who answer. At least one of phone, text and chat is there. */
export const crisisLine = z.object({
  name: z.string(),
  /** As it is written where it is answered, spaces included. */
  phone: z.optional(z.string()),
  /** A number for text messages, and the word that some want to begin with. */
  text: z.optional(z.object({ number: z.string(), word: z.optional(z.string()) })),
  /** A page on which one can write with them or find them. */
  chat: z.optional(z.string()),
  hours: z.string(),
  languages: z.optional(z.array(z.string())),
  note: z.optional(z.string()),
})
export type CrisisLine = z.output<typeof crisisLine>

export const crisisLines = z.object({
  /** ISO 3166, or `ZZ`. */
  region: z.string(),
  /** What can be asked for, by name; elsewhere comes last. */
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The numbers for danger right now. */
  emergency: z.array(z.string()),
  lines: z.array(crisisLine),
  /** When the oldest of these lines was last compared with what is published about it. */
  checkedOn: z.iso.date(),
})
export type CrisisLines = z.output<typeof crisisLines>

/** For anywhere. The page holds them too, for when nothing can be fetched. */
export const linesAnywhere = {
  name: 'Somewhere else',
  emergency: ['112', '911'],
  lines: [
    {
      name: 'Find a Helpline',
      chat: 'https://findahelpline.com',
      hours: 'Knows who answers in most countries, and when',
    },
    {
      name: 'Befrienders Worldwide',
      chat: 'https://befrienders.org',
      hours: 'Knows people who listen, in many countries',
    },
  ],
} as const satisfies { name: string; emergency: readonly string[]; lines: readonly CrisisLine[] }

export const listCrisisLines = route({
  name: 'safety.listCrisisLines',
  method: 'GET',
  path: '/api/crisis-lines',
  summary:
    'Who answers in a crisis; a region that is missing or unknown is read from Accept-Language, else the lines for anywhere',
  who: 'all',
  query: z.object({ region: z.optional(z.string()) }),
  answer: crisisLines,
})
