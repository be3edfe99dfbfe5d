import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** One key for each use, all from the one secret, so that what is made for one use never passes for another. */
export interface Keys {
  /** Signs what is handed out as a JWT. */
  readonly accessToken: Uint8Array
  readonly refreshToken: Uint8Array
  readonly mailLink: Uint8Array
  readonly appeal: Uint8Array
  readonly exportLink: Uint8Array
  /** Seals the secrets of authenticator apps. */
  readonly secondFactor: Uint8Array
  readonly recoveryCode: Uint8Array
  readonly challenge: Uint8Array
}

export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `aureole ${use}`, 32))
  return {
    accessToken: new TextEncoder().encode(secret),
    refreshToken: derive('refresh token'),
    mailLink: derive('mail link'),
    appeal: derive('appeal'),
    exportLink: derive('export link'),
    secondFactor: derive('second factor'),
    recoveryCode: derive('recovery code'),
    challenge: derive('challenge'),
  }
}

export function mac(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** How a random token is stored. Plain SHA-256 will do: unlike a password it cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The secret part of a link, made from the row's id when the mail is written: only its hash is ever stored. */
export function linkToken(key: Uint8Array, linkId: string): string {
  return mac(key, linkId).toString('base64url')
}

export function exportPath(key: Uint8Array, exportId: string): string {
  return `/api/exports/${linkToken(key, exportId)}`
}
