import type { PremiumPlan } from '@aureole/contract/payments'
import { useId } from 'react'
import { useMoney } from '../../lib/brand.ts'
import { Badge } from '../../ui/badge.tsx'
import { cardClass } from '../../ui/card.tsx'
import { Price } from './price.tsx'
import { monthlyMinor, savingPercent } from './prices.ts'

const names = { month: 'Month', year: 'Year' } as const

/** What each payment pays for, in words. */
export const eachTime = { month: 'a month', year: 'a year' } as const

interface PlanChoiceProps {
  plans: readonly PremiumPlan[]
  chosen: PremiumPlan
  onChoose: (plan: PremiumPlan) => void
  couponPriceOf?: (productId: string) => number | undefined
}

function Plan({
  plan,
  plans,
  chosen,
  onChoose,
  couponPriceOf,
  name,
}: PlanChoiceProps & { plan: PremiumPlan; name: string }) {
  const money = useMoney()
  const saving = savingPercent(plan, plans)
  return (
    <label
      className={cardClass(
        { padded: false, action: true },
        'relative flex flex-col gap-1 p-4 has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        value={plan.id}
        checked={plan.id === chosen.id}
        onChange={() => onChoose(plan)}
        className="absolute opacity-0"
      />
      <span className="flex min-h-[22px] flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-semibold text-ink-1">{names[plan.interval]}</span>
        {saving > 0 && <Badge tone="primary">{saving}% less</Badge>}
      </span>
      <Price
        minor={plan.amountMinor}
        couponMinor={couponPriceOf?.(plan.id)}
        className="font-serif text-24 text-ink-1 lining-nums"
      />
      <span className="text-13 text-ink-2 tabular-nums">
        {plan.interval === 'month' ? 'a month' : `${money(monthlyMinor(plan))} a month`}
      </span>
    </label>
  )
}

/** Month or year. */
export function PlanChoice(props: PlanChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-2 gap-2 md:gap-3">
      <legend className="sr-only">How often you pay</legend>
      {props.plans.map((plan) => (
        <Plan key={plan.id} {...props} plan={plan} name={name} />
      ))}
    </fieldset>
  )
}
