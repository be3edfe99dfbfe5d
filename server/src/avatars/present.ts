import type { Avatar, AvatarDetails } from '@aureole/contract/avatars'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import type { Picture } from '../portraits/index.ts'
import type { CardRow } from './catalogue/store-catalogue.ts'
import type { AvatarRow } from './store.ts'

/** An angel as the house itself knows it: for chats and minds, never for an answer as a whole. */
export interface KnownAvatar extends AvatarDetails {
  readonly relation: string | null
  readonly neverSays: readonly string[]
  /** It came with a character card, whose script a mind may want: `Avatars.scriptOf`. */
  readonly hasCard: boolean
  /** Nobody finds it any more, but what was said with it can still be read. */
  readonly isDeleted: boolean
}

/** What the reader has to do with an angel. */
export interface Relation {
  readonly isMine: boolean
  readonly isBlocked: boolean
}

export function presentAvatar(row: CardRow, picture: Picture): Avatar {
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    gender: row.gender,
    ethnicity: row.ethnicity,
    hook: row.hook,
    occupation: row.occupation,
    starter: row.starters[0] ?? '',
    imageUrl: picture.imageUrl,
    imageSources: picture.imageSources,
    thumbUrl: picture.thumbUrl,
    palette: row.palette,
  }
}

export function presentDetails(row: AvatarRow, picture: Picture, relation: Relation): AvatarDetails {
  return {
    ...presentAvatar(row, picture),
    biography: row.biography,
    greeting: row.greeting,
    traits: row.traits,
    hobbies: row.hobbies,
    speakingStyle: row.speakingStyle,
    starters: row.starters,
    opinions: row.opinions,
    quirks: row.quirks,
    pictureSource: row.pictureSource,
    isMine: relation.isMine,
    isBlocked: relation.isBlocked,
  }
}

/** Whoever reads it is not known here: it is nobody's own and nobody has blocked it. */
export function presentKnown(row: AvatarRow, picture: Picture): KnownAvatar {
  return {
    ...presentDetails(row, picture, { isMine: false, isBlocked: false }),
    relation: row.relation,
    neverSays: row.neverSays,
    hasCard: row.hasCard,
    isDeleted: row.deletedAt !== null,
  }
}

export function presentOwn(row: AvatarRow, picture: Picture, isBlocked: boolean): OwnAvatar {
  return {
    ...presentDetails(row, picture, { isMine: true, isBlocked }),
    visibility: row.visibility,
    refusal: row.refusal,
    relation: row.relation,
    look: row.look,
    createdAt: row.createdAt.toISOString(),
  }
}
