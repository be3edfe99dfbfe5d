import type { Line } from '../bank/bank.ts'
import { markOf } from '../state.ts'

export type Slots = Readonly<Record<string, string | undefined>>

export interface VoiceOptions {
  readonly chance: () => number
  readonly used: ReadonlySet<string>
  /** What was said lately, by anyone: no line is said again while it can still be seen. */
  readonly recent: readonly string[]
  /** What other angels have just said: nobody says much the same after them. */
  readonly beside?: readonly string[]
  readonly slots: Slots
  readonly neverSays: readonly string[]
  /** How well a line goes with what the person said, from -1 to 1, where that is known. */
  readonly fits?: (line: Line) => number
}

export interface Wanted {
  /** With a question mark or without; either when left out. */
  readonly question?: boolean
  readonly slots?: Slots
  /** When all have been said, the one that was said longest ago, rather than nothing. */
  readonly anyway?: boolean
  /** Prefer a line that names the thing. */
  readonly named?: boolean
  /** How well it has to go with what was said, where that is known. */
  readonly least?: number
}

/** Picks lines, fills them and remembers which. */
export interface Voice {
  readonly pick: (lines: readonly Line[], wanted?: Wanted) => string | undefined
  /** The lines that were picked. */
  readonly said: readonly Line[]
  /** Whether something may be said again by now. */
  readonly isFresh: (line: Line) => boolean
  readonly note: (line: Line) => void
  readonly chance: () => number
}

export function createVoice({
  chance,
  used,
  recent,
  beside = [],
  slots,
  neverSays,
  fits,
}: VoiceOptions): Voice {
  const said: Line[] = []
  const heard = recent.map(flat)
  const others = beside.map((text) => new Set(flat(text).split(' ')))

  function isFresh(line: Line): boolean {
    return !used.has(markOf(line)) && !said.includes(line)
  }

  function ranked(lines: readonly Line[], wanted: Wanted): Line[] {
    return lines
      .map((line) => ({
        line,
        rank:
          (fits?.(line) ?? 0) * 1.4 +
          chance() * 0.45 +
          (wanted.named === true && line.includes('[thing]') ? 0.5 : 0),
      }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ line }) => line)
  }

  return {
    said,
    isFresh,
    chance,
    note: (line) => void said.push(line),
    pick(lines, wanted = {}) {
      const filling = { ...slots, ...wanted.slots }
      const possible = lines.filter(
        (line) =>
          (line.match(/\[(\w+)\]/g) ?? []).every((slot) => filling[slot.slice(1, -1)] !== undefined) &&
          (wanted.question === undefined || line.includes('?') === wanted.question) &&
          (wanted.least === undefined || fits === undefined || fits(line) >= wanted.least),
      )
      const fresh = possible.filter(isFresh)
      for (const line of ranked(wanted.anyway === true && fresh.length === 0 ? possible : fresh, wanted)) {
        const text = rendered(line, filling, chance)
        const bare = flat(text)
        // A question in one of the variants only.
        if (wanted.question === false && text.includes('?')) continue
        if (neverSays.some((phrase) => bare.includes(flat(phrase)))) continue
        if (heard.some((other) => other.includes(bare)) && wanted.anyway !== true) continue
        if (others.some((words) => isMuchTheSame(bare, words)) && wanted.anyway !== true) continue
        said.push(line)
        return text
      }
      return undefined
    },
  }
}

/** One of the variants each, the slots filled, capitals where sentences begin. */
export function rendered(line: Line, slots: Slots, chance: () => number): string {
  const text = line
    .replace(/\{([^{}]*)\}/g, (_, variants: string) => {
      const all = variants.split('|')
      return all[Math.floor(chance() * all.length)] ?? ''
    })
    .replace(/\[(\w+)\]/g, (_, slot: string) => slots[slot] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/([!?])\./g, '$1')
    .trim()
  return text.replace(
    // “Where does it hurt?” asks the doctor: that goes on.
    /(^|[.!?…] |[.…]” )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Most words of a line are in what somebody else has just said: a variant of it. */
function isMuchTheSame(bare: string, words: ReadonlySet<string>): boolean {
  const own = bare.split(' ')
  return own.length > 3 && own.filter((word) => words.has(word)).length >= own.length * 0.75
}

function flat(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}
