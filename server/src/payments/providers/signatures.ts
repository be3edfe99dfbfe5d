import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a signature holds, either way: clocks differ, and who records a message cannot use it for long. */
export const tolerance = 300

/** `t=<seconds>,v1=<hex>` over `<seconds>.<body>`, the way that providers have agreed on. */
export function sign(body: string | Buffer, secret: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(body, secret, seconds).toString('hex')}`
}

export function isSigned(body: Buffer, header: string | undefined, secret: Uint8Array, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  const seconds = Number(parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2) ?? Number.NaN)
  // Written so that what is no number is refused too.
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= tolerance)) return false
  const expected = macOf(body, secret, seconds)
  return parts
    .filter((part) => /^v1=[\da-f]{64}$/.test(part))
    .some((part) => timingSafeEqual(Buffer.from(part.slice(3), 'hex'), expected))
}

function macOf(body: string | Buffer, secret: Uint8Array, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
