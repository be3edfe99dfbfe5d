import type { KeyboardEvent } from 'react'
import { rowsOf } from './row-geometry.ts'

/** With the focus in the conversation, the arrows go from message to message, and Escape goes back to writing. */
export function onListKey(event: KeyboardEvent<HTMLElement>, toComposer: () => void): void {
  const frame = event.currentTarget
  const target = event.target as HTMLElement
  if (event.key === 'Escape' && !target.matches('textarea')) return toComposer()
  const row = target.closest<HTMLElement>('[data-seq]')
  if (target !== frame && target !== row) return
  const rows = rowsOf(frame).filter((one) => one.tabIndex === -1)
  const place = row === null ? rows.length : rows.indexOf(row)
  const steps: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: rows.length - 1,
  }
  const next = steps[event.key]
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  if (next >= rows.length) return toComposer()
  const chosen = rows[Math.max(0, next)]
  chosen?.focus({ preventScroll: true })
  chosen?.scrollIntoView({ block: 'nearest' })
}
