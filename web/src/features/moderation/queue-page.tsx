import type { DeskCase } from '@aureole/contract/cases'
import { useNavigate } from '@tanstack/react-router'
import { Inbox, ListFilter } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useConnection } from '../../lib/live.ts'
import { useUser } from '../../lib/session.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { caseAddress } from './desk/case-address.ts'
import { useCaseVerbs } from './desk/case-verbs.ts'
import { useSteadyRows } from './desk/use-steady-rows.ts'
import { useWide } from './desk/use-wide.ts'
import { WaitingRows } from './desk/waiting-rows.tsx'
import { DeskError } from './desk/desk-error.tsx'
import { DeskView } from './desk-view.tsx'
import { DashboardStrip } from './queue/dashboard-strip.tsx'
import { FilterRow } from './queue/filter-row.tsx'
import { Legend } from './queue/legend.tsx'
import { filterCount, useQueueFilter, type QueueFilter } from './queue/queue-filter.ts'
import { queueKeys } from './queue/queue-keys.ts'
import { QueuePanel } from './queue/queue-panel.tsx'
import { QueueTable } from './queue/queue-table.tsx'
import { useQueue } from './queue/use-queue.ts'

const SnoozeDialog = lazy(async () => ({ default: (await import('./queue/snooze-dialog.tsx')).SnoozeDialog }))

const empty: Record<QueueFilter['view'], [title: string, text: string]> = {
  open: [
    'Nothing is waiting',
    'Flags, reports, angels to review and calls for a human appear here as they come in.',
  ],
  mine: ['You have claimed nothing', 'What you claim stays here until you close it or give it back.'],
  all: ['Nothing has come in yet', 'Open, snoozed and claimed cases of all agents stand here.'],
}

function Connected() {
  const { status } = useConnection()
  const live = status === 'connected'
  return (
    <span className="flex items-center gap-2 max-md:hidden" role="status">
      <span className={`size-1.5 rounded-full ${live ? 'bg-ok' : 'bg-ink-3'}`} aria-hidden="true" />
      {live ? 'Live' : status === 'lost' ? 'Not live' : 'Connecting'}
    </span>
  )
}

/** Everything that waits for an agent, the worst first. */
export function QueuePage() {
  const { filter, setFilter } = useQueueFilter()
  const navigate = useNavigate()
  const me = useUser()?.id
  const wide = useWide()
  const queue = useQueue(filter)
  const [held, setHeld] = useState(false)
  const steady = useSteadyRows(JSON.stringify(filter), queue.cases, held)
  const [chosenId, setChosenId] = useState<string>()
  const [filters, setFilters] = useState<'closed' | 'as-address' | 'by-hand'>(
    filterCount(filter) > 0 ? 'as-address' : 'closed',
  )
  const filtersOpen = filters !== 'closed'
  const toggleFilters = () => setFilters(filtersOpen ? 'closed' : 'by-hand')
  const [snoozing, setSnoozing] = useState<DeskCase>()
  const verbs = useCaseVerbs(queue.patch)
  const open = useCallback((one: DeskCase) => void navigate(caseAddress(one)), [navigate])
  const chosen = steady.rows.find(({ one }) => one.id === chosenId)
  const choose = useCallback(
    (id: string) => {
      setChosenId(id)
      // Without room for the panel there is nothing to look at first.
      const row = wide ? undefined : queue.cases.find((one) => one.id === id)
      if (row !== undefined) open(row)
    },
    [wide, queue.cases, open],
  )
  const actions = queueKeys({
    rows: steady.rows,
    chosen,
    me,
    move: setChosenId,
    open,
    claim: (one) => void verbs.claim(one),
    next: () => void verbs.next(),
    release: (one) => void verbs.release(one),
    snooze: setSnoozing,
    filters: toggleFilters,
    showNew: steady.show,
    waiting: steady.waiting,
  })
  const [title, text] = empty[filter.view]
  const brands = [
    ...new Set([...queue.cases.map(({ brandId }) => brandId), ...(filter.brandId ? [filter.brandId] : [])]),
  ]
  const narrowed = filterCount(filter) > 0
  const { counts } = queue
  return (
    <DeskView
      title="Queue"
      tools={
        <div className="flex max-w-full flex-wrap items-center gap-2">
          <Segmented
            label="Show"
            options={[
              { value: 'open', label: 'Open', count: counts?.open },
              { value: 'mine', label: 'Mine', count: counts?.mine },
              { value: 'all', label: 'All' },
            ]}
            value={filter.view}
            onChange={(view) => setFilter({ ...filter, view })}
            equal={false}
          />
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={filtersOpen}
            icon={<ListFilter aria-hidden />}
            iconEnd={
              <span className="max-md:hidden">
                <Kbd>F</Kbd>
              </span>
            }
            onClick={toggleFilters}
          >
            {narrowed ? `Filters (${filterCount(filter)})` : 'Filters'}
          </Button>
        </div>
      }
      end={
        <>
          <Connected />
          {counts !== undefined && counts.severe > 0 ? (
            <span className="font-semibold text-danger">{counts.severe} urgent</span>
          ) : null}
          {counts !== undefined && counts.snoozed > 0 ? <span>{counts.snoozed} snoozed</span> : null}
          <Button
            size="sm"
            busy={verbs.busy === 'next'}
            onClick={() => void verbs.next()}
            iconEnd={<Kbd>N</Kbd>}
          >
            Claim next
          </Button>
        </>
      }
      strip={
        <>
          {filtersOpen ? (
            <FilterRow
              filter={filter}
              brands={brands}
              onChange={setFilter}
              autoFocus={filters === 'by-hand'}
            />
          ) : null}
          <DashboardStrip />
        </>
      }
      panel={
        chosen === undefined ? (
          <Legend />
        ) : (
          <QueuePanel
            one={chosen.one}
            gone={chosen.gone}
            busy={verbs.busy !== undefined}
            onOpen={() => open(chosen.one)}
            onClaim={() => void verbs.claim(chosen.one)}
            onRelease={() => void verbs.release(chosen.one)}
            onSnooze={() => setSnoozing(chosen.one)}
          />
        )
      }
      actions={actions}
    >
      {queue.status === 'loading' ? <WaitingRows label="Loading the queue" count={12} /> : null}
      {queue.status === 'errored' ? (
        <DeskError
          title="The queue did not load"
          text={`${whatHappened(queue.error)} Nothing is lost.`}
          onRetry={queue.retry}
        />
      ) : null}
      {queue.status === 'ready' && steady.rows.length === 0 ? (
        <EmptyState
          className="m-auto"
          art={<Inbox size={32} strokeWidth={1.25} aria-hidden />}
          title={narrowed ? 'Nothing matches' : title}
          text={narrowed ? 'No case in this view fits the filters.' : text}
          action={
            narrowed ? (
              <Button variant="quiet" size="sm" onClick={() => setFilter({ view: filter.view })}>
                Clear the filters
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {steady.rows.length > 0 ? (
        <QueueTable
          rows={steady.rows}
          waiting={steady.waiting}
          chosen={chosenId}
          onChoose={choose}
          onOpen={open}
          onHold={setHeld}
          onShowNew={steady.show}
          more={
            queue.hasMore ? (
              <div className="p-3 text-center">
                <Button variant="quiet" size="sm" busy={queue.fetchingMore} onClick={queue.fetchMore}>
                  Show more
                </Button>
              </div>
            ) : null
          }
        />
      ) : null}
      <Suspense>
        {snoozing ? (
          <SnoozeDialog
            one={snoozing}
            onSnooze={(minutes) => void verbs.release(snoozing, minutes)}
            onClosed={() => setSnoozing(undefined)}
          />
        ) : null}
      </Suspense>
    </DeskView>
  )
}
