import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { sweep } from './sweep.ts'
import { startWorld, until, type World } from './testing/world.ts'

const pack = 'aureole-tokens-100'
const hour = 3600_000

describeOnBothDatabases('buying', (open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open())
  })
  afterAll(() => world.stop())

  const coupon = (code: string, more: { useLimit?: number; expiresAt?: Date; brandId?: string } = {}) =>
    world.operator.createCoupon({
      brandId: 'aureole',
      code,
      percentOff: 20,
      expiresAt: null,
      useLimit: null,
      ...more,
    })

  it('P1, P12, P20: a pack costs what the brand asks, and credits its tokens once it is paid', async () => {
    const robin = await world.person()
    const { id, redirectUrl } = await robin.begin('tokens', pack)
    expect(await robin.payment(id)).toMatchObject({ state: 'pending', amountMinor: 499, currencyStr: 'EUR' })
    const page = await world.server.ask(new URL(redirectUrl).pathname, {
      headers: { 'accept-language': 'de-DE' },
    })
    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/4,99\s€/)])
    const paid = await robin.press(redirectUrl, 'pay')
    expect([paid.status, paid.headers.location]).toEqual([
      303,
      `http://localhost:3000/payment/status/success/tokens?payment=${id}`,
    ])
    await robin.settled(id, 'paid')
    expect(await robin.balance()).toBe(100)
    await until(
      async () => robin.heard('payment.changed'),
      (heard) => heard.length > 0,
    )
    expect(robin.heard('wallet.changed')).toEqual([{ balance: 100 }])
    expect(robin.heard('payment.changed')).toEqual([{ payment: await robin.payment(id) }])
  })

  it('P1: each brand sells its own, in its own currency, and nothing of another', async () => {
    const robin = await world.person()
    const alex = await world.person('celeste')
    const paid = await alex.buys('tokens', 'celeste-tokens-100')
    expect(paid).toMatchObject({ amountMinor: 599, currencyStr: 'USD' })
    const attempts = [
      { productType: 'tokens', productId: 'celeste-tokens-100' },
      { productType: 'premium', productId: pack },
      { productType: 'tokens', productId: 'aureole-premium-month' },
      { productType: 'tokens', productId: 'constructor' },
      { productType: 'tokens', productId: '' },
      { productType: 'gold', productId: pack },
    ]
    for (const attempt of attempts) {
      const answer = await robin.ask('POST', '/api/payments', attempt)
      expect([answer.status, answer.json()], JSON.stringify(attempt)).toMatchObject([
        422,
        { code: 'invalid-fields' },
      ])
    }
  })

  it('P1: takes neither amounts nor tokens from the caller', async () => {
    const robin = await world.person()
    const wished = { amountMinor: -5, tokens: 9.5, currencyStr: 'JPY', percentOff: 100, state: 'paid' }
    const answer = await robin.ask('POST', '/api/payments', {
      productType: 'tokens',
      productId: pack,
      ...wished,
    })
    const { id } = answer.json() as { id: string }
    expect(await robin.payment(id)).toMatchObject({
      state: 'pending',
      amountMinor: 499,
      tokens: 100,
      currencyStr: 'EUR',
    })
  })

  it('P2: a key begins one purchase, also when it comes twice at once', async () => {
    const robin = await world.person()
    const body = { productType: 'tokens', productId: pack }
    const headers = { 'idempotency-key': newId() }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => robin.ask('POST', '/api/payments', body, headers)),
    )
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    const other = await robin.ask(
      'POST',
      '/api/payments',
      { ...body, productId: 'aureole-tokens-550' },
      headers,
    )
    expect([other.status, other.json()]).toMatchObject([409, { code: 'idempotency-key-reused' }])
    const alex = await world.person()
    const theirs = await alex.ask('POST', '/api/payments', body, headers)
    expect(theirs.status).toBe(201)
    expect(theirs.text).not.toBe(answers[0]?.text)
  })

  it('P3: a payment is its own person’s alone', async () => {
    const [robin, alex] = [await world.person(), await world.person()]
    const { id } = await robin.begin('tokens', pack)
    for (const path of [`/api/payments/${id}`, `/api/payments/${newId()}`, '/api/payments/1']) {
      const answer = await alex.ask('GET', path)
      expect([answer.status, answer.json()]).toMatchObject([404, { code: 'not-found' }])
    }
    expect((await world.server.ask(`/api/payments/${id}`)).status).toBe(401)
  })

  it('a declined card and a page that was left credit nothing, and say so', async () => {
    const robin = await world.person()
    const declined = await robin.begin('tokens', pack)
    const answer = await robin.press(declined.redirectUrl, 'decline')
    expect(answer.headers.location).toBe(
      `http://localhost:3000/payment/status/failure?payment=${declined.id}`,
    )
    const failed = await robin.settled(declined.id, 'failed')
    expect(failed.failure).toBe('The card was declined. Nothing was charged.')
    const left = await robin.begin('tokens', pack)
    await robin.press(left.redirectUrl, 'abandon')
    await robin.settled(left.id, 'abandoned')
    // What is over cannot be paid by going back.
    await robin.press(left.redirectUrl, 'pay')
    expect(await robin.balance()).toBe(0)
  })

  it('P9, P12: paid twice and told three times, it counts once', async () => {
    const robin = await world.person()
    const { id, redirectUrl } = await robin.begin('tokens', pack)
    await Promise.all(Array.from({ length: 4 }, () => robin.press(redirectUrl, 'pay-twice')))
    await robin.settled(id, 'paid')
    await until(
      () => world.operator.events(false),
      (events) => events.length === 0,
    )
    expect(await robin.balance()).toBe(100)
  })

  it('P4: a coupon takes its part off, once for each person', async () => {
    await coupon('LAMP20')
    const robin = await world.person()
    const seen = await robin.ask('GET', `/api/coupons/lamp20?product-id=${pack}`)
    expect(seen.json()).toMatchObject({ code: 'LAMP20', valid: true, percentOff: 20, amountMinor: 399 })
    const paid = await robin.buys('tokens', pack, ' lamp20 ')
    expect(paid).toMatchObject({ amountMinor: 399, fullMinor: 499, couponCode: 'LAMP20' })
    const again = await robin.ask('POST', '/api/payments', {
      productType: 'tokens',
      productId: pack,
      couponCode: 'LAMP20',
    })
    expect([again.status, again.json()]).toMatchObject([
      422,
      { code: 'coupon-refused', detail: 'You have used this coupon already.' },
    ])
    const other = await (await world.person()).ask('GET', '/api/coupons/LAMP20')
    expect(other.json()).toMatchObject({ valid: true })
  })

  it('P4: says why a coupon does not work', async () => {
    await coupon('OVER', { expiresAt: new Date(world.clock.now().getTime() - 1) })
    await coupon('GONE', { useLimit: 0 })
    await coupon('OFF')
    await world.operator.disableCoupon('aureole', 'off')
    await coupon('SKY', { brandId: 'celeste' })
    const robin = await world.person()
    const reasons = {
      OVER: 'This coupon has expired.',
      GONE: 'This coupon has been used up.',
      OFF: 'There is no such coupon here.',
      SKY: 'There is no such coupon here.',
      NEVER: 'There is no such coupon here.',
    }
    for (const [code, reason] of Object.entries(reasons)) {
      const seen = await robin.ask('GET', `/api/coupons/${code}?product-id=${pack}`)
      expect(seen.json()).toEqual({
        code,
        valid: false,
        reason,
        percentOff: null,
        amountMinor: null,
        expiresAt: null,
      })
      const answer = await robin.ask('POST', '/api/payments', {
        productType: 'tokens',
        productId: pack,
        couponCode: code,
      })
      expect([answer.status, answer.json()]).toMatchObject([422, { code: 'coupon-refused', detail: reason }])
    }
  })

  it('P4: the last use goes to one, however many are quick, and comes back when it is left', async () => {
    await coupon('ONE', { useLimit: 1 })
    const crowd = await Promise.all(Array.from({ length: 8 }, () => world.person()))
    const body = { productType: 'tokens', productId: pack, couponCode: 'ONE' }
    const answers = await Promise.all(crowd.map((one) => one.ask('POST', '/api/payments', body)))
    const quick = answers.findIndex((answer) => answer.status === 201)
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    const [winner, loser] = [crowd[quick]!, crowd[(quick + 1) % crowd.length]!]
    const { id, redirectUrl } = answers[quick]!.json() as { id: string; redirectUrl: string }
    // Who starts again takes the reservation along, and the earlier page is closed.
    const second = await winner.begin('tokens', pack, 'ONE')
    await winner.press(redirectUrl, 'pay')
    expect((await winner.payment(id)).state).toBe('abandoned')
    await winner.press(second.redirectUrl, 'decline')
    await winner.settled(second.id, 'failed')
    expect((await loser.buys('tokens', pack, 'ONE')).state).toBe('paid')
    expect((await winner.ask('POST', '/api/payments', body)).status).toBe(422)
    expect(await winner.balance()).toBe(0)
  })

  it('P4: a page that nobody comes back from lets go of its coupon', async () => {
    await coupon('SLOW', { useLimit: 1 })
    const [robin, alex] = [await world.person(), await world.person()]
    const { id, redirectUrl } = await robin.begin('tokens', pack, 'SLOW')
    world.clock.advance(2 * hour)
    await sweep(world.tools)
    expect((await robin.payment(id)).state).toBe('abandoned')
    expect((await robin.press(redirectUrl, 'pay')).headers.location).toContain('/failure')
    expect((await alex.buys('tokens', pack, 'SLOW')).amountMinor).toBe(399)
    expect(await robin.balance()).toBe(0)
  })

  it('P21: gives a person their payments, and keeps them as facts when the person goes', async () => {
    const robin = await world.person()
    const paid = await robin.buys('tokens', pack)
    const files = []
    for await (const file of world.data.exportFor(robin.userId)) files.push(file)
    expect(files.map((file) => file.path)).toEqual(['payments.json'])
    expect(JSON.parse(String(files[0]?.content))).toMatchObject({
      payments: [{ id: paid.id, state: 'paid' }],
    })
    await world.database.transaction((tx) => world.data.eraseFor(tx, robin.userId))
    expect(await robin.payment(paid.id)).toMatchObject({ state: 'paid', amountMinor: 499 })
  })
})
