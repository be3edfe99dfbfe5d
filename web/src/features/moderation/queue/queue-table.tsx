import type { DeskCase } from '@aureole/contract/moderation'
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { useNow } from '../desk/use-now.ts'
import type { HeldRow } from './hold-rows.ts'
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
  rows: readonly HeldRow[]
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

/** Says new rows once, instead of reading each change of the table. It lies over the heads, so that it pushes no row. */
function News({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  return (
    <div aria-live="polite" className="sticky top-0 z-20 h-0 max-md:top-14">
      {waiting > 0 ? (
        <button
          type="button"
          onClick={onShow}
          className="block h-9 w-full border-b border-line-2 bg-surface-3 px-4 text-13 font-semibold text-ink-1 hover:bg-primary-tint-2"
        >
          {waiting} new
        </button>
      ) : null}
    </div>
  )
}

export function QueueTable(props: QueueTableProps) {
  const { rows, chosen, onChoose, onOpen, onHold } = props
  const me = useUser()?.id
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const holds = pointed || focused

  useEffect(() => onHold(holds), [holds, onHold])

  useEffect(() => {
    const row = chosen && list.current?.querySelector<HTMLElement>(`[data-case="${CSS.escape(chosen)}"]`)
    if (!row || row === document.activeElement) return
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }
  const way = rows.some(({ one }) => one.id === chosen) ? chosen : rows[0]?.one.id
  return (
    <div
      onPointerEnter={(event) => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={left}
    >
      <News waiting={props.waiting} onShow={props.onShowNew} />
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
    </div>
  )
}
