import type { Http } from './platform/http/index.ts'
import type { Log } from './platform/log.ts'

/**
 * What has to be closed again, in the order of opening. Closing goes backwards; a part that fails or takes too long
 * does not keep the others open.
 */
export function createClosing(log: Log, patienceMs = 15_000) {
  const parts: { name: string; close: () => unknown }[] = []
  let closed: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    for (const { name, close } of parts.toReversed()) {
      try {
        await within(patienceMs, Promise.resolve(close()))
      } catch (error) {
        log.error({ part: name, err: error }, 'could not be closed in good order')
      }
    }
  }

  return {
    add(name: string, close: () => unknown): void {
      parts.push({ name, close })
    },
    /** Closes everything once, however often it is asked. */
    close: (): Promise<void> => (closed ??= closeAll()),
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${milliseconds} ms`)), milliseconds)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Takes no more requests and lets the running ones end; those that do not are cut off. */
export async function closeHttp(http: Http, patienceMs = 8000): Promise<void> {
  const timer = setTimeout(() => http.fastify.server.closeAllConnections(), patienceMs)
  try {
    await http.fastify.close()
  } finally {
    clearTimeout(timer)
  }
}
