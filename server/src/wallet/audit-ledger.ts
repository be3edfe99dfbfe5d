import type { Clock } from '../platform/clock.ts'
import type { Database, Db } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import {
  accountsAfter,
  deleteAuditsBefore,
  faultyAccounts,
  insertAudit,
  ledgerTotals,
  lopsidedTransactions,
  type AccountFault,
  type Totals,
} from './store-audit.ts'

export interface LedgerAudit {
  readonly entries: number
  readonly accounts: number
  /** Sentences for the operator; none when all is well. */
  readonly faults: readonly string[]
}

/** How much one question reads at most, more or less: a question that takes too long is cut off by the database. */
const lot = { entries: 500_000, accounts: 2000, transactions: 1_000_000 }
const keptMilliseconds = 90 * 24 * 3600_000
const smallestId = '00000000-0000-0000-0000-000000000000'

/** Reads all there is and proves the rules of SPEC.md on it. Nothing waits for it, and it holds no lock. */
export async function auditLedger(database: Database, clock: Clock): Promise<LedgerAudit> {
  const { db } = database
  const began = performance.now()
  const totals = await ledgerTotals(db)
  const faults = [
    ...wholeFaults(totals),
    ...(await transactionFaults(db, totals.entries)),
    ...(await accountFaults(db)),
  ]
  const at = clock.now()
  const { entries, accounts } = totals
  const milliseconds = Math.round(performance.now() - began)
  await insertAudit(db, { id: newId(), at, entries, accounts, milliseconds, faults: faults.slice(0, 100) })
  await deleteAuditsBefore(db, new Date(at.getTime() - keptMilliseconds))
  return { entries, accounts, faults }
}

function wholeFaults(totals: Totals): string[] {
  const { house, people, balances, unplaced, debts, owed } = totals
  return [
    ...(house + people === 0
      ? []
      : [`All entries together make ${house + people} tokens out of nothing (W1).`]),
    ...(house + balances === 0
      ? []
      : [`The house has given ${-house} tokens, and people hold ${balances} (W6).`]),
    ...(unplaced === 0 ? [] : [`${unplaced} entries stand on the wrong side of a statement (W3).`]),
    ...(debts === owed ? [] : [`Debts of ${debts} tokens are recorded, accounts say ${owed} (W10).`]),
  ]
}

async function transactionFaults(db: Db, entries: number): Promise<string[]> {
  const parts = Math.max(1, Math.ceil(entries / lot.transactions))
  const faults: string[] = []
  for (let part = 0; part < parts; part++) {
    for (const { id, sum } of await lopsidedTransactions(db, part, parts))
      faults.push(`Transaction ${id} adds up to ${String(sum)} or has one side only (W1).`)
  }
  return faults
}

async function accountFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (let after = smallestId; ;) {
    const accounts = await accountsAfter(db, after, lot.accounts)
    const [first] = accounts
    if (first === undefined) return faults
    let read = 0
    const upTo = accounts.findIndex(({ entries }) => (read += entries) > lot.entries)
    const last = accounts[upTo === -1 ? accounts.length - 1 : upTo] ?? first
    for (const fault of await faultyAccounts(db, first.id, last.id)) faults.push(...sentences(fault))
    after = last.id
  }
}

function sentences(fault: AccountFault): string[] {
  const whose = `Account ${fault.id}`
  return [
    ...(fault.balance === fault.total
      ? []
      : [`${whose} says ${fault.balance} tokens, its entries add up to ${fault.total} (W3).`]),
    ...(fault.misplaced === 0 && fault.missing === 0
      ? []
      : [
          `${whose} has gaps in its statement: ${fault.misplaced} out of place, ${fault.missing} missing (W3).`,
        ]),
    ...(fault.miscounted === 0
      ? []
      : [`${whose} has ${fault.miscounted} entries with a wrong balance (W3).`]),
    ...(fault.least < 0 || fault.debt < 0 ? [`${whose} has been below zero (W4).`] : []),
    ...(fault.debt === fault.owed
      ? []
      : [`${whose} owes ${fault.debt} tokens, ${fault.owed} are recorded (W10).`]),
  ]
}
