import { Link, useSearch } from '@tanstack/react-router'
import { TicketPercent } from 'lucide-react'
import { paymentAddress, useMoney, useVars } from '../../lib/brand.ts'
import { useUser } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Statement } from './statement.tsx'

function Costs() {
  const { prices } = useVars()
  const each = prices.replyTokens === 1 ? '1 token' : `${prices.replyTokens} tokens`
  const lines = [
    ['A reply from an angel', each],
    ['A reply in a group', `${each} for each angel that answers`],
    ['A reply that fails, or is stopped before its first word', 'nothing'],
  ] as const
  return (
    <dl className="divide-y divide-line text-15">
      {lines.map(([what, cost]) => (
        <div key={what} className="flex justify-between gap-6 py-3 first:pt-0 last:pb-0">
          <dt className="text-ink-2">{what}</dt>
          <dd className="shrink-0 text-right text-ink-1 max-sm:max-w-[9rem]">{cost}</dd>
        </div>
      ))}
    </dl>
  )
}

export function TokensPage() {
  const { prices, signupLink } = useVars()
  const money = useMoney()
  const balance = useUser()?.tokens
  const search: Record<string, unknown> = useSearch({ strict: false })
  const coupon = typeof search['coupon-code'] === 'string' ? search['coupon-code'] : undefined
  const perReply = money(Math.round((prices.packFromMinor / prices.packFromTokens) * prices.replyTokens))
  return (
    <Page width="mid">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="flex flex-col font-sans tracking-normal">
          <span className="text-15 text-ink-2">You have</span>
          <span className="flex items-baseline gap-3">
            <span className="font-serif text-60 tracking-[-0.02em] text-ink-1 tabular-nums lining-nums">
              {balance?.toLocaleString() ?? '…'}
            </span>
            <span className="text-17 text-ink-2">{balance === 1 ? 'token' : 'tokens'}</span>
          </span>
        </h1>
        <p className="max-w-[34ch] pb-2 text-15 text-ink-2">
          Tokens do not expire. The price stands beside Send before you press it.
        </p>
      </header>
      {coupon && (
        <Notice tone="ok" icon={<TicketPercent aria-hidden />} className="mt-6">
          Your coupon {coupon} goes with you to the payment page.
        </Notice>
      )}
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <Card>
          <h2 className="font-serif text-24 text-ink-1">More tokens</h2>
          <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <span className="text-20 font-semibold text-ink-1">
              {money(prices.packFromMinor)}{' '}
              <span className="text-15 font-normal text-ink-2">for {prices.packFromTokens}</span>
            </span>
            <span className="text-13 text-ink-3">{perReply} a reply</span>
          </p>
          <p className="mt-2 text-15 text-ink-2">
            Larger packs cost less for each reply. You choose on the payment page.
          </p>
          <a
            href={paymentAddress(signupLink, { productType: 'tokens', couponCode: coupon })}
            className={`${buttonClass({ variant: 'primary', block: true })} mt-5`}
          >
            Buy tokens
          </a>
        </Card>
        <Card>
          <h2 className="mb-3 font-serif text-24 text-ink-1">What things cost</h2>
          <div className="border-t border-line pt-4">
            <Costs />
          </div>
        </Card>
      </div>
      <p className="mt-5 text-15 text-ink-2">
        Talk most days?{' '}
        <Link to="/premium" className="k-link">
          Premium
        </Link>{' '}
        makes one-to-one replies free, for {money(prices.premiumMonthMinor)} a month.
      </p>
      <div className="mt-14">
        <Statement />
      </div>
    </Page>
  )
}
