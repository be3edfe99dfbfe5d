import type { Group, User } from '@aureole/contract/accounts'
import { jwtVerify, SignJWT } from 'jose'
import { rules } from './policy.ts'

const issuer = 'aureole'

/** What an access token says: who, on which device, at which brand. */
export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
  readonly brandId: string
  readonly expiresAt: number
}

export interface AccessTokenContent {
  readonly user: User
  readonly groups: readonly Group[]
  readonly brandId: string
  readonly sessionId: string
}

export function signAccessToken(key: Uint8Array, content: AccessTokenContent, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const { user, groups, brandId, sessionId } = content
  return new SignJWT({ user, groups, brand: brandId, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(brandId)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + rules.accessTokenSeconds)
    .sign(key)
}

/** Nothing for whatever we have not signed for this brand, or whose time is over. */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  brandId: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience: brandId,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid', 'brand'],
    })
    const { sub, sid, brand, exp } = payload
    if (typeof sid !== 'string' || sub === undefined || exp === undefined || brand !== brandId)
      return undefined
    return { userId: sub, sessionId: sid, brandId, expiresAt: exp * 1000 }
  } catch {
    return undefined
  }
}
