import { useMoney } from '../../lib/brand.ts'
import { classNames } from '../../ui/class-names.ts'

/** A price; with a coupon the old one is struck, and read out as such. */
export function Price({
  minor,
  couponMinor,
  className,
}: {
  minor: number
  couponMinor?: number | undefined
  className?: string
}) {
  const money = useMoney()
  if (couponMinor === undefined || couponMinor === minor) {
    return <span className={classNames('tabular-nums', className)}>{money(minor)}</span>
  }
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 lg:justify-start">
      <span className={classNames('text-ok tabular-nums', className)}>
        <span className="sr-only">With your coupon: </span>
        {money(couponMinor)}
      </span>{' '}
      <s className="text-15 font-normal text-ink-3 tabular-nums">
        <span className="sr-only">before: </span>
        {money(minor)}
      </s>
    </span>
  )
}
