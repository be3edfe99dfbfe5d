import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { App } from '../app.ts'
import type { Clock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Config } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'

export interface TestApp {
  /** Where it listens, by the name of the default brand. */
  readonly url: string
  readonly app: App
  readonly config: Config
  stop(): Promise<void>
}

export interface TestAppOptions {
  /** Knobs by their names, over those of a test. */
  readonly env?: Record<string, string>
  readonly clock?: Clock
  /** Kept afterwards; by default a folder of its own, which goes with the app. */
  readonly dataDir?: string
}

/** The whole app on a free port, on the embedded database unless the knobs say otherwise. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'aureole-app-')))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ADDRESS_LIMIT_SCALE: '1000',
    MIND_PACE: '0',
    WARM_UP: 'off',
    ...options.env,
  })
  const app = await createApp({
    config,
    log: createLog(config),
    ...(options.clock ? { clock: options.clock } : {}),
  })
  await app.start()
  return {
    url: config.publicUrl.origin,
    app,
    config,
    async stop() {
      await app.stop()
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The links of the app name its port, so that it has to be known before the app is made. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
