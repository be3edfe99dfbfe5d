import { readAudit } from '@aureole/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useUser } from '#lib/session.ts'
import { actionWords } from '../desk/words.ts'
import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'

/** Who was quicker, and with what: the log knows it. */
export function LatestAct({ chatHash }: { chatHash: string }) {
  const me = useUser()?.id
  const now = useNow()
  const { data } = useQuery({
    queryKey: ['desk-latest-act', chatHash],
    queryFn: ({ signal }) => api(readAudit, { query: { chatHash, pageSize: 20 } }, { signal }),
    staleTime: 0,
  })
  const act = data?.items.find(({ agent, action }) => agent.id !== me && !action.endsWith('.opened'))
  if (act === undefined) return null
  return (
    <p className="mt-1 text-13 text-ink-2">
      {act.agent.name}: {actionWords(act.action).toLowerCase()}, {moment(act.at, now)}
      {act.reason === null ? '' : `. “${act.reason}”`}
    </p>
  )
}
