import { listAvatars, filterQuery, type AvatarFilter } from '@aureole/contract/avatars'
import { Link } from '@tanstack/react-router'
import { CloudOff, RotateCw } from 'lucide-react'
import { usePagedList } from '../../lib/paged-list.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { AngelGrid, MoreSentinel } from './angel-grid.tsx'
import { CreateCard } from './create-card.tsx'
import { FilterBar } from './filter-bar.tsx'
import { countText, emptySentence } from './filter-sentence.ts'
import { filterCount, narrowsAge, useFilter, widest } from './use-filter.ts'

const createCard = { at: 11, card: <CreateCard /> }

function Nobody({ filter, onWiden }: { filter: AvatarFilter; onWiden: (next: AvatarFilter) => void }) {
  const aged = narrowsAge(filter)
  return (
    <EmptyState
      title="Nobody matches, yet"
      text={`${emptySentence(filter)} ${aged ? 'A wider age might show someone.' : 'Fewer filters might show someone.'}`}
      action={
        <>
          <Button
            variant="primary"
            onClick={() => onWiden(aged ? { ...filter, minAge: 18, maxAge: 99 } : widest(filter))}
          >
            {aged ? 'Widen the age' : 'Clear the filters'}
          </Button>
          <Link to="/avatars/ai/create" className={buttonClass({ variant: 'quiet' })}>
            Create your own
          </Link>
        </>
      }
    />
  )
}

function EndOfList({ filter, onWiden }: { filter: AvatarFilter; onWiden: (next: AvatarFilter) => void }) {
  return (
    <p className="pt-12 text-center text-15 text-ink-2">
      That is everyone{filterCount(filter) > 0 ? ' who matches' : ''}.{' '}
      {filterCount(filter) > 0 && (
        <>
          <button type="button" className="k-link" onClick={() => onWiden(widest(filter))}>
            Clear the filters
          </button>
          , or{' '}
        </>
      )}
      <Link to="/avatars/ai/create" className="k-link">
        {filterCount(filter) > 0 ? 'create your own' : 'Create your own'}
      </Link>
      .
    </p>
  )
}

export function DiscoverPage() {
  const { filter, setFilter } = useFilter()
  const list = usePagedList(listAvatars, filterQuery(filter), { key: ['avatars', filter] })
  const { items, status, finished } = list
  const count = status === 'loading' ? '' : countText(items.length, finished)
  const empty = status === 'ready' && finished && items.length === 0
  return (
    <div className="mx-auto w-full max-w-[100rem] px-4 pt-5 pb-18 md:px-8 md:pt-8">
      <div className="flex items-end justify-between gap-6">
        <h1 className="font-serif text-24 tracking-[-0.018em] text-ink-1 lg:text-32">
          Who would you like to meet?
        </h1>
        <p role="status" className="shrink-0 text-15 text-ink-3 max-md:sr-only">
          {count}
        </p>
      </div>
      <FilterBar filter={filter} onChange={setFilter} />
      <div className="pt-2">
        {empty ? (
          <Nobody filter={filter} onWiden={setFilter} />
        ) : status === 'errored' && items.length === 0 ? (
          <ErrorView
            icon={<CloudOff aria-hidden />}
            title="The angels did not load"
            text={`${whatHappened(list.error)} Your filters are kept.`}
            onRetry={list.retry}
          />
        ) : (
          <AngelGrid
            angels={items}
            guest={createCard}
            waiting={status === 'loading' ? 12 : list.fetchingMore ? 5 : 0}
          />
        )}
        {status === 'errored' && items.length > 0 && (
          <div className="flex flex-col items-center gap-3 pt-12 text-center">
            <p className="text-15 text-ink-2">The next angels did not load.</p>
            <Button variant="quiet" icon={<RotateCw />} onClick={list.retry}>
              Retry
            </Button>
          </div>
        )}
        {status === 'ready' && !finished && <MoreSentinel key={items.length} onNear={list.fetchMore} />}
        {finished && !empty && <EndOfList filter={filter} onWiden={setFilter} />}
      </div>
    </div>
  )
}
