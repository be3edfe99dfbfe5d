import type { Premium } from '@aureole/contract/payments'
import { problem } from '../platform/errors.ts'
import { announce, noEffects } from './effects.ts'
import { asked } from './open-checkout.ts'
import type { PaymentsTools } from './parts.ts'
import { isAlive } from './policy.ts'
import type { PaymentProvider } from './provider.ts'
import { readPremium } from './read-premium.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { customerOf } from './store.ts'
import {
  changeSubscription,
  lockSubscription,
  subscriptionsOf,
  type SubscriptionRow,
} from './store-subscriptions.ts'

export interface Whose {
  readonly userId: string
  readonly brandId: string
}

/** Ends premium at the end of what is paid for, or takes that back. Asked again, it changes nothing. */
export async function changeRenewal(tools: PaymentsTools, whose: Whose, renews: boolean): Promise<Premium> {
  const alive = await aliveOf(tools, whose.userId)
  if (alive.length === 0)
    throw problem(
      'conflict',
      renews
        ? 'This subscription has ended and cannot be resumed. You can subscribe again.'
        : 'There is no subscription to cancel.',
    )
  for (const subscription of alive) {
    if (subscription.renews === renews) continue
    const provider = providerOf(tools, subscription)
    await asked(tools, () => provider.setRenewal(subscription.ref, renews))
    const effects = noEffects()
    await tools.database.transaction(async (tx) => {
      const locked = await lockSubscription(tx, subscription.id)
      if (locked === undefined || locked.endedAt !== null) return
      const changed = await changeSubscription(tx, locked.id, { renews, toldAt: tools.clock.now() })
      await refreshSubscription(tools, tx, changed, effects)
    })
    await announce(tools, effects)
  }
  return readPremium(tools, whose)
}

export async function openPortal(tools: PaymentsTools, whose: Whose): Promise<{ url: string }> {
  const rows = await subscriptionsOf(tools.database.db, whose.userId)
  const [latest] = rows.toSorted((a, b) => Number(b.endedAt === null) - Number(a.endedAt === null))
  if (latest === undefined) throw problem('conflict', 'There is no subscription to look after.')
  const provider = providerOf(tools, latest)
  const customerRef = await customerOf(tools.database.db, whose.userId, provider.name)
  const returnUrl = new URL('/premium', tools.brands.byId(whose.brandId).origin).href
  const url = await asked(tools, () =>
    provider.openPortal({ subscriptionRef: latest.ref, customerRef, returnUrl }),
  )
  return { url }
}

async function aliveOf(tools: PaymentsTools, userId: string): Promise<SubscriptionRow[]> {
  const now = tools.clock.now()
  return (await subscriptionsOf(tools.database.db, userId)).filter((row) => isAlive(row, now))
}

function providerOf(tools: PaymentsTools, subscription: SubscriptionRow): PaymentProvider {
  if (tools.provider?.name !== subscription.provider)
    throw problem(
      'payments-unavailable',
      'This subscription was made with a payment service that we no longer use. Please write to us.',
    )
  return tools.provider
}
