import { useMemo, useState } from 'react'
import { holdRows, type HeldRow } from './hold-rows.ts'

export interface SteadyRows<T> {
  rows: readonly HeldRow<T>[]
  /** How many would have moved what somebody points at. */
  waiting: number
  show: () => void
}

/** The rows as they come while nobody points at them, and as they were while somebody does. Another list begins anew. */
export function useSteadyRows<T extends { id: string }>(
  list: string,
  fresh: readonly T[],
  held: boolean,
): SteadyRows<T> {
  const [kept, setKept] = useState({ list, shown: fresh })
  const { shown } = kept
  const mayMove = !held || shown.length === 0 || kept.list !== list
  if ((shown !== fresh || kept.list !== list) && mayMove) setKept({ list, shown: fresh })
  const { rows, waiting } = useMemo(() => holdRows(shown, fresh), [shown, fresh])
  return { rows, waiting, show: () => setKept({ list, shown: fresh }) }
}
