import '../quick-imports.ts'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import {
  isPreparedUpToDate,
  preparedFolder,
  preparedKey,
  preparedKeyFile,
} from '../platform/database/prepared.ts'

// Starts the app once, in a folder that nobody uses. Its database is kept for first starts to copy (making one anew
// takes some seconds), and Node keeps the compiled code. Where both are there already, it shows that the app starts.

mkdirSync(dirname(preparedFolder), { recursive: true })
const dataDir = mkdtempSync(join(dirname(preparedFolder), 'draft-'))
try {
  await startOnce(dataDir)
  if (!isPreparedUpToDate()) keepDatabase(join(dataDir, 'database'))
} finally {
  rmSync(dataDir, { recursive: true })
}

async function startOnce(folder: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'warn' })
  const [{ createApp }, { createLog }] = await Promise.all([
    import('../app.ts'),
    import('../platform/log.ts'),
  ])
  const app = await createApp({ config, log: createLog(config) })
  const { url } = await app.start()
  const answer = await fetch(`${url}/readyz`)
  await app.stop()
  if (!answer.ok) throw new Error(`The app started but is not ready (${answer.status}).`)
}

function keepDatabase(folder: string): void {
  // The key goes first and comes last, so that an interrupted run leaves no key beside half a database.
  rmSync(preparedKeyFile, { force: true })
  rmSync(preparedFolder, { recursive: true, force: true })
  renameSync(folder, preparedFolder)
  writeFileSync(preparedKeyFile, preparedKey())
}
