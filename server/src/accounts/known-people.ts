import type { Db, Tx } from '../platform/database/index.ts'
import { isSuspended } from './policy.ts'
import { usersById, type UserRow } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** What agents see of a person. */
export interface KnownPerson {
  readonly id: string
  readonly brandId: string
  readonly email: string
  /** What angels call them, or else the part of their address before the @. */
  readonly name: string
  readonly createdAt: Date
  readonly isPremium: boolean
  readonly isAgent: boolean
  readonly warningCounter: number
  readonly suspendedUntil: Date | null
}

/** By their ids; whoever is gone is left out. */
export async function knownPeople(
  { clock }: Pick<AccountsTools, 'clock'>,
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, KnownPerson>> {
  const rows = await usersById(db, [...new Set(ids)])
  const now = clock.now()
  return new Map(rows.map((row) => [row.id, known(row, now)]))
}

function known(row: UserRow, now: Date): KnownPerson {
  return {
    id: row.id,
    brandId: row.brandId,
    email: row.email,
    name: row.avatarName ?? row.email.split('@')[0] ?? '',
    createdAt: row.createdAt,
    isPremium: row.premiumUntil !== null && row.premiumUntil > now,
    isAgent: row.groups.includes('AGENT'),
    warningCounter: row.warningCounter,
    suspendedUntil: isSuspended(row, now) ? row.suspendedUntil : null,
  }
}
