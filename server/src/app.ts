import type { AddressInfo } from 'node:net'
import { pageSize } from '@aureole/contract/common'
import type { Route } from '@aureole/contract/route'
import { createAccounts } from './accounts/index.ts'
import { createAvatars } from './avatars/index.ts'
import { brandRoutes, createBrands, type BrandRecord } from './brands/index.ts'
import { chatRoutes, createChats } from './chats/index.ts'
import { closeHttp, createClosing } from './closing.ts'
import { joinNodes } from './join-nodes.ts'
import { createMemories, memoryRoutes } from './memories/index.ts'
import { createMinds } from './minds/index.ts'
import { createModeration } from './moderation/index.ts'
import { servePages } from './pages/index.ts'
import { createPayments } from './payments/index.ts'
import { createInProcessBus } from './platform/bus/in-process-bus.ts'
import { systemClock } from './platform/clock.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database/index.ts'
import type { Database } from './platform/database/index.ts'
import { createEncoder } from './platform/encoder/index.ts'
import { serveHealth } from './platform/health.ts'
import { createHttp } from './platform/http/index.ts'
import { measureJobs } from './platform/jobs-metrics.ts'
import { createJobs } from './platform/jobs.ts'
import { createInProcessLimits } from './platform/limits.ts'
import type { Log } from './platform/log.ts'
import { createMail } from './platform/mail/index.ts'
import { createMetrics } from './platform/metrics.ts'
import { serveOpenApi } from './platform/openapi/index.ts'
import { createPortraits } from './portraits/index.ts'
import { serveLive } from './realtime/index.ts'
import { countCrisis, createSafety, regionOf, safetyRoutes } from './safety/index.ts'
import { createWallet, walletRoutes, watchLedger } from './wallet/index.ts'
import { warmUp } from './warm-up.ts'

export interface App {
  /** The calls that it answers. */
  readonly served: readonly Route[]
  /** Begins the background work and listens; answers where, and which mind speaks. */
  start(): Promise<{ url: string; mind: string }>
  /** Ends what runs, in good order and bounded time. */
  stop(): Promise<void>
}

export interface AppOptions {
  readonly config: Config
  readonly log: Log
  readonly clock?: Clock
  /** One that is open already; the app closes it. */
  readonly database?: Database
}

export async function createApp(options: AppOptions): Promise<App> {
  const closing = createClosing(options.log)
  try {
    return await compose(options, closing)
  } catch (error) {
    await closing.close()
    throw error
  }
}

async function compose(
  { config, log, clock = systemClock, ...options }: AppOptions,
  closing: ReturnType<typeof createClosing>,
): Promise<App> {
  const database = options.database ?? (await openDatabase(config, log))
  closing.add('database', () => database.close())

  const redis = config.redisUrl ? await joinNodes(config.redisUrl, { clock, log }) : undefined
  const bus = redis?.bus ?? createInProcessBus({ log })
  closing.add('bus', () => bus.close())
  const limits = redis?.limits ?? createInProcessLimits({ clock })
  closing.add('limits', () => limits.close())

  const metrics = createMetrics()
  closing.add('metrics', () => metrics.close())
  const encoder = createEncoder({ log })
  closing.add('encoder', () => encoder.close())
  const mind = createMinds(config, { log, metrics, encoder })
  closing.add('mind', () => mind.close())

  const jobs = createJobs({ database, log })
  measureJobs(metrics.registry, jobs)
  const mail = createMail({ config, jobs, log })
  closing.add('mail', () => mail.close())
  closing.add('jobs', () => jobs.drain())

  const brands = createBrands(config)
  await brands.save(database)

  const wallet = createWallet({ database, bus, clock })
  watchLedger(wallet, { database, clock, jobs, log, registry: metrics.registry })
  const isExplicit = ({ explicit }: BrandRecord): boolean => explicit === 'allowed'
  const safety = createSafety({ encoder, moderation: config.moderation, log, metrics })
  closing.add('safety', () => safety.close())
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
    safety,
    wallet,
    endSubscription: (userId) => payments.endSubscription(userId),
  })
  const portraits = createPortraits({ config, database, log, metrics })
  closing.add('portraits', () => portraits.close())
  const avatars = createAvatars({
    accounts,
    clock,
    config,
    database,
    jobs,
    limits,
    log,
    portraits,
    safety,
  })
  const memories = createMemories({
    avatars,
    bus,
    clock,
    database,
    encoder,
    jobs,
    log,
    safety,
    said: {
      placesOf: (userId, messages) => chats.whereSaid.placesOf(userId, messages),
      hasMet: (userId, avatarId) => chats.whereSaid.hasMet(userId, avatarId),
    },
  })
  const chats = createChats({
    database,
    bus,
    clock,
    jobs,
    log,
    brands,
    memories,
    mind,
    safety,
    avatars,
    personOf: (userId) => avatars.personOf(userId),
    ...(brands.all.some(isExplicit) && {
      allowsExplicit: async (userId) => {
        const person = (await accounts.knownPeople(database.db, [userId])).get(userId)
        return person !== undefined && isExplicit(brands.byId(person.brandId))
      },
    }),
    countCrisis: (tx, { language, ...crisis }) =>
      countCrisis(tx, { ...crisis, region: regionOf(language), at: clock.now() }),
    nodeId: config.nodeId,
  })
  closing.add('chats', () => chats.drain())

  let listening: { host: string; port: number } | undefined
  const payments = createPayments({
    accounts,
    brands,
    bus,
    clock,
    config,
    database,
    jobs,
    log,
    metrics,
    wallet,
    ownAddress: () => listening,
  })

  const moderation = createModeration({ accounts, avatars, bus, chats, clock, database, jobs, log })
  closing.add('moderation', () => moderation.stop())

  accounts.register(wallet.personalData)
  accounts.register(avatars.personalData)
  accounts.register(memories.personalData)
  accounts.register(chats.personalData)
  accounts.register(payments.personalData)
  accounts.register(moderation.personalData)

  const http = createHttp({
    config,
    log,
    limits,
    metrics,
    authenticate: accounts.authenticate,
    brandOf: (host) => {
      const brand = brands.byHost(host)
      return brand && { brandId: brand.id, origin: brand.origin }
    },
  })
  closing.add('http', () => closeHttp(http))

  const health = serveHealth(http, {
    config,
    checks: {
      database: () => database.ping(),
      jobs: () => jobs.ping(),
      ...(config.redisUrl ? { redis: () => bus.ping() } : {}),
    },
  })
  closing.add('readiness', () => health.drain())

  brandRoutes(http, brands)
  accounts.routes(http)
  walletRoutes(http, wallet)
  safetyRoutes(http)
  portraits.routes(http)
  avatars.routes(http)
  memoryRoutes(http, memories)
  chatRoutes(http, chats)
  payments.routes(http)
  moderation.routes(http)
  mail.routes(http)
  serveOpenApi(http, (host) => {
    const { name, origin } = brands.byHost(host) ?? brands.default
    return { title: name, origin }
  })
  servePages(http, {
    config,
    brands,
    log,
    avatars: {
      firstPage: (filter) => avatars.list({ ...filter, page: 1, pageSize }),
      featured: () => avatars.featured(),
      one: (id) => avatars.byId(id),
      ids: () => avatars.publicIds(),
    },
  })
  serveLive(http, {
    bus,
    metrics,
    sessionAlive: (sessionId) => accounts.sessionAlive(sessionId),
    watchClosely: ({ groups }) => groups.includes('AGENT'),
    topicsFor: ({ userId, sessionId, groups }) => [
      `user:${userId}`,
      `session:${sessionId}`,
      ...(groups.includes('AGENT') ? ['agents'] : []),
    ],
  })

  async function seed(): Promise<void> {
    const world = await import('./seed/index.ts')
    const parts = {
      accounts,
      avatars,
      brands,
      chats,
      clock,
      database,
      memories,
      moderation,
      payments,
      portraits,
      wallet,
    }
    await world.seedCatalogue(parts)
    if (config.demoData) await world.seedDemoWorld(parts)
  }

  return {
    served: http.served,
    async start() {
      try {
        await Promise.all([seed(), jobs.open(), portraits.start()])
        chats.start()
        moderation.start()
        await payments.start()
        await http.fastify.listen({ port: config.port, host: config.host })
        const { port } = http.fastify.server.address() as AddressInfo
        listening = { host: isAnywhere(config.host) ? '127.0.0.1' : config.host, port }
        // After listening: each worker begins with a look into its queue, and no page waits for any of them.
        await jobs.start()
        // Tests come and go too quickly for that.
        if (config.warmUp) warmUp({ log, mind, safety })
      } catch (error) {
        await closing.close()
        throw error
      }
      const host = config.host.includes(':') ? `[${config.host}]` : config.host
      return { url: `http://${host}:${listening.port}`, mind: mind.name }
    },
    stop: closing.close,
  }
}

/** A server that listens everywhere is reached by itself at loopback. */
function isAnywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::' || host === 'localhost'
}
