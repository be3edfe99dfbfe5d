/** `+100`, `−1`: with a real minus sign, so that columns line up. */
export function amountText(amount: number): string {
  const digits = Math.abs(amount).toLocaleString()
  return amount < 0 ? `−${digits}` : `+${digits}`
}

function sameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()
}

/** `Today, 21:12`, `12 November`, and with the year where it is not this one. */
export function dayText(at: string, now: Date, language?: string): string {
  const date = new Date(at)
  if (sameDay(date, now))
    return `Today, ${date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}`
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return date.toLocaleDateString(language, { day: 'numeric', month: 'long', ...year })
}
