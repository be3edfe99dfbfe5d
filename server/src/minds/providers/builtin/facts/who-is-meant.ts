import type { Remembered } from '#minds/mind.ts'
import { factData } from './fact.ts'
import { canonical, events, family, pets, relations } from './nouns.ts'
import { kindOf } from './world-facts.ts'
import { keyOf } from './values.ts'

const nouns = new RegExp(
  `\\b(?:my|a|an|the|our|new) ((?:[\\p{L}-]+ )?(?:${pets}|${family}|${relations}|${events}|band|boat|car|bike|book|novel|shop|team|podcast|song|company|project))\\b`,
  'giu',
)

/** Whom or what the person spoke of last. */
export function lastNoun(earlier: readonly string[]): string | undefined {
  return earlier
    .flatMap((text) =>
      [...text.matchAll(nouns)].map((match) =>
        (match[1] ?? '').toLowerCase().replace(/^(?:new|old|my|big|little|lovely|the) /, ''),
      ),
    )
    .at(-1)
}

const women = /^(?:mother|mum|mom|sister|daughter|wife|girlfriend|aunt|grandmother|gran|grandma|nan|niece)$/
const men = /^(?:father|dad|brother|son|husband|boyfriend|uncle|grandfather|grandad|granddad|grandpa|nephew)$/

/** “I knitted her a scarf”, not “her scarf”. */
const ofWhom =
  /\b(?:her|him)\b(?= (?:an?|the|to|for|with|on|in|at|some|every|about|again|yesterday|today|tomorrow|last)\b|[.,!?]|$)/iu

/** “She came over” is of no use in a week: the sister did. */
export function whoIsMeant(
  text: string,
  earlier: readonly string[],
  memories: readonly Remembered[],
): string {
  const who = /^(she|he)(?='s | )/i.exec(text)?.[1]?.toLowerCase()
  const noun = lastNoun(earlier)
  const whom = ofWhom.exec(text)?.[0].toLowerCase()
  if (
    who === undefined &&
    whom !== undefined &&
    noun !== undefined &&
    !(whom === 'her' ? men : women).test(noun) &&
    !/\bmy \p{L}/iu.test(text) &&
    /^(?:family|relation|pet)$/.test(kindOf(noun))
  )
    return text.replace(ofWhom, `my ${noun}`)
  if (
    who === undefined ||
    noun === undefined ||
    (who === 'she' ? men : women).test(noun) ||
    !/^(?:family|relation|pet)$/.test(kindOf(noun))
  )
    return text
  const name = memories
    .map(({ key, data }) => (key === `${keyOf(canonical(noun))}.name` ? factData(data)?.value : undefined))
    .find((value) => value !== undefined)
  return text.replace(/^(?:she|he)/i, `my ${noun}${name === undefined ? '' : ` ${name}`}`)
}
