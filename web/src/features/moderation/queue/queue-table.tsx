import type { DeskCase } from '@aureole/contract/cases'
import { useEffect, useRef, type ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { HeldList } from '../desk/held-list.tsx'
import type { HeldRow } from '../desk/hold-rows.ts'
import { useNow } from '../desk/use-now.ts'
import { columns, QueueRow } from './queue-row.tsx'

const heads = [
  ['Severity', ''],
  ['Reason', '@max-2xl:hidden'],
  ['Person', '@max-2xl:hidden'],
  ['Angels', '@max-[54rem]:hidden'],
  ['Source', '@max-6xl:hidden'],
  ['Waiting', 'text-right'],
  ['Who', '@max-2xl:hidden'],
] as const

interface QueueTableProps {
  rows: readonly HeldRow<DeskCase>[]
  waiting: number
  chosen: string | undefined
  onChoose: (id: string) => void
  onOpen: (one: DeskCase) => void
  /** Somebody points at the list or has it in focus: nothing may move. */
  onHold: (hold: boolean) => void
  onShowNew: () => void
  /** At the end of the rows. */
  more: ReactNode
}

export function QueueTable(props: QueueTableProps) {
  const { rows, chosen, onChoose, onOpen, onHold } = props
  const me = useUser()?.id
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = chosen && list.current?.querySelector<HTMLElement>(`[data-case="${CSS.escape(chosen)}"]`)
    if (!row || row === document.activeElement) return
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const way = rows.some(({ one }) => one.id === chosen) ? chosen : rows[0]?.one.id
  return (
    <HeldList waiting={props.waiting} onHold={onHold} onShowNew={props.onShowNew}>
      <div ref={list} role="grid" aria-label="Cases">
        <div
          role="row"
          className={`${columns} sticky top-0 z-10 h-9 border-b border-line bg-surface-0 text-13 text-ink-3 @max-2xl:hidden`}
        >
          {heads.map(([name, look]) => (
            <span key={name} role="columnheader" className={look}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(({ one, gone }) => (
          <QueueRow
            key={one.id}
            one={one}
            gone={gone}
            chosen={one.id === chosen}
            reachable={one.id === way}
            me={me}
            now={now}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        ))}
      </div>
      {props.more}
    </HeldList>
  )
}
