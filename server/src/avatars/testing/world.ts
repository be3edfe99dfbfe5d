import type { AuthTokens } from '@aureole/contract/accounts'
import { createAccounts, type NewPerson } from '../../accounts/index.ts'
import { createBrands } from '../../brands/index.ts'
import { createInProcessBus } from '../../platform/bus/index.ts'
import { readConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/index.ts'
import { createJobs } from '../../platform/jobs.ts'
import { createInProcessLimits } from '../../platform/limits.ts'
import { createMail, type OutboxMail } from '../../platform/mail/index.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { createPortraits, type Portraits } from '../../portraits/index.ts'
import { createSafety, type Safety } from '../../safety/index.ts'
import { createTestClock } from '../../testing/clock.ts'
import { startTestHttp, type Answer, type Ask } from '../../testing/http.ts'
import { silentLog } from '../../testing/log.ts'
import { createWallet } from '../../wallet/index.ts'
import { createAvatars, publicationAsked, type PublicationAsked } from '../index.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type World = Awaited<ReturnType<typeof startWorld>>
export type Person = Awaited<ReturnType<World['person']>>

const password = 'a lamp beside the window'

interface WorldOptions {
  /** Over the one that lets everything pass. */
  readonly safety?: Safety
  /** Over the real ones. */
  readonly portraits?: Partial<Portraits>
}

/** Avatars and all that they stand on, reached over HTTP, with the jobs running and a clock that the test moves. */
export async function startWorld(database: Database, options: WorldOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aureole-avatars-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret for tests that is long enough',
    MAIL_OUTBOX: 'on',
    ADDRESS_LIMIT_SCALE: '1000',
  })
  const clock = createTestClock(new Date('2026-11-15T12:00:00Z'))
  const log = silentLog
  const bus = createInProcessBus()
  const jobs = createJobs({ database, log })
  const limits = createInProcessLimits({ clock })
  const metrics = createMetrics()
  const brands = createBrands(config)
  await brands.save(database)
  const wallet = createWallet({ database, bus, clock })
  const mail = createMail({ config, jobs, log })
  const accounts = createAccounts({
    config,
    log,
    clock,
    database,
    jobs,
    bus,
    limits,
    mail,
    brands,
    safety: options.safety ?? createSafety(),
    wallet,
    endSubscription: async () => undefined,
  })
  const portraits = { ...createPortraits({ config, database, log, metrics }), ...options.portraits }
  const avatars = createAvatars({
    accounts,
    clock,
    config,
    database,
    jobs,
    limits,
    log,
    portraits,
    safety: options.safety ?? createSafety(),
  })
  const asked: PublicationAsked[] = []
  jobs.work<PublicationAsked>(publicationAsked, {}, async (fact) => void asked.push(fact))
  const server = await startTestHttp(
    (http) => {
      accounts.routes(http)
      avatars.routes(http)
      mail.routes(http)
    },
    {
      config,
      limits,
      authenticate: accounts.authenticate,
      brandOf: () => ({ brandId: 'aureole', origin: 'http://localhost:3000' }),
    },
  )
  await jobs.start()

  function call(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    const text = body && JSON.stringify(body)
    return server.ask(path, {
      method,
      headers: {
        ...(text
          ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
          : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(text ? { body: text } : {}),
    })
  }
  async function logIn(email: string): Promise<string> {
    const answer = await call('POST', '/api/auth/login', { email, password })
    return (answer.json() as AuthTokens).accessToken
  }

  let count = 0
  return {
    accounts,
    /** Which angels the desk was told of. */
    asked,
    avatars,
    clock,
    database,
    jobs,
    limits,
    portraits,
    /** For what is no JSON. */
    ask: (path: string, asked: Ask) => server.ask(path, asked),
    call,
    logIn,
    password,
    /** Somebody who is logged in. */
    async person(more: Partial<NewPerson> & { isPremium?: boolean } = {}) {
      count += 1
      const email = `someone-${count}@example.com`
      const { isPremium, ...rest } = more
      const premium = isPremium ? { premiumUntil: new Date(clock.now().getTime() + 30 * 24 * 3600_000) } : {}
      const { userId } = await accounts.createPerson({
        brandId: 'aureole',
        email,
        password,
        ...premium,
        ...rest,
      })
      const person = {
        userId,
        email,
        path: `/api/users/${userId}`,
        token: await logIn(email),
        send: (method: string, to: string, body?: object) => call(method, to, body, person.token),
      }
      return person
    },
    async outbox(): Promise<OutboxMail[]> {
      return (await server.ask('/api/dev/outbox')).json() as OutboxMail[]
    },
    async stop() {
      await server.stop()
      await jobs.drain()
      await portraits.close()
      mail.close()
      limits.close()
      metrics.close()
      await bus.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function codeOf(answer: Answer): string {
  return (answer.json() as { code: string }).code
}
