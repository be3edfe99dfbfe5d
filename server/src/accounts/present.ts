import type { User, UserDetails } from '@aureole/contract/accounts'
import { isSuspended } from './policy.ts'
import type { UserRow } from './store.ts'

export function presentUser(row: UserRow, tokens: number, now: Date): User {
  return {
    id: row.id,
    email: row.email,
    avatar:
      row.avatarName === null || row.avatarImageUrl === null
        ? null
        : { name: row.avatarName, imageUrl: row.avatarImageUrl },
    tokens,
    isPremium: row.premiumUntil !== null && row.premiumUntil > now,
    warningCounter: row.warningCounter,
    suspendedUntil: isSuspended(row, now) ? (row.suspendedUntil?.toISOString() ?? null) : null,
    isAgent: row.groups.includes('AGENT'),
  }
}

export function presentDetails(
  row: UserRow,
  more: { tokens: number; pendingEmail: string | null; secondFactor: boolean },
  now: Date,
): UserDetails {
  return {
    ...presentUser(row, more.tokens, now),
    birthDate: row.birthDate,
    createdAt: row.createdAt.toISOString(),
    pendingEmail: more.pendingEmail,
    mailNotices: { news: row.mailNews, security: true },
    deletionAt: row.deletionAt?.toISOString() ?? null,
    secondFactor: more.secondFactor,
  }
}
