/** The JSON in what a model wrote: alone, in a fence, or between sentences. Nothing where there is none. */
export function parseLoosely(text: string): unknown {
  for (const candidate of [text, between(text, '{', '}'), between(text, '[', ']')]) {
    try {
      return JSON.parse(candidate)
    } catch {
      // The next reading of it may fit.
    }
  }
  return undefined
}

function between(text: string, open: string, close: string): string {
  const from = text.indexOf(open)
  const to = text.lastIndexOf(close)
  return from >= 0 && to > from ? text.slice(from, to + 1) : ''
}
