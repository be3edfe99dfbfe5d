import { avatarDraft } from '@aureole/contract/own-avatars'
import { accountConfirmed, type AccountConfirmed } from '../../accounts/index.ts'
import { isProblem } from '../../platform/errors.ts'
import { createOwn } from '../own/create-own.ts'
import type { AvatarsParts } from '../parts.ts'
import { lockOwner } from '../store.ts'
import { claimState } from './claim-state.ts'
import { changeState, type StateRow } from './store-states.ts'

/** Who goes on with what somebody began before they had an account; before the jobs start. */
export function workOnNewPeople(parts: AvatarsParts): void {
  parts.jobs.work<AccountConfirmed>(accountConfirmed, {}, (fact) => finishForNewPerson(parts, fact))
}

/** Makes a guest's state the new person's own and, if they had pressed Finish, the angel. Done twice, it does nothing more. */
async function finishForNewPerson(
  parts: AvatarsParts,
  { userId, generatorState }: AccountConfirmed,
): Promise<void> {
  if (generatorState === null) return
  const state = await takeOver(parts, userId, generatorState)
  if (state?.kind !== 'AI' || !state.finishAsked || state.avatarId !== null) return
  const { database, log } = parts
  const draft = avatarDraft.safeParse({ hobbies: [], look: { seed: state.uuid }, ...state.answers })
  try {
    if (!draft.success) throw new Unfinished('an answer is missing')
    await createOwn(parts, { userId, draft: draft.data, generatorState, unseen: true })
  } catch (error) {
    const isRefused = error instanceof Unfinished || (isProblem(error) && error.status < 500)
    if (!isRefused) throw error
    // Nobody is there to be told why: the state stays open, and the person finishes it by hand.
    await changeState(database.db, generatorState, { finishAsked: false })
    log.info({ userId, reason: error.message }, 'an angel could not be finished by itself')
  }
}

class Unfinished extends Error {}

/** Nothing when there is no such state, or it is somebody else's by now. */
async function takeOver(
  { database }: AvatarsParts,
  userId: string,
  uuid: string,
): Promise<StateRow | undefined> {
  try {
    return await database.transaction(async (tx) => {
      await lockOwner(tx, userId)
      return claimState(tx, userId, uuid)
    })
  } catch (error) {
    if (isProblem(error, 'conflict')) return undefined
    throw error
  }
}
