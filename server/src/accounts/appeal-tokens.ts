import { jwtVerify, SignJWT } from 'jose'
import { later } from './policy.ts'

const audience = 'appeal'
const graceSeconds = 30 * 24 * 3600

/** What lets a person who is logged out appeal: it names them and the one suspension it is about. */
export interface Appeal {
  readonly userId: string
  readonly suspensionId: string
}

export function signAppealToken(
  key: Uint8Array,
  user: { id: string; suspensionId: string | null },
  suspendedUntil: Date,
): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(user.id)
    .setJti(user.suspensionId ?? user.id)
    .setExpirationTime(later(suspendedUntil, graceSeconds))
    .sign(key)
}

export async function readAppealToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Appeal | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now })
    const { sub, jti } = payload
    return sub === undefined || jti === undefined ? undefined : { userId: sub, suspensionId: jti }
  } catch {
    return undefined
  }
}
