import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrands } from '../../brands/index.ts'
import { createInProcessBus } from '../../platform/bus/index.ts'
import { readConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/index.ts'
import { createJobs } from '../../platform/jobs.ts'
import { createInProcessLimits } from '../../platform/limits.ts'
import { createMail, type OutboxMail } from '../../platform/mail/index.ts'
import { createTestClock } from '../../testing/clock.ts'
import { startTestHttp, type Answer } from '../../testing/http.ts'
import { silentLog } from '../../testing/log.ts'
import { createSafety } from '../../safety/index.ts'
import { createWallet } from '../../wallet/index.ts'
import { accountRoutes } from '../routes.ts'
import { workOnErasures } from '../erase-account.ts'
import { accountConfirmed, type AccountConfirmed } from '../facts.ts'
import { workOnExports } from '../make-export.ts'
import { ownData } from '../own-data.ts'
import { createTools } from '../tools.ts'

export const secret = 'a secret for tests that is long enough'
export type World = Awaited<ReturnType<typeof createWorld>>

/** Accounts with everything they stand on, a clock that the test moves, and the outbox in a folder of its own. */
export async function createWorld(database: Database, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aureole-accounts-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    MAIL_OUTBOX: 'on',
    ...env,
  })
  const clock = createTestClock()
  const log = silentLog
  const bus = createInProcessBus()
  const jobs = createJobs({ database, log })
  const limits = createInProcessLimits({ clock })
  const brands = createBrands(config)
  await brands.save(database)
  const wallet = createWallet({ database, bus, clock })
  const mail = createMail({ config, jobs, log })
  const ended: string[] = []
  const endSubscription = async (userId: string) => void ended.push(userId)
  const safety = createSafety()
  const parts = {
    config,
    log,
    clock,
    database,
    jobs,
    bus,
    limits,
    mail,
    brands,
    safety,
    wallet,
    endSubscription,
  }
  const tools = createTools(parts)
  tools.personalData.push(ownData(tools))
  workOnErasures(tools)
  workOnExports(tools)
  const confirmed: AccountConfirmed[] = []
  jobs.work<AccountConfirmed>(accountConfirmed, {}, async (fact) => void confirmed.push(fact))
  return {
    ...parts,
    tools,
    /** Whose subscription was to be ended. */
    ended,
    /** Who was told of as confirmed. */
    confirmed,
    close: async () => {
      mail.close()
      limits.close()
      await bus.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same, reached over HTTP, with its jobs running. */
export async function startWorld(database: Database, env: Record<string, string> = {}) {
  const world = await createWorld(database, env)
  const { tools, mail, brands, config } = world
  const server = await startTestHttp(
    (http) => {
      accountRoutes(http, tools)
      mail.routes(http)
    },
    {
      config,
      limits: world.limits,
      authenticate: tools.doorkeeper.authenticate,
      brandOf: (host) => {
        const brand = brands.byHost(host)
        return brand && { brandId: brand.id, origin: brand.origin }
      },
    },
  )
  await world.jobs.start()

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    server.ask(path, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const outbox = async (): Promise<OutboxMail[]> =>
    (await server.ask('/api/dev/outbox')).json() as OutboxMail[]

  return {
    ...world,
    server,
    post: (path: string, body: object, headers?: Record<string, string>): Promise<Answer> =>
      call('POST', path, body, headers),
    get: (path: string, accessToken?: string, headers: Record<string, string> = {}): Promise<Answer> =>
      call('GET', path, undefined, {
        ...headers,
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      }),
    outbox,
    /** Waits for the newest mail to an address that is about this. */
    async mailTo(to: string, subject: RegExp): Promise<OutboxMail> {
      for (const patience = Date.now() + 15_000; Date.now() < patience;) {
        const found = (await outbox()).find((one) => one.to === to && subject.test(one.subject))
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`no mail about ${subject} has come for ${to}`)
    },
    async stop() {
      await server.stop()
      await world.jobs.drain()
      await world.close()
    },
  }
}

/** The secret at the end of a mail's link. */
export function tokenOf(mail: OutboxMail): string {
  return mail.links[0]?.split('/').at(-1) ?? ''
}
