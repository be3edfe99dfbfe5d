import { sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { expect } from 'vitest'
import type { Database } from '../../platform/database/index.ts'
import { addMonths } from '../policy.ts'
import { paymentById } from '../store.ts'
import { startStripeServer, type StripeObject, type StripeServer } from './stripe-server.ts'
import { startWorld, until, type World } from './world.ts'

const webhookSecret = 'whsec_lamp'
const sdk = new Stripe('sk_test_lamp')
export const pack = 'aureole-tokens-100'

export async function startStripeWorld(database: Database): Promise<AtStripe> {
  const stripe = await startStripeServer()
  const world = await startWorld(database, {
    STRIPE_SECRET_KEY: 'sk_test_lamp',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
  })
  return { stripe, world }
}

interface AtStripe {
  stripe: StripeServer
  world: World
}

export interface Sending {
  secret?: string
  timestamp?: number
  payload?: string
}

/** What Stripe does and tells, in the world that there is once the tests run. */
export function stripeVerbs(at: () => AtStripe) {
  function send(event: object, more: Sending = {}) {
    const payload = JSON.stringify(event)
    const header = sdk.webhooks.generateTestHeaderString({
      payload,
      secret: more.secret ?? webhookSecret,
      timestamp: more.timestamp ?? Math.floor(at().world.clock.now().getTime() / 1000),
    })
    return at().world.server.ask('/api/payments/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body: more.payload ?? payload,
    })
  }

  const stateOf = async (eventId: string) => {
    const { rows } = await at().world.database.db.execute<{ state: string; payload: object }>(
      sql`select state, payload from payment_events where event_id = ${eventId}`,
    )
    return rows[0]
  }

  async function tell(type: string, object: object, state = 'done') {
    const event = at().stripe.event(type, object)
    expect((await send(event)).status).toBe(200)
    return until(
      () => stateOf(event.id),
      (row) => row?.state === state,
    )
  }

  async function checkout(id: string): Promise<StripeObject> {
    const row = await paymentById(at().world.database.db, id)
    return at().stripe.objects.get(row?.checkoutRef ?? '')!
  }

  const pay = (session: StripeObject, months = 1) =>
    at().stripe.pay(session.id, at().world.clock.now(), addMonths(at().world.clock.now(), months))

  async function subscriber() {
    const robin = await at().world.person()
    const { id } = await robin.begin('premium', 'aureole-premium-month')
    const made = pay(await checkout(id))
    return { robin, id, ...made, subscription: made.subscription!, invoice: made.invoice! }
  }

  return { send, stateOf, tell, checkout, pay, subscriber }
}
