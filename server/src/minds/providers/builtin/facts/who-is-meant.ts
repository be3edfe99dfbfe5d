import type { Remembered } from '#minds/mind.ts'
import { factData } from './fact.ts'
import { canonical, events, family, pets, relations } from './nouns.ts'
import { kindOf } from './world-facts.ts'
import { keyOf } from './values.ts'

/** Who is called so by their own has no “my” in front: “mum's results came back”. */
const ownNames = 'mum|mom|mam|mama|dad|papa|gran|nan|nana|grandma|grandpa|granddad|grandad'
const nounsIn = new RegExp(
  `(?:\\b(?:my|a|an|the|our|new) |(?<=^|[.,;!?] |\\b(?:and|but|then|when|so|with|for|told|tell|called) )(?=(?:${ownNames})\\b))((?:[\\p{L}-]+ )?(?:${pets}|${family}|${relations}|${events}|band|boat|car|bike|book|novel|shop|team|podcast|song|company|project))\\b`,
  'giu',
)

/** Whom or what the person spoke of last. */
export function lastNoun(earlier: readonly string[]): string | undefined {
  return earlier
    .flatMap((text) => [...text.matchAll(nounsIn)].map((match) => bareNoun(match[1] ?? '')))
    .at(-1)
}

function bareNoun(noun: string): string {
  return noun.toLowerCase().replace(/^(?:new|old|my|big|little|lovely|the) /, '')
}

const women = /^(?:mother|mum|mom|sister|daughter|wife|girlfriend|aunt|grandmother|gran|grandma|nan|niece)$/
const men = /^(?:father|dad|brother|son|husband|boyfriend|uncle|grandfather|grandad|granddad|grandpa|nephew)$/

/** “I knitted her a scarf”, not “her scarf”. */
const ofWhom =
  /\b(?:her|him)\b(?= (?:an?|the|to|for|with|on|in|at|some|every|about|again|yesterday|today|tomorrow|last)\b|[.,!?]|$)/iu

const otherOnes =
  /\b(?:the|a|an|this|that|our|my) (?:\p{L}+ )?(?:boy|girl|lad|lass|man|woman|guy|bloke|fellow|chap|lady|kid|surgeon|nurse|vet|dentist|driver|owner|\p{L}{3,}(?:er|or|ist|ian|man|woman))\b/iu

/** Somebody whom it could be: nobody where several could, for a memory of the wrong one is worse than “she”. */
function onlyOne(earlier: readonly string[], pronoun: string): string | undefined {
  const lately = earlier.slice(-2)
  const nouns = [
    ...new Set(
      lately.flatMap((text) => {
        const noun = lastNoun([text])
        return [...text.matchAll(nounsIn)].map((match) => bareNoun(match[1] ?? '')).concat(noun ?? [])
      }),
    ),
  ].filter((noun) => /^(?:family|relation|pet)$/.test(kindOf(noun)))
  const fitting = nouns.filter((noun) => !(/^(?:she|her)$/.test(pronoun) ? men : women).test(noun))
  const people = fitting.filter((noun) => kindOf(noun) !== 'pet')
  const [only, second] = people.length > 0 ? people : fitting
  if (only === undefined || second !== undefined) return undefined
  const without = lately.map((text) =>
    text.replace(
      new RegExp(
        `\\b${only}(?: called| named|,)? \\p{Lu}\\p{L}+|\\b(?:my|our|the|a|an) (?:\\p{L}+ )?${only}\\b`,
        'giu',
      ),
      '',
    ),
  )
  const isNamed = without.some(
    (text) =>
      /(?:^|[.!?] )\p{Lu}\p{Ll}{2,}[!.]|(?<=\S )(?!I\b)\p{Lu}\p{Ll}{2,} (?:is|was|has|had|says|said|will)\b/u.test(
        text,
      ) || otherOnes.test(text),
  )
  return isNamed ? undefined : only
}

/** “She came over” is of no use in a week: the sister did. */
export function whoIsMeant(
  text: string,
  earlier: readonly string[],
  memories: readonly Remembered[],
): string {
  const who = /^(she|he)(?='s | )/i.exec(text)?.[1]?.toLowerCase()
  const whom = ofWhom.exec(text)?.[0].toLowerCase()
  const noun = onlyOne(earlier, who ?? whom ?? '')
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
