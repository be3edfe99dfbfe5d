import type { BrandRecord } from '../brands/index.ts'
import type { Post } from '../platform/mail/index.ts'
import {
  renderLetter,
  type Letter,
  type LetterColours,
  type LetterLook,
  type MailMessage,
} from '../platform/mail/index.ts'
import { exportPath, linkToken, type Keys } from './keys.ts'
import * as words from './letter-words.ts'
import type { AccountsParts } from './parts.ts'
import { userByEmail, userById, type UserRow } from './store.ts'
import { linkById, type LinkRow } from './store-links.ts'

interface ToPerson {
  readonly userId: string
}
interface WithLink extends ToPerson {
  readonly linkId: string
}
/** To an address that a link names, which need not be the person's. */
interface ByLink {
  readonly linkId: string
}

/** The letters that accounts send, each as the verb that puts it into the queue. */
export interface Letters {
  readonly confirmRegistration: Post<WithLink>
  readonly alreadyRegistered: Post<ToPerson>
  readonly setPassword: Post<WithLink>
  readonly passwordChanged: Post<ToPerson>
  readonly sessionStolen: Post<ToPerson>
  /** To the new address: a link, or, where somebody has it already, that there is nothing to do. */
  readonly confirmEmail: Post<ByLink>
  /** To the old address, before and after. */
  readonly emailChangeAsked: Post<ByLink>
  readonly emailChanged: Post<ByLink>
  readonly accountClosing: Post<ToPerson>
  readonly accountKept: Post<ToPerson>
  readonly exportReady: Post<ToPerson & { readonly exportId: string }>
  readonly secondFactorOn: Post<ToPerson>
  readonly secondFactorOff: Post<ToPerson>
  readonly recoveryCodeUsed: Post<ToPerson & { readonly left: number }>
}

/** Writes a letter to a person, or nothing when it has become pointless meanwhile. */
export type WriteLetter<T> = (brand: BrandRecord, data: T) => Promise<Letter | undefined>

/** For features that write to people: their address and their brand's look are known here. */
export function letterKind<T extends ToPerson>(
  { mail, brands, database }: Pick<AccountsParts, 'mail' | 'brands' | 'database'>,
  name: string,
  write: WriteLetter<T>,
): Post<T> {
  return mail.kind<T>(name, async (data) => {
    const person = await userById(database.db, data.userId)
    if (person === undefined) return undefined
    const brand = brands.byId(person.brandId)
    const letter = await write(brand, data)
    return letter && messageFor(person.email, brand, letter)
  })
}

export function createLetters(parts: AccountsParts, keys: Keys): Letters {
  const { mail, brands, database } = parts

  /** Addresses are made of the brand's origin and never of a request: a forged Host header must not reach a mail. */
  function kind<T extends ToPerson>(
    name: string,
    write: (brand: BrandRecord, data: T, person: UserRow) => Letter | undefined,
  ): Post<T> {
    return mail.kind<T>(`accounts.${name}`, async (data) => {
      const person = await userById(database.db, data.userId)
      if (person === undefined) return undefined
      const brand = brands.byId(person.brandId)
      const letter = write(brand, data, person)
      return letter && messageFor(person.email, brand, letter)
    })
  }
  function byLink(
    name: string,
    write: (link: LinkRow, person: UserRow, brand: BrandRecord) => Promise<Addressed | undefined>,
  ): Post<ByLink> {
    return mail.kind<ByLink>(`accounts.${name}`, async ({ linkId }) => {
      const link = await linkById(database.db, linkId)
      if (link === undefined) return undefined
      const person = await userById(database.db, link.userId)
      if (person === undefined) return undefined
      const brand = brands.byId(person.brandId)
      const written = await write(link, person, brand)
      return written?.to ? messageFor(written.to, brand, written.letter) : undefined
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
    confirmEmail: byLink('confirm-email', async (link, person, brand) => {
      // Cancelled or replaced while it waited.
      if (link.newEmail === null || link.usedAt !== null) return undefined
      const holder = await userByEmail(database.db, person.brandId, link.newEmail)
      const letter =
        holder === undefined || holder.confirmedAt === null
          ? words.confirmEmail(brand.name, linked(brand, '/auth/confirm-email', link.id))
          : words.emailTaken(brand.name, url(brand, '/'))
      return { to: link.newEmail, letter }
    }),
    emailChangeAsked: byLink('email-change-asked', async (link, _person, brand) => ({
      to: link.oldEmail,
      letter: words.emailChangeAsked(brand.name, masked(link.newEmail), url(brand, personalDetails)),
    })),
    emailChanged: byLink('email-changed', async (link, _person, brand) => ({
      to: link.oldEmail,
      letter: words.emailChanged(brand.name, masked(link.newEmail), brand.supportMail),
    })),
    accountClosing: kind('account-closing', (brand, _data, { deletionAt }) =>
      deletionAt === null ? undefined : words.accountClosing(brand.name, deletionAt, url(brand, '/settings')),
    ),
    accountKept: kind('account-kept', (brand) => words.accountKept(brand.name, url(brand, '/'))),
    exportReady: kind('export-ready', (brand, { exportId }) =>
      words.exportReady(brand.name, url(brand, exportPath(keys.exportLink, exportId))),
    ),
    secondFactorOn: kind('second-factor-on', (brand) => words.secondFactorOn(brand.name, brand.supportMail)),
    secondFactorOff: kind('second-factor-off', (brand) =>
      words.secondFactorOff(brand.name, brand.supportMail),
    ),
    recoveryCodeUsed: kind('recovery-code-used', (brand, { left }) =>
      words.recoveryCodeUsed(brand.name, left, brand.supportMail),
    ),
  }
}

interface Addressed {
  readonly to: string | null
  readonly letter: Letter
}

const personalDetails = '/settings/personal-details'

/** `m…@example.com`: enough to recognise one's own, too little for whoever should not know it. */
function masked(email: string | null): string {
  const [local = '', domain = ''] = email?.split('@') ?? []
  return `${local.slice(0, 1)}…@${domain}`
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
