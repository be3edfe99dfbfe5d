import { createHash } from 'node:crypto'
import type { AvatarDraft } from '@aureole/contract/own-avatars'
import { hobbies } from '../options/hobbies.ts'
import { relations, speakingStyles } from '../options/manners.ts'
import { occupations } from '../options/occupations.ts'
import { personality } from '../options/personality.ts'

export interface Wording {
  readonly hook: string
  readonly biography: string
  readonly greeting: string
  readonly starters: string[]
}

const hookLength = 40

/**
 * What the house says of an angel where its maker has said nothing. The same answers give the same words, so that words of
 * the house can be told from words of the maker when an answer changes.
 */
export function wordingOf(draft: AvatarDraft): Wording {
  return {
    hook: hookOf(draft),
    biography: biographyOf(draft),
    greeting: greetingOf(draft),
    starters: startersOf(draft),
  }
}

function hookOf(draft: AvatarDraft): string {
  const told = draft.traits.flatMap((trait) => known(personality, trait)?.hook ?? [])
  if (told.length > 0) return pick(draft, 'hook', told)
  const [trait = ''] = draft.traits
  const plain = [`${draft.occupation}, ${lower(trait)}`, draft.occupation, trait]
  return plain.find((line) => line.length <= hookLength) ?? `${trait.slice(0, hookLength - 1).trimEnd()}…`
}

function biographyOf(draft: AvatarDraft): string {
  const { name, age } = draft
  const [first = '', second] = draft.traits.map(showing)
  const trade = known(occupations, draft.occupation)
  const day = trade?.day ?? 'knows the work from the inside and talks about it when asked'
  const work = withArticle(lower(draft.occupation))
  const opening = pick(draft, 'opening', [
    `${name} is ${age}, ${work}, and ${first}. {They} ${day}.`,
    `Most people meet ${name} as ${work}. {They} ${day}. {They} also ${first}, and at ${age} has stopped apologising for it.`,
    `Ask anybody about ${name}, and they will tell you that {they} ${first}. {They} is ${age}, ${work}, and ${day}.`,
  ])
  const lines = [
    leisureOf(draft),
    second === undefined ? '' : `{They} ${second}.`,
    `{They} ${known(speakingStyles, draft.speakingStyle)?.manner ?? 'has a way of talking that is nobody else’s'}.`,
    `With you {they} ${known(relations, draft.relation ?? '')?.bond ?? 'takes the time it takes'}.`,
  ]
  return inWords(draft, `${opening}\n\n${lines.filter(Boolean).join(' ')}`)
}

function leisureOf(draft: AvatarDraft): string {
  const [one, other] = draft.hobbies.map(
    (hobby) => known(hobbies, hobby)?.habit ?? `makes time for ${lower(hobby)}`,
  )
  if (one === undefined) return ''
  const start = pick(draft, 'leisure', [
    'When the day is done {they}',
    'On free days {they}',
    'In {their} own hours {they}',
  ])
  return other === undefined ? `${start} ${one}.` : `${start} ${one}. {They} also ${other}.`
}

function greetingOf(draft: AvatarDraft): string {
  const greets = known(speakingStyles, draft.speakingStyle)?.greets ?? [
    'Hello, I’m {name}.',
    'There you are. I’m {name}.',
    'Hello. Good to have you here.',
  ]
  const asks = known(relations, draft.relation ?? '')?.asks ?? [
    'How has your day been so far?',
    'What is on your mind?',
    'Where shall we begin?',
  ]
  return inWords(draft, `${pick(draft, 'greets', greets)} ${pick(draft, 'asks', asks)}`)
}

/** Three things that one might say first: about what they love, what they do, and a plain one. */
function startersOf(draft: AvatarDraft): string[] {
  const loved = draft.hobbies.map(
    (hobby) => known(hobbies, hobby)?.starter ?? `Tell me about ${lower(hobby)}.`,
  )
  const trade = known(occupations, draft.occupation)?.starter ?? 'What was the best part of your work today?'
  const plain = pick(draft, 'plain', [
    'How was your day?',
    'Tell me something that I don’t know about you.',
    'What would you do with an evening off?',
  ])
  return [
    ...new Set([...loved.slice(0, 1), trade, ...loved.slice(1, 2), plain, 'What makes you laugh?']),
  ].slice(0, 3)
}

function showing(trait: string): string {
  return known(personality, trait)?.shows ?? `is ${lower(trait)}`
}

function known<T extends { readonly label: string }>(options: readonly T[], said: string): T | undefined {
  return options.find((option) => option.label.toLowerCase() === said.toLowerCase())
}

/** Always the same one for the same angel, but not the same for the next. */
function pick<T>(draft: AvatarDraft, what: string, from: readonly T[]): T {
  const lot = createHash('sha256').update(`${draft.look.seed}\n${draft.name}\n${what}`).digest()
  return from[lot.readUInt32BE(0) % from.length]!
}

function inWords(draft: AvatarDraft, text: string): string {
  const they = draft.gender === 'FEMALE' ? 'she' : 'he'
  const words = new Map([
    ['they', they],
    ['They', they === 'she' ? 'She' : 'He'],
    ['their', they === 'she' ? 'her' : 'his'],
    ['name', draft.name],
  ])
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words.get(word) ?? whole)
}

/** The first letter small, unless the word is written in capitals altogether. */
function lower(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function withArticle(noun: string): string {
  const soundsOpen = /^[aeiou]/i.test(noun)
    ? !/^(uni|use|eu|one\b)/i.test(noun)
    : /^(hour|hono|heir)/i.test(noun)
  return `${soundsOpen ? 'an' : 'a'} ${noun}`
}
