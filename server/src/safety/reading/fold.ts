import anyAscii from 'any-ascii'
import unhomoglyph from 'unhomoglyph'

/** A text in plain lower-case letters, and where each of them stood in the text as it was written. */
export interface Folded {
  readonly chars: string
  /** Missing where nothing moved. */
  readonly at?: Int32Array
}

// Word joiners, soft hyphens, direction marks and fillers: nobody sees them, and a filter would see two words.
const unseen =
  /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/u
const mark = /\p{M}/u
const letterOrNumber = /[\p{L}\p{N}]/u
const ascii = /^[\t\n\r -~]*$/
const asciiLetter = /[a-z]/i

const knownLatin = new Map<string, string>()
const knownOther = new Map<string, string>()
const knownMost = 4000

export function fold(text: string): Folded {
  if (ascii.test(text)) return { chars: text.toLowerCase() }
  const amongLatin = asciiLetter.test(text)
  const at = new Int32Array(text.length * 4 + 4)
  let chars = ''
  for (let i = 0; i < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(i) ?? 0)
    const plain = foldChar(char, amongLatin)
    for (let j = 0; j < plain.length && chars.length + j < at.length; j++) at[chars.length + j] = i
    chars += plain
    i += char.length
  }
  return { chars: chars.slice(0, at.length), at }
}

/** One code point. Look-alikes are undone only beside Latin letters: a text that is all Cyrillic is Russian and no disguise. */
export function foldChar(char: string, amongLatin: boolean): string {
  if (char < '\u0080') return char.toLowerCase()
  const known = amongLatin ? knownLatin : knownOther
  const found = known.get(char)
  if (found !== undefined) return found
  const plain = plainOf(char, amongLatin)
  if (known.size >= knownMost) known.clear()
  known.set(char, plain)
  return plain
}

function plainOf(char: string, amongLatin: boolean): string {
  if (char === '\u0085' || char === '\u2028' || char === '\u2029') return '\n'
  if (unseen.test(char)) return ''
  if (/[\u2018\u2019\u201b\u02bc\u00b4\u2032\uff07]/.test(char)) return "'"
  if (/\p{Pd}/u.test(char)) return '-'
  if (/[\u2024\u3002\uff61\u00b7\u2022\u30fb]/.test(char)) return '.'
  const bare = withoutMarks(char)
  if (isAscii(bare)) return bare.toLowerCase()
  const alike = amongLatin ? withoutMarks(unhomoglyph(bare)) : bare
  if (isAscii(alike)) return alike.toLowerCase()
  if (!letterOrNumber.test(bare) && !/[\u{1f100}-\u{1f1ff}]/u.test(bare)) return ' '
  return anyAscii(bare).toLowerCase().replaceAll("'", '')
}

function withoutMarks(text: string): string {
  const parts = Array.from(text.normalize('NFKC').normalize('NFD'))
  return parts.filter((part) => !mark.test(part) && !unseen.test(part)).join('')
}

function isAscii(text: string): boolean {
  return ascii.test(text)
}
