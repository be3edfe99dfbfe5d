import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import type { Page } from '@playwright/test'
import type { Tokens } from '@aureole/tools/lab/people'
import { expect } from './test.ts'

export const key = 'auth-tokens-production'
export const goodPassword = 'lamplight over the canal'

interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

export interface Person {
  readonly id: string
  readonly email: string
  readonly password: string
  /** A device of theirs that is not the browser. */
  readonly tokens: Tokens
  /** The origin of their brand. */
  readonly origin: string
}

let people = 0

export function freshMail(): string {
  people += 1
  return `person-${process.pid}-${Date.now()}-${people}@example.org`
}

/** A call from outside of the browser. Browsers know what `angels.localhost` is; most resolvers do not. */
export function call(
  origin: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Response> {
  const { host, port } = new URL(origin)
  const headers = {
    host,
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const content = chunks.length === 0 ? null : Buffer.concat(chunks)
        resolve(new Response(content, { status: answer.statusCode ?? 0 }))
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** A new device of someone, which is not the browser. */
export async function logIn(origin: string, email: string, password: string): Promise<Tokens> {
  const answer = await call(origin, 'POST', '/api/auth/login', { email, password })
  expect(answer.status, `log-in of ${email}`).toBe(200)
  return (await answer.json()) as Tokens
}

async function mailsTo(origin: string, email: string): Promise<Mail[]> {
  const answer = await call(origin, 'GET', '/api/dev/outbox')
  return ((await answer.json()) as Mail[]).filter((mail) => mail.to.includes(email))
}

/** The newest mail of a kind to someone, once it has arrived; mails leave as jobs. */
export async function mailTo(origin: string, email: string, subject: RegExp, count = 1): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(
      async () =>
        (mails = (await mailsTo(origin, email)).filter((mail) => subject.test(mail.subject))).length,
      {
        message: `a mail about ${subject} to ${email}`,
        timeout: 20_000,
        // Most are there within a tenth of a second, and nearly every test waits for one.
        intervals: [50, 50, 100, 200, 500],
      },
    )
    .toBeGreaterThanOrEqual(count)
  return mails[0]!
}

/** The link of a mail that leads to one of our pages. */
export function linkOf(mail: Mail, page: string): string {
  const link = mail.links.find((one) => new URL(one).pathname.startsWith(page))
  if (link === undefined) throw new Error(`No link to ${page} in ${mail.text}`)
  return link
}

export async function register(origin: string, email: string, password = goodPassword): Promise<void> {
  const body = { email, password, birthDate: '1994-02-14', acceptTerms: true }
  const answer = await call(origin, 'POST', '/api/auth/registration', body)
  expect(answer.status).toBe(202)
}

function claims(accessToken: string): { exp: number; user: { id: string } } {
  return JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
    exp: number
    user: { id: string }
  }
}

export function expiryOf(accessToken: string): number {
  return claims(accessToken).exp
}

/** Somebody new, confirmed by the mail's link, with a persona unless told otherwise. */
export async function newPerson(origin: string, options: { persona?: boolean } = {}): Promise<Person> {
  const email = freshMail()
  await register(origin, email)
  const link = linkOf(await mailTo(origin, email, /confirm/i), '/auth/confirm-registration/')
  const token = link.split('/').at(-1)
  expect((await call(origin, 'POST', '/api/auth/registration/confirmation', { token })).status).toBe(204)
  const tokens = await logIn(origin, email, goodPassword)
  const { id } = claims(tokens.accessToken).user
  if (options.persona !== false) {
    const pictures = (await (await call(origin, 'GET', '/api/avatars/options')).json()) as {
      picture: { value: string; imageUrl?: string }[]
    }
    const imageUrl = pictures.picture[0]!.imageUrl ?? pictures.picture[0]!.value
    const body = { name: 'Robin', imageUrl }
    const answer = await call(origin, 'PUT', `/api/users/${id}/personal-avatar`, body, tokens.accessToken)
    expect(answer.status).toBe(200)
  }
  return { id, email, password: goodPassword, tokens, origin }
}

/** Puts a token record into the browser before its first page, once: what the page makes of it lasts. */
export async function giveRecord(page: Page, record: Partial<Tokens>): Promise<void> {
  await page.context().addInitScript(
    ({ name, value }) => {
      if (location.origin === 'null' || localStorage.getItem('record-by-test')) return
      localStorage.setItem('record-by-test', 'true')
      localStorage.setItem(name, value)
    },
    { name: key, value: JSON.stringify(record) },
  )
}

/** A device of its own for this page: ending it ends no other. */
export async function enter(page: Page, person: Person): Promise<Tokens> {
  const tokens = await logIn(person.origin, person.email, person.password)
  await giveRecord(page, tokens)
  return tokens
}

/** An access token that the page takes for its owner's and that ends in so many seconds; no server would take it. */
export function expiringToken(id: string, seconds: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + seconds
  return `${part({ alg: 'none' })}.${part({ exp, user: { id }, groups: ['USER'] })}.x`
}

export function storedRecord(page: Page): Promise<Partial<Tokens> | undefined> {
  return page.evaluate((name) => {
    const text = localStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as Partial<Tokens>)
  }, key)
}

export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

/** Fills the log-in dialog that is open and sends it. */
export async function logInBy(page: Page, person: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('E-mail').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Six digits of RFC 6238, as an authenticator app shows them. */
export function totp(secret: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret.replaceAll(/[\s=]/g, '').toUpperCase())
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', bytes).update(counter).digest()
  const offset = hash.at(-1)! & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
