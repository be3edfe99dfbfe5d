import { Packs } from '../features/payments/packs.tsx'
import { Balance } from '../features/wallet/balance.tsx'
import { Costs } from '../features/wallet/costs.tsx'
import { Statement } from '../features/wallet/statement.tsx'
import { useUser } from '../lib/session.ts'
import { Page } from '../ui/page.tsx'

/** What there is in the wallet, what more of it costs, and where it went. */
export function TokensPage() {
  const isPremium = useUser()?.isPremium === true
  return (
    <Page width="mid">
      <Balance />
      <div className="mt-8">
        <Packs isPremium={isPremium} />
      </div>
      <div className="mt-12">
        <Costs isPremium={isPremium} />
      </div>
      <div className="mt-14">
        <Statement />
      </div>
    </Page>
  )
}
