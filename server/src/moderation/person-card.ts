import type { PersonCard } from '@aureole/contract/desk-people'
import type { KnownPerson } from '../accounts/index.ts'
import type { Db, Tx } from '../platform/database/index.ts'
import { notFound } from '../platform/errors.ts'
import type { ModerationTools } from './tools.ts'
import { presentPenalty } from './present.ts'
import { penaltiesOf } from './store-penalties.ts'
import { countViolations } from './store-violations.ts'

type Tools = Pick<ModerationTools, 'accounts' | 'clock'>

/** The person as agents see them; the latest penalty first. */
export async function personCard(tools: Tools, db: Db | Tx, userId: string): Promise<PersonCard> {
  const { accounts, clock } = tools
  const penalties = await penaltiesOf(db, userId)
  const people = await accounts.knownPeople(db, [userId, ...penalties.map((one) => one.agentId)])
  const person = people.get(userId)
  if (person === undefined) throw notFound('This person')
  const now = clock.now()
  return {
    ...presentPerson(person),
    violations: await countViolations(db, userId),
    penalties: penalties.toReversed().map((one) => presentPenalty(one, penalties, people, now)),
    version: penalties.length,
  }
}

function presentPerson(person: KnownPerson) {
  return {
    userId: person.id,
    name: person.name,
    email: person.email,
    brandId: person.brandId,
    createdAt: person.createdAt.toISOString(),
    isPremium: person.isPremium,
    warningCounter: person.warningCounter,
    suspendedUntil: person.suspendedUntil?.toISOString() ?? null,
  }
}
