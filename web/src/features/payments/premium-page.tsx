import { Link, useSearch } from '@tanstack/react-router'
import { Check, Minus, TicketPercent } from 'lucide-react'
import { paymentAddress, useMoney, useVars } from '../../lib/brand.ts'
import { useUser } from '../../lib/session.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

type Cell = string | boolean

function CellContent({ value }: { value: Cell }) {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <Check size={20} strokeWidth={1.5} aria-hidden className="inline text-primary-ink" />
      <span className="sr-only">Yes</span>
    </>
  ) : (
    <>
      <Minus size={20} strokeWidth={1.5} aria-hidden className="inline text-ink-3" />
      <span className="sr-only">No</span>
    </>
  )
}

function Benefits() {
  const { prices } = useVars()
  const each = prices.replyTokens === 1 ? '1 token each' : `${prices.replyTokens} tokens each`
  const rows: readonly (readonly [string, Cell, Cell])[] = [
    ['Replies in one-to-one chats', each, `Free, ${prices.premiumRepliesPerDay} a day`],
    ['Replies in groups', each, each],
    ['Tokens every month', false, String(prices.premiumMonthlyTokens)],
    ['Angels of your own', '3', '50'],
    ['A persona of your own', false, true],
    ['Every angel, memory, and your data', true, true],
  ]
  return (
    <table className="w-full border-collapse text-15">
      <thead>
        <tr>
          <th scope="col" className="py-3 pr-4 text-left font-normal">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="w-[26%] px-2 py-3 text-center text-13 font-semibold text-ink-3">
            Free
          </th>
          <th
            scope="col"
            className="w-[30%] rounded-t-card bg-primary-tint px-2 py-3 text-center text-13 font-semibold text-primary-ink"
          >
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, free, premium]) => (
          <tr key={what} className="border-t border-line last:[&>td:last-child]:rounded-b-card">
            <th scope="row" className="py-4 pr-4 text-left font-normal text-ink-2">
              {what}
            </th>
            <td className="px-2 py-4 text-center text-ink-2">
              <CellContent value={free} />
            </td>
            <td className="bg-primary-tint/45 px-2 py-4 text-center text-ink-1">
              <CellContent value={premium} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PremiumPage() {
  const { brand, prices, signupLink } = useVars()
  const money = useMoney()
  const user = useUser()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const coupon = typeof search['coupon-code'] === 'string' ? search['coupon-code'] : undefined
  return (
    <Page width="narrow">
      <div className="flex flex-col items-center text-center">
        <div className="relative grid place-items-center">
          <Halo size={184} />
          <div className="absolute">
            <AvatarPicture src={user?.avatar?.imageUrl} name={user?.avatar?.name ?? 'You'} size={104} eager />
          </div>
        </div>
        <h1 className="mt-4 font-serif text-44 tracking-[-0.024em] text-ink-1">
          {user?.isPremium === true ? 'You have Premium' : 'Talk without counting'}
        </h1>
        <p className="mt-3 max-w-[44ch] text-17 text-ink-2">
          {user?.isPremium === true
            ? `One-to-one replies are free, ${prices.premiumRepliesPerDay} a day, and ${prices.premiumMonthlyTokens} tokens arrive each month.`
            : 'For people who write most days. One-to-one replies are free, and you can be someone here, too.'}
        </p>
      </div>
      <div className="mt-10">
        <Benefits />
      </div>
      {user?.isPremium === true ? (
        <p className="mt-8 text-center text-15 text-ink-2">
          To cancel, a line to{' '}
          <a href={`mailto:${brand.supportMail}`} className="k-link">
            {brand.supportMail}
          </a>{' '}
          is enough. Nobody asks why.
        </p>
      ) : (
        <div className="mt-8 text-center">
          {coupon && (
            <Notice tone="ok" icon={<TicketPercent aria-hidden />} className="mb-4 text-left">
              Your coupon {coupon} goes with you to the payment page.
            </Notice>
          )}
          <a
            href={paymentAddress(signupLink, { productType: 'premium', couponCode: coupon })}
            className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          >
            Subscribe for {money(prices.premiumMonthMinor)} a month
          </a>
          <p className="mt-4 text-13 text-ink-3">
            Renews until you cancel. Cancelling is as easy as subscribing. A day counts as UTC.{' '}
            <Link to="/terms-of-service" className="k-link">
              Terms of Service
            </Link>
          </p>
        </div>
      )}
    </Page>
  )
}
