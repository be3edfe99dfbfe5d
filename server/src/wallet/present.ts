import type { EntryRow } from './store.ts'

/** The words of a statement, by the reason that the ledger keeps. */
const words: Readonly<Record<string, string>> = {
  'welcome-gift': 'Welcome gift',
  reply: 'Replies',
  'reply-refund': 'Returned: a reply that did not come',
}

export function presentEntry(row: EntryRow) {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    amount: row.amount,
    reason: words[row.reason] ?? row.reason,
    balance: row.balanceAfter ?? 0,
  }
}
