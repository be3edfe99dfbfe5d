/** Query strings as people write them: every value a string, lists joined by commas. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const out = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    out.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = out.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
