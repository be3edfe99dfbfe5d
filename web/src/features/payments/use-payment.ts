import { readPayment, type Payment } from '@aureole/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { session, useSession } from '../../lib/session.ts'
import { endPurchase } from './purchase.ts'
import { askAgainAfter, lateAfter, outcomeOf, overAfter, type Outcome } from './waiting.ts'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export interface PaymentView {
  /** `plain`: nobody is logged in, no payment is named, or it is not theirs. */
  status: 'plain' | 'loading' | 'errored' | Outcome
  payment: Payment | undefined
  /** It takes longer than usual. */
  late: boolean
  /** We have stopped asking by ourselves. */
  gaveUp: boolean
  asking: boolean
  ask: () => void
}

async function readAnew(id: string, signal: AbortSignal): Promise<Payment> {
  const payment = await api(readPayment, { params: { id } }, { signal })
  // The new balance, or premium, before the page says that it is there.
  if (payment.state === 'paid') await session.fetchUser().catch(() => undefined)
  return payment
}

type Patience = 'usual' | 'late' | 'over'

function usePatience(begunAt: number): Patience {
  const [reached, setReached] = useState<{ begunAt: number; patience: Patience }>()
  useEffect(() => {
    const timers = [
      setTimeout(() => setReached({ begunAt, patience: 'late' }), lateAfter),
      setTimeout(() => setReached({ begunAt, patience: 'over' }), overAfter),
    ]
    return () => timers.forEach(clearTimeout)
  }, [begunAt])
  return reached?.begunAt === begunAt ? reached.patience : 'usual'
}

/** The payment that the provider's return names, until it is decided. */
export function usePayment(): PaymentView {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { loggedIn } = useSession()
  const given = search['payment']
  const id = typeof given === 'string' && uuid.test(given) ? given : undefined
  const [begunAt, setBegunAt] = useState(Date.now)
  const patient = usePatience(begunAt)
  const query = useQuery({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => readAnew(id ?? '', signal),
    enabled: id !== undefined && loggedIn,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' ? askAgainAfter(Date.now() - begunAt) : false,
  })
  const { data, error, isError, isFetching, refetch } = query
  useLive('payment.changed', ({ payment }) => {
    if (payment.id === id) void refetch()
  })
  useEffect(() => {
    if (id !== undefined) endPurchase(id)
  }, [id])
  const missing = error instanceof ApiProblem && error.status === 404
  const view = {
    payment: data,
    late: patient !== 'usual',
    gaveUp: patient === 'over',
    asking: isFetching,
    ask() {
      setBegunAt(Date.now())
      void refetch()
    },
  }
  if (id === undefined || !loggedIn || missing) return { ...view, status: 'plain' }
  if (data === undefined) return { ...view, status: isError ? 'errored' : 'loading' }
  return { ...view, status: outcomeOf(data.state) }
}
