import type { BrandRecord } from '../brands/index.ts'
import type { Post } from '../platform/mail/index.ts'
import {
  renderLetter,
  type Letter,
  type LetterColours,
  type LetterLook,
  type MailMessage,
} from '../platform/mail/index.ts'
import { linkToken, type Keys } from './keys.ts'
import * as words from './letter-words.ts'
import type { AccountsParts } from './parts.ts'
import { userById } from './store.ts'

interface ToPerson {
  readonly userId: string
}
interface WithLink extends ToPerson {
  readonly linkId: string
}

/** The letters that accounts send, each as the verb that puts it into the queue. */
export interface Letters {
  readonly confirmRegistration: Post<WithLink>
  readonly alreadyRegistered: Post<ToPerson>
  readonly setPassword: Post<WithLink>
  readonly passwordChanged: Post<ToPerson>
  readonly sessionStolen: Post<ToPerson>
}

export function createLetters(parts: AccountsParts, keys: Keys): Letters {
  const { mail, brands, database } = parts

  /** Addresses are made of the brand's origin and never of a request: a forged Host header must not reach a mail. */
  function kind<T extends ToPerson>(name: string, write: (brand: BrandRecord, data: T) => Letter): Post<T> {
    return mail.kind<T>(`accounts.${name}`, async (data) => {
      const person = await userById(database.db, data.userId)
      if (person === undefined) return undefined
      const brand = brands.byId(person.brandId)
      return messageFor(person.email, brand, write(brand, data))
    })
  }
  const linked = (brand: BrandRecord, path: string, linkId: string) =>
    url(brand, `${path}/${linkToken(keys.mailLink, linkId)}`)

  return {
    confirmRegistration: kind<WithLink>('confirm-registration', (brand, { linkId }) =>
      words.confirmRegistration(brand.name, linked(brand, '/auth/confirm-registration', linkId)),
    ),
    alreadyRegistered: kind('already-registered', (brand) =>
      words.alreadyRegistered(brand.name, url(brand, '/')),
    ),
    setPassword: kind<WithLink>('set-password', (brand, { linkId }) =>
      words.setPassword(brand.name, linked(brand, '/auth/set-new-password', linkId)),
    ),
    passwordChanged: kind('password-changed', (brand) =>
      words.passwordChanged(brand.name, brand.supportMail),
    ),
    sessionStolen: kind('session-stolen', (brand) => words.sessionStolen(brand.name, url(brand, '/'))),
  }
}

function messageFor(to: string, brand: BrandRecord, letter: Letter): MailMessage {
  return {
    to,
    fromName: brand.name,
    replyTo: brand.supportMail,
    subject: letter.subject,
    ...renderLetter(letter, lookOf(brand)),
  }
}

export function lookOf(brand: BrandRecord): LetterLook {
  const { name, origin, supportMail, legalEntity, theme } = brand
  const { address, country, registration } = legalEntity
  return {
    name,
    origin,
    supportMail,
    imprint: [legalEntity.name, `${address}, ${country}`, registration],
    light: coloursOf({ ...theme.dark, ...theme.light }),
    dark: coloursOf(theme.dark),
  }
}

function url(brand: BrandRecord, path: string): string {
  return new URL(path, brand.origin).href
}

function coloursOf(tokens: BrandRecord['theme']['dark']): LetterColours {
  return {
    page: tokens['surface-0'],
    card: tokens['surface-2'],
    border: tokens['surface-3'],
    ink: tokens['ink-1'],
    quietInk: tokens['ink-3'],
    button: tokens['primary-a'],
    onButton: tokens['primary-on'],
    link: tokens['primary-ink'],
  }
}
