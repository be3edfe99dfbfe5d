import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { customerOf } from './store.ts'
import type { StripeServer } from './testing/stripe-server.ts'
import { pack, startStripeWorld, stripeVerbs, type Sending } from './testing/stripe-world.ts'
import type { World } from './testing/world.ts'

describeOnBothDatabases('Stripe', (open) => {
  let stripe: StripeServer
  let world: World
  beforeAll(async () => {
    ;({ stripe, world } = await startStripeWorld(await open()))
  })
  afterAll(async () => {
    await world.stop()
    await stripe.stop()
  })

  const { send, stateOf, tell, checkout, pay } = stripeVerbs(() => ({ stripe, world }))

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
})
