import { reasonSources } from '@aureole/contract/desk'
import { decideViolation, listViolations, type Violation } from '@aureole/contract/violations'
import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { api } from '#lib/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectInput } from '#ui/field.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { cannedDismissals } from '../desk/canned.ts'
import { Fact, Facts } from '../desk/facts.tsx'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { Severity } from '../desk/severity.tsx'
import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { inWords, sourceWords, violationWords } from '../desk/words.ts'
import { DeskView } from '../desk-view.tsx'
import { Cell, DeskRows } from './desk-rows.tsx'
import { useDeskList } from './use-desk-list.ts'
import { useViolationsAddress } from './violations-view.ts'

const columns =
  'grid-cols-[1fr_auto] @2xl:grid-cols-[5.5rem_minmax(0,9rem)_minmax(0,1fr)_5.5rem_7rem] @min-[54rem]:grid-cols-[5.5rem_minmax(0,9rem)_minmax(0,6.5rem)_minmax(0,1fr)_6rem_6.5rem] @6xl:grid-cols-[5.5rem_minmax(0,11rem)_minmax(0,8rem)_minmax(0,1fr)_5rem_6rem_7.5rem]'

const heads = [
  ['Severity', ''],
  ['Category', ''],
  ['Person', '@max-[54rem]:hidden'],
  ['What', ''],
  ['Source', '@max-6xl:hidden'],
  ['State', ''],
  ['When', 'text-right'],
] as const

const states = [
  { value: 'OPEN', label: 'Open', empty: 'No open violations' },
  { value: 'UPHELD', label: 'Upheld', empty: 'None was upheld' },
  { value: 'DISMISSED', label: 'Dismissed', empty: 'None was dismissed' },
  { value: 'ALL', label: 'All', empty: 'No violations' },
] as const

export function ViolationState({ state }: { state: Violation['state'] }) {
  return <Badge tone={state === 'UPHELD' ? 'warn' : 'neutral'}>{violationWords[state]}</Badge>
}

interface PanelProps {
  one: Violation
  onDecide: (state: 'UPHELD' | 'DISMISSED') => void
}

export function ViolationPanel({ one, onDecide }: PanelProps) {
  const now = useNow()
  return (
    <div className="flex min-h-full flex-col">
      <Severity severity={one.severity} />
      <h2 className="mt-2 text-17 text-ink-1">{inWords(one.category)}</h2>
      <p className="text-13 text-ink-3">
        {sourceWords[one.source]}
        {one.rule === null ? '' : `: ${inWords(one.rule)}`}, {moment(one.at, now)}
      </p>
      <p className="mt-4 border-y border-line py-4 whitespace-pre-line">{one.excerpt}</p>
      <Facts className="mt-4">
        <Fact name="Person">
          <Link to="/admin/violations/{-$userId}" params={{ userId: one.userId }} className="k-link">
            {one.personName}
          </Link>
        </Fact>
        <Fact name="Delivered">{one.blocked ? 'No' : 'Yes'}</Fact>
        <Fact name="State">{violationWords[one.state]}</Fact>
        {one.decidedBy === null ? null : (
          <Fact name="Decided">
            {one.decidedBy.name}
            {one.decidedAt === null ? '' : `, ${moment(one.decidedAt, now)}`}
          </Fact>
        )}
        {one.decision === null ? null : <Fact name="Why">{one.decision}</Fact>}
      </Facts>
      {one.chatHash === null ? null : (
        <Link
          to="/admin/chats/manage/{-$chatHash}"
          params={{ chatHash: one.chatHash }}
          className="k-link mt-3 self-start text-13"
        >
          Open the chat
        </Link>
      )}
      <div className="mt-auto grid grid-cols-2 gap-2 pt-6">
        <Button
          size="sm"
          disabled={one.state === 'UPHELD'}
          onClick={() => onDecide('UPHELD')}
          iconEnd={<Kbd>U</Kbd>}
        >
          Uphold
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={one.state === 'DISMISSED'}
          onClick={() => onDecide('DISMISSED')}
          iconEnd={<Kbd>D</Kbd>}
        >
          Dismiss
        </Button>
      </div>
    </div>
  )
}

interface DecideViolationProps {
  one: Violation
  state: 'UPHELD' | 'DISMISSED'
  onDecided: (one: Violation) => void
  onClosed: () => void
}

export function DecideViolation({ one, state, onDecided, onClosed }: DecideViolationProps) {
  const upholds = state === 'UPHELD'
  return (
    <ReasonDialog
      title={upholds ? 'Uphold this violation' : 'Dismiss this violation'}
      lead={
        upholds
          ? 'It was against the rules. The person is not told by this: warn them if they should know.'
          : 'It was a mistake. It no longer counts, and the rule’s false flags do.'
      }
      label="Why? For the record"
      action={upholds ? 'Uphold' : 'Dismiss'}
      canned={upholds ? undefined : cannedDismissals}
      send={async (reason) =>
        onDecided(await api(decideViolation, { params: { id: one.id }, body: { state, reason } }))
      }
      onClosed={onClosed}
    />
  )
}

/** What was found, by rules, a model, people or agents. */
export function ViolationList() {
  const { address, go } = useViolationsAddress(undefined)
  const { state, source } = address
  const now = useNow()
  const list = useDeskList<typeof listViolations, Violation>(listViolations, {
    ...(state === 'ALL' ? {} : { state }),
    ...(source && { source }),
  })
  const { chosen } = list
  const [deciding, setDeciding] = useState<'UPHELD' | 'DISMISSED'>()
  const [drawer, setDrawer] = useState(false)
  const decide = (wanted: 'UPHELD' | 'DISMISSED') => () => {
    if (chosen !== undefined) setDeciding(wanted)
  }
  return (
    <DeskView
      title="Violations"
      tools={
        <div className="flex max-w-full flex-wrap items-center gap-2">
          <Segmented
            label="State"
            options={states}
            value={state}
            onChange={(next) => go({ state: next === 'OPEN' ? undefined : next })}
            equal={false}
          />
          <SelectInput
            aria-label="Source"
            value={source ?? ''}
            onChange={(event) => go({ source: event.target.value || undefined })}
            className="h-9 py-0 text-13"
          >
            <option value="">Any source</option>
            {reasonSources.map((one) => (
              <option key={one} value={one}>
                {sourceWords[one]}
              </option>
            ))}
          </SelectInput>
        </div>
      }
      panel={
        chosen === undefined ? (
          <p className="text-13 text-ink-3">Choose one to see what was found and to decide on it.</p>
        ) : (
          <ViolationPanel one={chosen} onDecide={setDeciding} />
        )
      }
      drawer={{ open: drawer && chosen !== undefined, title: 'Violation', onClose: () => setDrawer(false) }}
      actions={[
        ...list.keys,
        { keys: ['u'], does: 'Uphold', run: decide('UPHELD'), off: chosen === undefined },
        { keys: ['d'], does: 'Dismiss', run: decide('DISMISSED'), off: chosen === undefined },
      ]}
    >
      <DeskRows
        label="Violations"
        list={{
          ...list,
          choose: (id) => {
            list.choose(id)
            setDrawer(true)
          },
        }}
        columns={columns}
        heads={heads}
        empty={{
          icon: <ShieldAlert size={32} strokeWidth={1.25} aria-hidden />,
          title: states.find(({ value }) => value === state)?.empty ?? '',
          text: 'What the rules, a model, a report or an agent found stands here, with who decided and why.',
        }}
        row={(one) => (
          <>
            <Cell className="text-13 @2xl:text-15">
              <Severity severity={one.severity} />
            </Cell>
            <Cell className="text-ink-1 @max-2xl:order-3">{inWords(one.category)}</Cell>
            <Cell className="text-13 @max-[54rem]:hidden">{one.personName}</Cell>
            <Cell className="text-13 @max-2xl:order-4 @max-2xl:col-span-2">
              {one.blocked ? <span className="text-danger">Blocked: </span> : null}
              {one.excerpt}
            </Cell>
            <Cell className="text-13 text-ink-3 @max-6xl:hidden">{sourceWords[one.source]}</Cell>
            <Cell className="text-13 @max-2xl:order-3 @max-2xl:justify-self-end">
              <ViolationState state={one.state} />
            </Cell>
            <Cell className="text-right text-13 tabular-nums @max-2xl:order-2">{moment(one.at, now)}</Cell>
          </>
        )}
      />
      {deciding !== undefined && chosen !== undefined ? (
        <DecideViolation
          one={chosen}
          state={deciding}
          onDecided={(decided) => list.put(decided)}
          onClosed={() => setDeciding(undefined)}
        />
      ) : null}
    </DeskView>
  )
}
