import { newId } from '../platform/ids.ts'
import { applyNotice } from './apply-notice.ts'
import { noEffects } from './effects.ts'
import type { PaymentsTools } from './parts.ts'
import { addInterval, addMonths } from './policy.ts'
import { premiumPlans } from './products.ts'
import type { DemoSubscribe, PaymentProvider } from './provider.ts'
import { insertPayment } from './store.ts'
import { insertCoupon, useCoupon } from './store-coupons.ts'

export interface DemoPerson {
  readonly userId: string
  readonly brandId: string
  readonly isPremium: boolean
}

const day = 24 * 3600_000

/** Coupons to try: one that works, one that is over, one that is used up. And a year of premium for whoever has it. */
export async function seedDemo(
  tools: PaymentsTools,
  sandbox: (PaymentProvider & { subscribeDemo: DemoSubscribe }) | undefined,
  people: readonly DemoPerson[],
): Promise<void> {
  for (const { id } of tools.brands.all) await seedCoupons(tools, id)
  for (const person of people.filter(({ isPremium }) => isPremium)) {
    if (sandbox) await seedSubscription(tools, sandbox, person)
    else await givePremium(tools, person.userId)
  }
}

/** Where a real provider takes the money, nobody has paid it: premium is given, without a subscription. */
async function givePremium(tools: PaymentsTools, userId: string): Promise<void> {
  const premiumUntil = addMonths(tools.clock.now(), 120)
  await tools.database.transaction((tx) => tools.accounts.changePerson(tx, userId, { premiumUntil }))
}

async function seedCoupons(tools: PaymentsTools, brandId: string): Promise<void> {
  const createdAt = tools.clock.now()
  const common = { brandId, expiresAt: null, useLimit: null, createdAt }
  await insertCoupon(tools.database.db, { ...common, id: newId(), code: 'WELCOME20', percentOff: 20 })
  await insertCoupon(tools.database.db, {
    ...common,
    id: newId(),
    code: 'SUMMER10',
    percentOff: 10,
    expiresAt: new Date(createdAt.getTime() - day),
  })
  await tools.database.transaction(async (tx) => {
    const couponId = newId()
    const coupon = { ...common, id: couponId, code: 'FIRST50', percentOff: 50, useLimit: 1 }
    if (!(await insertCoupon(tx, coupon))) return
    await useCoupon(tx, { couponId, userId: newId(), paymentId: newId(), usedAt: createdAt })
  })
}

async function seedSubscription(
  tools: PaymentsTools,
  sandbox: PaymentProvider & { subscribeDemo: DemoSubscribe },
  { userId, brandId }: DemoPerson,
): Promise<void> {
  const brand = tools.brands.byId(brandId)
  const plan = premiumPlans(brand).find(({ interval }) => interval === 'year') ?? premiumPlans(brand)[0]
  if (plan === undefined) return
  const from = tools.clock.now()
  const periodEnd = addInterval(from, plan.interval)
  const paymentId = newId()
  const { amountMinor, currencyStr, title, interval } = plan
  const order = { orderId: paymentId, title, amountMinor, currencyStr, interval, from, periodEnd }
  const refs = await sandbox.subscribeDemo({ ...order, returnUrl: new URL('/premium', brand.origin).href })
  await tools.database.transaction(async (tx) => {
    await insertPayment(tx, {
      id: paymentId,
      userId,
      brandId,
      provider: sandbox.name,
      state: 'pending',
      productType: 'premium',
      productId: plan.id,
      title,
      interval,
      tokens: plan.tokensPerMonth,
      fullMinor: amountMinor,
      amountMinor,
      currencyStr,
      createdAt: from,
      changedAt: from,
    })
    await applyNotice(
      tools,
      tx,
      sandbox.name,
      {
        kind: 'invoice-paid',
        ...refs,
        paymentId,
        isFirst: true,
        amountMinor,
        currencyStr,
        periodStart: from,
        periodEnd,
        renews: true,
        toldAt: from,
      },
      noEffects(),
    )
  })
}
