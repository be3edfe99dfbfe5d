function dayOf(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}

function clock(time: Date, language: string | undefined): string {
  return time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}

/** A moment that has passed, by the person's calendar: "just now", "yesterday at 23:40", "on 3 November". */
export function ago(time: Date, now: Date, language?: string): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / 60_000)
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const days = Math.round((dayOf(now) - dayOf(time)) / 86_400_000)
  if (days <= 0) return `today at ${clock(time, language)}`
  if (days === 1) return `yesterday at ${clock(time, language)}`
  if (days < 7)
    return `on ${time.toLocaleDateString(language, { weekday: 'long' })} at ${clock(time, language)}`
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return `on ${time.toLocaleDateString(language, { day: 'numeric', month: 'long', ...year })}`
}

/** A day to come: "Sunday, 22 November at 04:10". */
export function dayAndTime(time: Date, language?: string): string {
  const day = time.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })
  return `${day} at ${clock(time, language)}`
}

/** A date without a time of day, such as a birthday, which no time zone may move. */
export function calendarDate(date: string, language?: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
