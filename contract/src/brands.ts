import * as z from 'zod/mini'
import { route } from './route.ts'

const colour = z.string().check(z.regex(/^oklch\([\d.\s%/-]+\)$/))
const plainColour = z.string().check(z.regex(/^#[\dA-Fa-f]{6}$/))
const amount = z.int().check(z.minimum(0))

/** The design tokens that a brand may set, by the name of their CSS variable without the dashes. */
export const themeTokens = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'scrim',
  'ink-1',
  'ink-2',
  'ink-3',
  'line',
  'line-2',
  'edge',
  'primary-a',
  'primary-b',
  'primary-on',
  'primary-ink',
  'primary-tint',
  'primary-tint-2',
  'mark-a',
  'mark-b',
  'halo',
  'halo-soft',
] as const

const palette = z.partialRecord(z.enum(themeTokens), colour)

export const brandTheme = z.object({
  /** For the browser's own bars, which do not read CSS variables. */
  themeColor: z.object({ dark: plainColour, light: plainColour }),
  /** Which drawing stands for the brand: a ring with rays or a ring with points. */
  mark: z.enum(['rays', 'points']),
  dark: palette,
  light: palette,
})
export type BrandTheme = z.output<typeof brandTheme>

export const legalEntity = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  registration: z.string(),
})

export const brand = z.object({
  id: z.string(),
  name: z.string(),
  /** The landing page's headline, in one or two lines. */
  headline: z.array(z.string()),
  tagline: z.string(),
  theme: brandTheme,
  logoUrl: z.string(),
  supportMail: z.string(),
  legalEntity,
})
export type Brand = z.output<typeof brand>

export const vars = z.object({
  domainName: z.string(),
  /** ISO 4217. */
  currencyStr: z.string().check(z.regex(/^[A-Z]{3}$/)),
  signupLink: z.string(),
  brand,
  /** What things cost at a glance, in the brand's currency; the shop's own calls have the details. */
  prices: z.object({
    welcomeTokens: amount,
    packFromMinor: amount,
    packFromTokens: amount,
    premiumMonthMinor: amount,
    premiumMonthlyTokens: amount,
    premiumRepliesPerDay: amount,
    replyTokens: amount,
  }),
})
export type Vars = z.output<typeof vars>

export const readVars = route({
  name: 'brands.readVars',
  method: 'GET',
  path: '/api/vars',
  summary: 'What the domain of this request is: its brand, currency and sign-up link',
  who: 'all',
  answer: vars,
  problems: ['domain-not-configured'],
})
