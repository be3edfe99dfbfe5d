import type { TokenPack } from '@aureole/contract/payments'
import { Link } from '@tanstack/react-router'
import { useMoney, useVars } from '../../lib/brand.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { cardClass } from '../../ui/card.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CouponField } from './coupon-field.tsx'
import { PayLink } from './pay-link.tsx'
import { Price } from './price.tsx'
import { replyFromPack } from './prices.ts'
import { useTokenPacks } from './products.ts'
import { useCoupon, type Coupon } from './use-coupon.ts'

const grid = 'grid gap-3 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-4'

function Pack({ pack, coupon }: { pack: TokenPack; coupon: Coupon }) {
  const { replyTokens } = useVars().prices
  const money = useMoney()
  const couponMinor = coupon.priceOf(pack.id)
  const paid = { ...pack, amountMinor: couponMinor ?? pack.amountMinor }
  return (
    <li
      className={cardClass(
        { padded: false },
        `flex flex-col p-4 lg:p-6 ${pack.bestValue ? 'border-primary-ink/55 bg-surface-2' : 'bg-surface-1'}`,
      )}
    >
      <div className="flex flex-1 items-center justify-between gap-x-4 gap-y-1 lg:flex-col lg:items-stretch">
        <h3 className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-sans tracking-normal">
          <span className="font-serif text-24 tracking-[-0.02em] text-ink-1 lining-nums tabular-nums lg:text-32">
            {pack.tokens.toLocaleString()}
          </span>{' '}
          <span className="text-15 font-normal text-ink-2">tokens</span>
          {pack.bestValue && (
            <Badge tone="primary" className="self-center lg:ms-auto">
              Best value
            </Badge>
          )}
        </h3>
        <p className="flex flex-col items-end gap-x-3 gap-y-0.5 lg:mt-4 lg:flex-row lg:flex-wrap lg:items-baseline lg:justify-between lg:border-t lg:border-line lg:pt-4">
          <Price
            minor={pack.amountMinor}
            couponMinor={couponMinor}
            className="text-20 font-semibold text-ink-1"
          />
          <span className="text-13 text-ink-3 tabular-nums">
            {money(replyFromPack(paid, replyTokens), 1)} a reply
          </span>
        </p>
      </div>
      <PayLink
        purchase={{ productType: 'tokens', productId: pack.id, couponCode: coupon.codeFor(pack.id) }}
        className={buttonClass(
          { variant: pack.bestValue ? 'primary' : 'quiet', block: true },
          'mt-4 lg:mt-5',
        )}
      >
        Buy {pack.tokens.toLocaleString()} tokens
      </PayLink>
    </li>
  )
}

function PremiumHint({ couponCode }: { couponCode: string | undefined }) {
  const { prices } = useVars()
  const money = useMoney()
  return (
    <p className="max-w-[44ch] text-15 text-balance text-ink-2 lg:pt-9 lg:text-end">
      Talk most days?{' '}
      <Link
        to="/premium"
        search={couponCode === undefined ? {} : { 'coupon-code': couponCode }}
        className="k-link"
      >
        Premium
      </Link>{' '}
      makes one-to-one replies free, for {money(prices.premiumMonthMinor)} a month.
    </p>
  )
}

/** Every pack that this domain sells, a coupon for them, and what else there is. */
export function Packs({ isPremium }: { isPremium: boolean }) {
  const packs = useTokenPacks()
  const products = packs.data ?? []
  const coupon = useCoupon(products.map(({ id }) => id))
  if (packs.isError) {
    return (
      <ErrorView
        title="The packs did not load"
        text="Your tokens are safe. Trying again usually helps."
        retrying={packs.isFetching}
        onRetry={() => void packs.refetch()}
      />
    )
  }
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="sr-only">
        Packs of tokens
      </h2>
      {packs.data === undefined ? (
        <Loading label="Loading the packs" className={grid}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-[8.25rem] rounded-card lg:h-[13.25rem]" />
          ))}
        </Loading>
      ) : (
        <ul className={grid}>
          {products.map((pack) => (
            <Pack key={pack.id} pack={pack} coupon={coupon} />
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <CouponField coupon={coupon} productId={products[0]?.id} className="w-full" />
        {!isPremium && <PremiumHint couponCode={coupon.code} />}
      </div>
    </section>
  )
}
