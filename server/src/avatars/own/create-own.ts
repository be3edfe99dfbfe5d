import type { AvatarDraft, OwnAvatar } from '@aureole/contract/own-avatars'
import type { Tx } from '../../platform/database/index.ts'
import { invalidFields, isProblem, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { claimState } from '../generator/claim-state.ts'
import { changeState, insertState, markSeen } from '../generator/store-states.ts'
import type { AvatarsParts } from '../parts.ts'
import type { Upload } from '../../portraits/index.ts'
import { presentOwn } from '../present.ts'
import { screenTexts, type Said } from '../screen.ts'
import { countOwn, insertAvatar, lockOwner, rowsById, type AvatarRow } from '../store.ts'
import { askForPainting } from './paint-own.ts'
import { limitReached, ownLimit, unknownOptions, unranked } from './policy.ts'
import { written } from './written.ts'

export interface NewOwn {
  readonly id?: string
  readonly userId: string
  readonly draft: AvatarDraft
  /** The generator state that this finishes: it makes one angel, however often and from wherever it is asked. */
  readonly generatorState?: string | undefined
  /** The person did not press the button just now and has yet to be told. */
  readonly unseen?: boolean
  /** The character card it comes from, whole, and the card's picture, read already. */
  readonly card?: unknown
  readonly picture?: Upload | undefined
  /** No image model is asked for a picture. */
  readonly drawn?: true
}

/** Brings an angel to life. */
export async function createOwn(parts: AvatarsParts, asked: NewOwn): Promise<OwnAvatar> {
  refuseUnknownOptions(asked.draft)
  await screenTexts(parts.safety, textsOf(asked.draft))
  const row = await parts.database.transaction(async (tx) => {
    await lockOwner(tx, asked.userId)
    return (await madeBefore(tx, asked)) ?? (await make(parts, tx, asked))
  })
  return presentOwn(row, parts.portraits.picture(row.portrait), false)
}

async function make(parts: AvatarsParts, tx: Tx, asked: NewOwn): Promise<AvatarRow> {
  const { userId, generatorState: uuid } = asked
  await refuseOverLimit(parts, tx, userId)
  const now = parts.clock.now()
  const fields = written(asked.draft)
  const upload = asked.picture && (await parts.portraits.keepUpload(tx, asked.picture))
  const row = await insertAvatar(tx, {
    ...fields,
    id: asked.id ?? newId(),
    ownerId: userId,
    visibility: 'PRIVATE',
    portrait: upload ?? (await parts.portraits.keepDrawn(tx, fields.look)),
    palette: parts.portraits.paletteOf(fields.look),
    pictureSource: upload === undefined ? 'DRAWN' : 'UPLOADED',
    card: asked.card ?? null,
    rank: unranked,
    createdAt: now,
    updatedAt: now,
  })
  if (!asked.unseen) await markSeen(tx, userId)
  if (uuid !== undefined) {
    const end = { avatarId: row.id, finishAsked: asked.unseen ?? false, updatedAt: now }
    const begun = { uuid, userId, kind: 'AI', step: '', answers: {}, createdAt: now } as const
    // Finished before its first save has come: kept all the same, so that a repeat finds what was made.
    if ((await insertState(tx, { ...begun, ...end })) === undefined) await changeState(tx, uuid, end)
  }
  if (!asked.drawn) await askForPainting(parts, tx, row)
  return row
}

/** What this generator state has made already. A state that is somebody else's does not exist for this person. */
async function madeBefore(tx: Tx, { userId, generatorState }: NewOwn): Promise<AvatarRow | undefined> {
  if (generatorState === undefined) return undefined
  const state = await claimState(tx, userId, generatorState).catch((error: unknown) => {
    throw isProblem(error, 'conflict') ? notFound('This angel') : error
  })
  if (state === undefined || state.avatarId === null) return undefined
  const [row] = await rowsById(tx, [state.avatarId])
  if (row === undefined || row.deletedAt !== null) throw notFound('This angel')
  return row
}

async function refuseOverLimit(parts: AvatarsParts, tx: Tx, userId: string): Promise<void> {
  const person = await parts.accounts.userById(tx, userId)
  if (person === undefined) throw notFound('This person')
  const count = await countOwn(tx, userId)
  if (count >= ownLimit(person.isPremium)) throw limitReached(count, person.isPremium)
}

export function refuseUnknownOptions({ look }: Pick<AvatarDraft, 'look'>): void {
  const unknown = unknownOptions(look)
  if (unknown.length === 0) return
  throw invalidFields(
    unknown.map((option) => ({ path: `look.${option}`, message: 'This is not one of the options.' })),
  )
}

/** All that its maker may have written freely. */
export function textsOf(draft: Partial<AvatarDraft>): Said[] {
  const many = (path: string, texts: readonly string[] = []): Said[] =>
    texts.map((text, i) => [`${path}.${i}`, text])
  const one = (path: string, text: string | undefined): Said[] => (text === undefined ? [] : [[path, text]])
  return [
    ...one('name', draft.name),
    ...one('occupation', draft.occupation),
    ...one('relation', draft.relation),
    ...one('speakingStyle', draft.speakingStyle),
    ...many('traits', draft.traits),
    ...many('hobbies', draft.hobbies),
    ...one('biography', draft.biography),
    ...one('greeting', draft.greeting),
    ...many('starters', draft.starters),
  ]
}
