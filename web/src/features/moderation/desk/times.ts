/** How long somebody has waited: "now", "9 min", "1 h 20 min", "3 days". */
export function waited(since: string, now: number): string {
  return span((now - Date.parse(since)) / 1000)
}

export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (!(minutes >= 1)) return 'now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 || hours > 5 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}

/** Of a median: seconds matter there. */
export function duration(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : span(seconds)
}

const at = { hour: '2-digit', minute: '2-digit' } as const

export function clock(time: string): string {
  return new Date(time).toLocaleTimeString(undefined, at)
}

export function day(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Today only the time, else the day as well. */
export function moment(time: string, now: number): string {
  const date = new Date(time)
  if (date.toDateString() === new Date(now).toDateString()) return clock(time)
  const year = date.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const)
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', ...year, ...at })
}
