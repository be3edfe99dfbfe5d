export { walletRoutes } from './routes.ts'
export { createWallet, type Grant, type Wallet } from './wallet.ts'
