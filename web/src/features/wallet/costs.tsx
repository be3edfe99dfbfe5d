import { useVars } from '../../lib/brand.ts'

/** What things cost, in tokens. */
export function Costs({ isPremium }: { isPremium: boolean }) {
  const { replyTokens, premiumRepliesPerDay } = useVars().prices
  const each = replyTokens === 1 ? '1 token' : `${replyTokens} tokens`
  const lines = [
    ['A reply, one to one', isPremium ? `Free, ${premiumRepliesPerDay} a day` : each],
    ['A reply in a group', `${each} for each angel that answers`],
    ['A reply that does not come', 'Nothing'],
    ['Angels, memory, search, your data', 'Nothing'],
  ] as const
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className="font-serif text-24 text-ink-1">
        What things cost
      </h2>
      <dl className="mt-4 grid gap-x-12 text-15 lg:grid-cols-2">
        {lines.map(([what, cost]) => (
          <div key={what} className="flex justify-between gap-6 border-t border-line py-3">
            <dt className="text-ink-2">{what}</dt>
            <dd className="max-w-[60%] text-end text-balance text-ink-1">{cost}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
