import type { Pool, PoolClient } from 'pg'
import { Unreachable } from '../errors.ts'

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The server is starting or stopping, has no connection left, or lost this one. */
const serverCodes = /^(?:08...|57P0[1-5]|53300)$/

/** What the driver says in words alone. */
const driverWords =
  /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered a connection error|was closed))/

/** What was asked for cannot be had just now, whatever it was. A query that is wrong, or slow by itself, is something else. */
function meansUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (systemCodes.has(code) || serverCodes.test(code))) return true
  return driverWords.test(error.message)
}

/** The same pool, whose queries fail with `Unreachable` where the database is away. */
export function nameUnreachable(pool: Pool): Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  return overriding(pool, {
    query: (...args) => named(query(...args)),
    connect: async () => checkedOut(await named(pool.connect())),
  })
}

/**
 * One connection for a transaction. When its server does not answer it is cut at once: the answer may still come, and whoever
 * had the connection next would take it for their own. Drizzle does not give a connection back on which `begin` has failed.
 */
function checkedOut(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  let released = false
  function release(error?: Error | boolean): void {
    if (released) return
    released = true
    client.release(error)
  }
  return overriding(client, {
    release: (error) => release(error as Error | undefined),
    query: async (...args) => {
      try {
        return await named(query(...args))
      } catch (error) {
        if (error instanceof Unreachable) release(error)
        throw error
      }
    },
  })
}

async function named<T>(work: Promise<T> | T): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw meansUnreachable(error) ? new Unreachable('the database', { cause: error }) : error
  }
}

function overriding<O extends object>(
  object: O,
  methods: Record<string, (...args: unknown[]) => unknown>,
): O {
  const own = new Map<string | symbol, unknown>(Object.entries(methods))
  return new Proxy(object, {
    get(target, key) {
      const method = own.get(key)
      if (method !== undefined) return method
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
