import { isDeepStrictEqual } from 'node:util'
import type { AvatarDraft, OwnAvatar } from '@aureole/contract/own-avatars'
import type { Tx } from '../../platform/database/index.ts'
import { publishAsked } from '../facts.ts'
import type { AvatarsParts } from '../parts.ts'
import { screenTexts } from '../screen.ts'
import { changeAvatar, type AvatarChange, type AvatarRow } from '../store.ts'
import { refuseUnknownOptions, textsOf } from './create-own.ts'
import { lockOwnAvatar, ownAvatar } from './own-avatar.ts'
import { askForPainting } from './paint-own.ts'
import { isSameLook } from './policy.ts'
import { presentOwnTo } from './read-own.ts'
import { draftOf, written } from './written.ts'

type DraftChange = { readonly [K in keyof AvatarDraft]?: AvatarDraft[K] | undefined }

/** Edits an angel. One that is in the catalogue leaves it until an agent has seen what it says now. */
export async function changeOwn(
  parts: AvatarsParts,
  userId: string,
  id: string,
  asked: DraftChange,
): Promise<OwnAvatar> {
  const change = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  ) as Partial<AvatarDraft>
  const known = await ownAvatar(parts.database.db, userId, id)
  if (change.look !== undefined) refuseUnknownOptions({ look: change.look })
  // With what is there already: what is wrong may stand in two fields, written at two times.
  if (textsOf(change).length > 0) await screenTexts(parts.safety, textsOf({ ...draftOf(known), ...change }))
  const row = await parts.database.transaction(async (tx) => {
    const before = await lockOwnAvatar(tx, userId, id)
    const fields = written({ ...draftOf(before), ...change })
    if (isDeepStrictEqual({ ...before, ...fields }, before)) return before
    const picture = await newPicture(parts, tx, before, fields, change)
    const after = await changeAvatar(tx, id, {
      ...fields,
      ...picture,
      ...(before.visibility === 'PUBLIC' ? { visibility: 'REVIEW' as const } : {}),
      updatedAt: parts.clock.now(),
    })
    if (after.visibility === 'REVIEW') await publishAsked(parts, tx, id)
    if (Object.keys(picture).length > 0) await askForPainting(parts, tx, after)
    return after
  })
  return presentOwnTo(parts, userId, row)
}

/** A picture that came with a card stays until its look is chosen anew; growing a year older does not do that. */
async function newPicture(
  { portraits }: AvatarsParts,
  tx: Tx,
  before: AvatarRow,
  { look }: Pick<AvatarRow, 'look'>,
  change: Partial<AvatarDraft>,
): Promise<AvatarChange> {
  if (isSameLook(look, before.look)) return {}
  const isChosen = change.look !== undefined && !isSameLook(change.look, before.look)
  if (before.pictureSource === 'UPLOADED' && !isChosen) return {}
  const portrait = await portraits.keepDrawn(tx, look)
  if (before.pictureSource !== 'DRAWN') await portraits.forget(tx, before.portrait)
  return { portrait, palette: portraits.paletteOf(look), pictureSource: 'DRAWN' }
}
