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
  // It takes as long as loading the rest of the app: they share the wait.
  const opening = openDatabase(config, log)
  const [{ createApp }, { startBlock }, { stopOnSignals }] = await Promise.all([
    import('./app.ts'),
    import('./start-block.ts'),
    import('./stop-on-signals.ts'),
    opening,
  ])
  const app = await createApp({ config, log, opening })
  stopOnSignals(app, log)
  const { url } = await app.start()
  const seconds = process.uptime()
  if (config.nodeEnv !== 'production' || process.stdout.isTTY)
    console.log(startBlock(config, { url, seconds }))
  else log.info({ url, seconds: Math.round(seconds * 10) / 10 }, 'listening')
}

try {
  await main()
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
