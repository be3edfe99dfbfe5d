import type { AvatarDetails } from '@aureole/contract/avatars'
import { wordsOf } from './words.ts'

export type Speaker = Pick<
  AvatarDetails,
  'id' | 'name' | 'occupation' | 'hobbies' | 'traits' | 'opinions' | 'biography'
>

/** What one word in common counts, by where the angel has it. */
const weights = { name: 8, occupation: 4, hobbies: 4, opinions: 2, traits: 2, biography: 1 } as const

/** As much as a hobby in common: enough to speak up unasked. */
export const muchToSay = weights.hobbies

/** Words that say nothing about what is talked of. */
const empty = new Set(
  (
    'a about after again all also am an and any are as at be because been before but by can could did do does doing dont down for from get go ' +
    'going good got had has have having he her here hers him his how i if im in into is it its ive just know let like make me more most my ' +
    'no not now of off oh on one only or other our out over really she should so some still than that the their them then there these they ' +
    'thing things think this those to too up us very want was way we well were what when where which who why will with would yes yet you your'
  ).split(' '),
)

/** How much each of these angels has to say to a text: the words it shares with who they are. Words that they all share count little. */
export function relevanceOf(text: string, speakers: readonly Speaker[]): Map<string, number> {
  const said = new Set(rootsOf(text))
  const known = speakers.map((speaker) => weightsOf(speaker))
  const score = new Map(speakers.map((speaker) => [speaker.id, 0]))
  for (const root of said) {
    const holders = known.filter((roots) => roots.has(root)).length
    if (holders === 0) continue
    const share = (speakers.length - holders + 1) / speakers.length
    speakers.forEach((speaker, i) => {
      const weight = known[i]?.get(root)
      if (weight !== undefined) score.set(speaker.id, (score.get(speaker.id) ?? 0) + weight * share)
    })
  }
  return score
}

function weightsOf(speaker: Speaker): Map<string, number> {
  const roots = new Map<string, number>()
  const add = (texts: readonly string[], weight: number): void => {
    for (const text of texts) for (const root of rootsOf(text)) if (!roots.has(root)) roots.set(root, weight)
  }
  add([speaker.name], weights.name)
  add([speaker.occupation], weights.occupation)
  add(speaker.hobbies, weights.hobbies)
  add(speaker.opinions, weights.opinions)
  add(speaker.traits, weights.traits)
  add([speaker.biography], weights.biography)
  return roots
}

function rootsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !empty.has(word) && (word.length > 2 || /[\u0250-\uffff]/.test(word)))
    .map(rootOf)
}

/** So that “cooking” meets “cook” and “photographs” meets “photographer”; what it does to other languages does no harm. */
function rootOf(word: string): string {
  const stem = word.length > 5 ? word.replace(/(?:ings?|ers?|ed|ies|es|s|y)$/, '') : word.replace(/s$/, '')
  return stem.slice(0, 7)
}
