import { randomInt } from 'node:crypto'
import { mac } from './keys.ts'

const count = 10
/** Without what looks like something else on paper: no 0 and o, no 1, i and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Such as `k7m2p-9xq4t`: 49 bits each, for the day when the phone is gone. */
export function newRecoveryCodes(): string[] {
  const piece = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)] ?? '').join('')
  return Array.from({ length: count }, () => `${piece()}-${piece()}`)
}

/** Keyed and bound to the person: short codes could be tried through by whoever reads the table, if they had no key. */
export function recoveryHash(key: Uint8Array, userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return mac(key, userId, plain).toString('base64url')
}
