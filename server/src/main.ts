import './quick-imports.ts'
import { readConfig } from './platform/config.ts'
import { explainFailure } from './start-failure.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const [{ createLog }, { openDatabase }] = await Promise.all([
    import('./platform/log.ts'),
    import('./platform/database/index.ts'),
  ])
  const log = createLog(config)
  // The database takes as long to open as the rest of the app to load: they share the wait.
  const [database, { createApp }, { startBlock }, { stopOnSignals }] = await Promise.all([
    openDatabase(config, log),
    import('./app.ts'),
    import('./start-block.ts'),
    import('./stop-on-signals.ts'),
  ])
  const app = await createApp({ config, log, database })
  stopOnSignals(app, log)
  const { url, mind } = await app.start()
  const seconds = process.uptime()
  if (config.nodeEnv !== 'production' || process.stdout.isTTY)
    console.log(startBlock(config, { url, seconds, mind }))
  else log.info({ url, mind, seconds: Math.round(seconds * 10) / 10 }, 'listening')
}

try {
  await main()
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
