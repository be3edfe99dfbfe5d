import type { Accounts } from '../accounts/index.ts'
import type { Avatars } from '../avatars/index.ts'
import type { Brands } from '../brands/index.ts'
import type { Chats } from '../chats/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Portraits } from '../portraits/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { catalogueEntry } from './angel.ts'
import { angels } from './angels/index.ts'
import { demoChats } from './demo-chats.ts'
import { demoPeople } from './demo-people.ts'

export interface SeedParts {
  readonly accounts: Accounts
  readonly avatars: Avatars
  readonly brands: Brands
  readonly chats: Chats
  readonly clock: Clock
  readonly database: Database
  readonly portraits: Portraits
  readonly wallet: Wallet
}

/** The angels that every installation begins with. Each start writes them as they are in the code. */
export async function seedCatalogue({
  avatars,
  database,
}: Pick<SeedParts, 'avatars' | 'database'>): Promise<void> {
  await avatars.publish(
    database.db,
    angels.map((angel, rank) => catalogueEntry(angel, rank)),
  )
}

/** The demo people and their chats, on every brand. Those who are there already are left as they are. */
export async function seedDemoWorld(parts: SeedParts): Promise<void> {
  const fresh = (await demoPeople(parts)).filter((person) => person.created)
  const now = parts.clock.now()
  if (fresh.length > 0) await parts.chats.import(fresh.flatMap((person) => demoChats(person, now)))
}
