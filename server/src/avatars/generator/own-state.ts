import type { GeneratorKind, GeneratorState } from '@aureole/contract/generator'
import { lockOwner } from '../store.ts'
import type { AvatarsParts } from '../parts.ts'
import { claimState, stateTaken } from './claim-state.ts'
import { emptyState, nextUuid, presentState } from './present-state.ts'
import {
  changeState,
  currentState,
  deleteOpenStates,
  insertState,
  lastFinished,
  markSeen,
} from './store-states.ts'

type Parts = Pick<AvatarsParts, 'database' | 'clock'>

export type SavedState = Pick<GeneratorState, 'uuid' | 'kind' | 'step' | 'answers' | 'finishAsked'>

/** Where the person stopped; an empty state where nothing was begun. */
export async function readOwnState(
  { database: { db } }: Parts,
  userId: string,
  kind: GeneratorKind,
): Promise<GeneratorState> {
  const current = await currentState(db, userId, kind)
  if (current !== undefined) return presentState(current)
  return emptyState(nextUuid(userId, kind, (await lastFinished(db, userId, kind))?.uuid), kind)
}

/** Keeps what was answered. The latest one that was saved is the one the person is at. */
export function saveOwnState(
  { clock, database }: Parts,
  userId: string,
  saved: SavedState,
): Promise<GeneratorState> {
  const { uuid, kind, step, answers, finishAsked } = saved
  return database.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const row = await claimState(tx, userId, uuid)
    if (row !== undefined && row.avatarId !== null) {
      // A late save of a tab that was left open: the angel is there, and nothing is saved over it.
      return presentState(finishAsked ? row : await changeState(tx, uuid, { finishAsked }))
    }
    await deleteOpenStates(tx, userId, kind, uuid)
    await markSeen(tx, userId)
    const updatedAt = clock.now()
    const change = { userId, kind, step, answers, finishAsked, updatedAt }
    if (row !== undefined) return presentState(await changeState(tx, uuid, change))
    const made = await insertState(tx, { ...change, uuid, avatarId: null, createdAt: updatedAt })
    if (made === undefined) throw stateTaken()
    return presentState(made)
  })
}
