import { Link, useParams } from '@tanstack/react-router'
import { ShieldAlert, X } from 'lucide-react'
import { useState } from 'react'
import { chipClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DeskView, EmptyTable, type KeyHint } from './desk-view.tsx'

const states = [
  { value: 'open', label: 'Open', empty: 'No open violations' },
  { value: 'upheld', label: 'Upheld', empty: 'None was upheld' },
  { value: 'dismissed', label: 'Dismissed', empty: 'None was dismissed' },
] as const

type State = (typeof states)[number]['value']

const hints: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'Move' },
  { keys: ['↵'], does: 'Open' },
  { keys: ['U'], does: 'Uphold' },
  { keys: ['D'], does: 'Dismiss' },
]

export function ViolationsPage() {
  const { userId }: { userId?: string } = useParams({ strict: false })
  const [state, setState] = useState<State>('open')
  const empty = states.find((one) => one.value === state)?.empty ?? ''
  return (
    <DeskView
      title="Violations"
      tools={
        <>
          <Segmented label="State" options={states} value={state} onChange={setState} equal={false} />
          {userId !== undefined && (
            <Link
              to="/admin/violations/{-$userId}"
              params={{ userId: undefined }}
              className={chipClass({ size: 'sm' })}
            >
              Person {userId.slice(0, 8)}
              <X aria-hidden />
              <span className="sr-only">Show everyone</span>
            </Link>
          )}
        </>
      }
      hints={hints}
    >
      <EmptyTable columns={['Severity', 'Rule', 'Person', 'What', 'Source', 'State', 'When']}>
        <EmptyState
          art={<ShieldAlert size={32} strokeWidth={1.25} aria-hidden />}
          title={userId === undefined ? empty : `${empty} for this person`}
          text="What the rules, a model, a report or an agent found stands here, with who decided and why."
        />
      </EmptyTable>
    </DeskView>
  )
}
