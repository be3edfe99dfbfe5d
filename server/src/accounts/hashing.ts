import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { problem } from '../platform/errors.ts'

/** OWASP's argon2id: 19 MiB, two passes, one lane. 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More than this many waiting means minutes: better to say so at once. */
const maxWaiting = 200

export interface Hashing {
  hash(password: string): Promise<string>
  /** Takes as long without a hash, so that time does not tell whether an account exists. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
}

/**
 * Hashing runs beside the main thread, but it eats a core and its memory bandwidth: one core always stays free for
 * everyone who is not logging in at the moment.
 */
export function createHashing(lanes: number = Math.max(1, availableParallelism() - 1)): Hashing {
  const waiting: (() => void)[] = []
  let running = 0
  let dummy: Promise<string> | undefined

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= lanes) {
      if (waiting.length >= maxWaiting)
        throw problem('not-ready', 'Many people log in right now. Please try again.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normal(password), cost)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        if (passwordHash !== undefined) return verify(passwordHash, normal(password))
        dummy ??= hash('nobody has this password', cost)
        await verify(await dummy, normal(password))
        return false
      }),
  }
}

/** So that an accent typed on another keyboard is the same accent. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
