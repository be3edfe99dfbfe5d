import { parsePattern, type Sequence } from '../../server/src/safety/matching/pattern.ts'
import { named } from '../../server/src/safety/rules/named.ts'

const otherLanguage =
  /\b(ich|quiero|veux|voglio|quero|wil|chce|jag|istiyorum|khochu|suizidgedanken|pienso|penso|zelfmoordgedachten|mysli|kendimi|zabije|pokonchu|heute|vou|voy|vais|uccido|sini|scarifie|lastimo|sentido|sinn|te|zyc|alle)\b/

/** Sentences that the phrases of a rule stand for, some for each. */
export function samplesOf(patterns: readonly string[], each: number, chance: () => number): string[] {
  return patterns
    .filter((pattern) => !otherLanguage.test(pattern))
    .flatMap((pattern) => Array.from({ length: each }, () => oneOf(parsePattern(pattern, named), chance)))
}

function oneOf(sequence: Sequence, chance: () => number): string {
  return sequence
    .map((part) => {
      if (part.kind === 'word') return part.word === '.' ? '' : part.word
      if (part.kind === 'gap' || (part.isOptional && chance() < 0.5)) return ''
      return oneOf(part.ways[Math.floor(chance() * part.ways.length)] ?? [], chance)
    })
    .filter((word) => word !== '')
    .join(' ')
}
