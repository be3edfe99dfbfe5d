import { downloadStatement, readWallet } from '@aureole/contract/wallet'
import type { Http } from '../platform/http/index.ts'
import type { Wallet } from './wallet.ts'

export function walletRoutes(http: Http, wallet: Wallet): void {
  http.serve(readWallet, ({ query }, { principal }) => wallet.readStatement(principal.userId, query))
  http.serve(
    downloadStatement,
    async ({ query }, { principal }) => wallet.downloadStatement(principal.userId, query.kind),
    { limit: { perUser: { limit: 10, seconds: 60 } } },
  )
}
