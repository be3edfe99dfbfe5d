import { jwtVerify, SignJWT } from 'jose'
import { mac } from './keys.ts'
import { rules } from './policy.ts'

const audience = 'second-factor'

/** Proves for a few minutes that the password was right. It dies with the password that it was given for. */
export function signChallenge(
  key: Uint8Array,
  user: { id: string; brandId: string; passwordHash: string },
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ brand: user.brandId, for: bond(key, user.passwordHash) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + rules.challengeSeconds)
    .sign(key)
}

export interface Challenge {
  readonly userId: string
  readonly brandId: string
  readonly fits: (passwordHash: string) => boolean
}

export async function readChallenge(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Challenge | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now })
    const { sub, brand, for: bondOf } = payload
    if (sub === undefined || typeof brand !== 'string' || payload.exp === undefined) return undefined
    return { userId: sub, brandId: brand, fits: (passwordHash) => bond(key, passwordHash) === bondOf }
  } catch {
    return undefined
  }
}

function bond(key: Uint8Array, passwordHash: string): string {
  return mac(key, 'password', passwordHash).toString('base64url')
}
