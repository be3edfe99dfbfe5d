/** Placeholders that programs fill in, of which a reader sees the result. Every repetition is bounded: texts come from strangers. */
export function spoken(text: string, name: string): string {
  return text
    .replaceAll(/\{\{(?:\/\/|comment:|hidden_key:)[^{}]{0,2000}\}\}/gi, '')
    .replaceAll(/\{\{(?:random|pick):{1,2}([^{},:]{0,500})[^{}]{0,4000}\}\}/gi, '$1')
    .replaceAll(/\{\{char(?:acter)?\}\}|<(?:bot|char)>/gi, () => name)
    .replaceAll(
      /(^|[.!?…]["”’*]{0,4}\s{1,4}|\n\s{0,8}["“*]{0,4})(?:\{\{user\}\}|<user>)(['’]s\b)?/gi,
      (_, start: string, own?: string) => `${start}${own === undefined ? 'You' : 'Your'}`,
    )
    .replaceAll(/(?:\{\{user\}\}|<user>)['’]s\b/gi, 'your')
    .replaceAll(/\{\{user\}\}|<user>/gi, 'you')
}

/** With one way to end a line, and no more than one empty line in a row. */
export function plain(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  return lines
    .map((one) => one.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** At most so many characters, ended at a sentence or a word where there is one. */
export function shortened(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const head = text.slice(0, charactersMax - 1).toWellFormed()
  const sentence = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n', '\n\n'].map((end) => head.lastIndexOf(end)),
  )
  if (sentence > charactersMax * 0.6) return head.slice(0, sentence + 1).trimEnd()
  const word = head.lastIndexOf(' ')
  return `${(word > charactersMax * 0.6 ? head.slice(0, word) : head).trimEnd()}…`
}

/** One line of a form. */
export function line(text: string, charactersMax: number): string {
  return shortened(text.replaceAll(/\s+/g, ' ').trim(), charactersMax)
}
