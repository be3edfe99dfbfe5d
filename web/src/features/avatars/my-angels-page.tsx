import { Link } from '@tanstack/react-router'
import { useVars } from '../../lib/brand.ts'
import { useUser } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { CreateCard } from './create-card.tsx'

const places = { free: 3, premium: 50 } as const

export function MyAngelsPage() {
  const { brand } = useVars()
  const isPremium = useUser()?.isPremium === true
  const mine = isPremium ? places.premium : places.free
  return (
    <Page width="wide">
      <PageHead
        title="My Angels"
        lead="Angels that you make live here. Only you see them, unless you ask us to make one public."
      />
      <div className="grid items-center gap-8 pt-4 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-14 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-60 md:max-w-none">
          <CreateCard title="Nobody yet" text="This frame is kept for someone." />
        </div>
        <div className="max-w-[34rem] max-md:text-center">
          <h2 className="font-serif text-32 tracking-[-0.02em] text-ink-1">Create your first</h2>
          <p className="mt-3 text-17 text-ink-2">
            Answer a few questions, and someone new looks back at you: a face, a nature, a way of speaking.
            You can change everything later.
          </p>
          <p className="mt-3 text-15 text-ink-3">
            {isPremium
              ? `Premium has room for ${mine} angels of your own.`
              : `You have room for ${mine}. With Premium, for ${places.premium}.`}
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
    </Page>
  )
}
