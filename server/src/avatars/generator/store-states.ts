import { and, desc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { GeneratorKind } from '@aureole/contract/generator'
import type { Db, Tx } from '../../platform/database/index.ts'
import { generatorStates } from '../tables.ts'

export type StateRow = typeof generatorStates.$inferSelect
type StateChange = Partial<Omit<StateRow, 'uuid' | 'createdAt'>>

export async function stateById(db: Db | Tx, uuid: string): Promise<StateRow | undefined> {
  const [row] = await db.select().from(generatorStates).where(eq(generatorStates.uuid, uuid))
  return row
}

export async function lockState(tx: Tx, uuid: string): Promise<StateRow | undefined> {
  const [row] = await tx.select().from(generatorStates).where(eq(generatorStates.uuid, uuid)).for('update')
  return row
}

/** Nothing when somebody was faster with the same uuid. */
export async function insertState(tx: Db | Tx, row: StateRow): Promise<StateRow | undefined> {
  const [inserted] = await tx.insert(generatorStates).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function changeState(tx: Db | Tx, uuid: string, change: StateChange): Promise<StateRow> {
  const [row] = await tx.update(generatorStates).set(change).where(eq(generatorStates.uuid, uuid)).returning()
  if (row === undefined) throw new Error('a generator state vanished while it was changed')
  return row
}

/** Changes a state as long as it is nobody's; nothing when it is not. */
export async function changeGuestState(
  db: Db | Tx,
  uuid: string,
  change: StateChange,
): Promise<StateRow | undefined> {
  const [row] = await db
    .update(generatorStates)
    .set(change)
    .where(and(eq(generatorStates.uuid, uuid), isNull(generatorStates.userId)))
    .returning()
  return row
}

/** Where the person is: an open state, or one that finished by itself and has not been seen. */
export async function currentState(
  db: Db | Tx,
  userId: string,
  kind: GeneratorKind,
): Promise<StateRow | undefined> {
  const [row] = await db
    .select()
    .from(generatorStates)
    .where(
      and(
        eq(generatorStates.userId, userId),
        eq(generatorStates.kind, kind),
        or(isNull(generatorStates.avatarId), eq(generatorStates.finishAsked, true)),
      ),
    )
    .orderBy(desc(generatorStates.updatedAt), desc(generatorStates.uuid))
    .limit(1)
  return row
}

export async function lastFinished(
  db: Db | Tx,
  userId: string,
  kind: GeneratorKind,
): Promise<StateRow | undefined> {
  const [row] = await db
    .select()
    .from(generatorStates)
    .where(
      and(
        eq(generatorStates.userId, userId),
        eq(generatorStates.kind, kind),
        isNotNull(generatorStates.avatarId),
      ),
    )
    .orderBy(desc(generatorStates.updatedAt), desc(generatorStates.uuid))
    .limit(1)
  return row
}

/** The person goes on with another one. */
export async function deleteOpenStates(
  tx: Tx,
  userId: string,
  kind: GeneratorKind,
  except: string,
): Promise<void> {
  await tx
    .delete(generatorStates)
    .where(
      and(
        eq(generatorStates.userId, userId),
        eq(generatorStates.kind, kind),
        isNull(generatorStates.avatarId),
        ne(generatorStates.uuid, except),
      ),
    )
}

/** What finished by itself is no news any more. */
export async function markSeen(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(generatorStates)
    .set({ finishAsked: false })
    .where(
      and(
        eq(generatorStates.userId, userId),
        isNotNull(generatorStates.avatarId),
        eq(generatorStates.finishAsked, true),
      ),
    )
}

/** Guests' states and finished ones. */
export async function deleteStatesBefore(db: Db | Tx, before: Date): Promise<void> {
  await db
    .delete(generatorStates)
    .where(
      and(
        lt(generatorStates.updatedAt, before),
        or(isNull(generatorStates.userId), isNotNull(generatorStates.avatarId)),
      ),
    )
}

export function statesOf(db: Db | Tx, userId: string): Promise<StateRow[]> {
  return db.select().from(generatorStates).where(eq(generatorStates.userId, userId))
}

export async function deleteStatesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(generatorStates).where(eq(generatorStates.userId, userId))
}
