import type { AvatarOption } from '@aureole/contract/avatars'
import type { AvatarDraft, OwnAvatar } from '@aureole/contract/own-avatars'
import type { PersonalData } from '../accounts/index.ts'
import type { Script } from '../minds/index.ts'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Http } from '../platform/http/index.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createScripts } from './cards/card-script.ts'
import { cardRoutes } from './cards/routes.ts'
import { listAvatars } from './catalogue/list-avatars.ts'
import { PageEnds } from './catalogue/page-ends.ts'
import { publish, type CatalogueEntry } from './catalogue/publish.ts'
import {
  createKnownAvatars,
  featuredAvatars,
  meetable,
  readAvatar,
  similarAvatars,
} from './catalogue/read-avatar.ts'
import { publicIds } from './catalogue/store-catalogue.ts'
import { workOnNewPeople } from './generator/finish-for-new-person.ts'
import { sweepStates } from './generator/guest-state.ts'
import { generatorRoutes } from './generator/routes.ts'
import { picturedOptions } from './options/avatar-options.ts'
import { createOwn } from './own/create-own.ts'
import { workOnPaintings } from './own/paint-own.ts'
import { review, underReview, type Review, type UnderReview } from './own/publication.ts'
import { ownRoutes } from './own/routes.ts'
import type { AvatarsParts } from './parts.ts'
import { personOf } from './persona/personal-avatar.ts'
import { personaRoutes } from './persona/routes.ts'
import { personalData } from './personal-data.ts'
import type { KnownAvatar } from './present.ts'
import { catalogueRoutes } from './routes.ts'

export interface Avatars extends Catalogue {
  /** For chats, which know them already: in the order asked for, deleted and private ones too. */
  byIds(ids: readonly string[]): Promise<KnownAvatar[]>
  /** Which of these the person may begin to talk with. */
  meetable(userId: string, ids: readonly string[]): Promise<Set<string>>
  /** For minds: what the card of an angel says that came with one. */
  scriptOf(id: string): Promise<Script | undefined>
  /** The person as minds may know them. */
  personOf(userId: string): Promise<{ name: string | null; about: string | null }>
  /** What search engines may list. */
  publicIds(): Promise<string[]>
  /** For the demo world: an angel of somebody's own. */
  createOwn(asked: { id: string; userId: string; draft: AvatarDraft }): Promise<OwnAvatar>
  /** For the demo world: writes the house's entries of the catalogue under their own ids, new or not. */
  publish(db: Db | Tx, entries: readonly CatalogueEntry[]): Promise<void>
  /** For moderation: an angel that its owner wants to see published; nothing when it does not wait for that (any more). */
  underReview(db: Db | Tx, id: string): Promise<UnderReview | undefined>
  /** For moderation: an agent's word on it. */
  review(tx: Tx, decided: Review): Promise<OwnAvatar>
  readonly personalData: PersonalData
  routes(http: Http): void
}

export function createAvatars(parts: AvatarsParts): Avatars {
  const { database, jobs, portraits } = parts
  const ends = new PageEnds()
  let options: Promise<Record<string, AvatarOption[]>> | undefined
  workOnNewPeople(parts)
  workOnPaintings(parts)
  jobs.every('avatars.sweep', '23 4 * * *', () => sweepStates(parts))

  const avatars: Avatars = {
    list: (asked, reader) => listAvatars({ database, portraits, ends }, asked, reader),
    featured: (readerId) => featuredAvatars(parts, readerId),
    similar: (id, readerId) => similarAvatars(parts, id, readerId),
    byId: (id, readerId) => readAvatar(parts, id, readerId),
    byIds: createKnownAvatars(parts),
    scriptOf: createScripts(parts),
    meetable: (userId, ids) => meetable(parts, userId, ids),
    personOf: (userId) => personOf(parts, userId),
    publicIds: () => publicIds(database.db),
    options() {
      // The same for everybody: drawn once. A failure is not kept.
      options ??= picturedOptions(parts).catch((error: unknown) => {
        options = undefined
        throw error
      })
      return options
    },
    createOwn: (asked) => createOwn(parts, { ...asked, drawn: true }),
    publish,
    underReview: (db, id) => underReview(parts, db, id),
    review: (tx, decided) => review(parts, tx, decided),
    personalData: personalData(parts),
    routes(http) {
      catalogueRoutes(http, avatars)
      ownRoutes(http, parts)
      generatorRoutes(http, parts)
      personaRoutes(http, parts)
      cardRoutes(http, parts)
    },
  }
  return avatars
}
