import { createInProcessBus } from '../platform/bus/index.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/log.ts'
import { explainFailure } from '../start-failure.ts'
import { createWallet } from '../wallet/index.ts'

// `npm run ledger:audit`: looks through the whole ledger. Ends with 0 when it is sound, with 2 when it is not.
// On the embedded database the app has to be stopped first.

async function main(): Promise<number> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const database = await openDatabase(config, log)
  const bus = createInProcessBus()
  try {
    const { entries, accounts, faults } = await createWallet({ database, bus, clock }).audit()
    const read = `${entries} entries of ${accounts} people`
    if (faults.length === 0) {
      console.log(`The ledger is sound: ${read}.`)
      return 0
    }
    console.log([`The ledger is NOT sound (${read}):`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
    return 2
  } finally {
    await bus.close()
    await database.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
