import { fold, piecesOf, type Wanted } from './words.ts'

export interface ExcerptPart {
  text: string
  found: boolean
}

interface Mark {
  from: number
  to: number
  what: string
}

const before = 50
const length = 170

/** The words around what was found, in one line, with the found ones marked. `literal` is looked for as it stands. */
export function excerptOf(text: string, wanted: readonly Wanted[], literal?: string): ExcerptPart[] {
  const line = text.replace(/\s+/g, ' ').trim()
  const marks = merged(
    literal === undefined ? marksOf(line, wanted) : literalMarks(line, fold(literal).trim()),
  )
  const { from, to } = windowOf(line, marks)
  const parts: ExcerptPart[] = []
  let at = from
  const add = (end: number, found: boolean): void => {
    if (end > at) parts.push({ text: line.slice(at, end), found })
    at = Math.max(at, end)
  }
  for (const mark of marks) {
    if (mark.to <= from || mark.from >= to) continue
    add(Math.min(mark.from, to), false)
    add(Math.min(mark.to, to), true)
  }
  add(to, false)
  if (from > 0) parts.unshift({ text: '…', found: false })
  if (to < line.length) parts.push({ text: '…', found: false })
  return parts
}

/** Each sign folded alone, with where it came from. */
function foldInPlace(line: string): { folded: string; origin: number[] } {
  let folded = ''
  const origin: number[] = []
  let at = 0
  for (const sign of line) {
    // Most signs are plain already, and folding is dear.
    const plain = sign < '\u0080' ? sign.toLowerCase() : fold(sign)
    folded += plain
    for (let i = 0; i < plain.length; i++) origin.push(at)
    at += sign.length
  }
  origin.push(at)
  return { folded, origin }
}

function marksOf(line: string, wanted: readonly Wanted[]): Mark[] {
  const { folded, origin } = foldInPlace(line)
  const marks = piecesOf(folded).flatMap(({ kind, text, from, to }) =>
    wanted.flatMap(({ word, isBeginning }): Mark[] => {
      if (kind === 'signs') return literalPlaces(text, word).map((at) => placed(from + at, word))
      return text === word || (isBeginning && text.startsWith(word)) ? [{ from, to, what: word }] : []
    }),
  )
  return marks.map((mark) => ({ ...mark, from: origin[mark.from] ?? 0, to: origin[mark.to] ?? line.length }))
}

function placed(from: number, what: string): Mark {
  return { from, to: from + what.length, what }
}

function literalPlaces(text: string, word: string): number[] {
  const places: number[] = []
  for (let i = text.indexOf(word); i !== -1; i = text.indexOf(word, i + 1)) places.push(i)
  return places
}

function literalMarks(line: string, literal: string): Mark[] {
  if (literal === '') return []
  const { folded, origin } = foldInPlace(line)
  return literalPlaces(folded, literal).map((at) => ({
    from: origin[at] ?? 0,
    to: origin[at + literal.length] ?? line.length,
    what: literal,
  }))
}

/** Without overlaps, in order. */
function merged(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1)
    if (last !== undefined && mark.from < last.to) last.to = Math.max(last.to, mark.to)
    else kept.push({ ...mark })
  }
  return kept
}

/** Where most of what was looked for stands together. */
function windowOf(line: string, marks: readonly Mark[]): { from: number; to: number } {
  let best = 0
  let most = 0
  for (const [i, first] of marks.entries()) {
    const near = new Set<string>()
    for (let k = i; k < marks.length; k++) {
      const mark = marks[k]
      if (mark === undefined || mark.to > first.from + length - before) break
      near.add(mark.what)
    }
    if (near.size > most) {
      most = near.size
      best = first.from
    }
  }
  const from = best <= before ? 0 : startOfWord(line, best - before, best)
  if (from + length >= line.length) return { from, to: line.length }
  return { from, to: wholeSign(line, lastSpace(line, from + length)) }
}

function startOfWord(line: string, at: number, latest: number): number {
  const space = line.indexOf(' ', at)
  return wholeSign(line, space === -1 || space >= latest ? at : space + 1)
}

function lastSpace(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at)
  return space > at - 20 ? space : at
}

/** Never between the halves of a surrogate pair. */
function wholeSign(line: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(line.charAt(at)) ? at - 1 : at
}
