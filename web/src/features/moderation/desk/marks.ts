export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** A text cut where something in it begins or ends. Spans may overlap, touch, come in any order or lie outside of it. */
export function piecesOf(text: string, spans: readonly (readonly [number, number])[]): Piece[] {
  const inside = spans
    .map(([from, to]) => [Math.max(0, from), Math.min(text.length, to)] as const)
    .filter(([from, to]) => from < to)
    .toSorted((a, b) => a[0] - b[0])
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of inside) {
    if (to <= at) continue
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false })
    const begin = Math.max(from, at)
    const before = pieces.at(-1)
    if (before?.marked === true && begin === at)
      pieces[pieces.length - 1] = { text: before.text + text.slice(begin, to), marked: true }
    else pieces.push({ text: text.slice(begin, to), marked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}
