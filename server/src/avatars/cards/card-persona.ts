import { avatarLimits as limits } from '@aureole/contract/avatar-limits'
import { avatarDraft, type AvatarDraft } from '@aureole/contract/own-avatars'
import * as z from 'zod/mini'
import { unknownOptions } from '../own/policy.ts'
import { readAge } from './card-age.ts'
import { fieldsOf, isObject, type CardFields } from './card-fields.ts'
import { readLooks } from './card-looks.ts'
import { fieldIn, traitsIn } from './card-traits.ts'
import { line, plain, shortened, spoken } from './card-words.ts'
import type { ReadCard } from './read-card.ts'
import { RefusedCard, UnreadableCard } from './refusals.ts'

export interface CardPersona {
  readonly draft: AvatarDraft
  readonly remarks: readonly string[]
}

/** Of whom a card does not say it. */
const someAge = 28
/** Enough for what is shown, and for the placeholders in it. */
const readMax = 40_000

/** Under this name our own exports say what no field of a card can hold. */
export const ownKey = 'aureole'

const ownFields = z.partial(
  z.pick(avatarDraft, {
    age: true,
    gender: true,
    ethnicity: true,
    look: true,
    traits: true,
    hobbies: true,
    occupation: true,
    relation: true,
    speakingStyle: true,
    starters: true,
  }),
)

/** The texts that people see, worded for a reader; what is longer than our fields is whole in the card. */
export function shownTexts(card: CardFields): { name: string; biography: string; greeting: string } {
  const name = line(card.name, limits.nameMax)
  const called = line(card.nickname, limits.nameMax) || name
  const told = (text: string) => plain(spoken(text.slice(0, readMax), called))
  const paragraphs = [
    card.description,
    isWrittenHere(card) || traitsIn(card.personality).isList ? '' : card.personality,
  ]
  return {
    name,
    biography: shortened(paragraphs.map(told).filter(Boolean).join('\n\n'), limits.biographyMax),
    greeting: shortened(told(card.firstMessage), limits.greetingMax),
  }
}

/** A card of our own writing says in its other fields only what its extension says better. */
export function isWrittenHere(card: CardFields): boolean {
  const own = card.extensions[ownKey]
  return isObject(own) && own['writtenHere'] === true
}

function ownOf(card: CardFields): z.output<typeof ownFields> | undefined {
  const read = ownFields.safeParse(card.extensions[ownKey])
  if (!read.success) return undefined
  const { look, ...own } = read.data
  if (look === undefined) return own
  // Another version of us may know words that we do not.
  const unknown: readonly string[] = unknownOptions(look)
  const known = Object.fromEntries(Object.entries(look).filter(([option]) => !unknown.includes(option)))
  return { ...own, look: known as typeof look }
}

/** An angel out of a card. Refuses minors, and whoever has no name. */
export function personaOf(read: ReadCard): CardPersona {
  const card = fieldsOf(read.card)
  const { name, biography, greeting } = shownTexts(card)
  if (name === '') throw new UnreadableCard('The card has no name.')
  const found = readAge(card)
  if (found.kind === 'minor') {
    throw new RefusedCard(
      `Everybody here is an adult, and ${name} is not: ${found.because}. This card cannot be taken in.`,
    )
  }
  const statedAge = found.kind === 'adult' ? found.age : undefined
  const shownAge = statedAge !== undefined && statedAge <= 99 ? statedAge : undefined
  const own = ownOf(card) ?? {}
  const looks = readLooks(card)
  const said = (names: string) => line(fieldIn(card.description, names) ?? '', limits.lineMax)
  const draft = avatarDraft.parse({
    name,
    age: own.age ?? shownAge ?? someAge,
    gender: own.gender ?? looks.gender,
    ethnicity: own.ethnicity ?? looks.ethnicity,
    look: own.look ?? looks.look,
    traits: traitsOf(card),
    hobbies:
      own.hobbies ?? listOf(fieldIn(card.description, 'hobbies|likes|loves|interests'), limits.hobbiesMax),
    occupation: own.occupation ?? (said('occupation|job|profession|work') || 'Newcomer'),
    speakingStyle:
      own.speakingStyle ?? (said('speech|speaking style|voice|speech pattern') || 'In their own words'),
    relation: own.relation,
    biography: biography === '' ? undefined : biography,
    greeting: greeting === '' ? undefined : greeting,
    starters: own.starters,
  } satisfies { [field in keyof AvatarDraft]-?: AvatarDraft[field] | undefined })
  const open = [
    ...(own.age === undefined && shownAge === undefined ? ['age'] : []),
    ...looks.guessed.filter((one) => own[one] === undefined),
  ]
  return { draft, remarks: remarksOn(read, card, { draft, open, statedAge }) }
}

/** What is said of somebody in a word each; the same again for the same card, so that a later change can be told. */
export function traitsOf(card: CardFields): string[] {
  const own = ownOf(card)?.traits
  if (own !== undefined) return own
  const listed = traitsIn(card.personality)
  const named = listed.isList
    ? listed.items
    : listOf(fieldIn(card.description, 'personality|traits'), limits.traitsMax)
  return named.length > 0 ? named.slice(0, limits.traitsMax) : ['Hard to sum up']
}

function listOf(text: string | undefined, most: number): string[] {
  return text === undefined ? [] : traitsIn(text).items.slice(0, most)
}

interface Findings {
  readonly draft: AvatarDraft
  readonly open: readonly string[]
  readonly statedAge: number | undefined
}

/** Sentences for the person who looks at the preview. */
function remarksOn(read: ReadCard, card: CardFields, { draft, open, statedAge }: Findings): string[] {
  const remarks: string[] = []
  const { name } = draft
  if (open.includes('age')) {
    remarks.push(
      statedAge === undefined
        ? `The card does not say how old ${name} is. We put ${draft.age}; please check.`
        : `The card says ${statedAge} years; ages here end at 99. We put ${draft.age}; please check.`,
    )
  }
  const others = open.filter((one) => one !== 'age')
  if (others.length > 0)
    remarks.push(`The card does not say ${name}’s ${others.join(' and ')}. We guessed; please check.`)
  const long = [
    ...(card.name.trim().length > limits.nameMax ? ['name'] : []),
    ...(isLonger(card.description, limits.biographyMax) ? ['description'] : []),
    ...(isLonger(card.firstMessage, limits.greetingMax) ? ['greeting'] : []),
  ]
  if (long.length > 0)
    remarks.push(
      `The ${long.join(' and the ')} ${long.length === 1 ? 'is' : 'are'} longer than we show. The whole text stays with the card.`,
    )
  const kept = [
    ...counted(card.lore.length, 'lorebook entry', 'lorebook entries'),
    ...counted(card.alternateGreetings.length, 'further greeting', 'further greetings'),
    ...(card.examples.trim() === '' ? [] : ['examples of how they talk']),
    ...(card.systemPrompt.trim() + card.afterHistory.trim() === '' ? [] : ['instructions for a model']),
  ]
  if (kept.length > 0) remarks.push(`Kept with the card: ${kept.join(', ')}.`)
  const [leftOut] = counted(read.leftOut, 'file inside the card is', 'files inside the card are')
  if (leftOut !== undefined) remarks.push(`${leftOut} not kept; only the portrait is.`)
  return remarks
}

function isLonger(text: string, most: number): boolean {
  return plain(text.slice(0, readMax)).length > most
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}
