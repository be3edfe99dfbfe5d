import type { Entry } from '@aureole/contract/wallet'
import { useEffect, useRef, useState } from 'react'
import type { PagedList } from '../../lib/paged-list.ts'
import { Button } from '../../ui/button.tsx'
import { amountText, dayText } from './statement-text.ts'

const cell = 'border-t border-line py-3 max-md:border-0 max-md:p-0'

function EntryRow({ entry: { at, reason, amount, balance }, now }: { entry: Entry; now: Date }) {
  return (
    <tr className="align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:border-t max-md:border-line max-md:py-3">
      <td className={`${cell} pe-8 whitespace-nowrap text-ink-3 max-md:order-3 max-md:text-13`}>
        <time dateTime={at}>{dayText(at, now)}</time>
      </td>
      <td className={`${cell} w-full pe-4 break-words text-ink-1 max-md:order-1`} dir="auto">
        {reason}
      </td>
      <td
        className={`${cell} pe-8 text-end tabular-nums max-md:order-2 ${amount > 0 ? 'text-ok' : 'text-ink-1'}`}
      >
        {amountText(amount)}
      </td>
      <td className={`${cell} text-end text-ink-3 tabular-nums max-md:order-4 max-md:text-13`}>
        {balance.toLocaleString()}
      </td>
    </tr>
  )
}

/** Calls for more when it comes near the screen. */
function useNear(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const call = useRef(onNear)
  useEffect(() => {
    call.current = onNear
  })
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && call.current(), {
      rootMargin: '400px 0px',
    })
    if (element.current !== null) watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return element
}

export function StatementTable({ list }: { list: PagedList<Entry> }) {
  const [now] = useState(() => new Date())
  const end = useNear(list.fetchMore)
  return (
    <>
      <table className="w-full border-collapse text-15 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-13 text-ink-3">
            <th scope="col" className="py-2 pe-8 text-start font-normal">
              When
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              What
            </th>
            <th scope="col" className="py-2 pe-8 text-end font-normal">
              Change
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              Balance
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {list.items.map((one) => (
            <EntryRow key={one.id} entry={one} now={now} />
          ))}
        </tbody>
      </table>
      <div ref={end} className="border-t border-line pt-3">
        {list.status === 'errored' ? (
          <p className="flex flex-wrap items-center gap-3 text-15 text-ink-2">
            Earlier entries did not load.
            <Button variant="quiet" size="sm" onClick={list.retry}>
              Retry
            </Button>
          </p>
        ) : (
          !list.finished && (
            <Button variant="ghost" className="-ms-3" busy={list.fetchingMore} onClick={list.fetchMore}>
              Show earlier entries
            </Button>
          )
        )}
      </div>
    </>
  )
}
