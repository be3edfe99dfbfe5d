import { parseArgs } from 'node:util'
import { couponCode } from '@aureole/contract/payments'
import { createAccounts } from '../accounts/index.ts'
import { createBrands, type Brands } from '../brands/index.ts'
import { createClosing } from '../closing.ts'
import { createPayments, type Payments } from '../payments/index.ts'
import { createInProcessBus } from '../platform/bus/index.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createJobs } from '../platform/jobs.ts'
import { createInProcessLimits } from '../platform/limits.ts'
import { createLog } from '../platform/log.ts'
import { createMail } from '../platform/mail/index.ts'
import { explainFailure } from '../start-failure.ts'
import { createSafety } from '../safety/index.ts'
import { createWallet } from '../wallet/index.ts'

const usage = `What the payment provider told us, and coupons.

  npm run payments -- events            webhooks that wait or are stuck, oldest first
  npm run payments -- events --stuck    only those that somebody has to look at, with the reason
  npm run payments -- replay <id>       tries one again; the running server does it

  npm run payments -- coupons
  npm run payments -- coupon create WELCOME20 --percent 20 [--until 2027-01-31] [--limit 100] [--brand aureole]
  npm run payments -- coupon disable WELCOME20 [--brand aureole]

On the embedded database the app has to be stopped first.`

class UsageError extends Error {}

type Values = { stuck?: boolean; percent?: string; until?: string; limit?: string; brand?: string }

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      stuck: { type: 'boolean' },
      percent: { type: 'string' },
      until: { type: 'string' },
      limit: { type: 'string' },
      brand: { type: 'string' },
    },
  })
  const [noun, ...rest] = positionals
  if (noun === 'events') return withPayments(({ operator }) => listEvents(operator, values.stuck === true))
  if (noun === 'replay') return withPayments(({ operator }) => replay(operator, rest[0]))
  if (noun === 'coupons') return withPayments(({ operator }) => listCoupons(operator))
  if (noun === 'coupon')
    return withPayments(({ operator }, brands) => changeCoupon(operator, brands, rest, values))
  throw new UsageError(usage)
}

type Operator = Payments['operator']

async function listEvents(operator: Operator, onlyStuck: boolean): Promise<string> {
  const events = await operator.events(onlyStuck)
  if (events.length === 0) return onlyStuck ? 'No event is stuck.' : 'No event waits.'
  return events
    .map(({ id, provider, type, eventId, state, attempts, receivedAt, reason }) => {
      const head = `${id}  ${state}  ${provider} ${type} ${eventId}  ${receivedAt.toISOString()}`
      return `${head}  after ${attempts} attempts\n  ${reason ?? 'Not tried yet.'}`
    })
    .join('\n')
}

async function replay(operator: Operator, id: string | undefined): Promise<string> {
  if (id === undefined || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw new UsageError(usage)
  return (await operator.replay(id)) ? 'It is tried again.' : 'There is no such event, or it is done.'
}

async function listCoupons(operator: Operator): Promise<string> {
  const coupons = await operator.coupons()
  if (coupons.length === 0) return 'There are no coupons.'
  return coupons
    .map(({ brandId, code, percentOff, expiresAt, useLimit, disabledAt, used, reserved }) =>
      [
        `${brandId}  ${code}  ${percentOff}% off`,
        `used ${used}${useLimit === null ? '' : ` of ${useLimit}`}${reserved > 0 ? `, ${reserved} reserved` : ''}`,
        ...(expiresAt === null ? [] : [`until ${expiresAt.toISOString()}`]),
        ...(disabledAt === null ? [] : ['disabled']),
      ].join('  '),
    )
    .join('\n')
}

async function changeCoupon(
  operator: Operator,
  brands: Brands,
  [verb, given]: readonly string[],
  values: Values,
): Promise<string> {
  const code = couponCode.safeParse(given)
  if (!code.success) throw new UsageError(`${given ?? 'Nothing'} is not a coupon code.\n\n${usage}`)
  const brand = values.brand === undefined ? brands.default : brands.all.find(({ id }) => id === values.brand)
  if (brand === undefined) throw new UsageError(`There is no brand ${values.brand}.`)
  if (verb === 'disable') {
    const disabled = await operator.disableCoupon(brand.id, code.data)
    return disabled ? `${code.data} does not work at ${brand.name} any more.` : 'There is no such coupon.'
  }
  if (verb !== 'create') throw new UsageError(usage)
  const percentOff = whole(values.percent, 1, 90, '--percent')
  const useLimit = values.limit === undefined ? null : whole(values.limit, 0, 1_000_000_000, '--limit')
  const expiresAt = values.until === undefined ? null : dayAfter(values.until)
  const created = await operator.createCoupon({
    brandId: brand.id,
    code: code.data,
    percentOff,
    useLimit,
    expiresAt,
  })
  return created
    ? `${code.data} takes ${percentOff}% off at ${brand.name}.`
    : `${brand.name} has a coupon of that code already.`
}

function whole(text: string | undefined, least: number, most: number, name: string): number {
  const value = Number(text ?? Number.NaN)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`${name} has to be a whole number from ${least} to ${most}.`)
  return value
}

/** The last day counts. */
function dayAfter(text: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(day.getTime())) throw new UsageError('--until has to be a day, such as 2027-01-31.')
  return new Date(day.getTime() + 24 * 3600_000)
}

async function withPayments(use: (payments: Payments, brands: Brands) => Promise<string>): Promise<string> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const brands = createBrands(config)
  const closing = createClosing(log)
  try {
    const database = await openDatabase(config, log)
    closing.add('database', () => database.close())
    await brands.save(database)
    const bus = createInProcessBus()
    const jobs = createJobs({ database, log })
    const limits = createInProcessLimits({ clock })
    const wallet = createWallet({ database, bus, clock })
    const mail = createMail({ config, jobs, log })
    const parts = { config, log, clock, database, jobs, bus, brands, wallet }
    // The operator closes nobody's account here.
    const endSubscription = async (): Promise<void> => undefined
    const accounts = createAccounts({ ...parts, limits, mail, safety: createSafety(), endSubscription })
    return await use(createPayments({ ...parts, accounts }), brands)
  } finally {
    await closing.close()
  }
}

try {
  console.log(await main())
  process.exit(0)
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explainFailure(error))
  process.exit(1)
}
