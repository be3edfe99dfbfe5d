import { randomBytes, randomFillSync } from 'node:crypto'

const counterMax = 0xfff

/** Chance is fetched in larger portions: asking for eight bytes at a time costs more than all the rest. */
const pool = Buffer.alloc(8 * 512)
let used = pool.length

function eightRandomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 8
  return pool.subarray(used - 8, used)
}

let lastTime = 0
let counter = 0

/**
 * The time and counter of the next id. Ids of one process only ever grow, also within one millisecond and when the
 * machine's clock is set back, so that sorting by id is sorting by creation.
 */
function nextTick(now: number, random: Buffer): { time: number; count: number } {
  if (now > lastTime) {
    lastTime = now
    // The counter starts in its lower half, so that a busy millisecond has room to count up.
    counter = ((random[6]! << 8) | random[7]!) & (counterMax >> 1)
  } else if (counter < counterMax) {
    counter += 1
  } else {
    lastTime += 1
    counter = 0
  }
  return { time: lastTime, count: counter }
}

/** A UUID of version 7 (RFC 9562, method 1: a counter in `rand_a`). */
export function newId(now: number = Date.now()): string {
  const random = eightRandomBytes()
  const { time, count } = nextTick(now, random)
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | count, 6)
  bytes.set(random, 8)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** 22 url-safe characters with 128 bits of chance: what one cannot guess, such as a chat's hash. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}
