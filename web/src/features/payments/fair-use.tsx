import type { FreeReplies } from '@aureole/contract/payments'
import { useId } from 'react'
import { freeRepliesLeft } from '../../lib/premium.ts'
import { clockText } from './days.ts'

/** How much of the day's free replies is gone. */
export function FairUse({ freeReplies }: { freeReplies: FreeReplies }) {
  const label = useId()
  const { limit, resetsAt } = freeReplies
  const left = freeRepliesLeft(freeReplies)
  const used = limit - left
  return (
    <div>
      <p id={label} className="flex flex-wrap items-baseline justify-between gap-x-4 text-15">
        <span className="text-ink-2">Free replies today</span>
        <span className="text-ink-1 tabular-nums">
          {used.toLocaleString()} of {limit.toLocaleString()} used
        </span>
      </p>
      <div
        role="meter"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={used}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full rounded-full bg-primary-ink transition-[width] duration-slow"
          style={{ width: `${limit === 0 ? 100 : (used / limit) * 100}%` }}
        />
      </div>
      <p className="mt-2 text-13 text-ink-3">
        {left === 0 ? 'Further replies cost tokens. ' : ''}
        It starts again at {clockText(resetsAt)}.
      </p>
    </div>
  )
}
