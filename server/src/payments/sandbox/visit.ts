import { paymentPage, subscriptionPage } from './page.ts'
import { act, payActions } from './pay.ts'
import { actOnSubscription, reverse, reverseActions, subscriptionActions } from './reverse.ts'
import { chargesOfOrder, lockSession, sessionById, subscriptionById } from './store.ts'
import { sandboxPath, type SandboxTools } from './tools.ts'

/** Nothing, here and below, when there is no such page. */
export async function showPayment(
  tools: SandboxTools,
  id: string,
  locale: string,
): Promise<string | undefined> {
  const { db } = tools.database
  const session = await sessionById(db, id)
  if (session === undefined) return undefined
  const isLate = session.state === 'open' && session.expiresAt <= tools.clock.now()
  const shown = isLate ? { ...session, state: 'expired' as const } : session
  return paymentPage(shown, await chargesOfOrder(db, session.orderId), locale)
}

export async function pressOnPayment(
  tools: SandboxTools,
  id: string,
  asked: string,
): Promise<string | undefined> {
  const action = payActions.find((one) => one === asked)
  if (action !== undefined) return act(tools, id, action)
  const reversal = reverseActions.find((one) => one === asked)
  return tools.database.transaction(async (tx) => {
    const session = await lockSession(tx, id)
    if (session === undefined) return undefined
    if (reversal !== undefined && session.state === 'paid')
      await reverse(tools, tx, session.orderId, reversal)
    return `${sandboxPath}/${id}`
  })
}

export async function showSubscription(
  tools: SandboxTools,
  id: string,
  locale: string,
): Promise<string | undefined> {
  const { db } = tools.database
  const subscription = await subscriptionById(db, id)
  return (
    subscription && subscriptionPage(subscription, await chargesOfOrder(db, subscription.orderId), locale)
  )
}

export async function pressOnSubscription(
  tools: SandboxTools,
  id: string,
  asked: string,
): Promise<string | undefined> {
  if ((await subscriptionById(tools.database.db, id)) === undefined) return undefined
  const action = subscriptionActions.find((one) => one === asked)
  if (action !== undefined) await actOnSubscription(tools, id, action)
  return `${sandboxPath}/subscriptions/${id}`
}
