import type { Premium } from '@aureole/contract/payments'
import type { PaymentsTools } from './parts.ts'
import { isAlive } from './policy.ts'
import { presentPlan } from './present.ts'
import { subscriptionsOf, type SubscriptionRow } from './store-subscriptions.ts'

/** How premium stands. Somebody may have it without a subscription: given by the house, or ended and still paid for. */
export async function readPremium(
  tools: PaymentsTools,
  { userId, brandId }: { userId: string; brandId: string },
): Promise<Premium> {
  const { db } = tools.database
  const now = tools.clock.now()
  const rows = await subscriptionsOf(db, userId)
  const current =
    rows.find((row) => isAlive(row, now)) ?? rows.find((row) => row.paidUntil !== null && row.paidUntil > now)
  const user = await tools.accounts.userById(db, userId)
  const isPremium = user?.isPremium ?? false
  return {
    state: current === undefined ? (isPremium ? 'active' : 'none') : stateOf(current),
    plan: current === undefined ? null : presentPlan(current),
    until: current?.paidUntil?.toISOString() ?? null,
    freeReplies: isPremium ? await freeReplies(tools, userId, brandId, now) : null,
    hasPortal: current !== undefined && current.provider === tools.provider?.name,
  }
}

function stateOf(row: SubscriptionRow): Premium['state'] {
  if (row.pastDueAt !== null && row.endedAt === null) return 'past-due'
  return row.renews && row.endedAt === null ? 'active' : 'cancelling'
}

const day = 24 * 3600_000

async function freeReplies(
  tools: PaymentsTools,
  userId: string,
  brandId: string,
  now: Date,
): Promise<Premium['freeReplies']> {
  const midnight = new Date(Math.floor(now.getTime() / day) * day)
  return {
    used: await tools.wallet.freeRepliesUsed(tools.database.db, userId, midnight),
    limit: tools.brands.byId(brandId).prices.premiumRepliesPerDay,
    resetsAt: new Date(midnight.getTime() + day).toISOString(),
  }
}
