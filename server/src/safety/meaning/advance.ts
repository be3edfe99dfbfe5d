import type { Heard } from '../hear.ts'
import type { Label } from '../rules/phrases.ts'
import { isOwn, spansOf, without } from '../rules/spans.ts'
import type { Finding } from '../verdict.ts'
import type { Meanings } from './ask-meanings.ts'
import { advanceBars } from './bars.ts'
import type { Learnt } from './learned.ts'
import { byWords } from './likeness.ts'
import type { Passage } from './passages.ts'
import { plainPart } from './plain-text.ts'

/*
 * Two things that are learned apart and grave only together: an advance, and that somebody is a child. Nothing was ever learned from a text that
 * holds both.
 */

/** A passage with an advance, and one, the same maybe, or an earlier text, in which there may be a child. */
export interface Advance {
  readonly advance: Passage
  readonly child: Passage | undefined
  /** The child is in an earlier text, and not in this one. */
  readonly isApart: boolean
  /** To be asked about. */
  readonly reads: readonly Passage[]
}

const earlierMost = 60
/** In words. */
const closeBy = 16

/** Where the words leave both open, close to each other. */
export function readAdvance(heard: Heard, passages: readonly Passage[]): Advance | undefined {
  const advance = most(
    passages.filter(({ goesOn }) => goesOn !== true),
    'advance',
  )
  if (advance === undefined || advance.likeness.advance < advanceBars.advance.asks) return undefined
  if (isCaring(heard)) return undefined
  const young = without(heard, 'young', 'notYoung')
  const isHere = young.some(
    (one) => isOwn(heard, one) && one.to >= advance.from - closeBy && one.from < advance.to + closeBy,
  )
  const isEarlier = young.some((one) => !isOwn(heard, one))
  if (isHere || isEarlier) return { advance, child: undefined, isApart: !isHere, reads: [advance] }
  const earlier = earlierOf(heard)
  const child = most(earlier === undefined ? [advance] : [advance, earlier], 'child')!
  if (child.likeness.child < advanceBars.child.asks) return undefined
  return { advance, child, isApart: child !== advance, reads: [advance, child] }
}

/** Both, taken together, are likely enough. */
export function findAdvance(
  heard: Heard,
  { advance, child, isApart }: Advance,
  meanings: Meanings,
): Finding | undefined {
  const likely = (read: Passage, kind: 'advance' | 'child', costs = 0): number => {
    const score = read.likeness[kind] + (meanings.get(read)?.[kind] ?? 0)
    return 1 / (1 + Math.exp(advanceBars[kind].even + costs - score))
  }
  const isAdvance = likely(advance, 'advance', isApart ? advanceBars.apart : 0)
  const isChild = child === undefined ? 1 : likely(child, 'child')
  const { enough, byWords: bar } = advanceBars
  if (isAdvance * isChild < (meanings.has(advance) ? enough : bar)) return undefined
  return {
    category: 'minors',
    rule: 'advance-meaning',
    severity: 4,
    spans: spansOf(heard, [{ from: advance.from, to: advance.to - 1 }]),
  }
}

/** Parents, teachers, doctors, the law, survivors. Whoever asks for a scene is none of them, unless it is remembered. */
function isCaring(heard: Heard): boolean {
  const isHeard = (label: Label): boolean => heard.of(label).length > 0
  if (isHeard('memory')) return true
  return (isHeard('caring') || isHeard('proper')) && !isHeard('demand') && !isHeard('wish')
}

function most(passages: readonly Passage[], kind: Learnt): Passage | undefined {
  return passages.toSorted((a, b) => b.likeness[kind] - a.likeness[kind])[0]
}

function earlierOf({ words, own }: Heard): Passage | undefined {
  const plain = plainPart(words, Math.max(0, own - earlierMost), own)
  return plain.length === 0 ? undefined : { from: 0, to: own, plain, likeness: byWords(plain) }
}
