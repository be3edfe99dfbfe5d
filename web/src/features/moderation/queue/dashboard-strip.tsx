import { readDashboard } from '@aureole/contract/audit'
import type { AnswerOf } from '@aureole/contract/route'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { api } from '#lib/api.ts'
import { Table } from '#ui/table.tsx'
import { duration, waited } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { inWords, outcomeWords } from '../desk/words.ts'

type Dashboard = AnswerOf<typeof readDashboard>

/** What scrolls can be reached and scrolled by keyboard. */
const byKeyboard = { tabIndex: 0 }

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-none items-baseline gap-2 whitespace-nowrap">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold text-ink-1 tabular-nums">{children}</dd>
    </div>
  )
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'None' : `${Math.round((part / whole) * 100)} %`
}

function FalseFlags({ data }: { data: Dashboard }) {
  if (data.falseFlags.length === 0)
    return <p className="text-ink-3">No finding has been decided in the last 7 days.</p>
  return (
    <Table dense className="max-w-2xl">
      <caption className="sr-only">Findings that agents dismissed, by rule</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col" className="k-end">
            Decided
          </th>
          <th scope="col" className="k-end">
            Dismissed
          </th>
          <th scope="col" className="k-end">
            False flags
          </th>
        </tr>
      </thead>
      <tbody>
        {data.falseFlags.map(({ rule, decided, dismissed }) => (
          <tr key={rule}>
            <td>{inWords(rule)}</td>
            <td className="k-end">{decided}</td>
            <td className="k-end">{dismissed}</td>
            <td className="k-end">{percent(dismissed, decided)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** How the desk is doing, in one line; the rules behind it one press away. Without an answer there is no line: the queue matters more. */
export function DashboardStrip() {
  const now = useNow()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['desk-dashboard'],
    queryFn: ({ signal }) => api(readDashboard, {}, { signal }),
    refetchInterval: 60_000,
  })
  if (data === undefined) return <div className="h-10 border-b border-line" aria-hidden="true" />
  const decided = data.falseFlags.reduce((sum, rule) => sum + rule.decided, 0)
  const dismissed = data.falseFlags.reduce((sum, rule) => sum + rule.dismissed, 0)
  return (
    <section aria-label="The last 7 days" className="border-b border-line text-13">
      <div className="flex items-center">
        <dl
          {...byKeyboard}
          className="flex min-h-10 min-w-0 grow items-center gap-x-7 overflow-x-auto pr-10 pl-4 -outline-offset-2 [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] [scrollbar-width:none]"
        >
          <Figure name="Waiting">{data.waiting.toLocaleString()}</Figure>
          <Figure name="Oldest">
            {data.oldestWaitingSince === null ? 'None' : waited(data.oldestWaitingSince, now)}
          </Figure>
          <Figure name="First action, median">
            {data.medianFirstActionSeconds === null ? 'None yet' : duration(data.medianFirstActionSeconds)}
          </Figure>
          <Figure name="False flags">{percent(dismissed, decided)}</Figure>
          {data.outcomes
            .filter(({ count }) => count > 0)
            .map(({ outcome, count }) => (
              <Figure key={outcome} name={outcomeWords[outcome]}>
                {count.toLocaleString()}
              </Figure>
            ))}
        </dl>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-10 flex-none items-center gap-1 px-4 text-ink-3 hover:text-ink-1"
        >
          By rule
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden className={open ? 'rotate-180' : ''} />
        </button>
      </div>
      <div id={id} hidden={!open} className="max-h-80 overflow-auto border-t border-line px-4 py-3">
        {open ? <FalseFlags data={data} /> : null}
      </div>
    </section>
  )
}
