import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { renewDue } from './sandbox/renew.ts'
import { sandboxSecret } from './sandbox/tools.ts'
import { addMonths } from './policy.ts'
import { paymentsOf } from './store.ts'
import { subscriptionsOf } from './store-subscriptions.ts'
import { sweep } from './sweep.ts'
import { startWorld, until, type Person, type World } from './testing/world.ts'

const month = 'aureole-premium-month'
const year = 'aureole-premium-year'
const day = 24 * 3600_000

describeOnBothDatabases('premium', (open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open())
  })
  afterAll(() => world.stop())

  const sandboxTools = () => ({ ...world, secret: sandboxSecret(world.config.authSecret) })

  async function subscriber(plan = month): Promise<Person & { panel: string }> {
    const person = await world.person()
    await person.buys('premium', plan)
    const { url } = (await person.ask('POST', '/api/premium/portal')).json() as { url: string }
    // What happens next happens later.
    world.clock.advance(3600_000)
    return { ...person, panel: url }
  }

  /** Everything that has been told has been done. */
  const quiet = async () => {
    await until(
      () => world.operator.events(false),
      (events) => events.every((event) => event.state === 'stuck'),
    )
  }

  /** Lets time pass for the sandbox as for us, and waits until what it tells has arrived. */
  async function pass(
    person: Person,
    milliseconds: number,
    isThere: (premium: Awaited<ReturnType<Person['premium']>>) => boolean,
  ) {
    world.clock.advance(milliseconds)
    await renewDue(sandboxTools())
    await until(() => person.premium(), isThere)
    await quiet()
    await sweep(world.tools)
  }

  it('P14, P15, P20: begins when it is paid, with the tokens of the month', async () => {
    const began = world.clock.now()
    const robin = await subscriber()
    expect(await robin.balance()).toBe(200)
    expect(await robin.isPremium()).toBe(true)
    expect(await robin.premium()).toMatchObject({
      state: 'active',
      plan: { id: month, amountMinor: 999, interval: 'month' },
      until: addMonths(began, 1).toISOString(),
      freeReplies: { used: 0, limit: 300 },
      hasPortal: true,
    })
    await until(
      async () => robin.heard('premium.changed'),
      (heard) => heard.length > 0,
    )
    await until(
      async () => robin.heard('user.changed'),
      (heard) => heard.length > 0,
    )
    expect(robin.heard('premium.changed').at(-1)).toMatchObject({ premium: { state: 'active' } })
    expect(robin.heard('user.changed').at(-1)).toMatchObject({ user: { isPremium: true } })
  })

  it('P5: is not sold to somebody who has it, and the page that was left is closed', async () => {
    const robin = await world.person()
    const first = await robin.begin('premium', month)
    const second = await robin.begin('premium', year)
    await robin.press(first.redirectUrl, 'pay')
    await robin.press(second.redirectUrl, 'pay')
    await robin.settled(second.id, 'paid')
    await quiet()
    expect((await robin.payment(first.id)).state).toBe('abandoned')
    expect(await robin.balance()).toBe(200)
    const again = await robin.ask('POST', '/api/payments', { productType: 'premium', productId: month })
    expect([again.status, again.json()]).toMatchObject([409, { code: 'already-premium' }])
  })

  it('P14: cancelled, it ends with the period; resumed, it goes on', async () => {
    const robin = await subscriber()
    const cancelled = await robin.ask('POST', '/api/premium/cancel')
    expect(cancelled.json()).toMatchObject({ state: 'cancelling' })
    expect((await robin.ask('POST', '/api/premium/cancel')).status).toBe(200)
    expect((await robin.ask('POST', '/api/premium/resume')).json()).toMatchObject({ state: 'active' })
    await robin.ask('POST', '/api/premium/cancel')
    await pass(robin, 32 * day, (premium) => premium.state === 'none')
    expect(await robin.isPremium()).toBe(false)
    const late = await robin.ask('POST', '/api/premium/resume')
    expect([late.status, late.json()]).toMatchObject([409, { code: 'conflict' }])
    expect((await robin.ask('POST', '/api/premium/cancel')).status).toBe(409)
    expect(await robin.balance()).toBe(200)
    // It can be had again.
    expect((await robin.buys('premium', month)).state).toBe('paid')
    expect(await robin.isPremium()).toBe(true)
  })

  it('P14, P15: renews by itself, each period with its tokens', async () => {
    const robin = await subscriber()
    const { until: first } = await robin.premium()
    await pass(robin, 31 * day, (premium) => premium.until !== first)
    expect(await robin.premium()).toMatchObject({
      state: 'active',
      until: addMonths(new Date(first ?? ''), 1).toISOString(),
    })
    expect(await robin.balance()).toBe(400)
    expect(await robin.isPremium()).toBe(true)
    await sweep(world.tools)
    expect(await robin.balance()).toBe(400)
  })

  it('P15: a year gives its tokens month by month, to the end and not beyond', async () => {
    const robin = await subscriber(year)
    await robin.ask('POST', '/api/premium/cancel')
    for (let passed = 1; passed <= 13; passed++) {
      world.clock.advance(31 * day)
      await sweep(world.tools)
      await sweep(world.tools)
      expect(await robin.balance()).toBe(200 * Math.min(12, passed + 1))
    }
    await quiet()
  })

  it('P16: a renewal that fails and is paid within three days has not happened', async () => {
    const robin = await subscriber()
    const { until: first } = await robin.premium()
    await robin.press(robin.panel, 'fail')
    await until(
      () => robin.premium(),
      (premium) => premium.state === 'past-due',
    )
    expect(await robin.isPremium()).toBe(true)
    expect((await robin.premium()).until).toBe(first)
    world.clock.advance(3600_000)
    await robin.press(robin.panel, 'renew')
    await until(
      () => robin.premium(),
      (premium) => premium.state === 'active',
    )
    expect(await robin.balance()).toBe(400)
  })

  it('P16: a renewal that is not paid within three days ends premium, at the provider’s too', async () => {
    const robin = await subscriber()
    await robin.press(robin.panel, 'fail')
    await until(
      () => robin.premium(),
      (premium) => premium.state === 'past-due',
    )
    const end = new Date((await robin.premium()).until ?? '').getTime()
    world.clock.advance(end + 2.9 * day - world.clock.now().getTime())
    await sweep(world.tools)
    expect(await robin.isPremium()).toBe(true)
    world.clock.advance(0.2 * day)
    await sweep(world.tools)
    expect(await robin.isPremium()).toBe(false)
    await until(
      () => robin.premium(),
      (premium) => premium.state === 'none',
    )
    const page = await world.server.ask(new URL(robin.panel).pathname)
    expect(page.text).toContain('It has ended.')
    await quiet()
  })

  it('P16: nothing is concluded from silence', async () => {
    const robin = await subscriber()
    world.clock.advance(40 * day)
    await sweep(world.tools)
    await quiet()
    const [subscription] = await subscriptionsOf(world.database.db, robin.userId)
    expect(subscription?.endedAt).toBeNull()
    await renewDue(sandboxTools())
    await until(
      () => robin.isPremium(),
      (isPremium) => isPremium === true,
    )
    expect((await robin.premium()).state).toBe('active')
  })

  it.each(['refund', 'dispute'])(
    'P13, P17: a %s takes premium and its tokens, and ends it at the provider’s',
    async (action) => {
      const robin = await subscriber()
      await robin.press(robin.panel, action)
      await until(
        () => robin.isPremium(),
        (isPremium) => isPremium === false,
      )
      await quiet()
      await until(
        () => robin.premium(),
        (premium) => premium.state === 'none',
      )
      expect(await robin.balance()).toBe(0)
      const page = await until(
        () => world.server.ask(new URL(robin.panel).pathname),
        ({ text }) => text.includes('It has ended.'),
      )
      expect(page.status).toBe(200)
      if (action === 'refund') return
      await robin.press(robin.panel, 'dispute-won')
      await until(
        () => robin.balance(),
        (balance) => balance === 200,
      )
      expect(await robin.isPremium()).toBe(true)
    },
  )

  it('P21: closing the account ends it at the provider’s, and closes open pages', async () => {
    const robin = await subscriber()
    const pending = await robin.begin('tokens', 'aureole-tokens-100')
    await world.endSubscription(robin.userId)
    await world.endSubscription(robin.userId)
    expect((await world.server.ask(new URL(robin.panel).pathname)).text).toContain('It has ended.')
    await robin.press(pending.redirectUrl, 'pay')
    await quiet()
    expect((await robin.payment(pending.id)).state).toBe('abandoned')
    // What is paid for is still there, should they stay.
    expect(await robin.premium()).toMatchObject({ state: 'cancelling' })
    expect(await robin.balance()).toBe(200)
  })

  it('P4: a coupon is for the beginning, renewals cost the full price', async () => {
    const coupon = { brandId: 'aureole', code: 'HALF', percentOff: 50, expiresAt: null, useLimit: null }
    await world.operator.createCoupon(coupon)
    const robin = await world.person()
    const paid = await robin.buys('premium', month, 'HALF')
    expect(paid).toMatchObject({ amountMinor: 499, fullMinor: 999 })
    const { url } = (await robin.ask('POST', '/api/premium/portal')).json() as { url: string }
    world.clock.advance(3600_000)
    await robin.press(url, 'renew')
    await until(
      () => robin.balance(),
      (balance) => balance === 400,
    )
    const rows = await paymentsOf(world.database.db, robin.userId)
    expect(rows.map((row) => row.amountMinor).toSorted((a, b) => a - b)).toEqual([499, 999])
  })

  it('somebody without premium has none, and nothing to look after', async () => {
    const robin = await world.person()
    expect(await robin.premium()).toEqual({
      state: 'none',
      plan: null,
      until: null,
      freeReplies: null,
      hasPortal: false,
    })
    expect((await robin.ask('POST', '/api/premium/portal')).status).toBe(409)
  })
})
