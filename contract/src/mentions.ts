import { limits } from './chats.ts'

/** Where in a text somebody is addressed: `text.slice(from, to)` is the @name, `who` the places in the list of names. */
export interface Mention {
  from: number
  to: number
  who: number[]
}

interface Called {
  /** Folded. */
  name: string
  who: number[]
}

/** Everybody at once. */
const all = 'all'

/**
 * Who is addressed by `@Name` in a text. Case and accents do not matter, the longest name that fits is meant, and the first word of
 * a name does where it is nobody else's. `@all` means everyone.
 */
export function findMentions(text: string, names: readonly string[]): Mention[] {
  const called = callables(names)
  const mentions: Mention[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    // The middle of a mail address calls nobody.
    if (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) continue
    for (const { name, who } of called) {
      const to = endOf(text, at + 1, name)
      if (to === undefined) continue
      mentions.push({ from: at, to, who })
      break
    }
  }
  return mentions
}

/** The places in `names` of those who are addressed, each once, in the order in which they are first called. */
export function addressed(text: string, names: readonly string[]): number[] {
  return [...new Set(findMentions(text, names).flatMap((mention) => mention.who))]
}

/** How many replies a message to these angels brings: exactly so many when `exact`, else at most. */
export function repliesTo(text: string, names: readonly string[]): { most: number; exact: boolean } {
  if (names.length < 2) return { most: names.length, exact: true }
  const called = addressed(text, names).length
  return called > 0
    ? { most: Math.min(called, limits.groupRepliesMax), exact: true }
    : { most: Math.min(2, limits.groupRepliesMax), exact: false }
}

/** So that @tomas calls Tomáš. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
}

function callables(names: readonly string[]): Called[] {
  const called = new Map<string, number[]>([[all, names.map((_, i) => i)]])
  const add = (name: string, who: number): void => {
    if (name !== '' && name !== all) called.set(name, [...(called.get(name) ?? []), who])
  }
  const folded = names.map((name) => foldName(name).trim())
  folded.forEach(add)
  folded.forEach((name, i) => {
    const first = name.split(' ')[0] ?? ''
    const isShared = folded.some((other, o) => o !== i && other.split(' ')[0] === first)
    if (first !== name && !isShared) add(first, i)
  })
  return [...called].map(([name, who]) => ({ name, who })).toSorted((a, b) => b.name.length - a.name.length)
}

/** Where the name ends that begins at `start`, when it stands there whole. */
function endOf(text: string, start: number, name: string): number | undefined {
  let at = start
  let fits = ''
  while (fits.length < name.length) {
    const point = text.codePointAt(at)
    if (point === undefined) return undefined
    const sign = String.fromCodePoint(point)
    at += sign.length
    const folded = foldName(sign)
    // Several spaces in a row are one.
    if (folded === ' ' && fits.endsWith(' ')) continue
    fits += folded
    if (!name.startsWith(fits)) return undefined
  }
  while (/^\p{M}/u.test(text.slice(at, at + 2))) at += String.fromCodePoint(text.codePointAt(at) ?? 0).length
  return /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2)) ? undefined : at
}
