import { openChat } from '@aureole/contract/desk-chats'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, ApiProblem } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { toast } from '#lib/toasts.ts'
import { withEarlier, withNewer, type Opened } from './stretch.ts'

/** As much as one answer may hold. */
const most = 200

interface Where {
  around?: number
  before?: number
  after?: number
  limit?: number
}

export interface ManagedChat {
  opened: Opened | undefined
  status: 'loading' | 'ready' | 'reason-needed' | 'missing' | 'errored'
  error: Error | null
  /** Says why, where the chat has no open reason. */
  giveReason: (why: string) => void
  busyAt: 'earlier' | 'newer' | 'around' | undefined
  earlier: () => void
  newer: () => void
  /** Reads around a message that is not loaded. */
  goTo: (seq: number) => Promise<void>
  /** Everything again, around the same place. */
  reload: () => Promise<void>
  patch: (change: (now: Opened) => Opened) => void
}

function statusOf(error: Error | null, data: Opened | undefined): ManagedChat['status'] {
  if (data !== undefined) return 'ready'
  if (error === null) return 'loading'
  if (!(error instanceof ApiProblem)) return 'errored'
  if (error.code === 'reason-needed') return 'reason-needed'
  return [400, 404, 422].includes(error.status) ? 'missing' : 'errored'
}

function closed(now: Opened): Opened {
  return {
    ...now,
    case: { ...now.case, state: 'RESOLVED', claimedBy: null },
    reasons: now.reasons.map((reason) => ({ ...reason, open: false })),
  }
}

/** One chat on the desk. It is read when somebody asks for it and never by itself: each opening is written down. */
export function useManagedChat(chatHash: string): ManagedChat {
  const queries = useQueryClient()
  const [why, setWhy] = useState<string>()
  const [busyAt, setBusyAt] = useState<ManagedChat['busyAt']>()
  const running = useRef(false)
  const key = ['desk-chat', chatHash, why ?? '']
  const read = (where: Where = {}, signal?: AbortSignal) =>
    api(openChat, { params: { chatHash }, query: { ...where, ...(why && { reason: why }) } }, { signal })
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read({}, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

  const patch = (change: (now: Opened) => Opened) =>
    queries.setQueryData<Opened>(key, (now) => now && change(now))

  async function step(what: NonNullable<ManagedChat['busyAt']>, work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusyAt(what)
    try {
      await work()
    } catch (problem) {
      toast({ id: 'desk-chat', severity: 'error', title: 'Not loaded', message: sentenceFor(problem) })
    } finally {
      running.current = false
      setBusyAt(undefined)
    }
  }

  return {
    opened: data,
    status: statusOf(error, data),
    error,
    giveReason: setWhy,
    busyAt,
    earlier() {
      const first = data?.transcript.items[0]?.seq
      if (first === undefined || data?.transcript.hasMore !== true) return
      void step('earlier', async () => {
        const { transcript } = await read({ before: first })
        patch((now) => ({ ...now, transcript: withEarlier(now.transcript, transcript) }))
      })
    },
    newer() {
      const last = data?.transcript.items.at(-1)?.seq
      if (last === undefined) return
      void step('newer', async () => {
        const { transcript } = await read({ after: last })
        patch((now) => ({ ...now, transcript: withNewer(now.transcript, transcript) }))
      })
    },
    goTo: (seq) =>
      step('around', async () => {
        const { transcript } = await read({ around: seq })
        patch((now) => ({ ...now, transcript }))
      }),
    async reload() {
      if (data === undefined) return void (await refetch())
      const { items, hasNewer } = data.transcript
      const middle = items[Math.floor(items.length / 2)]
      const limit = Math.min(most, Math.max(60, items.length + 10))
      const last = items.at(-1)
      const around = hasNewer || last === undefined ? middle?.seq : last.seq
      try {
        const again = await read({ limit, ...(around === undefined ? {} : { around }) })
        patch(() => again)
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'reason-needed') throw problem
        // Somebody has closed it: what was opened stays on the screen, and nothing more of it is read.
        patch(closed)
      }
    },
    patch,
  }
}
