import { avatarLimits } from '@aureole/contract/avatar-limits'
import { Check, Minus } from 'lucide-react'
import { useVars } from '../../lib/brand.ts'

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

/** What premium gives, beside what everyone has. */
export function Benefits() {
  const { prices } = useVars()
  const each = prices.replyTokens === 1 ? '1 token each' : `${prices.replyTokens} tokens each`
  const rows: readonly (readonly [string, Cell, Cell])[] = [
    ['Replies in one-to-one chats', each, `Free, ${prices.premiumRepliesPerDay} a day`],
    ['Replies in groups', each, each],
    ['Tokens every month', false, prices.premiumMonthlyTokens.toLocaleString()],
    ['Angels of your own', `${avatarLimits.ownFree}`, `${avatarLimits.ownPremium}`],
    ['A persona that you draw yourself', false, true],
    ['Every angel, memory, and your data', true, true],
  ]
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">Premium beside a free account</caption>
      <thead>
        <tr>
          <th scope="col" className="py-3 pe-4 text-start font-normal">
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
            <th scope="row" className="py-3.5 pe-4 text-start font-normal text-ink-2">
              {what}
            </th>
            <td className="px-2 py-3.5 text-center text-ink-2">
              <CellContent value={free} />
            </td>
            <td className="bg-primary-tint/45 px-2 py-3.5 text-center text-ink-1">
              <CellContent value={premium} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
