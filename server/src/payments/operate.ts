import { newId } from '../platform/ids.ts'
import { normalCode } from './coupons.ts'
import { queues, type PaymentsTools } from './parts.ts'
import { disableCoupon, insertCoupon, listCoupons } from './store-coupons.ts'
import { eventsIn, reopenEvent, type EventRow } from './store-events.ts'

export interface NewCoupon {
  readonly brandId: string
  readonly code: string
  readonly percentOff: number
  readonly expiresAt: Date | null
  readonly useLimit: number | null
}

/** What the operator does by command. */
export interface Operator {
  /** Webhooks that wait, or only those that somebody has to look at; oldest first. */
  events(onlyStuck: boolean): Promise<EventRow[]>
  /** Tries one again. False when there is none, or when it is done. */
  replay(eventId: string): Promise<boolean>
  coupons(): ReturnType<typeof listCoupons>
  /** False when the brand has one of that code. */
  createCoupon(coupon: NewCoupon): Promise<boolean>
  disableCoupon(brandId: string, code: string): Promise<boolean>
}

export function operate(tools: PaymentsTools): Operator {
  const { clock, database, jobs } = tools
  return {
    events: (onlyStuck) => eventsIn(database.db, onlyStuck ? ['stuck'] : ['received', 'stuck'], 200),
    replay: (id) =>
      database.transaction(async (tx) => {
        const isOpen = await reopenEvent(tx, id)
        if (isOpen) await jobs.enqueue(tx, queues.event, { id })
        return isOpen
      }),
    coupons: () => listCoupons(database.db),
    createCoupon: ({ code, ...coupon }) =>
      insertCoupon(database.db, {
        ...coupon,
        id: newId(),
        code: normalCode(code),
        createdAt: clock.now(),
      }),
    disableCoupon: (brandId, code) => disableCoupon(database.db, brandId, normalCode(code), clock.now()),
  }
}
