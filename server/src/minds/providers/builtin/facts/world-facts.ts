import { sentence } from '../grammar/persons.ts'
import type { Fact } from './fact.ts'
import { canonical, events, family, fleeting, pets, relations, singular } from './nouns.ts'
import { asName, keyOf, named, thing, withArticle } from './values.ts'
import { whenAsWritten, whenIn } from './when.ts'

export function kindOf(noun: string): Fact['kind'] {
  if (new RegExp(`\\b(?:${pets})s?$`, 'i').test(noun)) return 'pet'
  if (new RegExp(`\\b(?:${family})s?$`, 'i').test(noun)) return 'family'
  if (new RegExp(`\\b(?:${relations})s?$`, 'i').test(noun)) return 'relation'
  if (new RegExp(`\\b(?:${events})s?$`, 'i').test(noun)) return 'event'
  return 'belonging'
}

export function nameFact(noun: string, raw: string): Fact | undefined {
  const what = canonical(noun)
  const value = asName(named(raw, 5)).replace(/'s$/, '')
  if (
    value === '' ||
    noun.endsWith("'s") ||
    /^(?:a|an|very|so|not|after|really|something|great|good|nice|fine|it|that|what)\b/i.test(value)
  )
    return undefined
  const kind = kindOf(what)
  const text =
    kind === 'belonging' || kind === 'event'
      ? `Their ${noun.toLowerCase()} is called ${value}`
      : `Has ${withArticle(noun.toLowerCase())} called ${value}`
  return { kind, key: `${keyOf(what)}.name`, text, value, about: noun.toLowerCase() }
}

export function plural(noun: string): boolean {
  return /(?:parents|in-laws|kids|children|s)$/i.test(noun) && !/(?:ss|us)$/i.test(noun)
}

export function eventNoun(noun: string): string {
  return noun.toLowerCase().replace(/^(?:big|final|first|next|last|new|old) /, '')
}

export function eventFact(clause: string, whole: string, noun: string): Fact | undefined {
  const when = whenIn(clause)
  if (
    when === undefined &&
    /^(?:game|show|talk|class|party|date|move|dinner|course|test|match|race)$/i.test(noun)
  )
    return undefined
  const full = new RegExp(`((?:[\\p{L}-]+ ){0,2}${noun})`, 'iu').exec(whole)?.[1] ?? noun
  const what = full
    .replace(
      /^.*\b(?:have|got|there's|there|is|having|a|an|my|the|another|this|that|some|I've|this|i've|to) /i,
      '',
    )
    .toLowerCase()
  if (fleeting.test(what)) return undefined
  const said = when === undefined ? undefined : whenAsWritten(when)
  return {
    kind: 'event',
    key: `event.${keyOf(eventNoun(noun))}`,
    text: sentence(`has ${withArticle(what)}${said === undefined ? '' : ` ${said}`}`),
    value: what,
    about: what,
    ...(said === undefined ? {} : { when: said }),
  }
}

export function tasteFact([whole = '', verb = '', raw = '']: RegExpExecArray): Fact | undefined {
  const isTo = / to $/i.test(whole.slice(0, whole.length - raw.length))
  const what = thing(
    raw.replace(
      /\s+(?:a lot|so much|very much|too|the most|more than anything|to bits|as well|best)\b.*$/i,
      '',
    ),
    6,
  ).replace(/\bmy\b/gi, 'their')
  if (what === '' || /^(?:to|a good|being here|and|or|the fact)\b/i.test(what)) return undefined
  const dislikes = /n't|not|never|hate|cannot|detest|dislike|despise/i.test(verb)
  const kind = dislikes ? 'dislikes' : 'likes'
  const strong = /hate|can't stand|cannot stand|detest|despise/i.test(verb)
    ? 'Hates'
    : dislikes
      ? 'Does not like'
      : /love|adore|obsessed/i.test(verb)
        ? 'Loves'
        : 'Likes'
  return {
    kind,
    key: `taste.${keyOf(singular(what))}`,
    text: `${strong} ${isTo ? 'to ' : ''}${what}`,
    value: what,
  }
}
