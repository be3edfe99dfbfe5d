import type { GeneratorState } from '@aureole/contract/generator'
import { same } from './answers.ts'
import type { LocalRecord } from './local-record.ts'

/** What to do about answers that this browser has, the server has, or both. */
export type Decision =
  /** Somebody has come to life of them. */
  | { readonly now: 'meet'; readonly avatarId: string; readonly forgetRecord: boolean }
  | { readonly now: 'begin'; readonly uuid: string | undefined }
  /** Go on with the server's. */
  | { readonly now: 'adopt' }
  /** The same ones, perhaps changed on both sides. */
  | { readonly now: 'join' }
  /** Go on with this browser's, under that uuid. */
  | { readonly now: 'keep'; readonly uuid: string; readonly save: boolean }
  /** Both are worth something: the person decides. Saving the one would delete the other. */
  | { readonly now: 'ask' }

export function reconcile(
  record: LocalRecord | undefined,
  state: GeneratorState | undefined,
  userId: string | null,
): Decision {
  if (state !== undefined && state.avatarId !== null) {
    const forgetRecord = record === undefined || record.uuid === state.uuid
    return { now: 'meet', avatarId: state.avatarId, forgetRecord }
  }
  const hasTheirs = state !== undefined && Object.keys(state.answers).length > 0
  if (record === undefined) return hasTheirs ? { now: 'adopt' } : { now: 'begin', uuid: state?.uuid }
  if (hasTheirs && state.uuid === record.uuid) return { now: 'join' }
  const unsaved = record.base === null || !same(record.answers, record.base)
  if (userId === null) {
    // Known once and not any more: an account has them by now. A later change begins anew.
    return { now: 'keep', uuid: record.uuid, save: record.base === null }
  }
  if (record.userId === null) {
    // What is to become an angel goes there directly; saved beside it, it would begin a second one.
    return hasTheirs ? { now: 'ask' } : { now: 'keep', uuid: record.uuid, save: !record.finishAsked }
  }
  // The person's own, but they are at another one by now: what is saved here was finished elsewhere.
  if (!unsaved) return hasTheirs ? { now: 'adopt' } : { now: 'begin', uuid: state?.uuid }
  return hasTheirs ? { now: 'ask' } : { now: 'keep', uuid: state?.uuid ?? record.uuid, save: true }
}
