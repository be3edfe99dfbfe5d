import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Db, Tx } from '../platform/database/index.ts'
import type { FileAnswer } from '../platform/http/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import { auditLedger, type LedgerAudit } from './audit-ledger.ts'
import { downloadStatement } from './download-statement.ts'
import { eraseFromLedger, exportStatement } from './personal-data.ts'
import { readStatement, type StatementQuery } from './read-statement.ts'
import { balanceOf, credit, freeRepliesUsed, takeBack, type House } from './store.ts'

export interface Grant {
  userId: string
  amount: number
  /** A kebab-case word that the statement has a sentence for. */
  reason: string
  /** The same key gives once, however often it is asked. */
  key: string
  house?: House
}

export interface Wallet {
  balanceOf(db: Db | Tx, userId: string): Promise<number>
  /** Gives tokens, pays off what is owed, and answers the new balance; tell the person with `announce` after the commit. */
  grant(tx: Db | Tx, grant: Grant): Promise<number>
  /** Takes back as far as there is anything, records the rest as debt, and answers the new balance. */
  takeBack(tx: Db | Tx, grant: Grant & { house: House }): Promise<number>
  announce(userId: string, balance: number): void
  /** How many replies premium has paid for on a day (UTC). */
  freeRepliesUsed(db: Db | Tx, userId: string, day: Date): Promise<number>
  readStatement(userId: string, query: StatementQuery): ReturnType<typeof readStatement>
  downloadStatement(userId: string, kind: 'all' | 'in' | 'out'): FileAnswer
  /** Looks through the whole ledger; what is found is kept, and told by the metrics. */
  audit(): Promise<LedgerAudit>
  /** What is kept here about a person, for their rights to it. */
  readonly personalData: {
    exportFor(userId: string): AsyncIterable<ZipFile>
    eraseFor(tx: Tx, userId: string): Promise<void>
  }
}

export function createWallet(parts: { database: Database; bus: Bus; clock: Clock }): Wallet {
  const { database, bus, clock } = parts
  return {
    balanceOf,
    async grant(tx, { userId, amount, reason, key, house = 'gifts' }) {
      refuseNoTokens(amount, 'a gift')
      const balance = await credit(tx, { userId, house, amount, reason, key, at: clock.now() })
      if (balance === undefined) throw new Error('wallet: a gift cannot be refused')
      return balance
    },
    async takeBack(tx, { userId, amount, reason, key, house }) {
      refuseNoTokens(amount, 'something to take back')
      const balance = await takeBack(tx, { userId, house, amount, reason, key, at: clock.now() })
      if (balance === undefined) throw new Error('wallet: to take back cannot be refused')
      return balance
    },
    announce: (userId, balance) => bus.publish(`user:${userId}`, 'wallet.changed', { balance }),
    freeRepliesUsed,
    readStatement: (userId, query) => readStatement(database, userId, query),
    downloadStatement: (userId, kind) => downloadStatement(parts, userId, kind),
    audit: () => auditLedger(database, clock),
    personalData: {
      exportFor: (userId) => exportStatement(database, userId),
      eraseFor: eraseFromLedger,
    },
  }
}

function refuseNoTokens(amount: number, what: string): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new Error(`wallet: ${amount} is not ${what} of whole tokens`)
}
