import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { keepSecret } from './kept-secret.ts'
import { ConfigError, createKnobs } from './knobs.ts'
import type { Environment, Knobs } from './knobs.ts'
import { readLlm, readModelServer, type LlmConfig, type ModelServer } from './model-servers.ts'

export { ConfigError } from './knobs.ts'
export type { ModelServer } from './model-servers.ts'

export interface Config {
  readonly nodeEnv: 'development' | 'production' | 'test'
  readonly port: number
  readonly host: string
  /** The origin of the default brand. */
  readonly publicUrl: URL
  readonly dataDir: string
  /** PostgreSQL; the embedded database without it. */
  readonly databaseUrl?: string
  readonly databasePool: number
  readonly redisUrl?: string
  readonly llm?: LlmConfig
  readonly moderation?: Omit<ModelServer, 'model'>
  readonly image?: ModelServer
  readonly smtpUrl?: string
  readonly mailFrom: string
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase: URL }
  readonly addressLimitScale: number
  /** Words per second of the built-in mind; 0 is as fast as it can. */
  readonly mindPace: number
  /** Whether what minds and screening have to read is read right after the start, so that the first person does not wait for it. */
  readonly warmUp: boolean
  readonly authSecret: string
  /** Whether agents have their rights only with a second factor. */
  readonly agentSecondFactor: 'required' | 'optional'
  readonly demoData: boolean
  readonly sandboxPayments: boolean
  readonly mailOutbox: boolean
  readonly brandsFile?: string
  readonly logLevel: LogLevel
  /** Whose `X-Forwarded-*` headers to believe: those of the one proxy in front, nobody's, or those of these addresses. */
  readonly trustProxy: boolean | string
  readonly metricsToken?: string
  /** Tells the nodes of one deployment apart in logs and leases. */
  readonly nodeId: string
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const secretLength = 32

/** Reads everything there is to set, once. Throws a `ConfigError` that lists all problems together. */
export function readConfig(env: Environment): Config {
  const knobs = createKnobs(env)
  const nodeEnv = knobs.choice('NODE_ENV', 'development', ['development', 'production', 'test'])
  const isProduction = nodeEnv === 'production'
  const port = knobs.number('PORT', 3000, { min: 0, max: 65_535, whole: true })
  const dataDir = resolve(knobs.text('DATA_DIR', './data'))
  const smtpUrl = knobs.url('SMTP_URL', ['smtp:', 'smtps:'], { secret: true })
  const databaseUrl = knobs.url('DATABASE_URL', ['postgres:', 'postgresql:'], { secret: true })
  const redisUrl = knobs.url('REDIS_URL', ['redis:', 'rediss:'], { secret: true })
  const stripe = readStripe(knobs)
  const sandboxPayments = knobs.isOn('SANDBOX_PAYMENTS', !isProduction)
  const mailOutbox = knobs.isOn('MAIL_OUTBOX', !isProduction)

  if (isProduction && !stripe && !sandboxPayments && knobs.given('STRIPE_SECRET_KEY') === undefined) {
    knobs.refuse(
      'STRIPE_SECRET_KEY',
      'the key of your Stripe account in production, or SANDBOX_PAYMENTS=on by name',
    )
  }
  if (isProduction && !smtpUrl && !mailOutbox && knobs.given('SMTP_URL') === undefined) {
    knobs.refuse('SMTP_URL', 'a mail server in production (smtp://...), or MAIL_OUTBOX=on by name')
  }

  const config = {
    nodeEnv,
    port,
    host: knobs.text('HOST', '127.0.0.1'),
    publicUrl: readPublicUrl(knobs, port, isProduction),
    dataDir,
    ...defined('databaseUrl', databaseUrl?.href),
    databasePool: knobs.number('DATABASE_POOL', 10, { min: 2, max: 500, whole: true }),
    ...defined('redisUrl', redisUrl?.href),
    ...defined('llm', readLlm(knobs)),
    ...defined('moderation', readModeration(knobs)),
    ...defined('image', readModelServer(knobs, 'IMAGE')),
    ...defined('smtpUrl', smtpUrl?.href),
    mailFrom: readMailFrom(knobs),
    ...defined('stripe', stripe),
    addressLimitScale: knobs.number('ADDRESS_LIMIT_SCALE', 1, { min: 0.001, max: 1_000_000 }),
    mindPace: knobs.number('MIND_PACE', 14, { min: 0, max: 10_000 }),
    warmUp: knobs.isOn('WARM_UP', true),
    demoData: knobs.isOn('DEMO_DATA', !isProduction),
    sandboxPayments,
    mailOutbox,
    agentSecondFactor: knobs.choice('AGENT_SECOND_FACTOR', isProduction ? 'required' : 'optional', [
      'required',
      'optional',
    ]),
    ...defined('brandsFile', readPath(knobs, 'BRANDS_FILE')),
    logLevel: knobs.choice('LOG_LEVEL', nodeEnv === 'test' ? 'warn' : 'info', logLevels),
    trustProxy: readTrustProxy(knobs),
    ...defined('metricsToken', knobs.text('METRICS_TOKEN')),
    nodeId: knobs.text('NODE_ID', `${hostname()}-${process.pid}`),
  }
  const authSecret = readAuthSecret(knobs, dataDir, isProduction)
  if (knobs.problems.length > 0) throw new ConfigError(knobs.problems)
  return { ...config, authSecret }
}

/** Leaves the property out where there is no value, so that a reader may ask `if (config.redisUrl)`. */
function defined<N extends string, V>(name: N, value: V | undefined): { [K in N]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { [K in N]?: V }
}

function readPublicUrl(knobs: Knobs, port: number, isProduction: boolean): URL {
  const url = knobs.url('PUBLIC_URL', isProduction ? ['https:'] : ['http:', 'https:'])
  if (url && (url.pathname !== '/' || url.search !== '' || url.hash !== '')) {
    knobs.refuse('PUBLIC_URL', 'an origin without a path, such as https://example.com', url.href)
  }
  if (!url && isProduction && knobs.given('PUBLIC_URL') === undefined) {
    knobs.refuse(
      'PUBLIC_URL',
      'the origin under which people reach this app in production, such as https://example.com',
    )
  }
  return url ?? new URL(`http://localhost:${port}`)
}

function readModeration(knobs: Knobs): Config['moderation'] {
  const baseUrl = knobs.url('MODERATION_BASE_URL', ['http:', 'https:'])
  return baseUrl && { baseUrl, ...defined('apiKey', knobs.text('MODERATION_API_KEY')) }
}

function readStripe(knobs: Knobs): Config['stripe'] {
  const secretKey = knobs.text('STRIPE_SECRET_KEY')
  const webhookSecret = knobs.text('STRIPE_WEBHOOK_SECRET')
  const apiBase = knobs.url('STRIPE_API_BASE', ['http:', 'https:']) ?? new URL('https://api.stripe.com')
  if (secretKey && !webhookSecret)
    knobs.refuse('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook, since STRIPE_SECRET_KEY is set')
  if (webhookSecret && !secretKey)
    knobs.refuse('STRIPE_SECRET_KEY', 'the key of your Stripe account, since STRIPE_WEBHOOK_SECRET is set')
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase } : undefined
}

function readMailFrom(knobs: Knobs): string {
  const value = knobs.text('MAIL_FROM', 'Aureole <hello@aureole.test>')
  const fits = /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)
  if (!fits)
    knobs.refuse('MAIL_FROM', 'an address such as hello@example.com or Name <hello@example.com>', value)
  return value
}

function readPath(knobs: Knobs, name: string): string | undefined {
  const value = knobs.text(name)
  return value === undefined ? undefined : resolve(value)
}

function readTrustProxy(knobs: Knobs): boolean | string {
  const value = knobs.text('TRUST_PROXY', 'off')
  if (value === 'on' || value === 'off') return value === 'on'
  if (!value.split(',').every((part) => isNetwork(part.trim())))
    knobs.refuse('TRUST_PROXY', 'on, off, or the addresses of your proxies with commas between them', value)
  return value
}

/** An address, a range of them such as `10.0.0.0/8`, or one of the names that the framework has for some ranges. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

function readAuthSecret(knobs: Knobs, dataDir: string, isProduction: boolean): string {
  const value = knobs.text('AUTH_SECRET')
  if (value !== undefined) {
    if (value.length < secretLength)
      knobs.refuse('AUTH_SECRET', `at least ${secretLength} characters of chance`)
    return value
  }
  if (isProduction) {
    knobs.refuse(
      'AUTH_SECRET',
      `at least ${secretLength} characters of chance, the same on every node, in production`,
    )
    return ''
  }
  try {
    return keepSecret(dataDir)
  } catch {
    knobs.refuse('DATA_DIR', 'a folder that this process may write to', dataDir)
    return ''
  }
}
