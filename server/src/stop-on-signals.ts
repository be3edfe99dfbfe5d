import type { App } from './app.ts'
import type { Log } from './platform/log.ts'

const longest = 25_000

/** One press of Ctrl-C may arrive several times: from the terminal, from npm and from whoever watches the files. */
const sameWish = 1000

/** The first SIGTERM or SIGINT ends what runs in good order; the second one, or too long a wait, ends it at once. */
export function stopOnSignals(app: App, log: Log): void {
  let askedAt: number | undefined

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt < sameWish) return
      log.warn({ signal }, 'stopped at once')
      process.exit(1)
    }
    askedAt = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ ms: longest }, 'stopping took too long')
      process.exit(1)
    }, longest).unref()
    await app.stop()
    log.info('stopped')
    process.exit(0)
  }

  // What nobody expected leaves the process in an unknown state: whoever watches over it starts another.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'crashed')
    process.exit(1)
  })
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
