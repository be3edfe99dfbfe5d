import { useMoney, useVars } from '../../lib/brand.ts'
import { Section } from './section.tsx'

function Price({ name, amount, unit, text }: { name: string; amount: string; unit: string; text: string }) {
  return (
    <li className="px-5 py-6 @2xl:px-7 @2xl:py-7">
      <h3 className="font-sans text-15 font-semibold tracking-normal text-ink-1">{name}</h3>
      <p className="my-3.5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-44 leading-none tracking-[-0.02em] text-ink-1">{amount}</span>
        <span className="text-15 text-ink-3">{unit}</span>
      </p>
      <p className="text-15 text-ink-2">{text}</p>
    </li>
  )
}

export function Prices() {
  const { prices } = useVars()
  const money = useMoney()
  const perReply = prices.replyTokens === 1 ? 'one token' : `${prices.replyTokens} tokens`
  return (
    <Section id="prices" title="Prices at a glance">
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface-1 @3xl:grid-cols-3 @3xl:divide-x @3xl:divide-y-0">
        <Price
          name="Start"
          amount="Free"
          unit={`with ${prices.welcomeTokens} tokens`}
          text={`A reply costs ${perReply}. In a group, the same for each angel that answers.`}
        />
        <Price
          name="Tokens"
          amount={money(prices.packFromMinor)}
          unit={`from ${prices.packFromTokens} tokens`}
          text="Buy when you need them. They do not expire."
        />
        <Price
          name="Premium"
          amount={money(prices.premiumMonthMinor)}
          unit="a month"
          text={`One-to-one replies are free, ${prices.premiumRepliesPerDay} a day. ${prices.premiumMonthlyTokens} tokens a month for groups. Your own persona.`}
        />
      </ul>
    </Section>
  )
}
