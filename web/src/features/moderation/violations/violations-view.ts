import { appealStates, type Appeal } from '@aureole/contract/appeals'
import type { Reason } from '@aureole/contract/cases'
import { reasonSources } from '@aureole/contract/desk'
import { violationStates, type Violation } from '@aureole/contract/violations'
import { useNavigate, useSearch } from '@tanstack/react-router'

export const views = ['violations', 'appeals', 'angels', 'audit'] as const
export type View = (typeof views)[number]

export interface Address {
  view: View
  state: Violation['state'] | 'ALL'
  source: Reason['source'] | undefined
  appeals: Appeal['state'] | 'ALL'
  angel: string | undefined
  q: string
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text)
}

export function parseAddress(search: Readonly<Record<string, string | undefined>>): Address {
  return {
    view: oneOf(views, search['view']) ?? 'violations',
    state: oneOf([...violationStates, 'ALL'], search['state']) ?? 'OPEN',
    source: oneOf(reasonSources, search['source']),
    appeals: oneOf([...appealStates, 'ALL'], search['appeals']) ?? 'OPEN',
    angel: search['angel'],
    q: search['q'] ?? '',
  }
}

/** Which list is shown, and what of it, stands in the address. */
export function useViolationsAddress(userId: string | undefined) {
  const search: Record<string, string> = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    address: parseAddress(search),
    go: (change: Record<string, string | undefined>, options: { replace?: boolean } = {}): void => {
      const next = Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined)
      void navigate({
        to: '/admin/violations/{-$userId}',
        params: { userId },
        search: Object.fromEntries(next),
        replace: options.replace ?? false,
      })
    },
  }
}
