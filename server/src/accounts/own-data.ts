import { jsonFile, type PersonalData } from './personal-data.ts'
import { sessionsOf, userById, type SessionRow, type UserRow } from './store.ts'
import { hasSecondFactor } from './store-second-factors.ts'
import type { AccountsTools } from './tools.ts'

/** What accounts themselves keep about a person. Secrets and their hashes are no information about anybody. */
export function ownData(tools: AccountsTools): PersonalData {
  return {
    async *exportFor(userId) {
      const { db } = tools.database
      const user = await userById(db, userId)
      if (user === undefined) return
      yield jsonFile('account.json', {
        ...presentAccount(user),
        secondFactor: await hasSecondFactor(db, userId),
      })
      yield jsonFile('devices.json', (await sessionsOf(db, userId)).map(presentSession))
    },
    // Goes with the person's row, as the last of all.
    eraseFor: async () => undefined,
  }
}

function presentAccount(user: UserRow) {
  return {
    id: user.id,
    brand: user.brandId,
    email: user.email,
    birthDate: user.birthDate,
    createdAt: user.createdAt,
    confirmedAt: user.confirmedAt,
    groups: user.groups,
    persona: { name: user.avatarName, picture: user.avatarImageUrl },
    premiumUntil: user.premiumUntil,
    warnings: user.warningCounter,
    suspension:
      user.suspendedUntil === null ? null : { until: user.suspendedUntil, reason: user.suspensionReason },
    mailNotices: { news: user.mailNews },
    cameFrom: user.tracking,
    deletionAt: user.deletionAt,
  }
}

function presentSession({ userAgent, createdAt, lastUsedAt, endedAt, endReason }: SessionRow) {
  return { userAgent, createdAt, lastUsedAt, endedAt, endReason }
}
