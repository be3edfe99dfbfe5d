import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { paymentEvents, type eventStates } from './tables.ts'

export type EventRow = typeof paymentEvents.$inferSelect
export type EventState = (typeof eventStates)[number]

/** False when it had come before. */
export async function insertEvent(tx: Tx, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventId] })
    .returning({ id: paymentEvents.id })
  return inserted.length > 0
}

export async function eventById(db: Db | Tx, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return row
}

/** Locked, so that of two processes only one does it. */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(paymentEvents).where(eq(paymentEvents.id, id)).for('update')
  return row
}

export async function finishEvent(
  tx: Tx,
  id: string,
  end: { state: 'done' | 'ignored'; doneAt: Date },
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ ...end, reason: null })
    .where(eq(paymentEvents.id, id))
}

/** Only while it waits: what another process has finished meanwhile stays finished. */
export async function countFailure(
  db: Db,
  id: string,
  failure: { reason: string; isStuck: (attempts: number) => boolean },
): Promise<EventState> {
  const [row] = await db
    .update(paymentEvents)
    .set({ attempts: sql`${paymentEvents.attempts} + 1`, reason: failure.reason })
    .where(and(eq(paymentEvents.id, id), eq(paymentEvents.state, 'received')))
    .returning({ attempts: paymentEvents.attempts })
  if (row === undefined || !failure.isStuck(row.attempts)) return 'received'
  await db
    .update(paymentEvents)
    .set({ state: 'stuck' })
    .where(and(eq(paymentEvents.id, id), eq(paymentEvents.state, 'received')))
  return 'stuck'
}

export async function eventsIn(db: Db, states: readonly EventState[], limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.state, [...states]))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(limit)
}

export async function countEvents(db: Db, state: EventState): Promise<number> {
  return db.$count(paymentEvents, eq(paymentEvents.state, state))
}

/** False when there is none, or when it is done. */
export async function reopenEvent(tx: Tx, id: string): Promise<boolean> {
  const reopened = await tx
    .update(paymentEvents)
    .set({ state: 'received', attempts: 0 })
    .where(and(eq(paymentEvents.id, id), inArray(paymentEvents.state, ['stuck', 'received', 'ignored'])))
    .returning({ id: paymentEvents.id })
  return reopened.length > 0
}
