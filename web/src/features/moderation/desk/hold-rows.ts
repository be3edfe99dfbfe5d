export interface HeldRow<T> {
  readonly one: T
  /** It has left the list, and keeps its place until nobody looks at it any more. */
  readonly gone: boolean
}

/**
 * What stands in a list while somebody points at it or walks through it: nothing moves. Each row shows what became of it; what is new
 * waits, except behind the last row, where it pushes nothing.
 */
export function holdRows<T extends { id: string }>(
  shown: readonly T[],
  fresh: readonly T[],
): { rows: HeldRow<T>[]; waiting: number } {
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
