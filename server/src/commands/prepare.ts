import '../quick-imports.ts'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/database/index.ts'
import {
  preparedFolder,
  preparedKey,
  preparedKeyFile,
  preparedKinds,
  type PreparedKind,
} from '../platform/database/prepared.ts'
import { countDueJobs } from '../platform/jobs-due.ts'

// Starts the app in folders that nobody uses. Its databases are kept for first starts to copy (making one anew takes
// some seconds), and Node keeps the compiled code.

for (const kind of preparedKinds) {
  mkdirSync(dirname(preparedFolder(kind)), { recursive: true })
  const dataDir = mkdtempSync(join(dirname(preparedFolder(kind)), 'draft-'))
  try {
    // The key goes first and comes last, so that an interrupted run leaves no key beside half a database.
    rmSync(preparedKeyFile(kind), { force: true })
    await startOnce(kind, dataDir)
    rmSync(preparedFolder(kind), { recursive: true, force: true })
    renameSync(join(dataDir, 'database'), preparedFolder(kind))
    writeFileSync(preparedKeyFile(kind), preparedKey())
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function startOnce(kind: PreparedKind, folder: string): Promise<void> {
  const demo = kind === 'demo' ? 'on' : 'off'
  const config = readConfig({ DATA_DIR: folder, PORT: '0', DEMO_DATA: demo, LOG_LEVEL: 'warn' })
  const [{ createApp }, { createLog }, { openDatabase }] = await Promise.all([
    import('../app.ts'),
    import('../platform/log.ts'),
    import('../platform/database/index.ts'),
  ])
  const log = createLog(config)
  const database = await openDatabase(config, log)
  const app = await createApp({ config, log, database })
  const { url } = await app.start()
  const answer = await fetch(`${url}/readyz`)
  if (kind === 'demo') await untilDone(database)
  await app.stop()
  if (!answer.ok) throw new Error(`The app started but is not ready (${answer.status}).`)
}

/** A new world has chats to digest and memories to settle, for which the encoder is loaded: once here, not at each first start. */
async function untilDone(database: Database): Promise<void> {
  for (let looks = 0, quiet = 0; quiet < 4 && looks < 120; looks++) {
    await wait(250)
    quiet = (await countDueJobs(database)) === 0 ? quiet + 1 : 0
  }
}
