import type { DeskCase } from '@aureole/contract/cases'
import type { KeyAction } from '../desk/keys.ts'
import type { HeldRow } from '../desk/hold-rows.ts'

interface QueueVerbs {
  rows: readonly HeldRow<DeskCase>[]
  chosen: HeldRow<DeskCase> | undefined
  me: string | undefined
  move: (id: string) => void
  open: (one: DeskCase) => void
  claim: (one: DeskCase) => void
  next: () => void
  release: (one: DeskCase) => void
  snooze: (one: DeskCase) => void
  filters: () => void
  showNew: () => void
  waiting: number
}

export function queueKeys(verbs: QueueVerbs): KeyAction[] {
  const { rows, chosen, me } = verbs
  const one = chosen?.gone === false ? chosen.one : undefined
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex((row) => row === chosen)
    const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by]
    if (next !== undefined) verbs.move(next.one.id)
  }
  const on = (act: (one: DeskCase) => void) => () => {
    if (one !== undefined) act(one)
  }
  return [
    { keys: ['j', 'ArrowDown'], does: 'Down', run: step(1), off: rows.length === 0 },
    { keys: ['k', 'ArrowUp'], does: 'Up', run: step(-1), off: rows.length === 0 },
    { keys: ['Enter'], does: 'Open', run: on(verbs.open), off: one === undefined },
    { keys: ['c'], does: 'Claim', run: on(verbs.claim), off: one === undefined || one.claimedBy !== null },
    {
      keys: ['r'],
      does: 'Release',
      run: on(verbs.release),
      off: one === undefined || one.claimedBy?.id !== me,
    },
    { keys: ['s'], does: 'Snooze', run: on(verbs.snooze), off: one === undefined },
    { keys: ['n'], does: 'Claim next', run: verbs.next },
    { keys: ['f'], does: 'Filters', run: verbs.filters },
    { keys: ['.'], does: 'Show new ones', run: verbs.showNew, off: verbs.waiting === 0, rare: true },
  ]
}
