import { abandonCheckouts } from './abandon-payment.ts'
import { announce, noEffects } from './effects.ts'
import type { PaymentsTools } from './parts.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { allPendingOf } from './store.ts'
import {
  changeSubscription,
  lockSubscription,
  subscriptionById,
  subscriptionsOf,
} from './store-subscriptions.ts'

/** Ends it at the provider's, at once and for good. Asked again, it does nothing. */
export async function endSubscription(tools: PaymentsTools, id: string): Promise<void> {
  const subscription = await subscriptionById(tools.database.db, id)
  if (subscription === undefined || subscription.endedAt !== null) return
  if (tools.provider?.name === subscription.provider) {
    await tools.provider.endSubscription(subscription.ref)
  } else if (subscription.provider !== 'sandbox') {
    // Nobody would end it there, and that somebody goes on paying must not go unnoticed.
    throw new Error(`the subscription ${id} is with ${subscription.provider}, which is not configured`)
  }
  const effects = noEffects()
  await tools.database.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    if (locked === undefined || locked.endedAt !== null) return
    const now = tools.clock.now()
    const ended = await changeSubscription(tx, id, { endedAt: now, renews: false, toldAt: now })
    await refreshSubscription(tools, tx, ended, effects)
  })
  await announce(tools, effects)
}

/** For accounts, when somebody goes: nothing may be charged any more, nor can be paid. */
export async function endEverything(tools: PaymentsTools, userId: string): Promise<void> {
  const { db } = tools.database
  if (tools.provider) await abandonCheckouts(tools, tools.provider, await allPendingOf(db, userId))
  for (const { id, endedAt } of await subscriptionsOf(db, userId)) {
    if (endedAt === null) await endSubscription(tools, id)
  }
}
