import { parseArgs } from 'node:util'
import { email as emailSchema } from '@aureole/contract/accounts'
import { createAccounts } from '../accounts/index.ts'
import { createBrands } from '../brands/index.ts'
import { createClosing } from '../closing.ts'
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

const usage = `Makes an agent (customer care) of whoever has the address, with a new account where there is none.

  npm run agent -- create mail@example.com [--brand aureole]

Makes an agent a person like any other again, and logs them out everywhere:

  npm run agent -- remove mail@example.com [--brand aureole]

Lets an agent in who has lost the phone and the recovery codes, once you are sure that it is them:

  npm run agent -- reset-second-factor mail@example.com [--brand aureole]`

class UsageError extends Error {}

function isVerb(verb: string | undefined): verb is 'create' | 'remove' | 'reset-second-factor' {
  return verb === 'create' || verb === 'remove' || verb === 'reset-second-factor'
}

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { brand: { type: 'string' } },
  })
  const [verb, address, ...rest] = positionals
  const email = emailSchema.safeParse(address)
  if (!isVerb(verb) || rest.length > 0) throw new UsageError(usage)
  if (!email.success) throw new UsageError(`${address ?? 'Nothing'} is not an e-mail address.\n\n${usage}`)

  const config = readConfig(process.env)
  const log = createLog({ ...config, logLevel: 'warn' })
  const brands = createBrands(config)
  const brand = values.brand === undefined ? brands.default : brands.all.find(({ id }) => id === values.brand)
  if (brand === undefined) {
    throw new UsageError(
      `There is no brand ${values.brand}. There are: ${brands.all.map(({ id }) => id).join(', ')}.`,
    )
  }

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
    // The operator closes nobody's account, so there is nothing to end.
    const endSubscription = async (): Promise<void> => undefined
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
    const who = { brandId: brand.id, email: email.data }
    if (verb === 'remove') {
      const removed = await accounts.removeAgent(who)
      return removed
        ? `${email.data} is no agent at ${brand.name} any more. All their devices are logged out.`
        : `There is no agent ${email.data} at ${brand.name}. Nothing was changed.`
    }
    if (verb === 'reset-second-factor') {
      const reset = await accounts.resetSecondFactor(who)
      return reset
        ? `${email.data} logs in at ${brand.name} with the password alone now, and can set up a second factor again.`
        : `${email.data} has no second factor at ${brand.name}. Nothing was changed.`
    }
    const { created, url } = await accounts.inviteAgent(who)
    return [
      `${email.data} ${created ? 'has an account now and' : 'had an account and now'} is an agent at ${brand.name}.`,
      'A password is chosen here, once, within a day:',
      url,
      ...(config.agentSecondFactor === 'required'
        ? [
            'Agents need a second factor here: after the first log-in, set it up under Settings, Personal details.',
            'Until then the account has no agent rights.',
          ]
        : []),
    ].join('\n')
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
