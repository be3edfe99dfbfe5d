/** Where a name or a thing ends when nobody set a comma. */
const stops =
  /\s+(?:and|but|who|which|that|because|so|he|she|it|they|is|was|has|i|i'm|we|you|though|although|when|while|if|since|lol|haha+|now|btw|actually|too|also|right now|at the moment|these days|as well|or something|tho|then|for short|by the way|not)\b.*$/iu

/** What was named, cut where it ends: “Miso and she's lovely” is “Miso”. */
export function named(raw: string, most = 5): string {
  const cut = raw
    .replace(/[,.;!?()"].*$/u, '')
    .replace(stops, '')
    .replace(/\s+/g, ' ')
    .trim()
  return cut.split(' ').slice(0, most).join(' ')
}

/** A longer object: “walking in the rain on Sundays”. Ends at a comma or a new thought. */
export function thing(raw: string, most = 8): string {
  const cut = raw
    .replace(/[,.;!?()"].*$/u, '')
    .replace(
      /\s+(?:but|because|so|though|although|while|since|lol|haha+|tbh|btw|actually|these days|at the moment|right now|though)\b.*$/iu,
      '',
    )
    .replace(/\s+and\s+(?:i|i'm|my|it|it's|he|she|they|we|you)\b.*$/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = cut.split(' ')
  return words.length > most
    ? words
        .slice(0, most)
        .join(' ')
        .replace(/\s+(?:a|an|the|of|in|to|and|with|for|at|on|my)$/i, '')
    : cut
}

/** A name with its capital, however it was typed; what has a capital anywhere stays as it is. */
export function asName(value: string): string {
  if (/\p{Lu}/u.test(value)) return value
  const small = /^(?:of|the|and|de|van|von|la|le|in|on|a|an|to)$/
  return value
    .split(' ')
    .map((word, i) => (i > 0 && small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

export function withArticle(noun: string): string {
  return /^(?:a|an|the|my|two|three|some) /i.test(noun)
    ? noun
    : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** A part of a key. */
export function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:a|an|the|my|some) /, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
}
