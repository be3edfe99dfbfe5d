import * as z from 'zod/mini'
import { id, pageOf, pageQuery, seqMax, time } from './common.ts'
import { route } from './route.ts'

/** `in`: tokens that came, `out`: tokens that went. */
export const entryKinds = ['in', 'out'] as const

export const entry = z.object({
  id,
  /** Its place in the statement, from 1 without gaps. */
  seq: z.int(),
  at: time,
  kind: z.enum(entryKinds),
  amount: z.int(),
  /** What it was for: words for the person. */
  reason: z.string(),
  /** After it. */
  balance: z.int(),
})
export type Entry = z.output<typeof entry>

export const statementKinds = ['all', ...entryKinds] as const

const statementKind = z._default(z.enum(statementKinds), 'all')

export const readWallet = route({
  name: 'wallet.read',
  method: 'GET',
  path: '/api/wallet',
  summary: 'The balance and the statement, newest first',
  who: 'user',
  query: z.extend(pageQuery, {
    kind: statementKind,
    /** Goes on exactly behind an entry, whatever has come on top meanwhile: pages are counted from there. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(seqMax))),
  }),
  answer: z.extend(pageOf(entry), {
    balance: z.int(),
    /** Tokens of a payment that was taken back after they were spent: the next ones that come pay it off. */
    debt: z.int(),
  }),
})

export const downloadStatement = route({
  name: 'wallet.downloadStatement',
  method: 'GET',
  path: '/api/wallet/statement.csv',
  summary: 'The whole statement as a table, oldest first',
  who: 'user',
  query: z.object({ kind: statementKind }),
  download: { types: ['text/csv'] },
})
