import * as z from 'zod/mini'
import { id, pageOf, pageQuery, time } from './common.ts'
import { route } from './route.ts'

export const entry = z.object({ id, at: time, amount: z.int(), reason: z.string(), balance: z.int() })

export const readWallet = route({
  name: 'wallet.read',
  method: 'GET',
  path: '/api/wallet',
  summary: 'The balance and the statement, newest first',
  who: 'user',
  query: pageQuery,
  answer: z.extend(pageOf(entry), { balance: z.int() }),
})
