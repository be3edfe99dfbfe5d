import { isDeepStrictEqual } from 'node:util'
import { draftOf } from '../own/written.ts'
import type { AvatarWithCard } from '../store.ts'
import { fieldsOf, isObject, type RawCard } from './card-fields.ts'
import { isWrittenHere, ownKey, shownTexts, traitsOf } from './card-persona.ts'
import { traitsIn } from './card-traits.ts'
import { withTexts } from './png-texts.ts'

/** How a card is kept beside its angel. */
export interface KeptCard {
  readonly spec: 'V1' | 'V2' | 'V3'
  readonly container: 'JSON' | 'PNG' | 'CHARX'
  readonly card: RawCard
}

export type CardVersion = '2' | '3'

/** An angel as a card. One that came from a card gets that back, with what its owner has changed since. */
export function cardOf(row: AvatarWithCard, version: CardVersion): RawCard {
  const kept = isKeptCard(row.card) ? row.card.card : undefined
  const { data, ...beside } = kept ?? {}
  // The first version had no `data`: what was in it moves there, and readers of today find it.
  const told = isObject(data) ? data : { ...renamed(beside), ...beside }
  const rest = isObject(data) ? beside : {}
  return {
    ...rest,
    spec: `chara_card_v${version}`,
    spec_version: `${version}.0`,
    data: {
      ...blank(version),
      ...(kept === undefined ? ownWords(row) : { ...told, ...changes(row, kept) }),
      extensions: {
        ...(kept === undefined ? {} : fieldsOf(kept).extensions),
        [ownKey]: ownExtension(row, kept),
      },
    },
  }
}

export function cardPng(row: AvatarWithCard, version: CardVersion, picture: Buffer): Buffer {
  const encoded = (one: CardVersion) => Buffer.from(JSON.stringify(cardOf(row, one))).toString('base64')
  // Programs that know only the older version find it in its place.
  const texts = [{ keyword: 'chara', text: encoded('2') }]
  if (version === '3') texts.push({ keyword: 'ccv3', text: encoded('3') })
  return withTexts(picture, texts)
}

function isKeptCard(value: unknown): value is KeptCard {
  return isObject(value) && isObject(value['card'])
}

/** Every field that the version wants to be there. */
function blank(version: CardVersion): RawCard {
  return {
    name: '',
    description: '',
    personality: '',
    scenario: '',
    first_mes: '',
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: [],
    tags: [],
    creator: '',
    character_version: '',
    ...(version === '3' ? { group_only_greetings: [] } : {}),
  }
}

/** The first programs had other names for the same. */
function renamed(card: RawCard): RawCard {
  const { name, description, scenario, firstMessage, examples, creatorNotes } = fieldsOf(card)
  return {
    name,
    description,
    scenario,
    first_mes: firstMessage,
    mes_example: examples,
    creator_notes: creatorNotes,
  }
}

function ownWords(row: AvatarWithCard): RawCard {
  return {
    name: row.name,
    description: row.biography,
    personality: [...row.traits, row.speakingStyle].join(', '),
    scenario: row.relation === null ? '' : `To {{user}}, {{char}} is: ${row.relation}.`,
    first_mes: row.greeting,
    creator_notes: row.hook,
    tags: ['AI companion', ...row.traits],
  }
}

/** Only what is no longer as the card says it: everything else is given back as it was written, placeholders and all. */
function changes(row: AvatarWithCard, kept: RawCard): RawCard {
  const fields = fieldsOf(kept)
  const shown = shownTexts(fields)
  const draft = draftOf(row)
  const personality = traitsIn(fields.personality)
  const changed: RawCard = {}
  if (row.name !== shown.name) changed['name'] = row.name
  if ((draft.greeting ?? '') !== shown.greeting) changed['first_mes'] = row.greeting
  if ((draft.biography ?? '') !== shown.biography) {
    changed['description'] = row.biography
    if (!personality.isList) changed['personality'] = ''
  }
  if (personality.isList && !isDeepStrictEqual(traitsOf(fields), row.traits))
    changed['personality'] = row.traits.join(', ')
  return changed
}

/** What no field of a card can hold, for whoever reads it with the same program. */
function ownExtension(row: AvatarWithCard, kept: RawCard | undefined): RawCard {
  const { age, gender, ethnicity, look, traits, hobbies, occupation, relation, speakingStyle, starters } = row
  return {
    age,
    gender,
    ethnicity,
    look,
    traits,
    hobbies,
    occupation,
    ...(relation === null ? {} : { relation }),
    speakingStyle,
    starters,
    ...(kept === undefined || isWrittenHere(fieldsOf(kept)) ? { writtenHere: true } : {}),
  }
}
