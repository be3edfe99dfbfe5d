import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payment, Premium, ProductType } from '@aureole/contract/payments'
import { createAccounts } from '../../accounts/index.ts'
import { createBrands } from '../../brands/index.ts'
import { createInProcessBus } from '../../platform/bus/index.ts'
import { readConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { createJobs } from '../../platform/jobs.ts'
import { createInProcessLimits } from '../../platform/limits.ts'
import { createMail } from '../../platform/mail/index.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { createTestClock } from '../../testing/clock.ts'
import { startTestHttp, type Answer, type Ask } from '../../testing/http.ts'
import { silentLog } from '../../testing/log.ts'
import { recorder } from '../../testing/recorder.ts'
import { createSafety } from '../../safety/index.ts'
import { createWallet, walletRoutes } from '../../wallet/index.ts'
import { endEverything } from '../end-subscription.ts'
import { measureEvents } from '../metrics.ts'
import { operate } from '../operate.ts'
import type { PaymentsParts } from '../parts.ts'
import { workOnJobs } from '../payments.ts'
import { paymentsData } from '../personal-data.ts'
import { sandboxSecret } from '../sandbox/tools.ts'
import { sign } from '../providers/signatures.ts'
import { paymentRoutes } from '../routes.ts'
import { createTools } from '../tools.ts'

const secret = 'a secret for tests that is long enough'

export type World = Awaited<ReturnType<typeof startWorld>>
export type Person = Awaited<ReturnType<World['person']>>

/** Payments with all they stand on, over real HTTP, with their jobs running and a clock that the test moves. */
export async function startWorld(database: Database, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aureole-payments-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, AUTH_SECRET: secret, ...env })
  const clock = createTestClock(new Date())
  const log = silentLog
  const bus = createInProcessBus()
  const jobs = createJobs({ database, log })
  const limits = createInProcessLimits({ clock })
  const brands = createBrands(config)
  await brands.save(database)
  const wallet = createWallet({ database, bus, clock })
  const mail = createMail({ config, jobs, log })
  const metrics = createMetrics()
  const endSubscription = (userId: string) => endEverything(tools, userId)
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
    safety: createSafety(),
    wallet,
    endSubscription,
  })
  let listening: { host: string; port: number } | undefined
  const parts: PaymentsParts = {
    config,
    log,
    clock,
    database,
    jobs,
    bus,
    brands,
    wallet,
    accounts,
    metrics,
    ownAddress: () => listening,
  }
  const { tools, sandbox } = createTools(parts)
  workOnJobs(tools)
  measureEvents(metrics.registry, database)
  const server = await startTestHttp(
    (http) => {
      paymentRoutes(http, tools)
      walletRoutes(http, wallet)
      sandbox?.routes(http)
    },
    {
      config: { ...config, addressLimitScale: 1000 },
      limits,
      authenticate: async (token, brandId) => ({
        userId: token,
        sessionId: token,
        groups: ['USER'],
        brandId,
      }),
      brandOf: (host) => {
        const brand = brands.byHost(host)
        return brand && { brandId: brand.id, origin: brand.origin }
      },
    },
  )
  listening = { host: '127.0.0.1', port: Number(new URL(server.url).port) }
  await jobs.start()

  const send = (path: string, options: Ask) => server.ask(path, options)

  async function person(brandId = 'aureole') {
    const userId = newId()
    const email = `${userId}@example.org`
    await accounts.createPerson({ id: userId, brandId, email, password: { hash: '-' }, welcome: false })
    const heard = recorder()
    await bus.listen(`user:${userId}`, 'now', heard.sink)
    const host = new URL(brands.byId(brandId).origin).host

    function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
      return server.ask(path, {
        method,
        headers: {
          host,
          authorization: `Bearer ${userId}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    }
    async function begin(productType: ProductType, productId: string, couponCode?: string) {
      const answer = await ask('POST', '/api/payments', {
        productType,
        productId,
        ...(couponCode === undefined ? {} : { couponCode }),
      })
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
      return answer.json() as { id: string; redirectUrl: string }
    }
    const payment = async (id: string) => (await ask('GET', `/api/payments/${id}`)).json() as Payment
    return {
      userId,
      email,
      ask,
      begin,
      payment,
      press: (redirectUrl: string, action: string) => press(send, redirectUrl, action, host),
      premium: async () => (await ask('GET', '/api/premium')).json() as Premium,
      balance: () => wallet.balanceOf(database.db, userId),
      isPremium: async () => (await accounts.userById(database.db, userId))?.isPremium,
      heard: (name: string) => heard.events.filter((event) => event.name === name).map(({ data }) => data),
      /** Waits until a payment stands like this. */
      async settled(id: string, state: Payment['state']): Promise<Payment> {
        return until(
          () => payment(id),
          (found) => found.state === state,
        )
      },
      /** Buys and pays, and waits for it. */
      async buys(productType: ProductType, productId: string, couponCode?: string): Promise<Payment> {
        const { id, redirectUrl } = await begin(productType, productId, couponCode)
        await press(send, redirectUrl, 'pay', host)
        return until(
          () => payment(id),
          (found) => found.state === 'paid',
        )
      },
    }
  }

  return {
    ...parts,
    clock,
    tools,
    sandbox,
    server,
    person,
    metrics,
    operator: operate(tools),
    data: paymentsData(tools),
    endSubscription,
    /** A webhook of the sandbox, signed as it would be unless the test says otherwise. */
    webhook(event: object, more: { header?: string; at?: Date; body?: string } = {}): Promise<Answer> {
      const body = JSON.stringify(event)
      const header = more.header ?? sign(body, sandboxSecret(secret), more.at ?? clock.now())
      return server.ask('/api/payments/webhooks/sandbox', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': header },
        body: more.body ?? body,
      })
    },
    async stop() {
      await server.stop()
      await jobs.drain()
      mail.close()
      metrics.close()
      limits.close()
      await bus.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function press(
  ask: (path: string, options: Ask) => Promise<Answer>,
  redirectUrl: string,
  action: string,
  host: string,
): Promise<Answer> {
  return ask(new URL(redirectUrl).pathname, {
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })
}

/** Reads until it is as it should be, for a bounded time. */
export async function until<T>(read: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
  let value = await read()
  for (const patience = Date.now() + 15_000; !fits(value); value = await read()) {
    if (Date.now() > patience) throw new Error(`it never came: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return value
}
