const number = /^\d+$/

/** Numbers are all alike. */
export function wordOf(word: string): string {
  return word.charCodeAt(0) <= nine && number.test(word) ? '#' : word
}

const nine = 57

/** Words and pairs of neighbours, each once, as the learned weights know them. */
export function featuresOf(words: readonly string[]): string[] {
  const found = new Set<string>()
  let last = '^'
  for (const word of words) {
    const plain = wordOf(word)
    found.add(plain)
    found.add(`${last} ${plain}`)
    last = plain
  }
  found.add(`${last} $`)
  return [...found]
}
