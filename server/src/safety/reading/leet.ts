const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  '!': 'i',
  $: 's',
}

const notALetter = /[^a-z]/g

/** The words that a mix of letters, numbers and signs may stand for. */
export function decoded(word: string): readonly string[] {
  const one = word.replaceAll(notALetter, (char) => letters[char] ?? char)
  if (!/[1!]/.test(word)) return [one]
  return [one, word.replaceAll(/[1!]/g, 'l').replaceAll(notALetter, (char) => letters[char] ?? char)]
}

/** With letters that were stretched (“kiiill”) at their own length, as one and as two. */
export function unstretched(word: string): readonly string[] {
  if (!/(.)\1\1/.test(word)) return []
  return [word.replaceAll(/(.)\1{2,}/g, '$1'), word.replaceAll(/(.)\1{2,}/g, '$1$1')]
}
