import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useVars } from '../../lib/brand.ts'
import { usePremium } from '../../lib/premium.ts'
import { useUser } from '../../lib/session.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Benefits } from './benefits.tsx'
import { CouponField } from './coupon-field.tsx'
import { Membership } from './membership.tsx'
import { Subscribe, useChosenPlan } from './subscribe.tsx'
import { useCoupon } from './use-coupon.ts'

function Head({ title, children }: { title: string; children: ReactNode }) {
  const user = useUser()
  return (
    <div className="flex flex-col items-center text-center">
      <Halo size={168} glow>
        <AvatarPicture src={user?.avatar?.imageUrl} name={user?.avatar?.name ?? 'You'} size={96} eager />
      </Halo>
      <h1 className="mt-4 font-serif text-32 tracking-[-0.024em] text-balance text-ink-1 md:text-44">
        {title}
      </h1>
      <p className="mt-3 max-w-[44ch] text-17 text-balance text-ink-2">{children}</p>
    </div>
  )
}

function Offer() {
  const choice = useChosenPlan()
  const coupon = useCoupon(choice.all.map(({ id }) => id))
  return (
    <div className="mx-auto mt-8 max-w-[30rem]">
      <Subscribe choice={choice} coupon={coupon} />
      <CouponField coupon={coupon} productId={choice.plan?.id} className="mx-auto mt-7" />
    </div>
  )
}

function Fine() {
  return (
    <p className="mt-6 text-center text-13 text-ink-3">
      A day counts as UTC. Every reply counts, also one that you have written anew.{' '}
      <Link to="/terms-of-service" className="k-link">
        Terms of Service
      </Link>
    </p>
  )
}

/** What premium is, what it costs, and how the person's own stands. */
export function PremiumPage() {
  const { prices } = useVars()
  const user = useUser()
  const premium = usePremium()
  const { data } = premium
  const has =
    data === undefined ? user?.isPremium === true : data.state !== 'none' || user?.isPremium === true
  return (
    <Page width="narrow">
      {has ? (
        <Head title="You have Premium">
          One-to-one replies are free, {prices.premiumRepliesPerDay} a day, and {prices.premiumMonthlyTokens}{' '}
          tokens arrive each month.
        </Head>
      ) : (
        <Head title="Talk without counting">
          Premium is for people who write most days. <span className="whitespace-nowrap">One-to-one</span>{' '}
          replies are free, and you can be someone here, too.
        </Head>
      )}
      {!has && <Offer />}
      {has && data !== undefined && (
        <div className="mt-8">
          <Membership premium={data} />
        </div>
      )}
      {has && data === undefined && !premium.isError && (
        <Loading label="Loading your subscription" className="mt-8">
          <Skeleton className="h-[17rem] rounded-bubble" />
        </Loading>
      )}
      {data === undefined && premium.isError && (
        <ErrorView
          level={2}
          title="Your subscription did not load"
          text="It is as it was. Trying again usually helps."
          retrying={premium.isFetching}
          onRetry={() => void premium.refetch()}
        />
      )}
      <div className="mt-10">
        <Benefits />
      </div>
      <Fine />
    </Page>
  )
}
