import type { Memory } from '@aureole/contract/memories'

function dayOf(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}

/** On which day it was told, and by whom it is, in words. */
export function toldWhen(
  { toldAt, edited, source }: Pick<Memory, 'toldAt' | 'edited' | 'source'>,
  now: Date,
  language?: string,
): string {
  const time = new Date(toldAt)
  const days = Math.round((dayOf(now) - dayOf(time)) / 86_400_000)
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  const date = time.toLocaleDateString(language, { day: 'numeric', month: 'long', ...year })
  const day = days <= 0 ? 'today' : days === 1 ? 'yesterday' : date
  if (edited) return source === null ? `Written by you ${day}` : `Changed by you ${day}`
  return day.charAt(0).toUpperCase() + day.slice(1)
}
