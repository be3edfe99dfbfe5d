import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps expect it: SHA-1, six digits, a new code every 30 seconds. */
const stepSeconds = 30
const digits = 6

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds)
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const sum = createHmac('sha1', secret).update(counter).digest()
  const offset = (sum.at(-1) ?? 0) & 0xf
  const number = sum.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is, if it is one of now or its neighbours (clocks differ, fingers are slow) and newer than the
 * newest that was taken. Each code thereby works once.
 */
export function stepOf(secret: Uint8Array, code: string, now: Date, lastStep: number): number | undefined {
  const given = Buffer.from(code)
  if (given.length !== digits) return undefined
  const current = stepAt(now)
  // All are compared, whichever fits, so that time tells nothing.
  const fitting = [current - 1, current, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), given),
  )
  return fitting.find((step) => step > lastStep)
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as apps take it when it is typed. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31] ?? ''
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + (letters[(held << (5 - bits)) & 31] ?? '') : text
}

/** What the QR code says. */
export function otpauthUri(input: { secret: Uint8Array; issuer: string; email: string }): string {
  const label = `${encodeURIComponent(input.issuer)}:${encodeURIComponent(input.email)}`
  const issuer = encodeURIComponent(input.issuer)
  const secret = base32(input.secret)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
