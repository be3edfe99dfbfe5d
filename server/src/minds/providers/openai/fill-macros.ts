export interface Macros {
  readonly char: string
  readonly user: string
  readonly now: number
  /** The house's own instructions, where a card wants them inside of its own. */
  readonly original?: string
}

/** Fills in what cards leave to the program. Every repetition is bounded: texts come from strangers. */
export function fillMacros(text: string, { char, user, now, original = '' }: Macros): string {
  if (!text.includes('{{') && !text.includes('<')) return text
  const date = new Date(now)
  const values: Readonly<Record<string, string>> = {
    char,
    character: char,
    user,
    original,
    newline: '\n',
    noop: '',
    trim: '',
    time: `${date.toISOString().slice(11, 16)} UTC`,
    date: date.toISOString().slice(0, 10),
    isodate: date.toISOString().slice(0, 10),
    weekday: date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  }
  return text
    .replaceAll(/<(?:bot|char)>/gi, () => char)
    .replaceAll(/<user>/gi, () => user)
    .replaceAll(/\{\{(?:\/\/|comment:|hidden_key:)[^{}]{0,2000}\}\}/gi, '')
    .replaceAll(/\{\{(?:random|pick):{1,2}([^{},:]{0,500})[^{}]{0,4000}\}\}/gi, '$1')
    .replaceAll(
      /\{\{\s{0,4}(\w{1,20})\s{0,4}\}\}/g,
      (macro, name: string) => values[name.toLowerCase()] ?? macro,
    )
}
