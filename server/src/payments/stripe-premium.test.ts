import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { addMonths } from './policy.ts'
import { customerOf } from './store.ts'
import type { StripeServer } from './testing/stripe-server.ts'
import { startStripeWorld, stripeVerbs } from './testing/stripe-world.ts'
import { until, type World } from './testing/world.ts'

describeOnBothDatabases('premium at Stripe', (open) => {
  let stripe: StripeServer
  let world: World
  beforeAll(async () => {
    ;({ stripe, world } = await startStripeWorld(await open()))
  })
  afterAll(async () => {
    await world.stop()
    await stripe.stop()
  })

  const { tell, checkout, pay, subscriber } = stripeVerbs(() => ({ stripe, world }))

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
