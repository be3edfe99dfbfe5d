import type { Group, User } from '@aureole/contract/accounts'

const marginSeconds = 10

export interface Claims {
  exp?: number
  user?: Partial<User> & { id: string }
  groups?: readonly Group[]
}

/** What an access token says of its bearer; nothing when it cannot be read. The server alone checks its signature. */
export function claimsOf(accessToken: string | undefined): Claims | undefined {
  const payload = accessToken?.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}

/** Missing, without an expiry, or expiring within ten seconds. */
export function needsRefresh(accessToken: string | undefined, now: number): boolean {
  const expiry = claimsOf(accessToken)?.exp
  return typeof expiry !== 'number' || expiry * 1000 - now <= marginSeconds * 1000
}
