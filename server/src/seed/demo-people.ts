import type { Group } from '@aureole/contract/accounts'
import { fixedId } from './angel.ts'
import type { SeedParts } from './parts.ts'

const demoPassword = 'angels-demo'

interface DemoPerson {
  email: string
  groups: Group[]
  tokens: number
  isPremium?: true
  /** The name and which of the ready pictures. */
  avatar?: { name: string; picture: number }
}

const people: readonly DemoPerson[] = [
  // As fresh as after the confirmation: no picture yet, so that the welcome is seen.
  { email: 'user@aureole.test', groups: ['USER'], tokens: 50 },
  {
    email: 'premium@aureole.test',
    groups: ['USER'],
    // The other 200 come with premium.
    tokens: 50,
    isPremium: true,
    avatar: { name: 'Robin', picture: 0 },
  },
  { email: 'agent@aureole.test', groups: ['USER', 'AGENT'], tokens: 50 },
]

export interface SeededPerson {
  userId: string
  brandId: string
  email: string
  isPremium: boolean
  created: boolean
}

export async function demoPeople(parts: SeedParts): Promise<SeededPerson[]> {
  const seeded: SeededPerson[] = []
  // Once for all of them, and not at all when they are there: hashing is meant to be slow.
  let hashed: Promise<string> | undefined
  const passwordHash = () => (hashed ??= parts.accounts.hashPassword(demoPassword))
  const wanted = parts.brands.all.flatMap(({ id: brandId }) =>
    people.map((person) => ({ brandId, person, id: idOf(brandId, person) })),
  )
  const there = await parts.accounts.knownPeople(
    parts.database.db,
    wanted.map(({ id }) => id),
  )
  for (const { brandId, person, id } of wanted) {
    const { email, isPremium = false } = person
    if (there.has(id)) seeded.push({ userId: id, brandId, email, isPremium, created: false })
    else seeded.push(await seedPerson(parts, brandId, person, passwordHash))
  }
  return seeded
}

function idOf(brandId: string, { email }: DemoPerson): string {
  return fixedId(`person ${brandId} ${email}`)
}

async function seedPerson(
  parts: SeedParts,
  brandId: string,
  person: DemoPerson,
  passwordHash: () => Promise<string>,
): Promise<SeededPerson> {
  const { accounts, database, portraits, wallet } = parts
  const { email, groups, avatar, tokens } = person
  const id = idOf(brandId, person)
  const isPremium = person.isPremium === true
  const { userId, created } = await accounts.createPerson({
    id,
    brandId,
    email,
    password: { hash: await passwordHash() },
    groups,
    welcome: false,
    ...(avatar === undefined
      ? {}
      : { avatar: { name: avatar.name, imageUrl: portraits.ready()[avatar.picture]!.imageUrl } }),
  })
  if (created) {
    await wallet.grant(database.db, {
      userId,
      amount: tokens,
      reason: 'welcome-gift',
      key: `welcome:${userId}`,
    })
  }
  return { userId, brandId, email, isPremium, created }
}
