export { walletRoutes } from './routes.ts'
export { createWallet, type Wallet } from './wallet.ts'
export { watchLedger } from './watch-ledger.ts'
