import { foldName } from '@aureole/contract/mentions'

interface Named {
  name: string
}

export interface Calling {
  /** Where the @ stands. */
  start: number
  query: string
}

const longest = 40

/** The name that is being written at the cursor, if one is. */
export function callingAt(text: string, cursor: number): Calling | undefined {
  const before = text.slice(Math.max(0, cursor - longest), cursor)
  const found = /(?:^|[^\p{L}\p{N}@])@([\p{L}\p{M}\p{N}'’-]*(?: [\p{L}\p{M}\p{N}'’-]+)?)$/u.exec(before)
  if (found === null) return undefined
  const query = found[1] ?? ''
  return { start: cursor - query.length - 1, query }
}

/** Whose name begins with what was written; then those of whom a later part does. */
export function callable<T extends Named>(query: string, avatars: readonly T[]): T[] {
  const wanted = foldName(query)
  const begins = (name: string) => foldName(name).startsWith(wanted)
  const first = avatars.filter(({ name }) => begins(name))
  const later = avatars.filter(({ name }) => !begins(name) && name.split(/\s+/).some(begins))
  return [...first, ...later]
}

/** The text with the name put in, and where the cursor stands then. */
export function withCalled(
  text: string,
  { start, query }: Calling,
  name: string,
): { text: string; cursor: number } {
  const rest = text.slice(start + 1 + query.length)
  const spaced = /^[\s,.;:!?]/.test(rest)
  const called = `@${name}${spaced ? '' : ' '}`
  return {
    text: text.slice(0, start) + called + rest,
    cursor: start + called.length + (rest.startsWith(' ') ? 1 : 0),
  }
}
