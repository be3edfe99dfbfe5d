import type { DeskCase } from '@aureole/contract/moderation'

export interface HeldRow {
  readonly one: DeskCase
  /** It has left the queue, and keeps its place until nobody looks at it any more. */
  readonly gone: boolean
}

/**
 * What stands in the list while somebody points at it or walks through it: nothing moves. Each row shows what became of it; what is new
 * waits, except behind the last row, where it pushes nothing.
 */
export function holdRows(
  shown: readonly DeskCase[],
  fresh: readonly DeskCase[],
): { rows: HeldRow[]; waiting: number } {
  const now = new Map(fresh.map((one) => [one.id, one]))
  const known = new Set(shown.map(({ id }) => id))
  const last = fresh.findLastIndex(({ id }) => known.has(id))
  const behind = last < 0 ? [] : fresh.slice(last + 1)
  const rows = shown.map((one) => ({ one: now.get(one.id) ?? one, gone: !now.has(one.id) }))
  return {
    rows: [...rows, ...behind.map((one) => ({ one, gone: false }))],
    waiting: fresh.filter(({ id }) => !known.has(id)).length - behind.length,
  }
}
