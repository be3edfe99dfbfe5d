import { avatarLimits } from '@aureole/contract/avatar-limits'
import { listOwnAvatars } from '@aureole/contract/own-avatars'
import { Link } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useVars } from '../../lib/brand.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { usePagedList } from '../../lib/paged-list.ts'
import { useUser } from '../../lib/session.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { angelGrid, MoreSentinel } from './angel-grid.tsx'
import { CardDrop, CardInvitation } from './cards/card-drop.tsx'
import { CreateCard } from './create-card.tsx'
import { MyAngelCard } from './my-angel-card.tsx'

function NobodyYet({ limit }: { limit: number }) {
  const { brand } = useVars()
  return (
    <div className="grid items-center gap-8 pt-4 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-14 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-60 md:max-w-none">
        <CreateCard title="Nobody yet" text="This frame is kept for someone." />
      </div>
      <div className="max-w-[34rem] max-md:text-center">
        <h2 className="font-serif text-32 tracking-[-0.02em] text-ink-1">Create your first</h2>
        <p className="mt-3 text-17 text-ink-2">
          Answer a few questions, and someone new looks back at you: a face, a nature, a way of speaking. You
          can change everything later.
        </p>
        <p className="mt-3 text-15 text-ink-3">
          {limit === avatarLimits.ownPremium
            ? `Premium has room for ${limit} angels of your own.`
            : `You have room for ${limit}. With Premium, for ${avatarLimits.ownPremium}.`}
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-md:justify-center">
          <Link to="/avatars/ai/create" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Create an angel
          </Link>
          <Link to="/discover" className={buttonClass({ variant: 'quiet', size: 'lg' })}>
            Meet those of {brand.name}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Where the next one would stand: the way to make it, or, with no room left, the way to more room. */
function NextPlace({ full, isPremium }: { full: boolean; isPremium: boolean }) {
  if (!full) return <CreateCard title="One more" text="Begin where an idea is." />
  return (
    <div className="flex aspect-3/4 flex-col justify-end gap-3 rounded-card border border-line-2 bg-surface-1 p-4">
      <p className="font-serif text-20 leading-tight text-ink-1">No room left</p>
      <p className="text-13 leading-snug text-ink-2">
        {isPremium
          ? 'Delete one, and there is a place again.'
          : `Premium has room for ${avatarLimits.ownPremium}. Those you made stay either way.`}
      </p>
      {!isPremium && (
        <Button
          size="sm"
          onClick={() =>
            void openDialog('premium', {
              lead: `Premium has room for ${avatarLimits.ownPremium} angels of your own.`,
            })
          }
        >
          Get Premium
        </Button>
      )}
    </div>
  )
}

export function MyAngelsPage() {
  const user = useUser()
  const list = usePagedList(
    listOwnAvatars,
    {},
    { key: ['own-avatars', user?.id], params: { id: user?.id }, enabled: user !== undefined },
  )
  const { items, first, status, finished } = list
  const limit = first?.limit ?? avatarLimits.ownFree
  const count = Math.max(first?.count ?? 0, items.length)
  const empty = status === 'ready' && items.length === 0
  return (
    <CardDrop>
      <Page width="wide">
        <PageHead
          title="My Angels"
          lead="Angels that you make live here. Only you see them, unless you ask us to make one public."
          end={
            count > 0 && (
              <p className="text-15 text-ink-3 tabular-nums">
                {count} of {limit}
              </p>
            )
          }
        />
        {empty ? (
          <NobodyYet limit={limit} />
        ) : status === 'errored' && items.length === 0 ? (
          <ErrorView
            icon={<CloudOff aria-hidden />}
            title="Your angels did not load"
            text={`${whatHappened(list.error)} They are safe.`}
            onRetry={list.retry}
          />
        ) : (
          <ul className={angelGrid}>
            {items.map((angel) => (
              <li key={angel.id}>
                <MyAngelCard angel={angel} />
              </li>
            ))}
            {status === 'loading' &&
              Array.from({ length: 5 }, (_, index) => (
                <li
                  key={index}
                  aria-hidden="true"
                  className="k-skeleton aspect-3/4 rounded-card bg-surface-2"
                />
              ))}
            {finished && (
              <li>
                <NextPlace full={count >= limit} isPremium={user?.isPremium === true} />
              </li>
            )}
          </ul>
        )}
        {status === 'ready' && !finished && <MoreSentinel key={items.length} onNear={list.fetchMore} />}
        <CardInvitation />
      </Page>
    </CardDrop>
  )
}
