import type { Http } from '../../platform/http/index.ts'
import { newToken } from '../../platform/ids.ts'
import type { DemoSubscribe, PaymentProvider } from '../provider.ts'
import { isSigned } from '../providers/signatures.ts'
import { deliver, signatureHeader } from './deliver.ts'
import { readNotice, sandboxEvent } from './events.ts'
import { expire } from './pay.ts'
import { end, renewDue } from './renew.ts'
import { sandboxRoutes } from './routes.ts'
import {
  changeSubscription,
  insertCharge,
  insertSubscription,
  lockSession,
  lockSubscription,
  putSession,
  undelivered,
} from './store.ts'
import {
  deliverQueue,
  sandboxPath,
  sandboxSecret,
  tell,
  type SandboxParts,
  type SandboxTools,
} from './tools.ts'

export interface Sandbox extends PaymentProvider {
  readonly routes: (http: Http) => void
  /** Brings what an earlier process did not; once the jobs run. */
  readonly start: () => Promise<void>
  /** A subscription that somebody in the demo world has already. */
  readonly subscribeDemo: DemoSubscribe
}

/** A provider of our own: a payment page, subscriptions that renew by the clock, and signed webhooks over HTTP. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const tools: SandboxTools = { ...parts, secret: sandboxSecret(parts.config.authSecret) }
  const { database, jobs, clock } = parts
  jobs.work<{ id: string }>(deliverQueue, { retries: 12, concurrency: 2 }, ({ id }) => deliver(tools, id))
  jobs.every('sandbox.renew', '*/5 * * * *', () => renewDue(tools))
  return {
    name: 'sandbox',
    routes: (http) => sandboxRoutes(http, tools),

    start: () =>
      database.transaction(async (tx) => {
        for (const id of await undelivered(tx)) await jobs.enqueue(tx, deliverQueue, { id }, { key: id })
      }),

    subscribeDemo: ({ from, ...order }) =>
      database.transaction(async (tx) => {
        const name = newToken()
        const subscriptionRef = `sub_${name}`
        const [chargeRef, invoiceRef] = [`ch_${name}`, `in_${name}`]
        await insertSubscription(tx, { ...order, id: subscriptionRef, nextTryAt: order.periodEnd })
        const { orderId, amountMinor } = order
        const charge = {
          id: chargeRef,
          orderId,
          subscriptionId: subscriptionRef,
          amountMinor,
          createdAt: from,
        }
        await insertCharge(tx, charge)
        return { subscriptionRef, chargeRef, invoiceRef }
      }),

    async openCheckout(order) {
      const { paymentId: orderId, shop, title, amountMinor, fullMinor, currencyStr, interval } = order
      const { successUrl, failureUrl, expiresAt } = order
      const session = await database.transaction((tx) =>
        putSession(tx, {
          id: `pay_${newToken()}`,
          orderId,
          state: 'open',
          shop,
          title,
          amountMinor,
          fullMinor,
          currencyStr,
          interval,
          successUrl,
          failureUrl,
          expiresAt,
        }),
      )
      return { ref: session.id, url: new URL(`${sandboxPath}/${session.id}`, successUrl).href }
    },

    closeCheckout: (ref) =>
      database.transaction(async (tx) => {
        const session = await lockSession(tx, ref)
        if (session?.state === 'paid') return 'completed'
        if (session?.state === 'open') await expire(tools, tx, session)
        return 'closed'
      }),

    setRenewal: (ref, renews) =>
      database.transaction(async (tx) => {
        const subscription = await lockSubscription(tx, ref)
        if (subscription === undefined || subscription.endedAt !== null)
          throw new Error('the sandbox has no such subscription going on')
        await changeSubscription(tx, ref, { renews })
        const toldAt = clock.now().toISOString()
        const notice = {
          kind: 'subscription-changed',
          subscriptionRef: ref,
          renews,
          endedAt: null,
          toldAt,
        } as const
        await tell(tools, tx, notice)
      }),

    endSubscription: (ref) =>
      database.transaction(async (tx) => {
        const subscription = await lockSubscription(tx, ref)
        if (subscription && subscription.endedAt === null) await end(tools, tx, subscription)
      }),

    openPortal: async ({ subscriptionRef, returnUrl }) =>
      new URL(`${sandboxPath}/subscriptions/${subscriptionRef}`, returnUrl).href,

    // It knows orders, not people.
    forgetCustomer: async () => undefined,

    async verify(raw, header) {
      if (!isSigned(raw, header(signatureHeader), tools.secret, clock.now())) return undefined
      const event = sandboxEvent.parse(JSON.parse(raw.toString('utf8')))
      return { eventId: event.id, type: event.type, payload: event }
    },

    interpret: async (event) => readNotice(sandboxEvent.parse(event.payload)),
  }
}
