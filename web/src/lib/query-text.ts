/** A value as it stands in a query string: lists joined by commas, nothing for what has no place in an address. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** `?a=1&b=x,y`, or nothing; values that are empty are left out. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const written = text(value)
    if (written !== '') search.set(name, written)
  }
  const whole = search.toString().replaceAll('%2C', ',')
  return whole === '' ? '' : `?${whole}`
}
