import { readPerson } from '@aureole/contract/desk-people'
import { listViolations, type Violation } from '@aureole/contract/violations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, History, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { api, ApiProblem } from '#lib/api.ts'
import { useLive } from '#lib/live.ts'
import { whatHappened } from '#lib/what-happened.ts'
import { Button, iconButtonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { PersonCard } from '../desk/person-card.tsx'
import { Severity } from '../desk/severity.tsx'
import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { WaitingRows } from '../desk/waiting-rows.tsx'
import { inWords } from '../desk/words.ts'
import { DeskError } from '../desk/desk-error.tsx'
import { DeskView } from '../desk-view.tsx'
import { useCalmly } from '../desk/use-calmly.ts'
import { Cell, DeskRows } from './desk-rows.tsx'
import { isSuspended, PersonVerbDialog, PersonVerbs, type PersonVerb } from './person-verbs.tsx'
import { Timeline } from './timeline.tsx'
import { useDeskList } from './use-desk-list.ts'
import { DecideViolation, ViolationState } from './violation-list.tsx'

const columns = 'grid-cols-[1fr_auto] @2xl:grid-cols-[5.5rem_minmax(0,11rem)_minmax(0,1fr)_6rem_7.5rem]'
const heads = [
  ['Severity', ''],
  ['Category', ''],
  ['What', ''],
  ['State', ''],
  ['When', 'text-right'],
] as const

/** Their violations, each of which can be decided here. */
function Violations({ userId, onDecided }: { userId: string; onDecided: () => void }) {
  const now = useNow()
  const list = useDeskList<typeof listViolations, Violation>(listViolations, { userId })
  const [deciding, setDeciding] = useState<{ one: Violation; state: 'UPHELD' | 'DISMISSED' }>()
  return (
    <>
      <DeskRows
        label="Violations"
        list={list}
        columns={columns}
        heads={heads}
        empty={{
          icon: <ShieldAlert size={32} strokeWidth={1.25} aria-hidden />,
          title: 'No violations',
          text: 'Nothing that this person wrote was found to break a rule.',
        }}
        row={(one) => (
          <>
            <Cell className="text-13 @2xl:text-15">
              <Severity severity={one.severity} />
            </Cell>
            <Cell className="text-ink-1 @max-2xl:order-3">{inWords(one.category)}</Cell>
            <Cell className="flex items-center gap-3 text-13 @max-2xl:order-5 @max-2xl:col-span-2 @2xl:flex">
              <span className="min-w-0 grow truncate">{one.excerpt}</span>
              {(['UPHELD', 'DISMISSED'] as const)
                .filter((state) => state !== one.state)
                .map((state) => (
                  <button
                    key={state}
                    type="button"
                    className="k-link flex-none"
                    onClick={() => setDeciding({ one, state })}
                  >
                    {state === 'UPHELD' ? 'Uphold' : 'Dismiss'}
                  </button>
                ))}
            </Cell>
            <Cell className="text-13 @max-2xl:order-4 @max-2xl:justify-self-end">
              <ViolationState state={one.state} />
            </Cell>
            <Cell className="text-right text-13 tabular-nums @max-2xl:order-2">{moment(one.at, now)}</Cell>
          </>
        )}
      />
      {deciding === undefined ? null : (
        <DecideViolation
          {...deciding}
          onDecided={(decided) => {
            list.put(decided)
            onDecided()
          }}
          onClosed={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}

const tabs = [
  { value: 'history', label: 'History' },
  { value: 'violations', label: 'Violations' },
] as const

/** One person: who they are, what happened, and what to do about it. */
export function PersonHistory({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const now = useNow()
  const key = ['desk-person', userId]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(readPerson, { params: { id: userId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('history')
  const [verb, setVerb] = useState<PersonVerb>()
  const [drawer, setDrawer] = useState(false)
  const again = useCalmly(() => void queries.invalidateQueries({ queryKey: key }))
  useLive('queue.changed', again)
  const person = data?.person
  const suspended = person !== undefined && isSuspended(person, now)
  const missing = error instanceof ApiProblem && [400, 404, 422].includes(error.status)
  return (
    <DeskView
      back={
        <Link
          to="/admin/violations/{-$userId}"
          params={{ userId: undefined }}
          aria-label="Back to all violations"
          className={iconButtonClass({}, '-ml-2')}
        >
          <ArrowLeft aria-hidden />
        </Link>
      }
      title={person === undefined ? 'Violations of one person' : `Violations of ${person.name}`}
      tools={
        person === undefined ? null : (
          <Segmented label="Show" options={tabs} value={tab} onChange={setTab} equal={false} />
        )
      }
      end={
        person === undefined ? null : (
          <Button variant="quiet" size="sm" className="lg:hidden" onClick={() => setDrawer(true)}>
            The person
          </Button>
        )
      }
      panel={
        person === undefined ? null : (
          <>
            <PersonCard person={person} linked={false} />
            <PersonVerbs person={person} onChoose={setVerb} />
          </>
        )
      }
      drawer={{ open: drawer, title: 'The person', onClose: () => setDrawer(false) }}
      actions={[
        { keys: ['w'], does: 'Warn', run: () => setVerb('warn'), off: person === undefined },
        {
          keys: ['s'],
          does: 'Suspend',
          run: () => setVerb('suspend'),
          off: person === undefined || suspended,
        },
        { keys: ['l'], does: 'Lift the suspension', run: () => setVerb('lift'), off: !suspended },
      ]}
    >
      {data === undefined && error === null ? <WaitingRows label="Loading the person" /> : null}
      {data === undefined && missing ? (
        <EmptyState
          className="m-auto"
          art={null}
          title="There is no such person"
          text="The account was deleted, or the link was cut short."
        />
      ) : null}
      {data === undefined && error !== null && !missing ? (
        <DeskError
          title="The person did not load"
          text={whatHappened(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data !== undefined && tab === 'violations' ? (
        <Violations userId={userId} onDecided={() => void refetch()} />
      ) : null}
      {data !== undefined && tab === 'history' && data.timeline.length > 0 ? (
        <Timeline entries={data.timeline} />
      ) : null}
      {data !== undefined && tab === 'history' && data.timeline.length === 0 ? (
        <EmptyState
          className="m-auto"
          art={<History size={32} strokeWidth={1.25} aria-hidden />}
          title="Nothing happened yet"
          text="No findings, no reports, no warnings."
        />
      ) : null}
      {verb !== undefined && person !== undefined ? (
        <PersonVerbDialog
          verb={verb}
          person={person}
          onDone={(card) => {
            queries.setQueryData<typeof data>(key, (known) => known && { ...known, person: card })
            void refetch()
          }}
          onClosed={() => setVerb(undefined)}
        />
      ) : null}
    </DeskView>
  )
}
