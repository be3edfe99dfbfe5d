import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { sandboxSecret } from './sandbox/tools.ts'
import { sign } from './providers/signatures.ts'
import { paymentById } from './store.ts'
import { startWorld, until, type Person, type World } from './testing/world.ts'

const pack = 'aureole-tokens-100'

describeOnBothDatabases('webhooks', (open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open())
  })
  afterAll(() => world.stop())

  /** What the sandbox would say of this purchase, once it was paid. */
  async function paidEvent(robin: Person, more: object = {}) {
    const { id } = await robin.begin('tokens', pack)
    const row = await paymentById(world.database.db, id)
    return {
      id: `evt_${newId()}`,
      type: 'checkout-paid',
      data: {
        paymentId: id,
        checkoutRef: row?.checkoutRef,
        amountMinor: 499,
        currencyStr: 'EUR',
        chargeRef: `ch_${id}`,
        ...more,
      },
    }
  }

  const stored = async (eventId: string) => {
    const { rows } = await world.database.db.execute<{ id: string; state: string; reason: string | null }>(
      sql`select id, state, reason from payment_events where event_id = ${eventId}`,
    )
    return rows
  }
  const done = (eventId: string, state = 'done') =>
    until(
      () => stored(eventId),
      (rows) => rows[0]?.state === state,
    )

  it('P6: takes what is signed, and nothing else', async () => {
    const robin = await world.person()
    const event = await paidEvent(robin)
    const body = JSON.stringify(event)
    const now = world.clock.now().getTime()
    const right = sign(body, sandboxSecret(world.config.authSecret), world.clock.now())
    const forged = [
      { header: '' },
      { header: 't=1,v1=00' },
      { header: right.replace(/v1=../, 'v1=00') },
      { header: right.replace('v1=', 'v0=') },
      { header: `t=${Math.floor(now / 1000)}` },
      { header: right.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`) },
      { header: sign(body, sandboxSecret('another secret'), world.clock.now()) },
      { header: right, body: body.replace('"amountMinor":499', '"amountMinor":498') },
      { header: right, body: `${body} ` },
      { at: new Date(now - 301_000) },
      { at: new Date(now + 301_000) },
    ]
    for (const attempt of forged) {
      const answer = await world.webhook(event, attempt)
      expect([answer.status, answer.json()], JSON.stringify(attempt)).toMatchObject([
        400,
        { code: 'malformed-request' },
      ])
    }
    expect(await stored(event.id)).toEqual([])
    expect((await world.webhook(event, { at: new Date(now - 299_000) })).status).toBe(200)
    await done(event.id)
    expect(await robin.balance()).toBe(100)
  })

  it('P6: a recorded webhook cannot be used again, at once or later', async () => {
    const robin = await world.person()
    const event = await paidEvent(robin)
    const header = sign(JSON.stringify(event), sandboxSecret(world.config.authSecret), world.clock.now())
    for (let time = 0; time < 3; time++) expect((await world.webhook(event, { header })).status).toBe(200)
    world.clock.advance(301_000)
    expect((await world.webhook(event, { header })).status).toBe(400)
    await done(event.id)
    expect(await robin.balance()).toBe(100)
  })

  it('is no way in for other providers, types or sizes', async () => {
    const ask = (path: string, type: string, body: string) =>
      world.server.ask(path, { method: 'POST', headers: { 'content-type': type }, body })
    const path = '/api/payments/webhooks/sandbox'
    expect((await ask('/api/payments/webhooks/stripe', 'application/json', '{}')).status).toBe(404)
    expect((await ask('/api/payments/webhooks/constructor', 'application/json', '{}')).status).toBe(404)
    expect((await ask(path, 'text/plain', '{}')).status).toBe(415)
    expect((await ask(path, 'application/json', '')).status).toBe(400)
    expect((await ask(path, 'application/json', `"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
  })

  it('P7, P8, P9: the same one a hundred times, in parallel, counts once', async () => {
    const robin = await world.person()
    const event = await paidEvent(robin)
    const answers = await Promise.all(Array.from({ length: 100 }, () => world.webhook(event)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await done(event.id)).toHaveLength(1)
    expect(await robin.balance()).toBe(100)
  })

  it('P9: shuffled with others about the same purchase, under many names, it counts once', async () => {
    const robin = await world.person()
    const event = await paidEvent(robin)
    const { paymentId, checkoutRef, chargeRef } = event.data as Record<string, unknown>
    const more = [
      { type: 'checkout-failed', data: { paymentId, checkoutRef, failure: 'The card was declined.' } },
      { type: 'checkout-abandoned', data: { paymentId, checkoutRef } },
      { type: 'refunded', data: { of: { chargeRef }, refundedMinor: 100 } },
      { type: 'refunded', data: { of: { chargeRef }, refundedMinor: 50 } },
    ]
    const named = (one: object) => ({ ...one, id: `evt_${newId()}` })
    const events = [event, ...Array.from({ length: 12 }, () => [...more, event].map(named)).flat()]
    const shuffled = events.toSorted(() => Math.random() - 0.5)
    await Promise.all(shuffled.flatMap((one) => [world.webhook(one), world.webhook(one)]))
    for (const { id } of events) await done(id)
    // A fifth of the money went back, and so 21 of the 100 tokens: rounded up.
    expect(await robin.balance()).toBe(79)
    expect((await robin.payment(String(paymentId))).state).toBe('paid')
    expect((await world.wallet.audit()).faults).toEqual([])
  })

  it.each([
    ['less', { amountMinor: 1 }],
    ['more', { amountMinor: 49_900 }],
    ['other money', { currencyStr: 'JPY' }],
    ['for another page', { checkoutRef: 'pay_of_somebody_else' }],
  ])('P10, P11: paid %s, it credits nothing, and waits for somebody to look at it', async (_, change) => {
    const robin = await world.person()
    const event = await paidEvent(robin, change)
    expect((await world.webhook(event)).status).toBe(200)
    const [row] = await done(event.id, 'stuck')
    expect(row?.reason).toMatch(/Payment .*(paid|checkout)/)
    expect(await robin.balance()).toBe(0)
    expect(await robin.payment((event.data as { paymentId: string }).paymentId)).toMatchObject({
      state: 'pending',
    })
    expect((await world.operator.events(true)).map((one) => one.id)).toContain(row?.id)
    expect(await world.metrics.registry.metrics()).toMatch(/aureole_payment_events\{state="stuck"\} [1-9]/)
    // Looked at and tried again, it is as wrong as before.
    expect(await world.operator.replay(row?.id ?? '')).toBe(true)
    await done(event.id, 'stuck')
    expect(await robin.balance()).toBe(0)
  })

  it.each([
    ['below zero', { amountMinor: -499 }],
    ['half a cent', { amountMinor: 498.5 }],
    ['a word', { amountMinor: '499' }],
  ])('P10: what is no amount is none: %s', async (_, change) => {
    const robin = await world.person()
    const event = await paidEvent(robin, change)
    await world.webhook(event)
    await until(
      async () => (await world.operator.events(false)).find((one) => one.eventId === event.id),
      (one) => (one?.attempts ?? 0) > 0,
    )
    expect(await robin.balance()).toBe(0)
  })

  it('P11: what is not known yet is tried again, and a stuck one can be replayed', async () => {
    const robin = await world.person()
    const event = await paidEvent(robin)
    const { chargeRef } = event.data as { chargeRef: string }
    const refund = { id: `evt_${newId()}`, type: 'refunded', data: { of: { chargeRef }, refundedMinor: 499 } }
    await world.webhook(refund)
    await until(
      async () => (await world.operator.events(false)).find((one) => one.eventId === refund.id),
      (one) => (one?.attempts ?? 0) > 0,
    )
    await world.webhook(event)
    await done(event.id)
    const [waiting] = await stored(refund.id)
    if (waiting?.state !== 'done') await world.operator.replay(waiting?.id ?? '')
    await done(refund.id)
    expect(await robin.payment((event.data as { paymentId: string }).paymentId)).toMatchObject({
      state: 'refunded',
    })
    expect(await robin.balance()).toBe(0)
    expect(await world.operator.replay(waiting?.id ?? '')).toBe(false)
  })

  it('P11: an unknown kind is kept and ignored', async () => {
    const event = { id: `evt_${newId()}`, type: 'weather-changed', data: { rain: true } }
    expect((await world.webhook(event)).status).toBe(200)
    expect(await done(event.id, 'ignored')).toHaveLength(1)
  })

  it('P13: takes back what is there, and the next tokens pay the rest off', async () => {
    const robin = await world.person()
    const { id } = await robin.buys('tokens', pack)
    const { chargeRef } = (await paymentById(world.database.db, id))!
    await world.database.db.execute(
      sql`select wallet_move(${robin.userId}::uuid, 'replies', -70, 'reply', 'spent', now())`,
    )
    await world.webhook({ id: newId(), type: 'disputed', data: { of: { chargeRef }, outcome: 'open' } })
    await robin.settled(id, 'disputed')
    const read = async () => (await robin.ask('GET', '/api/wallet')).json() as Record<string, unknown>
    expect(await read()).toMatchObject({ balance: 0, debt: 70 })
    await robin.buys('tokens', pack)
    const after = await read()
    expect(after).toMatchObject({ balance: 30, debt: 0 })
    expect(
      (after['items'] as { reason: string; amount: number }[]).map(({ reason, amount }) => [amount, reason]),
    ).toEqual([
      [-70, 'Paid off: tokens that were used before a refund'],
      [100, 'Bought 100 tokens'],
      [-30, 'Taken back: a payment is disputed'],
      [-70, 'Replies'],
      [100, 'Bought 100 tokens'],
    ])
    await world.webhook({ id: newId(), type: 'disputed', data: { of: { chargeRef }, outcome: 'won' } })
    await robin.settled(id, 'paid')
    expect(await read()).toMatchObject({ balance: 130, debt: 0 })
    expect((await world.wallet.audit()).faults).toEqual([])
  })

  it('P7: keeps nothing about people', async () => {
    const event = {
      id: `evt_${newId()}`,
      type: 'weather-changed',
      data: { customer_details: { email: 'robin@example.org' }, lines: [{ name: 'Robin', amount: 5 }] },
    }
    await world.webhook(event)
    const { rows } = await world.database.db.execute<{ payload: object }>(
      sql`select payload from payment_events where event_id = ${event.id}`,
    )
    expect(rows[0]?.payload).toEqual({ id: event.id, type: event.type, data: { lines: [{ amount: 5 }] } })
  })
})
