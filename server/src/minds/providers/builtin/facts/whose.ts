import type { Remembered } from '#minds/mind.ts'
import { factData } from './fact.ts'
import { canonical, family, pets, relations, singular } from './nouns.ts'

const someone = new RegExp(
  `\\b(?:${family}|${pets}|${relations}|kids|children|guy|girlfriend|boyfriend|surgeon)s?\\b`,
  'giu',
)

/** Words for the same people, so that “kid” may be the daughter and “pet” the cat. */
const wider: readonly ReadonlySet<string>[] = [
  ['child', 'son', 'baby', 'toddler'],
  ['child', 'daughter', 'baby', 'toddler'],
  ['child', 'twin'],
  ['partner', 'wife', 'girlfriend', 'fiancée', 'fiancee'],
  ['partner', 'husband', 'boyfriend', 'fiancé', 'fiance', 'guy'],
  ['twin', 'brother'],
  ['twin', 'sister'],
  ['parents', 'mother'],
  ['parents', 'father'],
  ['brother', 'brother-in-law'],
  ['sister', 'sister-in-law'],
  ['friend', 'best friend', 'mate', 'old friend', 'oldest friend', 'closest friend', 'good friend'],
  ['boss', 'manager'],
  ['flatmate', 'roommate', 'housemate'],
  ['colleague', 'co-worker', 'bandmate'],
  ['dog', 'greyhound', 'labrador', 'terrier', 'beagle', 'poodle'],
  ['doctor', 'surgeon', 'therapist'],
  ['fish', 'goldfish'],
  ['grandchild', 'grandson', 'granddaughter'],
  ['landlord', 'landlady'],
].map((group) => new Set(group))

/** Of whom a text speaks: “sister”, “dog”. */
export function peopleIn(text: string): Set<string> {
  return new Set(
    [...text.toLowerCase().matchAll(someone)].map(([noun]) =>
      canonical(singular(noun === 'ex' ? 'ex' : noun)),
    ),
  )
}

/** Names that are known, with whose they are. */
export function namesKnown(memories: readonly Remembered[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const { key, data } of memories) {
    const fact = key?.endsWith('.name') === true ? factData(data) : undefined
    if (fact?.about === undefined) continue
    for (const part of fact.value.toLowerCase().split(/[^\p{L}]+/u))
      if (part.length > 2) known.set(part, canonical(fact.about))
  }
  return known
}

/** 1 when the memory is about the one who is asked for, -1 when it is about somebody else, 0 when that is open. */
export function agreement(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  if (asked.size === 0 || told.size === 0) return 0
  for (const one of asked)
    if (told.has(one) || wider.some((group) => group.has(one) && [...told].some((other) => group.has(other))))
      return 1
  return -1
}
