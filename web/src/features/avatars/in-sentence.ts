/** `Cryptic crosswords` as it stands inside a sentence; `DJ sets` stays as it is. */
export function inSentence(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
