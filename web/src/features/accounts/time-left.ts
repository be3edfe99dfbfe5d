/** "23 h 52 min", "3 days 4 h", "under a minute"; nothing once the time has come. */
export function timeLeft(milliseconds: number): string | undefined {
  if (!(milliseconds > 0)) return undefined
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes === 0) return 'under a minute'
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
