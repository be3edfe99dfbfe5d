import { queryText } from '../lib/query-text.ts'

/** Query strings as people write them: every value a string, lists joined by commas. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export const stringifySearch = queryText
