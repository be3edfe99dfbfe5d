import { sql } from 'drizzle-orm'
import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
  shuffledSubarray,
  array,
} from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { applyNotice } from './apply-notice.ts'
import { noEffects } from './effects.ts'
import { NotYetKnown, type Notice } from './notice.ts'
import { tokensOwedBack } from './policy.ts'
import { paymentById } from './store.ts'
import { startWorld, type World } from './testing/world.ts'

describeOnBothDatabases('schedules', (open) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(await open())
  })
  afterAll(() => world.stop())

  /** As the job does: one transaction each; what is not known yet comes again at the end. */
  async function tell(notice: Notice): Promise<boolean> {
    try {
      await world.database.transaction((tx) => applyNotice(world.tools, tx, 'sandbox', notice, noEffects()))
      return true
    } catch (error) {
      if (error instanceof NotYetKnown) return false
      throw error
    }
  }

  async function spend(userId: string, amount: number): Promise<boolean> {
    const { rows } = await world.database.db.execute<{ balance: unknown }>(
      sql`select wallet_move(${userId}::uuid, 'replies', ${-amount}::bigint, 'reply', ${newId()}, now()) as balance`,
    )
    return rows[0]?.balance !== null
  }
  async function giveBack(userId: string, amount: number): Promise<void> {
    await world.database.db.execute(
      sql`select wallet_move(${userId}::uuid, 'replies', ${amount}::bigint, 'reply-refund', ${newId()}, now())`,
    )
  }

  const facts = (order: { id: string; checkoutRef: string }): Notice[] => {
    const refs = { paymentId: order.id, checkoutRef: order.checkoutRef }
    const of = { chargeRef: `ch_${order.id}` }
    return [
      { kind: 'checkout-paid', ...refs, amountMinor: 499, currencyStr: 'EUR', ...of },
      { kind: 'checkout-failed', ...refs, failure: 'The card was declined.' },
      { kind: 'checkout-abandoned', ...refs },
      { kind: 'checkout-under-way', ...refs },
      { kind: 'refunded', of, refundedMinor: 100 },
      { kind: 'refunded', of, refundedMinor: 300 },
      { kind: 'disputed', of, outcome: 'open' },
      { kind: 'disputed', of, outcome: 'won' },
    ]
  }

  const step = oneof(
    record({
      what: constantFrom('tell' as const),
      order: integer({ min: 0, max: 2 }),
      fact: integer({ min: 0, max: 7 }),
    }),
    record({ what: constantFrom('spend' as const), amount: integer({ min: 1, max: 60 }) }),
    record({ what: constantFrom('return' as const), amount: integer({ min: 1, max: 5 }) }),
  )

  it('P9, P13, W3, W4, W9, W10: any schedule of purchases, charges, refunds and disputes keeps the ledger whole', async () => {
    await assert(
      asyncProperty(array(step, { maxLength: 30 }), async (steps) => {
        const robin = await world.person()
        const orders: { id: string; checkoutRef: string }[] = []
        for (let n = 0; n < 3; n++) {
          const { id } = await robin.begin('tokens', 'aureole-tokens-100')
          orders.push({ id, checkoutRef: (await paymentById(world.database.db, id))?.checkoutRef ?? '' })
        }
        let spent = 0
        // Told all at once, with charges in between, as events and replies come.
        await Promise.all(
          steps.map(async (one) => {
            if (one.what === 'tell') return tell(facts(orders[one.order]!)[one.fact]!)
            if (one.what === 'spend') {
              if (await spend(robin.userId, one.amount)) spent += one.amount
            } else {
              await giveBack(robin.userId, one.amount)
              spent -= one.amount
            }
          }),
        )
        // What was told too early is told again, as it would be.
        for (const one of steps) if (one.what === 'tell') await tell(facts(orders[one.order]!)[one.fact]!)
        let net = 0
        for (const { id } of orders) {
          const row = (await paymentById(world.database.db, id))!
          expect(row.taken).toBe(tokensOwedBack(row))
          expect(row.granted).toBe(row.paidAt === null ? 0 : 100)
          net += row.granted - row.taken
        }
        const wallet = (await robin.ask('GET', '/api/wallet')).json() as { balance: number; debt: number }
        expect(wallet.balance - wallet.debt).toBe(net - spent)
        expect(wallet.balance).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: world.database.kind === 'embedded' ? 15 : 25 },
    )
    expect((await world.wallet.audit()).faults).toEqual([])
  }, 60_000)

  it('P9: whatever the order, the same is told in the end', async () => {
    await assert(
      asyncProperty(
        shuffledSubarray([0, 1, 2, 4, 5, 6], { minLength: 6 }),
        shuffledSubarray([0, 1, 2, 4, 5, 6], { minLength: 6 }),
        async (first, again) => {
          const robin = await world.person()
          const { id } = await robin.begin('tokens', 'aureole-tokens-100')
          const order = { id, checkoutRef: (await paymentById(world.database.db, id))?.checkoutRef ?? '' }
          for (const fact of [...first, ...again]) await tell(facts(order)[fact]!)
          expect(await robin.payment(id)).toMatchObject({ state: 'disputed' })
          expect(await robin.balance()).toBe(0)
        },
      ),
      { numRuns: 20 },
    )
  }, 60_000)
})
