import type { DeskCase } from '@aureole/contract/cases'
import { Eye, Lock, MoonStar } from 'lucide-react'
import { memo } from 'react'
import { onRowKey } from '../desk/row-keys.ts'
import { Severity } from '../desk/severity.tsx'
import { clock, waited } from '../desk/times.ts'
import { listed, sourceWords } from '../desk/words.ts'

/** One line from md on; below it two, with what matters most. */
export const columns =
  'grid items-center gap-x-4 px-4 grid-cols-[1fr_auto] @2xl:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,8rem)_5.5rem_minmax(0,7rem)] ' +
  '@min-[54rem]:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,6.5rem)_minmax(0,6.5rem)_5rem_minmax(0,5.5rem)] ' +
  '@6xl:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,8rem)_minmax(0,8rem)_4.5rem_5.5rem_minmax(0,8rem)]'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true, className: 'flex-none' } as const

export function Who({ one, me }: { one: DeskCase; me: string | undefined }) {
  const others = one.watching.filter(({ id }) => id !== me && id !== one.claimedBy?.id)
  return (
    <span className="flex min-w-0 items-center gap-3">
      {one.state === 'SNOOZED' && one.snoozedUntil !== null ? (
        <span className="flex items-center gap-1.5" title="Snoozed">
          <MoonStar {...icon} />
          <span className="sr-only">Snoozed until </span>
          {clock(one.snoozedUntil)}
        </span>
      ) : null}
      {one.claimedBy ? (
        <span className="flex min-w-0 items-center gap-1.5">
          <Lock {...icon} />
          <span className="sr-only">Claimed by </span>
          <span className="truncate">{one.claimedBy.id === me ? 'You' : one.claimedBy.name}</span>
        </span>
      ) : null}
      {others.length > 0 ? (
        <span
          className="flex min-w-0 items-center gap-1.5"
          title={`${listed(others.map(({ name }) => name))} looking`}
        >
          <Eye {...icon} />
          <span className="sr-only">Looking at it: </span>
          <span className="truncate">{others.map(({ name }) => name).join(', ')}</span>
        </span>
      ) : null}
    </span>
  )
}

interface QueueRowProps {
  one: DeskCase
  gone: boolean
  chosen: boolean
  /** The list's way in by Tab: the chosen row, or the first. */
  reachable: boolean
  me: string | undefined
  now: number
  onChoose: (id: string) => void
  onOpen: (one: DeskCase) => void
}

export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { one, gone, chosen, reachable, me, now, onChoose, onOpen } = props
  const taken = gone || one.state !== 'OPEN' || (one.claimedBy !== null && one.claimedBy.id !== me)
  const angels = one.angels.length > 2 ? `Group of ${one.angels.length}` : one.angels.join(', ')
  return (
    <div
      role="row"
      aria-selected={chosen}
      tabIndex={reachable ? 0 : -1}
      data-case={one.id}
      data-gone={gone ? '' : undefined}
      onClick={() => onChoose(one.id)}
      onDoubleClick={() => onOpen(one)}
      onKeyDown={(event) => onRowKey(event, { choose: () => onChoose(one.id), open: () => onOpen(one) })}
      className={`${columns} min-h-16 cursor-default border-b border-line py-2 -outline-offset-1 select-none focus-visible:outline-1 hover:bg-surface-1 aria-selected:bg-surface-3 aria-selected:shadow-[inset_2px_0_0_var(--primary-ink)] @2xl:h-10 @2xl:min-h-10 @2xl:py-0 ${taken ? 'text-ink-3' : 'text-ink-2'}`}
    >
      <span role="gridcell" className="text-13 @2xl:text-15">
        <Severity severity={one.severity} />
      </span>
      <span
        role="gridcell"
        className={`truncate @max-2xl:order-3 @max-2xl:col-span-2 ${taken ? '' : 'text-ink-1'}`}
      >
        {one.reason.title}
        {one.reasons > 1 ? <span className="text-ink-3"> +{one.reasons - 1}</span> : null}
        {one.reason.excerpt === '' ? null : (
          <span className="ml-3 text-13 text-ink-3">{one.reason.excerpt}</span>
        )}
      </span>
      <span role="gridcell" className="truncate text-13 @max-2xl:order-4">
        {one.personName}
        <span className="@min-[54rem]:hidden">{angels === '' ? '' : `, ${angels}`}</span>
      </span>
      <span role="gridcell" className="truncate text-13 @max-[54rem]:hidden">
        {angels}
      </span>
      <span role="gridcell" className="text-13 text-ink-3 @max-6xl:hidden">
        {sourceWords[one.reason.source]}
      </span>
      <span role="gridcell" className="text-right text-13 tabular-nums">
        {gone ? 'Done' : waited(one.waitingSince, now)}
      </span>
      <span role="gridcell" className="min-w-0 text-13 @max-2xl:order-5 @max-2xl:justify-self-end">
        <Who one={one} me={me} />
      </span>
    </div>
  )
})
