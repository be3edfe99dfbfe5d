import { decideAppeal, listAppeals, type Appeal } from '@aureole/contract/appeals'
import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { api } from '#lib/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Fact, Facts } from '../desk/facts.tsx'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { moment, waited } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { DeskView } from '../desk-view.tsx'
import { Cell, DeskRows } from './desk-rows.tsx'
import { useDeskList } from './use-desk-list.ts'
import { useViolationsAddress } from './violations-view.ts'

const columns =
  'grid-cols-[1fr_auto] @2xl:grid-cols-[minmax(0,9rem)_7rem_minmax(0,1fr)_7rem_6rem] @min-[54rem]:grid-cols-[minmax(0,10rem)_8rem_minmax(0,1fr)_9rem_7rem]'

const heads = [
  ['Person', ''],
  ['Against', ''],
  ['What they write', ''],
  ['State', ''],
  ['Waiting', 'text-right'],
] as const

const states = [
  { value: 'OPEN', label: 'Open', empty: 'No appeals are waiting' },
  { value: 'GRANTED', label: 'Granted', empty: 'None was granted' },
  { value: 'REJECTED', label: 'Rejected', empty: 'None was rejected' },
  { value: 'ALL', label: 'All', empty: 'Nobody has appealed yet' },
] as const

const words: Record<Appeal['state'], string> = { OPEN: 'Open', GRANTED: 'Granted', REJECTED: 'Rejected' }

function against({ penalty: { kind } }: Appeal): string {
  return kind === 'WARNING' ? 'Warning' : 'Suspension'
}

function AppealPanel({ one, onDecide }: { one: Appeal; onDecide: (state: 'GRANTED' | 'REJECTED') => void }) {
  const now = useNow()
  const { penalty } = one
  return (
    <div className="flex min-h-full flex-col">
      <h2 className="text-17 text-ink-1">
        {one.personName} against a {against(one).toLowerCase()}
      </h2>
      <p className="text-13 text-ink-3">{moment(one.at, now)}</p>
      <p className="mt-4 border-y border-line py-4 whitespace-pre-line">{one.text}</p>
      <Facts className="mt-4">
        <Fact name="They read">{penalty.reason}</Fact>
        <Fact name={penalty.kind === 'WARNING' ? 'Warned' : 'Suspended'}>
          {penalty.by?.name ?? 'By itself'}, {moment(penalty.at, now)}
        </Fact>
        <Fact name={penalty.kind === 'WARNING' ? 'Counts until' : 'Until'}>{moment(penalty.until, now)}</Fact>
        {one.decidedBy === null ? null : (
          <Fact name="Decided">
            {one.decidedBy.name}
            {one.decidedAt === null ? '' : `, ${moment(one.decidedAt, now)}`}
          </Fact>
        )}
        {one.decision === null ? null : <Fact name="Why">{one.decision}</Fact>}
      </Facts>
      <Link
        to="/admin/violations/{-$userId}"
        params={{ userId: one.userId }}
        className="k-link mt-3 self-start text-13"
      >
        Whole history
      </Link>
      <div className="mt-auto pt-6">
        {one.state !== 'OPEN' ? null : one.isOwn ? (
          <Notice>You acted in this yourself. A colleague has to decide.</Notice>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <Button size="sm" onClick={() => onDecide('GRANTED')} iconEnd={<Kbd>G</Kbd>}>
              Grant
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onDecide('REJECTED')} iconEnd={<Kbd>X</Kbd>}>
              Reject
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Who thinks that we were wrong. Whoever acted does not judge themselves. */
export function AppealList() {
  const { address, go } = useViolationsAddress(undefined)
  const state = address.appeals
  const now = useNow()
  const query = state === 'ALL' ? {} : { state }
  const list = useDeskList<typeof listAppeals, Appeal>(listAppeals, query)
  const { chosen } = list
  const [deciding, setDeciding] = useState<'GRANTED' | 'REJECTED'>()
  const [drawer, setDrawer] = useState(false)
  const mayDecide = chosen !== undefined && chosen.state === 'OPEN' && !chosen.isOwn
  const grants = deciding === 'GRANTED'
  return (
    <DeskView
      title="Appeals"
      tools={
        <Segmented
          label="State"
          options={states}
          value={state}
          onChange={(next) => go({ appeals: next === 'OPEN' ? undefined : next })}
          equal={false}
        />
      }
      panel={
        chosen === undefined ? (
          <p className="text-13 text-ink-3">
            Choose one to read it. Another agent than the one who acted decides.
          </p>
        ) : (
          <AppealPanel one={chosen} onDecide={setDeciding} />
        )
      }
      drawer={{ open: drawer && chosen !== undefined, title: 'Appeal', onClose: () => setDrawer(false) }}
      actions={[
        ...list.keys,
        { keys: ['g'], does: 'Grant', run: () => setDeciding('GRANTED'), off: !mayDecide },
        { keys: ['x'], does: 'Reject', run: () => setDeciding('REJECTED'), off: !mayDecide },
      ]}
    >
      <DeskRows
        label="Appeals"
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
          icon: <Scale size={32} strokeWidth={1.25} aria-hidden />,
          title: states.find(({ value }) => value === state)?.empty ?? '',
          text: 'A person who was warned or suspended can appeal once. Those who wait longest come first.',
        }}
        row={(one) => (
          <>
            <Cell className="text-ink-1">{one.personName}</Cell>
            <Cell className="text-13 @max-2xl:order-3">{against(one)}</Cell>
            <Cell className="text-13 @max-2xl:order-5 @max-2xl:col-span-2">{one.text}</Cell>
            <Cell className="text-13 @max-2xl:order-4 @max-2xl:justify-self-end">
              <Badge tone={one.state === 'GRANTED' ? 'ok' : 'neutral'}>
                {one.state === 'OPEN' && one.isOwn ? 'For a colleague' : words[one.state]}
              </Badge>
            </Cell>
            <Cell className="text-right text-13 tabular-nums @max-2xl:order-2">
              {one.state === 'OPEN' ? waited(one.at, now) : moment(one.decidedAt ?? one.at, now)}
            </Cell>
          </>
        )}
      />
      {deciding !== undefined && chosen !== undefined ? (
        <ReasonDialog
          title={grants ? 'Grant this appeal' : 'Reject this appeal'}
          lead={
            grants
              ? 'The strike is removed, a suspension ends now, and the person is told by mail.'
              : 'It stays as it is, and the person is told by mail why.'
          }
          label={`What ${chosen.personName} will read`}
          action={grants ? 'Grant' : 'Reject'}
          canned={
            grants
              ? [
                  {
                    title: 'We were wrong',
                    text: 'You are right, this was not against the rules. We are sorry.',
                  },
                ]
              : [
                  {
                    title: 'It stays',
                    text: 'A second person has read it again and comes to the same result.',
                  },
                ]
          }
          send={async (reason) => {
            const params = { id: chosen.id }
            list.put(await api(decideAppeal, { params, body: { state: deciding, reason } }))
          }}
          onClosed={() => setDeciding(undefined)}
        />
      ) : null}
    </DeskView>
  )
}
