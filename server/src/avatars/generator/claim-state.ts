import type { Tx } from '../../platform/database/index.ts'
import { problem } from '../../platform/errors.ts'
import { changeState, deleteOpenStates, lockState, type StateRow } from './store-states.ts'

export function stateTaken() {
  return problem('conflict', 'This angel goes on with an account by now. Log in there to finish it.')
}

/**
 * The state under this uuid as the person's own: a guest's becomes theirs, and takes the place of the one they were at.
 * Nothing when there is none. Callers hold the owner's lock.
 */
export async function claimState(tx: Tx, userId: string, uuid: string): Promise<StateRow | undefined> {
  const row = await lockState(tx, uuid)
  if (row === undefined || row.userId === userId) return row
  if (row.userId !== null) throw stateTaken()
  await deleteOpenStates(tx, userId, row.kind, uuid)
  return changeState(tx, uuid, { userId })
}
