import type { Stripe } from 'stripe'
import type { PaymentsParts } from '../parts.ts'
import type { PaymentProvider } from '../provider.ts'
import { tolerance } from './signatures.ts'
import { lazyClient, type StripeConfig } from './stripe-client.ts'
import { interpret } from './stripe-events.ts'
import { openCheckout } from './stripe-checkout.ts'

export function createStripe(
  parts: Pick<PaymentsParts, 'clock' | 'config'>,
  config: StripeConfig,
): PaymentProvider {
  const client = lazyClient(config)
  const { clock } = parts
  const site = parts.config.publicUrl.host
  return {
    name: 'stripe',
    openCheckout: async (order) => openCheckout(await client(), order, site),

    async closeCheckout(ref) {
      const stripe = await client()
      const session = await stripe.checkout.sessions.retrieve(ref)
      if (session.status === 'complete') return 'completed'
      if (session.status === 'expired') return 'closed'
      try {
        await stripe.checkout.sessions.expire(ref)
        return 'closed'
      } catch (error) {
        // Paid, or over, between the two calls.
        const { status } = await stripe.checkout.sessions.retrieve(ref)
        if (status === 'open') throw error
        return status === 'complete' ? 'completed' : 'closed'
      }
    },

    async setRenewal(ref, renews) {
      const stripe = await client()
      await stripe.subscriptions.update(ref, { cancel_at_period_end: !renews })
    },

    async endSubscription(ref) {
      const stripe = await client()
      const { status } = await stripe.subscriptions.retrieve(ref)
      if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(ref)
    },

    async openPortal({ customerRef, returnUrl }) {
      if (customerRef === undefined) throw new Error('Stripe knows nobody of that name')
      const stripe = await client()
      const session = await stripe.billingPortal.sessions.create({
        customer: customerRef,
        return_url: returnUrl,
      })
      return session.url
    },

    async forgetCustomer(ref) {
      const stripe = await client()
      const customer = await stripe.customers.retrieve(ref)
      if (!customer.deleted) await stripe.customers.del(ref)
    },

    async verify(raw, header) {
      const stripe = await client()
      const signature = header('stripe-signature') ?? ''
      const now = clock.now().getTime()
      try {
        const event = await stripe.webhooks.constructEventAsync(
          raw,
          signature,
          config.webhookSecret,
          tolerance,
          undefined,
          now,
        )
        return { eventId: event.id, type: event.type, payload: event }
      } catch {
        return undefined
      }
    },

    interpret: async ({ payload }) =>
      interpret({ stripe: await client(), clock, site }, payload as Stripe.Event),
  }
}
