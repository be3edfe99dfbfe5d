import type { PersonalData, Accounts } from '../accounts/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Portraits } from '../portraits/index.ts'

/** The picture under which the person appears. Their name and its address are kept by accounts and go with those. */
export function personaData(parts: {
  accounts: Pick<Accounts, 'userById'>
  database: Database
  portraits: Pick<Portraits, 'read'>
}): PersonalData {
  return {
    async *exportFor(userId) {
      const person = await parts.accounts.userById(parts.database.db, userId)
      const picture = person?.avatar && (await parts.portraits.read(person.avatar.imageUrl))
      if (picture) yield { path: `pictures/persona.${picture.ending}`, content: picture.bytes }
    },
    eraseFor: async () => undefined,
  }
}
