import type { Accounts } from '../accounts/index.ts'
import type { Avatars } from '../avatars/index.ts'
import type { Brands } from '../brands/index.ts'
import type { Chats } from '../chats/index.ts'
import type { Payments } from '../payments/index.ts'
import type { MemoryVerbs } from '../memories/index.ts'
import type { Moderation } from '../moderation/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Portraits } from '../portraits/index.ts'
import type { Wallet } from '../wallet/index.ts'

export interface SeedParts {
  readonly accounts: Accounts
  readonly avatars: Avatars
  readonly brands: Brands
  readonly chats: Chats
  readonly clock: Clock
  readonly database: Database
  readonly memories: MemoryVerbs
  readonly moderation: Moderation
  readonly payments: Payments
  readonly portraits: Portraits
  readonly wallet: Wallet
}
