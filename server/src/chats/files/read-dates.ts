const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Nobody talked with a machine like this before; and what is to come has not been said. */
const earliest = Date.UTC(2000, 0, 1)

/** The many ways in which such files have told the time over the years. Without a zone it is taken for UTC. */
export function readDate(value: unknown, now: Date): Date | undefined {
  const time =
    typeof value === 'number' ? fromNumber(value) : typeof value === 'string' ? fromText(value) : NaN
  return Number.isFinite(time) && time >= earliest ? new Date(Math.min(time, now.getTime())) : undefined
}

/** Milliseconds, or seconds. */
function fromNumber(value: number): number {
  return value < 100_000_000_000 ? value * 1000 : value
}

function fromText(text: string): number {
  const trimmed = text.trim().slice(0, 60)
  if (/^\d{9,16}$/.test(trimmed)) return fromNumber(Number(trimmed))
  // 2023-6-3 @15h 21m 9s 512ms, and 2024-04-26@06h06m00s
  const own =
    /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@\s*(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s(?:\s*(\d{1,3})ms)?$/.exec(
      trimmed,
    )
  if (own !== null) {
    const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = own.slice(1).map(Number)
    return Date.UTC(year, month - 1, day, hours, minutes, seconds)
  }
  // June 19, 2023 4:13pm
  const spoken = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4}),? (\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(
    trimmed,
  )
  if (spoken !== null) {
    const [, name = '', day, year, hours, minutes, seconds = '0', half = ''] = spoken
    const month = months.indexOf(name.slice(0, 3).toLowerCase())
    if (month === -1) return NaN
    const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
    return Date.UTC(Number(year), month, Number(day), hour, Number(minutes), Number(seconds))
  }
  const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    trimmed,
  )
  if (iso === null) return NaN
  return Date.parse(`${trimmed.replace(' ', 'T')}${trimmed.length > 10 && iso[1] === undefined ? 'Z' : ''}`)
}
