import type { Entry } from '@aureole/contract/wallet'
import type { EntryRow } from './store.ts'

const number = new Intl.NumberFormat('en')

/** The words of a statement, by the reason that the ledger keeps. */
const words: Readonly<Record<string, (amount: number) => string>> = {
  'welcome-gift': () => 'Welcome gift',
  reply: (amount) => (amount === -1 ? 'A reply' : 'Replies'),
  'reply-refund': () => 'Returned: a reply that did not come',
  purchase: (amount) => `Bought ${number.format(amount)} tokens`,
  premium: () => 'Premium: the tokens of the month',
  refund: () => 'Taken back: a purchase was refunded',
  dispute: () => 'Taken back: a payment is disputed',
  'dispute-won': () => 'Given back: the dispute is settled',
  debt: () => 'Paid off: tokens that were used before a refund',
}

export function presentEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    seq: row.seq,
    at: row.createdAt.toISOString(),
    kind: row.amount > 0 ? 'in' : 'out',
    amount: row.amount,
    reason: words[row.reason]?.(row.amount) ?? row.reason,
    balance: row.balanceAfter ?? 0,
  }
}
