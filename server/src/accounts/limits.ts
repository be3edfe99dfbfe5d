import { createHash } from 'node:crypto'
import type { AccountsTools } from './tools.ts'

/** Per account. They count for addresses that nobody has, too: a limit must not tell who is registered. */
export const accountLimits = {
  /** Failed ones: whoever knows the password is not counted. */
  logIn: { limit: 30, seconds: 900 },
  refresh: { limit: 60, seconds: 60 },
  mail: { limit: 10, seconds: 3600 },
  /** Failed ones. Few, since there are only a million codes and three of them fit. */
  secondFactor: { limit: 5, seconds: 900 },
  export: { limit: 5, seconds: 24 * 3600 },
} as const

/** Per address of the network; they grow with ADDRESS_LIMIT_SCALE. */
export const addressLimits = {
  logIn: { limit: 30, seconds: 60 },
  refresh: { limit: 120, seconds: 60 },
  register: { limit: 10, seconds: 600 },
  mail: { limit: 10, seconds: 600 },
  link: { limit: 30, seconds: 600 },
  download: { limit: 30, seconds: 600 },
} as const

type AccountLimit = keyof typeof accountLimits

interface Account {
  readonly brandId: string
  readonly email: string
}

export async function limitAccount(
  tools: AccountsTools,
  what: AccountLimit,
  account: Account,
): Promise<void> {
  await tools.limits.take(keyOf(what, account), accountLimits[what])
}

export async function forgiveAccount(
  tools: AccountsTools,
  what: AccountLimit,
  account: Account,
): Promise<void> {
  await tools.limits.giveBack(keyOf(what, account), accountLimits[what])
}

/** A hash, so that no e-mail address lies in Redis or in a log. */
function keyOf(what: AccountLimit, { brandId, email }: Account): string {
  return `account:${createHash('sha256').update(`${brandId}\n${email}`).digest('base64url')}:${what}`
}
