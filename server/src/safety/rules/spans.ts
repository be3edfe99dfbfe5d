import type { Found } from '../matching/machine.ts'
import type { Heard } from '../hear.ts'
import type { Label } from './phrases.ts'

type Place = Pick<Found<Label>, 'from' | 'to'>

export function overlaps(a: Place, b: Place): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** How many words lie between two places. */
export function apart(a: Place, b: Place): number {
  return overlaps(a, b) ? 0 : Math.max(a.from - b.to, b.from - a.to) - 1
}

/** Those that nothing of the other kinds lies over. */
export function without(heard: Heard, label: Label, ...others: readonly Label[]): readonly Found<Label>[] {
  const found = heard.of(label)
  if (found.length === 0) return found
  const struck = others.flatMap((other) => heard.of(other))
  return struck.length === 0 ? found : found.filter((one) => !struck.some((other) => overlaps(one, other)))
}

export function isOwn(heard: Heard, place: Place): boolean {
  return place.to >= heard.own
}

export function isNear(heard: Heard, place: Place, label: Label, words: number): boolean {
  return heard.of(label).some((other) => apart(place, other) <= words)
}

/** Where the places are in the text as it was written; earlier texts have none. */
export function spansOf({ words, own }: Heard, places: readonly Place[]): [number, number][] {
  const spans = places
    .filter((place) => place.to >= own)
    .map(({ from, to }): [number, number] => {
      const inside = words.slice(Math.max(from, own), to + 1).filter(({ word }) => word !== '.')
      return [inside[0]?.from ?? 0, inside.at(-1)?.to ?? 0]
    })
    .filter(([from, to]) => to > from)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const joined: [number, number][] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last !== undefined && span[0] <= last[1]) last[1] = Math.max(last[1], span[1])
    else joined.push([...span])
  }
  return joined
}
