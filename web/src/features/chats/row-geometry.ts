/** The rows of a conversation as they stand on the screen. Each carries its message's number and id. */
export function rowsOf(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('[data-seq]')]
}

export function seqOf(row: HTMLElement): number {
  return Number(row.dataset['seq'])
}

export interface Anchor {
  id: string
  /** Below the top edge of the frame. */
  top: number
}

/** Those in view, so that at least one of them is still there after any change. */
export function anchorsIn(frame: HTMLElement): Anchor[] {
  const { top, bottom } = frame.getBoundingClientRect()
  return rowsOf(frame).flatMap((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top && box.top < bottom ? [{ id: row.dataset['id'] ?? '', top: box.top - top }] : []
  })
}

/** How far the first of them that is still there has moved. */
export function movedBy(frame: HTMLElement, anchors: readonly Anchor[]): number {
  const { top } = frame.getBoundingClientRect()
  for (const anchor of anchors) {
    const row = frame.querySelector<HTMLElement>(`[data-id="${CSS.escape(anchor.id)}"]`)
    if (row) return row.getBoundingClientRect().top - top - anchor.top
  }
  return 0
}

/** The first and the last number near what is in view; nothing when hardly any row is far away. */
export function farAway(
  frame: HTMLElement,
  px: number,
  few: number,
): { first: number; last: number } | undefined {
  const rows = rowsOf(frame)
  const { top, bottom } = frame.getBoundingClientRect()
  const near = rows.filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top - px && box.top < bottom + px
  })
  const [first, last] = [near[0], near.at(-1)]
  if (first === undefined || last === undefined || rows.length - near.length < few) return undefined
  return { first: seqOf(first), last: seqOf(last) }
}

/** The number of the lowest row of which something can be seen. */
export function lowestSeen(frame: HTMLElement): number {
  const { bottom } = frame.getBoundingClientRect()
  const row = rowsOf(frame).findLast((one) => one.getBoundingClientRect().top < bottom - 8)
  return row === undefined ? 0 : seqOf(row)
}

/** The row of this number, or the next one when no message has it. */
export function rowAt(frame: HTMLElement, seq: number): HTMLElement | undefined {
  const rows = rowsOf(frame)
  return rows.find((row) => seqOf(row) >= seq) ?? rows.at(-1)
}

/** A day's name that lies over what scrolls below it, instead of standing in its place. */
export function markLyingDays(frame: HTMLElement): void {
  const { top } = frame.getBoundingClientRect()
  for (const day of frame.querySelectorAll<HTMLElement>('[data-day]')) {
    const lies = (day.parentElement?.getBoundingClientRect().top ?? top) < top - 12
    day.toggleAttribute('data-lying', lies)
  }
}
