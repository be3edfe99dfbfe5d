import { claimCase, claimNext, releaseCase, type DeskCase } from '@aureole/contract/cases'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { api, ApiProblem } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { toast } from '#lib/toasts.ts'
import { caseAddress } from './case-address.ts'
import { queueKey } from './queue-key.ts'

/** Taking and giving back, from wherever a case is on the screen. One at a time: a key that is held does not claim twice. */
export function useCaseVerbs(onChanged: (one: DeskCase) => void = () => undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const running = useRef(false)
  const [busy, setBusy] = useState<'claim' | 'release' | 'next'>()

  async function during(what: NonNullable<typeof busy>, title: string, work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(what)
    try {
      await work()
    } catch (error) {
      const taken = error instanceof ApiProblem && error.status === 409
      toast({
        id: 'case',
        severity: taken ? 'warn' : 'error',
        title: taken ? 'Somebody was quicker' : title,
        message: sentenceFor(error),
      })
    } finally {
      running.current = false
      setBusy(undefined)
      void queries.invalidateQueries({ queryKey: queueKey })
    }
  }

  return {
    busy,
    claim: (one: DeskCase) =>
      during('claim', 'Not claimed', async () => {
        onChanged(await api(claimCase, { params: { id: one.id }, body: {} }))
      }),
    release: (one: DeskCase, snoozeMinutes?: number) =>
      during('release', 'Not released', async () => {
        const body = snoozeMinutes === undefined ? {} : { snoozeMinutes }
        onChanged(await api(releaseCase, { params: { id: one.id }, body }))
      }),
    next: () =>
      during('next', 'Nothing claimed', async () => {
        const { case: one } = await api(claimNext, {})
        if (one === null) {
          toast({
            id: 'case',
            severity: 'success',
            title: 'Nothing waits',
            message: 'Somebody has every case.',
          })
          return
        }
        await navigate(caseAddress(one))
      }),
  }
}
