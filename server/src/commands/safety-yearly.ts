import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createLog } from '../platform/log.ts'
import { yearlyReport } from '../safety/index.ts'
import { explainFailure } from '../start-failure.ts'

const usage = `How often the crisis protocol was used in a year: by month and region, without people and without words.

  npm run safety:yearly -- 2026

On the embedded database the app has to be stopped first.`

async function main([year = '', ...rest]: readonly string[]): Promise<number> {
  if (!/^20\d\d$/.test(year) || rest.length > 0) {
    console.log(usage)
    return year === '--help' ? 0 : 1
  }
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' })
  const database = await openDatabase(config, createLog(config))
  try {
    console.log(await yearlyReport(database.db, Number(year)))
    return 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
