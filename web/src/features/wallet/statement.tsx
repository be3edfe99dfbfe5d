import { readWallet, type entry } from '@aureole/contract/wallet'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { usePagedList } from '../../lib/paged-list.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { amountText, dayText } from './statement-text.ts'

type Entry = z.output<typeof entry>

function EntryRow({ entry: { at, reason, amount, balance }, now }: { entry: Entry; now: Date }) {
  return (
    <tr className="border-t border-line align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3">
      <td className="py-3 pr-8 whitespace-nowrap text-ink-3 max-md:order-3 max-md:p-0 max-md:text-13">
        <time dateTime={at}>{dayText(at, now)}</time>
      </td>
      <td className="w-full py-3 pr-4 text-ink-1 max-md:order-1 max-md:p-0">{reason}</td>
      <td
        className={`py-3 pr-8 text-right tabular-nums max-md:order-2 max-md:p-0 ${amount > 0 ? 'text-ok' : 'text-ink-1'}`}
      >
        {amountText(amount)}
      </td>
      <td className="py-3 text-right text-ink-3 tabular-nums max-md:order-4 max-md:p-0 max-md:text-13">
        {balance.toLocaleString()}
      </td>
    </tr>
  )
}

/** Every token that came and went, newest first. */
export function Statement() {
  const list = usePagedList(readWallet)
  const [now] = useState(() => new Date())
  const heading = (
    <h2 id="statement" className="font-serif text-24 text-ink-1">
      Statement
    </h2>
  )
  if (list.status === 'loading') {
    return (
      <section aria-labelledby="statement">
        {heading}
        <Loading label="Loading the statement" className="mt-4 space-y-2">
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} height={44} width="100%" />
          ))}
        </Loading>
      </section>
    )
  }
  if (list.items.length === 0) {
    return (
      <section aria-labelledby="statement">
        {heading}
        {list.status === 'errored' ? (
          <ErrorView
            level={3}
            title="The statement did not load"
            text="Your tokens are safe. Trying again usually helps."
            onRetry={list.retry}
          />
        ) : (
          <EmptyState
            level={3}
            art={<Receipt aria-hidden size={32} strokeWidth={1.25} />}
            title="Nothing yet"
            text="Each token that you get or spend will stand here, with what it was for."
          />
        )}
      </section>
    )
  }
  return (
    <section aria-labelledby="statement">
      {heading}
      <table className="mt-4 w-full border-collapse text-15 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-left text-13 text-ink-3">
            <th scope="col" className="py-2 pr-8 font-normal">
              When
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              What
            </th>
            <th scope="col" className="py-2 pr-8 text-right font-normal">
              Change
            </th>
            <th scope="col" className="py-2 text-right font-normal">
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
      <div className="border-t border-line pt-3">
        {list.status === 'errored' ? (
          <Button variant="quiet" onClick={list.retry}>
            Retry
          </Button>
        ) : (
          !list.finished && (
            <Button variant="ghost" busy={list.fetchingMore} onClick={list.fetchMore}>
              Show earlier entries
            </Button>
          )
        )}
      </div>
    </section>
  )
}
