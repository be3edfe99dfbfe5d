import type { BrowserContext } from '@playwright/test'

/** The demo people, and a guest. */
export type Role = 'guest' | 'person' | 'premium' | 'agent'

const mails: Record<Exclude<Role, 'guest'>, string> = {
  person: 'user@aureole.test',
  premium: 'premium@aureole.test',
  agent: 'agent@aureole.test',
}

export const demoPassword = 'angels-demo'

/** What the list of devices shows for them. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

export async function logIn(url: string, email: string, password = demoPassword): Promise<Tokens> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': browser },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Log-in of ${email} failed: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Tokens
}

/** Gives a fresh browser context the age flag and, unless it is a guest's, a session: once, so that log-outs last. */
export async function become(context: BrowserContext, url: string, role: Role): Promise<Tokens | undefined> {
  const tokens = role === 'guest' ? undefined : await logIn(url, mails[role])
  await context.addInitScript(
    ({ record, origin }) => {
      if (location.origin !== origin || localStorage.getItem('visited-by-test')) return
      localStorage.setItem('visited-by-test', 'true')
      localStorage.setItem('age-verification', 'true')
      if (record) localStorage.setItem('auth-tokens-production', record)
    },
    { record: tokens ? JSON.stringify(tokens) : '', origin: new URL(url).origin },
  )
  return tokens
}
