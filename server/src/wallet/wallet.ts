import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Db, Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import { eraseFromLedger, exportStatement } from './personal-data.ts'
import { readStatement } from './read-statement.ts'
import { balanceOf, move, type House } from './store.ts'

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
  /** Gives tokens and answers the new balance; tell the person with `announce` after the commit. */
  grant(tx: Db | Tx, grant: Grant): Promise<number>
  announce(userId: string, balance: number): void
  readStatement(userId: string, page: number, pageSize: number): ReturnType<typeof readStatement>
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
      if (!Number.isSafeInteger(amount) || amount <= 0)
        throw new Error(`wallet: ${amount} is not a gift of whole tokens`)
      const balance = await move(tx, { userId, house, amount, reason, key, at: clock.now() })
      if (balance === undefined) throw new Error('wallet: a gift cannot be refused')
      return balance
    },
    announce: (userId, balance) => bus.publish(`user:${userId}`, 'wallet.changed', { balance }),
    readStatement: (userId, page, pageSize) => readStatement(database, userId, page, pageSize),
    personalData: {
      exportFor: (userId) => exportStatement(database, userId),
      eraseFor: eraseFromLedger,
    },
  }
}
