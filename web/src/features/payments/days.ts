/** `15 December 2026`. */
export function dayText(time: string, language?: string): string {
  return new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** When something starts again, within the next day or so: the time alone is enough. */
export function clockText(time: string, language?: string): string {
  return new Date(time).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}
