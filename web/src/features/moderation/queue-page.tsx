import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DeskView, EmptyTable, type KeyHint } from './desk-view.tsx'

const filters = [
  { value: 'open', label: 'Open', empty: 'Nothing is waiting' },
  { value: 'mine', label: 'Mine', empty: 'You have claimed nothing' },
  { value: 'severe', label: 'Severe', empty: 'Nothing severe is waiting' },
  { value: 'reports', label: 'Reports', empty: 'No reports are waiting' },
  { value: 'cards', label: 'Cards', empty: 'No cards are waiting for review' },
  { value: 'calls', label: 'Calls', empty: 'Nobody has asked for a human' },
] as const

type Filter = (typeof filters)[number]['value']

const hints: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'Move' },
  { keys: ['↵'], does: 'Open' },
  { keys: ['C'], does: 'Claim' },
  { keys: ['R'], does: 'Release' },
  { keys: ['D'], does: 'Dismiss' },
]

const severities = [
  { name: 'Severe', dot: 'bg-severe', text: 'Minors, danger to life. First, always.' },
  { name: 'High', dot: 'bg-high', text: 'Threats, locating a person, harm.' },
  { name: 'Medium', dot: 'bg-medium', text: 'Insults, names and cards to review.' },
  { name: 'Low', dot: 'border border-edge', text: 'Reports about quality.' },
] as const

function Legend() {
  return (
    <>
      <h2 className="font-sans text-15 font-semibold tracking-normal text-ink-1">How the queue is ordered</h2>
      <p className="mt-1 text-13 text-ink-3">By severity, then by how long somebody has waited.</p>
      <ul className="mt-4 divide-y divide-line">
        {severities.map(({ name, dot, text }) => (
          <li key={name} className="flex gap-3 py-3">
            <span className={`mt-1.5 size-2 shrink-0 rounded-full ${dot}`} />
            <div>
              <p className="text-15 text-ink-1">{name}</p>
              <p className="text-13 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

export function QueuePage() {
  const [filter, setFilter] = useState<Filter>('open')
  const empty = filters.find((one) => one.value === filter)?.empty
  return (
    <DeskView
      title="Queue"
      tools={
        <div className="-my-1 max-w-full overflow-x-auto [scrollbar-width:none]">
          <Segmented label="Show" options={filters} value={filter} onChange={setFilter} equal={false} />
        </div>
      }
      panel={<Legend />}
      hints={hints}
    >
      <EmptyTable columns={['Severity', 'Reason', 'Person', 'Angel', 'Source', 'Waiting', 'Claimed']}>
        <EmptyState
          art={<Inbox size={32} strokeWidth={1.25} aria-hidden />}
          title={empty}
          text="Flags, reports, cards to review and calls for a human appear here as they come in."
        />
      </EmptyTable>
    </DeskView>
  )
}
