import type { PremiumPlan } from '@aureole/contract/payments'

/** What one reply costs out of a pack, in minor units and their parts. */
export function replyFromPack(
  { amountMinor, tokens }: { amountMinor: number; tokens: number },
  replyTokens: number,
) {
  return (amountMinor / tokens) * replyTokens
}

const monthsOf = { month: 1, year: 12 } as const

export function monthlyMinor({ amountMinor, interval }: Pick<PremiumPlan, 'amountMinor' | 'interval'>) {
  return Math.round(amountMinor / monthsOf[interval])
}

/** By how much a plan is cheaper than the month's, in whole percent rounded down, so that nobody is promised too much. */
export function savingPercent(
  plan: Pick<PremiumPlan, 'amountMinor' | 'interval'>,
  all: readonly Pick<PremiumPlan, 'amountMinor' | 'interval'>[],
): number {
  const month = all.find(({ interval }) => interval === 'month')
  if (month === undefined || plan.interval === 'month' || month.amountMinor === 0) return 0
  const whole = month.amountMinor * monthsOf[plan.interval]
  return Math.max(0, Math.floor(((whole - plan.amountMinor) / whole) * 100))
}
