import { likeness } from './sketch.ts'
import type { MemoryRow } from './store.ts'
import { contentOf } from './words.ts'

type Compared = Pick<MemoryRow, 'id' | 'kind' | 'text' | 'key' | 'data' | 'pinned' | 'edited' | 'toldAt'>

export interface Double<T> {
  readonly stays: T
  readonly goes: T
}

const alike = 0.8

/** Pairs of which one says what the other says, where at least one of them is new. */
export function doubles<T extends Compared>(
  rows: readonly T[],
  sketches: ReadonlyMap<string, Uint8Array>,
  fresh: ReadonlySet<string>,
): Double<T>[] {
  const found: Double<T>[] = []
  const gone = new Set<string>()
  for (const one of rows.filter((row) => fresh.has(row.id))) {
    for (const other of rows) {
      if (other.id === one.id || gone.has(one.id) || gone.has(other.id)) continue
      if (!saysTheSame(one, other, sketches)) continue
      const double = whichStays(one, other)
      if (double === undefined) continue
      gone.add(double.goes.id)
      found.push(double)
    }
  }
  return found
}

function saysTheSame(a: Compared, b: Compared, sketches: ReadonlyMap<string, Uint8Array>): boolean {
  if (a.kind !== b.kind || (a.key !== null && b.key !== null && a.key !== b.key)) return false
  const [x, y] = [sketches.get(a.id), sketches.get(b.id)]
  if (x === undefined || y === undefined || likeness(x, y) < alike) return false
  return differsLightly(contentOf(a.text), contentOf(b.text)) && polarity(a.text) === polarity(b.text)
}

/** Words that change nothing where the rest is the same. */
const light = contentOf(
  'actually also always been being called currently get got just keep kept name named now own owns person quite really still users very whose',
)

/**
 * The encoder alone is no judge: "has two sisters" and "has three sisters" are nearly one to it, and a fact that is lost is worse than one that is
 * there twice. So what differs has to be words that say nothing.
 */
function differsLightly(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const missing = (from: ReadonlySet<string>) => (word: string) => !from.has(word)
  return [...[...a].filter(missing(b)), ...[...b].filter(missing(a))].every((word) => light.has(word))
}

const against =
  /\b(?:not?|never|none|without|cannot|hates?|dislikes?|detests?|avoids?|against|afraid|fears?|stopped|quit|left|lost|former(?:ly)?|ex|from|before|after|his|her|their|un\w+)\b|n['’]t\b/giu

/** Love and hate embed alike, and "not" is no word that says what a text is about. */
function polarity(text: string): string {
  return [...text.toLowerCase().matchAll(against)]
    .map(([word]) => word)
    .toSorted()
    .join(' ')
}

/** What the person holds on to, then what was told later. Nothing when both are the person's. */
function whichStays<T extends Compared>(a: T, b: T): Double<T> | undefined {
  const [ofA, ofB] = [a.pinned || a.edited, b.pinned || b.edited]
  if (ofA && ofB) return undefined
  const first = ofA !== ofB ? ofA : a.toldAt >= b.toldAt
  return first ? { stays: a, goes: b } : { stays: b, goes: a }
}
