import { setPersonalAvatar } from '@aureole/contract/accounts'
import type { Accounts } from '../accounts/index.ts'
import type { Database } from '../platform/database/index.ts'
import { invalidField, notFound } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import type { Portraits } from '../portraits/index.ts'

export interface PersonaParts {
  readonly accounts: Pick<Accounts, 'changePerson'>
  readonly database: Database
  readonly portraits: Pick<Portraits, 'ready'>
}

/** How angels see and call the person. Only ready pictures for now, so that no address of a stranger's is stored. */
export function personaRoutes(http: Http, { accounts, database, portraits }: PersonaParts): void {
  http.serve(
    setPersonalAvatar,
    async ({ params, body: { name, imageUrl } }, { principal }) => {
      if (params.id !== principal.userId) throw notFound('This person')
      if (!portraits.ready().some((picture) => picture.imageUrl === imageUrl)) {
        throw invalidField('imageUrl', 'Please choose one of the pictures.')
      }
      const avatar = { name, imageUrl }
      const announce = await database.transaction((tx) =>
        accounts.changePerson(tx, principal.userId, { avatar }),
      )
      announce()
      return avatar
    },
    { limit: { perUser: { limit: 30, seconds: 60 } } },
  )
}
