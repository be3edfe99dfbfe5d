import { sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { addMonths } from './policy.ts'
import { fromStripe, toStripe } from './providers/stripe-amounts.ts'
import { customerOf, paymentById } from './store.ts'
import { startStripeServer, type StripeObject, type StripeServer } from './testing/stripe-server.ts'
import { startWorld, until, type World } from './testing/world.ts'

const webhookSecret = 'whsec_lamp'
const pack = 'aureole-tokens-100'

describeOnBothDatabases('Stripe', (open) => {
  let stripe: StripeServer
  let world: World
  const sdk = new Stripe('sk_test_lamp')

  beforeAll(async () => {
    stripe = await startStripeServer()
    world = await startWorld(await open(), {
      STRIPE_SECRET_KEY: 'sk_test_lamp',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    })
  })
  afterAll(async () => {
    await world.stop()
    await stripe.stop()
  })

  interface Sending {
    secret?: string
    timestamp?: number
    payload?: string
  }

  function send(event: object, more: Sending = {}) {
    const payload = JSON.stringify(event)
    const header = sdk.webhooks.generateTestHeaderString({
      payload,
      secret: more.secret ?? webhookSecret,
      timestamp: more.timestamp ?? Math.floor(world.clock.now().getTime() / 1000),
    })
    return world.server.ask('/api/payments/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body: more.payload ?? payload,
    })
  }

  const stateOf = async (eventId: string) => {
    const { rows } = await world.database.db.execute<{ state: string; payload: object }>(
      sql`select state, payload from payment_events where event_id = ${eventId}`,
    )
    return rows[0]
  }

  async function tell(type: string, object: object, state = 'done') {
    const event = stripe.event(type, object)
    expect((await send(event)).status).toBe(200)
    return until(
      () => stateOf(event.id),
      (row) => row?.state === state,
    )
  }

  async function checkout(id: string): Promise<StripeObject> {
    const row = await paymentById(world.database.db, id)
    return stripe.objects.get(row?.checkoutRef ?? '')!
  }

  const pay = (session: StripeObject, months = 1) =>
    stripe.pay(session.id, world.clock.now(), addMonths(world.clock.now(), months))

  it('sells a pack at a Checkout Session of its own, with our coupon and our names', async () => {
    await world.operator.createCoupon({
      brandId: 'aureole',
      code: 'LAMP20',
      percentOff: 20,
      expiresAt: null,
      useLimit: null,
    })
    const robin = await world.person()
    const { id, redirectUrl } = await robin.begin('tokens', pack, 'lamp20')
    const session = await checkout(id)
    expect(redirectUrl).toBe(session['url'])
    expect(session).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      amount_total: 399,
      currency: 'eur',
      metadata: { payment: id, site: 'localhost:3000' },
      payment_intent_data: { metadata: { payment: id } },
      success_url: `http://localhost:3000/payment/status/success/tokens?payment=${id}`,
      cancel_url: `http://localhost:3000/payment/status/failure?payment=${id}`,
    })
    const customer = await customerOf(world.database.db, robin.userId, 'stripe')
    expect(stripe.objects.get(customer ?? '')).toMatchObject({ email: robin.email })
    await tell('checkout.session.completed', pay(session).session)
    expect(await robin.payment(id)).toMatchObject({ state: 'paid', amountMinor: 399 })
    expect(await robin.balance()).toBe(100)
    // The next purchase is by the same customer.
    const next = await robin.begin('tokens', pack)
    expect((await checkout(next.id))['customer']).toBe(customer)
  })

  it('P2: a purchase that was cut off by Stripe goes on with its repeat, and makes one session', async () => {
    const robin = await world.person()
    const headers = { 'idempotency-key': 'once' }
    const body = { productType: 'tokens', productId: pack }
    // The SDK itself tries three times.
    stripe.breakFor(3)
    const refused = await robin.ask('POST', '/api/payments', body, headers)
    expect([refused.status, refused.json()]).toMatchObject([503, { code: 'payments-unavailable' }])
    const answers = await Promise.all([1, 2, 3].map(() => robin.ask('POST', '/api/payments', body, headers)))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    const { id } = answers[0]!.json() as { id: string }
    const made = [...stripe.objects.values()].filter((one) => one['client_reference_id'] === id)
    expect(made).toHaveLength(1)
  }, 60_000)

  it('P6: takes what Stripe has signed, and nothing else', async () => {
    const robin = await world.person()
    const { id } = await robin.begin('tokens', pack)
    const event = stripe.event('checkout.session.completed', pay(await checkout(id)).session)
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const attempts: Sending[] = [
      { secret: 'whsec_other' },
      { timestamp: now - 301 },
      { payload: JSON.stringify(event).replace('499', '498') },
    ]
    for (const attempt of attempts) expect((await send(event, attempt)).status).toBe(400)
    const bare = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }
    expect((await world.server.ask('/api/payments/webhooks/stripe', bare)).status).toBe(400)
    expect((await world.server.ask('/api/payments/webhooks/sandbox', bare)).status).toBe(404)
    expect(await stateOf(event.id)).toBeUndefined()
    await Promise.all(Array.from({ length: 20 }, () => send(event)))
    await robin.settled(id, 'paid')
    expect(await robin.balance()).toBe(100)
  })

  it('P10: another amount than ordered is stuck', async () => {
    const robin = await world.person()
    const { id } = await robin.begin('tokens', pack)
    const { session } = pay(await checkout(id))
    await tell('checkout.session.completed', { ...session, amount_total: 1 }, 'stuck')
    await tell('checkout.session.completed', { ...session, currency: 'jpy' }, 'stuck')
    expect(await robin.balance()).toBe(0)
  })

  it('P9: waits for a bank that takes its time, and takes its word', async () => {
    const robin = await world.person()
    const [slow, refused] = [await robin.begin('tokens', pack), await robin.begin('tokens', pack)]
    const { session } = pay(await checkout(slow.id))
    await tell('checkout.session.completed', { ...session, payment_status: 'unpaid' })
    expect((await robin.payment(slow.id)).state).toBe('pending')
    await tell('checkout.session.async_payment_succeeded', session)
    expect((await robin.payment(slow.id)).state).toBe('paid')
    await tell('checkout.session.async_payment_failed', await checkout(refused.id))
    expect(await robin.payment(refused.id)).toMatchObject({
      state: 'failed',
      failure: 'The bank did not make the payment. Nothing was charged.',
    })
    expect(await robin.balance()).toBe(100)
  })

  it('lets go of a session that has expired', async () => {
    const robin = await world.person()
    const { id } = await robin.begin('tokens', pack)
    await tell('checkout.session.expired', await checkout(id))
    expect((await robin.payment(id)).state).toBe('abandoned')
  })

  async function subscriber() {
    const robin = await world.person()
    const { id } = await robin.begin('premium', 'aureole-premium-month')
    const made = pay(await checkout(id))
    return { robin, id, ...made, subscription: made.subscription!, invoice: made.invoice! }
  }

  it('P9, P14, P15: subscribes, in whatever order it is told', async () => {
    const { robin, id, session, subscription, invoice } = await subscriber()
    expect(session).toMatchObject({
      mode: 'subscription',
      line_items: { 0: { price_data: { recurring: { interval: 'month' } } } },
    })
    await tell('customer.subscription.updated', subscription)
    await tell('invoice.paid', invoice)
    await tell('checkout.session.completed', session)
    await tell('invoice.paid', invoice)
    expect((await robin.payment(id)).state).toBe('paid')
    expect(await robin.balance()).toBe(200)
    expect(await robin.premium()).toMatchObject({ state: 'active', hasPortal: true })
    expect(await robin.isPremium()).toBe(true)
  })

  it('P14, P16, P18: renews, fails, is cancelled and ends as Stripe says', async () => {
    const { robin, subscription, invoice } = await subscriber()
    await tell('invoice.paid', invoice)
    const until1 = new Date((await robin.premium()).until ?? '')
    const renewal = stripe.invoice(subscription.id, 999, 'eur', {
      from: until1,
      periodEnd: addMonths(until1, 1),
      reason: 'subscription_cycle',
    })
    await tell('invoice.payment_failed', renewal)
    expect(await robin.premium()).toMatchObject({ state: 'past-due', until: until1.toISOString() })
    await tell('invoice.paid', renewal)
    expect(await robin.premium()).toMatchObject({
      state: 'active',
      until: addMonths(until1, 1).toISOString(),
    })
    // The failure again, late: old news.
    await tell('invoice.payment_failed', renewal)
    expect((await robin.premium()).state).toBe('active')
    expect((await robin.ask('POST', '/api/premium/cancel')).json()).toMatchObject({ state: 'cancelling' })
    expect(stripe.objects.get(subscription.id)).toMatchObject({ cancel_at_period_end: true })
    expect((await robin.ask('POST', '/api/premium/resume')).json()).toMatchObject({ state: 'active' })
    const portal = await robin.ask('POST', '/api/premium/portal')
    expect(portal.json()).toEqual({ url: expect.stringContaining('https://billing.example/cus_') as string })
    world.clock.advance(1000)
    const ended = stripe.keep({ ...subscription, status: 'canceled', ended_at: 1 })
    await tell('customer.subscription.deleted', ended)
    expect(await robin.premium()).toMatchObject({ state: 'cancelling' })
    expect((await robin.ask('POST', '/api/premium/resume')).status).toBe(409)
  })

  it('P13, P17: a refunded renewal is found by its invoice, and ends the subscription', async () => {
    const { robin, subscription, invoice, intent } = await subscriber()
    await tell('invoice.paid', invoice)
    const charge = {
      id: 'ch_1',
      object: 'charge',
      payment_intent: intent,
      amount_refunded: 999,
      currency: 'eur',
    }
    await tell('charge.refunded', charge)
    expect(await robin.balance()).toBe(0)
    expect(await robin.isPremium()).toBe(false)
    await until(
      async () => stripe.objects.get(subscription.id)?.['status'],
      (status) => status === 'canceled',
    )
  })

  it('P13: disputes of a pack, by their outcome', async () => {
    const robin = await world.person()
    const { id } = await robin.begin('tokens', pack)
    const { session, intent } = pay(await checkout(id))
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: intent, amount: 499, currency: 'eur' }
    await tell('checkout.session.completed', session)
    await tell('charge.dispute.created', { ...dispute, status: 'warning_needs_response' }, 'ignored')
    expect(await robin.balance()).toBe(100)
    await tell('charge.dispute.created', { ...dispute, status: 'needs_response' })
    expect([await robin.balance(), (await robin.payment(id)).state]).toEqual([0, 'disputed'])
    await tell('charge.dispute.closed', { ...dispute, status: 'won' })
    await tell('charge.dispute.created', { ...dispute, status: 'needs_response' })
    expect([await robin.balance(), (await robin.payment(id)).state]).toEqual([100, 'paid'])
  })

  it('P11: what is of another installation, or of no interest, is kept and ignored', async () => {
    const robin = await world.person()
    const { id } = await robin.begin('tokens', pack)
    const session = await checkout(id)
    const metadata = { payment: id, site: 'elsewhere.example' }
    await tell('checkout.session.completed', { ...session, metadata, payment_status: 'paid' }, 'ignored')
    await tell('payment_method.attached', { id: 'pm_1' }, 'ignored')
    const intent = stripe.keep({ id: 'pi_of_somebody', object: 'payment_intent', metadata: {} })
    const charge = { id: 'ch_2', payment_intent: intent.id, amount_refunded: 5, currency: 'eur' }
    await tell('charge.refunded', charge, 'ignored')
    expect(await robin.balance()).toBe(0)
  })

  it('P7, P21: keeps no mail address, ends the subscription and has Stripe forget the person', async () => {
    const { robin, subscription, invoice } = await subscriber()
    const row = await tell('invoice.paid', invoice)
    expect(JSON.stringify(row?.payload)).not.toContain('example.org')
    await world.endSubscription(robin.userId)
    expect(stripe.objects.get(subscription.id)).toMatchObject({ status: 'canceled' })
    const customer = (await customerOf(world.database.db, robin.userId, 'stripe')) ?? ''
    await world.database.transaction((tx) => world.data.eraseFor(tx, robin.userId))
    await until(
      async () => stripe.objects.get(customer)?.['deleted'],
      (deleted) => deleted === true,
    )
    expect(await customerOf(world.database.db, robin.userId, 'stripe')).toBeUndefined()
  })

  it('P5: who starts again has the earlier session closed, and who has paid it is told so', async () => {
    const robin = await world.person()
    const first = await robin.begin('premium', 'aureole-premium-month')
    const second = await robin.begin('premium', 'aureole-premium-year')
    expect(await checkout(first.id)).toMatchObject({ status: 'expired' })
    pay(await checkout(second.id), 12)
    const third = await robin.ask('POST', '/api/payments', {
      productType: 'premium',
      productId: 'aureole-premium-month',
    })
    expect([third.status, third.json()]).toMatchObject([409, { code: 'already-premium' }])
  })
})

describe('amounts at Stripe', () => {
  it('are counted as Stripe counts them', () => {
    expect([toStripe(500, 'JPY'), toStripe(499, 'EUR'), toStripe(700, 'ISK'), toStripe(70, 'UGX')]).toEqual([
      500, 499, 70_000, 7000,
    ])
    expect(fromStripe(70_000, 'isk')).toEqual({ amountMinor: 700, currencyStr: 'ISK' })
    expect(fromStripe(500, 'jpy')).toEqual({ amountMinor: 500, currencyStr: 'JPY' })
  })
})
