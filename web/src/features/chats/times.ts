function dayOf(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}

/** Whole days from then to now, by the person's calendar. */
export function daysBefore(time: Date, now: Date): number {
  return Math.round((dayOf(now) - dayOf(time)) / 86_400_000)
}

export function clockTime(time: Date, language?: string): string {
  return time.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })
}

/** As a list of chats says it: now, 18:40, Fri, 6 Nov. */
export function shortTime(time: Date, now: Date, language?: string): string {
  const days = daysBefore(time, now)
  if (now.getTime() - time.getTime() < 60_000) return 'now'
  if (days <= 0) return clockTime(time, language)
  if (days < 7) return time.toLocaleDateString(language, { weekday: 'short' })
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return time.toLocaleDateString(language, { day: 'numeric', month: 'short', ...year })
}

/** Between the messages of two days. */
export function dayTitle(time: Date, now: Date, language?: string): string {
  const days = daysBefore(time, now)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return time.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long', ...year })
}

export function dayKey(time: string): string {
  return String(dayOf(new Date(time)))
}

export function sameDay(one: string, other: string): boolean {
  return dayOf(new Date(one)) === dayOf(new Date(other))
}
