import type { KeyboardEvent } from 'react'

/** A row in focus answers by itself, also where single keys are turned off. */
export function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  verbs: { choose: () => void; open: () => void },
): void {
  if (event.target !== event.currentTarget) return
  const row = event.currentTarget
  if (event.key === 'Enter') verbs.open()
  else if (event.key === ' ') verbs.choose()
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
    if (
      !(next instanceof HTMLElement) ||
      next.getAttribute('role') !== 'row' ||
      !next.hasAttribute('tabindex')
    )
      return
    next.focus()
    if (matchMedia('(min-width: 64rem)').matches) next.click()
  } else return
  event.preventDefault()
}
