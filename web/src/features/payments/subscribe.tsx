import type { PremiumPlan } from '@aureole/contract/payments'
import { useState } from 'react'
import { useMoney } from '../../lib/brand.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PayLink } from './pay-link.tsx'
import { eachTime, PlanChoice } from './plan-choice.tsx'
import { usePremiumPlans } from './products.ts'
import type { Coupon } from './use-coupon.ts'

export function useChosenPlan() {
  const plans = usePremiumPlans()
  const [chosen, choose] = useState<string>()
  const all = plans.data ?? []
  const plan =
    all.find(({ id }) => id === chosen) ?? all.find(({ interval }) => interval === 'month') ?? all[0]
  return { plans, all, plan, choose: ({ id }: PremiumPlan) => choose(id) }
}

/** Month or year, and the way to the payment page. */
export function Subscribe({
  coupon,
  choice,
  onLeave,
}: {
  coupon?: Coupon
  choice: ReturnType<typeof useChosenPlan>
  onLeave?: () => void
}) {
  const money = useMoney()
  const { plans, all, plan, choose } = choice
  if (plans.isError) {
    return (
      <ErrorView
        level={3}
        title="The prices did not load"
        text="Trying again usually helps."
        retrying={plans.isFetching}
        onRetry={() => void plans.refetch()}
      />
    )
  }
  if (plan === undefined) {
    return (
      <Loading label="Loading the prices" className="grid grid-cols-2 gap-2 md:gap-3">
        <Skeleton className="h-[6.9rem] rounded-card" />
        <Skeleton className="h-[6.9rem] rounded-card" />
        <Skeleton className="col-span-2 mt-2 h-[52px]" />
      </Loading>
    )
  }
  const minor = coupon?.priceOf(plan.id) ?? plan.amountMinor
  return (
    <>
      <PlanChoice
        plans={all}
        chosen={plan}
        onChoose={choose}
        {...(coupon && { couponPriceOf: coupon.priceOf })}
      />
      <PayLink
        purchase={{ productType: 'premium', productId: plan.id, couponCode: coupon?.codeFor(plan.id) }}
        className={buttonClass({ size: 'lg', block: true }, 'mt-4 tabular-nums')}
        onClick={onLeave}
      >
        {minor === plan.amountMinor
          ? `Subscribe for ${money(minor)} ${eachTime[plan.interval]}`
          : `Subscribe for ${money(minor)} now`}
      </PayLink>
      <p className="mt-3 text-center text-13 text-ink-3 tabular-nums">
        {minor === plan.amountMinor
          ? `Renews each ${plan.interval} until you cancel, which takes two clicks.`
          : `Then ${money(plan.amountMinor)} ${eachTime[plan.interval]}, until you cancel, which takes two clicks.`}
      </p>
    </>
  )
}
