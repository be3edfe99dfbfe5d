import type { User } from '@aureole/contract/accounts'
import type { LookChoice } from '@aureole/contract/looks'
import type { PersonalAvatar } from '@aureole/contract/personal-avatar'
import type { Tx } from '../../platform/database/index.ts'
import { invalidField, notFound, problem } from '../../platform/errors.ts'
import { refuseUnknownOptions } from '../own/create-own.ts'
import { isSameLook } from '../own/policy.ts'
import type { AvatarsParts } from '../parts.ts'
import { screenTexts } from '../screen.ts'
import { personaOf, putPersona, type PersonaRow } from './store-personas.ts'

type Parts = Pick<AvatarsParts, 'accounts' | 'database' | 'portraits' | 'safety'>

/** The person's own persona; nothing until one was chosen. */
export async function readPersonalAvatar(
  { accounts, database: { db } }: Parts,
  userId: string,
): Promise<PersonalAvatar | null> {
  const person = await accounts.userById(db, userId)
  if (person === undefined) throw notFound('This person')
  const row = await personaOf(db, userId)
  return person.avatar && { ...person.avatar, about: row?.about ?? '', options: row?.look ?? null }
}

/** The person as minds may know them. */
export async function personOf(
  { accounts, database: { db } }: Pick<Parts, 'accounts' | 'database'>,
  userId: string,
): Promise<{ name: string | null; about: string | null }> {
  const [name, row] = await Promise.all([accounts.personaName(db, userId), personaOf(db, userId)])
  return { name, about: row?.about || null }
}

export interface ChosenPersona {
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly about?: string | undefined
  readonly options?: LookChoice | undefined
}

/** How angels see and call the person. */
export async function setPersonalAvatar(
  parts: Parts,
  userId: string,
  chosen: ChosenPersona,
): Promise<PersonalAvatar> {
  if (chosen.options !== undefined) refuseUnknownOptions({ look: chosen.options })
  await screenTexts(
    parts.safety,
    [
      ['name', chosen.name],
      ['about', chosen.about ?? ''],
    ],
    'persona',
  )
  const { persona, announce } = await parts.database.transaction(async (tx) => {
    const person = await parts.accounts.userById(tx, userId)
    if (person === undefined) throw notFound('This person')
    const before = await personaOf(tx, userId)
    const { imageUrl, look } = await pictureFor(parts, tx, person, before, chosen)
    const about = chosen.about ?? before?.about ?? ''
    await putPersona(tx, { userId, about, look })
    const avatar = { name: chosen.name, imageUrl }
    return {
      persona: { ...avatar, about, options: look },
      announce: await parts.accounts.changePerson(tx, userId, { avatar }),
    }
  })
  announce()
  return persona
}

/** A picture of one's own making wants premium once: whoever has made it keeps it. */
async function pictureFor(
  { portraits }: Pick<Parts, 'portraits'>,
  tx: Tx,
  person: User,
  before: PersonaRow | undefined,
  { imageUrl, options }: ChosenPersona,
): Promise<{ imageUrl: string; look: LookChoice | null }> {
  const now = person.avatar && { imageUrl: person.avatar.imageUrl, look: before?.look ?? null }
  if (options !== undefined) {
    if (now?.look && isSameLook(options, now.look)) return now
    if (!person.isPremium) {
      throw problem(
        'premium-required',
        'With premium you make a picture of your own. One of the ready pictures is yours in any case.',
      )
    }
    const name = await portraits.keepDrawn(tx, options)
    return { imageUrl: portraits.picture(name).thumbUrl, look: options }
  }
  if (now && (imageUrl === undefined || imageUrl === now.imageUrl)) return now
  // Only addresses that were given out here, so that none of a stranger's is ever stored.
  if (imageUrl !== undefined && portraits.ready().some((picture) => picture.imageUrl === imageUrl)) {
    return { imageUrl, look: null }
  }
  throw invalidField('imageUrl', 'Please choose one of the pictures.')
}
