import type { Group } from '@aureole/contract/accounts'
import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { insertUser, userByEmail } from './store.ts'
import type { AccountsTools } from './tools.ts'
import { giveWelcome } from './welcome.ts'

export interface NewPerson {
  readonly id?: string
  readonly brandId: string
  readonly email: string
  /** Or its hash, where several people are made with the same one. */
  readonly password: string | { readonly hash: string }
  readonly birthDate?: string
  readonly groups?: readonly Group[]
  readonly avatar?: { readonly name: string; readonly imageUrl: string }
  readonly premiumUntil?: Date
  /** The welcome gift of the brand unless said otherwise. */
  readonly welcome?: boolean
}

/** For the operator and the demo world: a person whose address needs no confirmation. Answers who has the address now. */
export async function createPerson(
  tools: AccountsTools,
  person: NewPerson,
): Promise<{ userId: string; created: boolean }> {
  // Asked first, so that a start over an existing world does not hash passwords that nobody needs.
  const known = await userByEmail(tools.database.db, person.brandId, person.email.trim().toLowerCase())
  if (known !== undefined) return { userId: known.id, created: false }
  const { password } = person
  const passwordHash = typeof password === 'string' ? await tools.hashing.hash(password) : password.hash
  return tools.database.transaction((tx) => write(tools, tx, person, passwordHash))
}

async function write(tools: AccountsTools, tx: Tx, person: NewPerson, passwordHash: string) {
  const now = tools.clock.now()
  const id = person.id ?? newId()
  const email = person.email.trim().toLowerCase()
  const created = await insertUser(tx, {
    id,
    brandId: person.brandId,
    email,
    passwordHash,
    birthDate: person.birthDate ?? '1990-01-01',
    confirmedAt: now,
    groups: [...(person.groups ?? ['USER'])],
    avatarName: person.avatar?.name ?? null,
    avatarImageUrl: person.avatar?.imageUrl ?? null,
    premiumUntil: person.premiumUntil ?? null,
    createdAt: now,
  })
  const userId = created ? id : (await userByEmail(tx, person.brandId, email))?.id
  if (userId === undefined) throw new Error('an account vanished while it was made')
  if (created && person.welcome !== false)
    await giveWelcome(tools, tx, { id: userId, brandId: person.brandId })
  return { userId, created }
}
