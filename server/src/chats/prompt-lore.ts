import type { LoreEntry, Turn } from '../minds/index.ts'

/** Lorebooks are written by strangers: some have thousands of entries. */
const bounds = { entries: 1000, keys: 30, keyLength: 100, turns: 6, characters: 4000 } as const

/** What of an angel's world is meant by what was said lately, in the order in which it is to be told. */
export function loreMeant(lore: readonly LoreEntry[], turns: readonly Turn[]): LoreEntry[] {
  if (lore.length === 0) return []
  const said = turns
    .slice(-bounds.turns)
    .map(({ text }) => text)
    .join('\n')
    .slice(-bounds.characters)
  const folded = said.toLowerCase()
  const isSaid = (keys: readonly string[], caseSensitive: boolean): boolean =>
    keys
      .slice(0, bounds.keys)
      .some((key) =>
        caseSensitive ? isWordOf(said, key) : isWordOf(folded, key.slice(0, bounds.keyLength).toLowerCase()),
      )
  return lore
    .slice(0, bounds.entries)
    .filter(
      ({ always, keys, secondaryKeys, caseSensitive }) =>
        always ||
        (isSaid(keys, caseSensitive) && (secondaryKeys.length === 0 || isSaid(secondaryKeys, caseSensitive))),
    )
    .toSorted((a, b) => a.order - b.order)
}

const partOfWord = /[\p{L}\p{N}]/u
/** Written without spaces: there a word may stand anywhere. */
const spaceless = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u

/** As a word of its own, so that "art" is not meant by "start". */
function isWordOf(text: string, key: string): boolean {
  if (key === '') return false
  const isOpenStart = !partOfWord.test(key.charAt(0)) || spaceless.test(key)
  const isOpenEnd = !partOfWord.test(key.slice(-1)) || spaceless.test(key)
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const before = at === 0 ? '' : text.charAt(at - 1)
    const after = text.charAt(at + key.length)
    if ((isOpenStart || !partOfWord.test(before)) && (isOpenEnd || !partOfWord.test(after))) return true
  }
  return false
}
