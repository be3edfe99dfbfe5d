import { downloadStatement, readWallet, statementKinds, type Entry } from '@aureole/contract/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Receipt } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useLive, useResync } from '../../lib/live.ts'
import { usePagedList, type PagedList } from '../../lib/paged-list.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../lib/toasts.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StatementTable } from './statement-table.tsx'

type Kind = (typeof statementKinds)[number]

const labels: Record<Kind, string> = { all: 'All', out: 'Spent', in: 'Added' }
const options = (['all', 'out', 'in'] as const).map((value) => ({ value, label: labels[value] }))

const emptiness: Record<Kind, { title: string; text: string }> = {
  all: {
    title: 'Nothing yet',
    text: 'Each token that you get or spend will stand here, with what it was for.',
  },
  out: { title: 'Nothing spent yet', text: 'Each reply that costs tokens will stand here.' },
  in: { title: 'Nothing added yet', text: 'What you buy, and what we give or return, will stand here.' },
}

function DownloadButton({ kind }: { kind: Kind }) {
  const [busy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      saveFile(await api(downloadStatement, { query: { kind } }))
    } catch (error) {
      toast({ id: 'statement', severity: 'error', title: 'No file yet', message: sentenceFor(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      onClick={() => void download()}
    >
      Download CSV
    </Button>
  )
}

function Entries({ list, kind }: { list: PagedList<Entry>; kind: Kind }) {
  if (list.status === 'loading') {
    return (
      <Loading label="Loading the statement" className="mt-2">
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="flex h-[49px] items-center gap-8 border-t border-line">
            <Skeleton shape="line" width={96} className="flex-none max-md:hidden" />
            <Skeleton shape="line" width={`${34 + ((row * 17) % 30)}%`} />
            <Skeleton shape="line" width={44} className="ms-auto flex-none" />
          </div>
        ))}
      </Loading>
    )
  }
  if (list.items.length > 0) return <StatementTable list={list} />
  return list.status === 'errored' ? (
    <ErrorView
      level={3}
      title="The statement did not load"
      text={`Your tokens are safe. ${whatHappened(list.error)}`}
      onRetry={list.retry}
    />
  ) : (
    <EmptyState level={3} art={<Receipt aria-hidden size={32} strokeWidth={1.25} />} {...emptiness[kind]} />
  )
}

/** Every token that came and went, newest first. */
export function Statement() {
  const [kind, setKind] = useState<Kind>('all')
  const queries = useQueryClient()
  const list = usePagedList(readWallet, kind === 'all' ? {} : { kind }, { key: ['statement', kind] })
  const readAgain = () => void queries.invalidateQueries({ queryKey: ['statement'] })
  useLive('wallet.changed', readAgain)
  useResync(readAgain)
  const debt = list.first?.debt ?? 0
  return (
    <section aria-labelledby="statement">
      <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-2">
        <h2 id="statement" className="me-auto font-serif text-24 text-ink-1">
          Statement
        </h2>
        <DownloadButton kind={kind} />
        <Segmented
          label="Which entries"
          options={options}
          value={kind}
          onChange={setKind}
          className="max-sm:w-full"
        />
      </div>
      {debt > 0 && (
        <Notice className="mb-4">
          A payment was returned after its tokens were spent. The next {debt.toLocaleString()}{' '}
          {debt === 1 ? 'token that comes makes' : 'tokens that come make'} up for it.
        </Notice>
      )}
      <Entries list={list} kind={kind} />
    </section>
  )
}
