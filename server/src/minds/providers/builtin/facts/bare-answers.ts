import type { Clause } from '../hear/clauses.ts'
import { smallWords, stemsOf } from '../hear/words.ts'
import type { Fact } from './fact.ts'
import { firstNames } from './first-names.ts'
import { canonical } from './nouns.ts'
import { kindOf } from './world-facts.ts'
import { asName, keyOf, named, withArticle } from './values.ts'
import { whenAsWritten, whenIn } from './when.ts'
import { lastNoun } from './who-is-meant.ts'

export interface Pending {
  /** What was asked, as it was said. */
  readonly ask: string
  readonly topic?: string
  /** The key of the fact that an answer would give, and what it belongs to. */
  readonly expects?: string
  readonly about?: string
}

/** “My cat will scream. Miso. She thinks …”: a name that stands alone, next to whom it belongs to. */
export function bareName(
  { text, plain }: Clause,
  next: Clause | undefined,
  earlier: readonly string[],
): Fact[] {
  const noun = lastNoun(earlier.slice(-1))
  const isName =
    /^\p{L}{3,}(?: \p{L}{3,})?$/u.test(text) &&
    !smallWords.has(plain.split(' ')[0] ?? '') &&
    !/^(?:oh|wait|hang|hold|listen|look|actually|correction|scratch|never|nothing|both|neither|guess|honestly|hi|hey|hello|thanks|sorry|wow|cool|nice|great|good|fine|sure|maybe|exactly|right|yeah|yes|nope|true|lol|haha+|well|please|really|anyway|okay|bye|night|weird|sad|same|obviously|long story|of course)\b/.test(
      plain,
    )
  if (noun === undefined || !isName || kindOf(noun) === 'event') return []
  const isMeant =
    firstNames.has(plain) || (/^\p{Lu}\p{Ll}/u.test(text) && /^(?:he|she)\b/.test(next?.plain ?? ''))
  if (!isMeant || earlier.some((one) => new RegExp(`${noun}[^.]*(?:called|named)`, 'iu').test(one))) return []
  const value = asName(named(text, 2))
  return [
    {
      kind: kindOf(noun),
      key: `${keyOf(canonical(noun))}.name`,
      text: `Has ${withArticle(noun)} called ${value}`,
      value,
      about: noun,
    },
  ]
}

/** “Her name is Miso”, “it's on Friday”: of what was spoken before. */
export function pronounFact(
  clause: string,
  earlier: readonly string[],
  pending: Pending | undefined,
): Fact[] {
  const name =
    /^(?:and |well |oh )?(?:(?:his|her|its|their|the) name(?:'s| is| was)|(?:he|she|it|they|we)(?:'s| is| are|'re) (?:called|named)|(?:i|we) (?:named|called|call) (?:him|her|it|them)) (.+)/i.exec(
      clause,
    )
  // “She is Pickle now”, of who had another name before.
  const renamed = /^(?:(?:he|she|it)(?:'s| is)|they(?:'re| are)) (\p{Lu}\p{L}+) (?:now|these days)$/u.exec(
    clause,
  )
  const at =
    /^(?:and |well |oh )?(?:it's|it is|that's|it was|it'll be|it will be|it got moved to|it's been moved to) (?:on |at )?(.+)/i.exec(
      clause,
    )
  const noun = lastNoun(earlier) ?? pending?.about
  if (noun === undefined) return []
  const called = name ?? renamed
  if (called !== null) {
    const value = asName(named(called[1] ?? '', 4))
    const isThing = kindOf(noun) === 'belonging'
    return value === ''
      ? []
      : [
          {
            kind: kindOf(noun),
            key: `${keyOf(canonical(noun))}.name`,
            text: isThing ? `Their ${noun} is called ${value}` : `Has ${withArticle(noun)} called ${value}`,
            value,
            about: noun,
          },
        ]
  }
  const when = at === null ? undefined : whenIn(clause)
  if (when === undefined || kindOf(noun) !== 'event') return []
  const said = whenAsWritten(when)
  return [
    {
      kind: 'event',
      key: `event.${keyOf(noun)}`,
      text: `Has ${withArticle(noun)} ${said}`,
      value: noun,
      about: noun,
      when: said,
    },
  ]
}

/** “Biscuit”, after “What is your dog called?”. */
export function answeredFact({ text, plain }: Clause, pending: Pending | undefined): Fact[] {
  if (pending?.expects === undefined || plain.split(' ').length > 6) return []
  if (
    /^(?:yes|yeah|no|nope|not|i|why|what|maybe|idk|dunno|none|nothing|sure|ok|okay|haha|lol|well|oh|wait|hang on|hold on)\b|\b(?:we|i|they|you) \p{L}+/u.test(
      plain,
    )
  )
    return []
  const { expects, about = '' } = pending
  const value = text.replace(/^(?:it's|he's|she's|that's|called|named|just|in|at|as|on|a|an) /i, '').trim()
  if (expects === 'name')
    return [
      {
        kind: 'name',
        key: 'name',
        text: `Is called ${asName(named(value, 2))}`,
        value: asName(named(value, 2)),
      },
    ]
  if (expects === 'home')
    return [
      {
        kind: 'home',
        key: 'home',
        text: `Lives in ${asName(named(value, 4))}`,
        value: asName(named(value, 4)),
      },
    ]
  if (expects === 'job')
    return [
      { kind: 'job', key: 'job', text: `Works as ${withArticle(named(value, 5))}`, value: named(value, 5) },
    ]
  if (expects.endsWith('.name')) {
    const name = asName(named(value, 4))
    return name === ''
      ? []
      : [
          {
            kind: kindOf(about),
            key: expects,
            text:
              kindOf(about) === 'belonging'
                ? `Their ${about} is called ${name}`
                : `Has ${withArticle(about)} called ${name}`,
            value: name,
            about,
          },
        ]
  }
  if (expects.startsWith('event.')) {
    const when = whenIn(text)
    return when === undefined
      ? []
      : [
          {
            kind: 'event',
            key: expects,
            text: `Has ${withArticle(about)} ${whenAsWritten(when)}`,
            value: about,
            about,
            when: whenAsWritten(when),
          },
        ]
  }
  return []
}

export function isBareAnswer(clauses: readonly Clause[]): boolean {
  const [only] = clauses
  if (clauses.length !== 1 || only === undefined || only.isQuestion) return false
  const count = only.plain.split(' ').length
  return (
    count <= 6 &&
    stemsOf(only.plain).length > 0 &&
    !/\b(?:hi|hello|hey|thanks|thank|bye|goodbye|lol|haha|sorry|ok|okay|yes|yeah|no|nope|sure|maybe|idk|know|hmm|wow|cool|nice|great|good|bad|fine|stop|please|you|your)\b/.test(
      only.plain,
    ) &&
    !/^(?:i|i'm|my|we|it|it's|that|that's|he|she|they|there)\b/.test(only.plain) &&
    !/'s\b|\b(?:is|are|was|were|has|had|have|went|got|wants?|did|does)\b/.test(only.plain)
  )
}
