import { useEffect, useRef, type ReactNode } from 'react'
import { whatHappened } from '#lib/what-happened.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DeskError } from '../desk/desk-error.tsx'
import { HeldList } from '../desk/held-list.tsx'
import type { HeldRow } from '../desk/hold-rows.ts'
import { onRowKey } from '../desk/row-keys.ts'
import { WaitingRows } from '../desk/waiting-rows.tsx'

interface DeskRowsProps<T> {
  label: string
  list: {
    rows: readonly HeldRow<T>[]
    /** How many are new and wait, while somebody is at the list. */
    waiting: number
    show: () => void
    hold: (hold: boolean) => void
    status: 'loading' | 'ready' | 'errored'
    error: Error | null
    finished: boolean
    fetchingMore: boolean
    fetchMore: () => void
    retry: () => void
    chosen?: T | undefined
    choose?: (id: string) => void
  }
  /** Of the grid, from md on. */
  columns: string
  heads: readonly (readonly [name: string, look: string])[]
  row: (item: T) => ReactNode
  empty: { icon: ReactNode; title: string; text: string }
  onOpen?: (item: T) => void
}

/** A dense list of the desk: one line for each from md on, a small card below it. */
export function DeskRows<T extends { id: string }>(props: DeskRowsProps<T>) {
  const { label, list, columns, heads, row, empty, onOpen } = props
  const chosenId = list.chosen?.id
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element =
      chosenId && grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(chosenId)}"]`)
    if (!element || element.contains(document.activeElement)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  if (list.status === 'loading') return <WaitingRows label={`Loading ${label.toLowerCase()}`} />
  if (list.status === 'errored' && list.rows.length === 0)
    return <DeskError title={`${label} did not load`} text={whatHappened(list.error)} onRetry={list.retry} />
  if (list.rows.length === 0)
    return <EmptyState className="m-auto" art={empty.icon} title={empty.title} text={empty.text} />
  const look = `grid items-center gap-x-4 px-4 ${columns}`
  const way = list.rows.some(({ one }) => one.id === chosenId) ? chosenId : list.rows[0]?.one.id
  return (
    <HeldList waiting={list.waiting} onHold={list.hold} onShowNew={list.show}>
      <div ref={grid} role="grid" aria-label={label}>
        <div
          role="row"
          className={`${look} sticky top-0 z-10 h-9 border-b border-line bg-surface-0 text-13 text-ink-3 @max-2xl:hidden`}
        >
          {heads.map(([name, extra]) => (
            <span key={name} role="columnheader" className={extra}>
              {name}
            </span>
          ))}
        </div>
        {list.rows.map(({ one: item, gone }) => (
          <div
            key={item.id}
            role="row"
            data-row={item.id}
            data-gone={gone ? '' : undefined}
            title={gone ? 'No longer in this list' : undefined}
            tabIndex={item.id === way ? 0 : -1}
            aria-selected={item.id === chosenId}
            onClick={() => list.choose?.(item.id)}
            onDoubleClick={() => onOpen?.(item)}
            onKeyDown={(event) => {
              const choose = () => list.choose?.(item.id)
              onRowKey(event, { choose, open: onOpen === undefined ? choose : () => onOpen(item) })
            }}
            className={`${look} min-h-16 cursor-default border-b border-line py-2 text-ink-2 -outline-offset-1 data-gone:[&>[role=gridcell]]:text-ink-3 focus-visible:outline-1 hover:bg-surface-1 aria-selected:bg-surface-3 aria-selected:shadow-[inset_2px_0_0_var(--primary-ink)] @2xl:min-h-10 @2xl:py-1`}
          >
            {row(item)}
          </div>
        ))}
      </div>
      {list.finished ? null : (
        <div className="p-3 text-center">
          <Button
            variant="quiet"
            size="sm"
            busy={list.fetchingMore}
            onClick={list.status === 'errored' ? list.retry : list.fetchMore}
          >
            {list.status === 'errored' ? 'Retry' : 'Show more'}
          </Button>
        </div>
      )}
    </HeldList>
  )
}

export function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span role="gridcell" className={`min-w-0 truncate ${className}`}>
      {children}
    </span>
  )
}
