import type { AvatarDraft } from '@aureole/contract/own-avatars'
import type { AvatarRow } from '../store.ts'
import { lookOf } from './policy.ts'
import { wordingOf } from './wording.ts'

type Written = Pick<
  AvatarRow,
  | 'name'
  | 'age'
  | 'gender'
  | 'ethnicity'
  | 'hook'
  | 'occupation'
  | 'traits'
  | 'hobbies'
  | 'biography'
  | 'greeting'
  | 'speakingStyle'
  | 'starters'
  | 'relation'
  | 'look'
>

/** A draft as it is written down: the house words what was left out. */
export function written(draft: AvatarDraft): Written {
  const house = wordingOf(draft)
  const starters = (draft.starters ?? []).filter((line) => line !== '')
  return {
    name: draft.name,
    age: draft.age,
    gender: draft.gender,
    ethnicity: draft.ethnicity,
    hook: house.hook,
    occupation: draft.occupation,
    traits: draft.traits,
    hobbies: draft.hobbies,
    biography: draft.biography || house.biography,
    greeting: draft.greeting || house.greeting,
    speakingStyle: draft.speakingStyle,
    starters: starters.length > 0 ? starters : house.starters,
    relation: draft.relation ?? null,
    look: lookOf(draft),
  }
}

/**
 * The draft that an angel was made from, without the words that the house added: when a name or a trade changes, those are
 * worded anew, and what its maker wrote stays.
 */
export function draftOf(row: AvatarRow): AvatarDraft {
  const draft: AvatarDraft = {
    name: row.name,
    age: row.age,
    gender: row.gender,
    ethnicity: row.ethnicity,
    look: row.look,
    traits: row.traits,
    hobbies: row.hobbies,
    occupation: row.occupation,
    ...(row.relation === null ? {} : { relation: row.relation }),
    speakingStyle: row.speakingStyle,
  }
  const house = wordingOf(draft)
  return {
    ...draft,
    ...(row.biography === house.biography ? {} : { biography: row.biography }),
    ...(row.greeting === house.greeting ? {} : { greeting: row.greeting }),
    ...(row.starters.join('\n') === house.starters.join('\n') ? {} : { starters: row.starters }),
  }
}
