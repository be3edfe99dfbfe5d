/** Letters that no normal form takes apart. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. The vowels of Indic scripts are no ornaments: they stay. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g

/** Without case and accents, so that “Café” is found by “cafe”. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (sign) => plain[sign] ?? sign)
    .replace(marks, '')
}

/** Scripts that put no spaces between words: there, every two signs in a row are what is looked up. */
const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}'
const pieces = new RegExp(
  `(?<signs>(?:(?=[\\p{L}\\p{M}\\p{N}])[${unspaced}])+)|` +
    `(?<word>(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+(?:['’](?:(?![${unspaced}])[\\p{L}\\p{M}])+)*)|` +
    `(?<picture>\\p{Extended_Pictographic})`,
  'gu',
)

export interface Piece {
  /** A word, a run of signs without spaces, or a picture such as an emoji. */
  kind: 'word' | 'signs' | 'picture'
  text: string
  /** Where in the folded text. */
  from: number
  to: number
}

const wordMax = 60

/** What a folded text is made of, in order. */
export function piecesOf(folded: string): Piece[] {
  return Array.from(folded.matchAll(pieces), ({ 0: text, index: from, groups }): Piece => {
    const place = { from, to: from + text.length }
    if (groups?.['signs'] !== undefined) return { kind: 'signs', text, ...place }
    if (groups?.['picture'] !== undefined) return { kind: 'picture', text, ...place }
    return { kind: 'word', text: cut(text.replace(/['’]/g, '')), ...place }
  })
}

function cut(word: string): string {
  return word.length <= wordMax ? word : word.slice(0, wordMax).toWellFormed()
}

/** The words by which a text is found, in order: “ab”, “bc” and “c” for a run of signs abc. */
export function wordsOf(text: string): string[] {
  return piecesOf(fold(text)).flatMap(({ kind, text: piece }) => {
    if (kind !== 'signs') return [piece]
    const signs = Array.from(piece)
    return signs.map((sign, i) => sign + (signs[i + 1] ?? ''))
  })
}

export interface Wanted {
  word: string
  /** Any word that begins so will do. */
  isBeginning: boolean
}

const wantedMax = 12

/** What has to be in a text that is looked for: all of it, the last word perhaps not typed to its end. */
export function wantedWords(query: string): Wanted[] {
  const found = piecesOf(fold(query))
  const wanted = found.flatMap(({ kind, text }, p): Wanted[] => {
    const isLast = p === found.length - 1
    if (kind !== 'signs') return [{ word: text, isBeginning: isLast && kind === 'word' }]
    const signs = Array.from(text)
    if (signs.length === 1) return [{ word: text, isBeginning: true }]
    return signs.slice(1).map((sign, i) => ({ word: (signs[i] ?? '') + sign, isBeginning: false }))
  })
  const seen = new Map(wanted.map((one) => [one.word, one]))
  return [...seen.values()].slice(0, wantedMax)
}
