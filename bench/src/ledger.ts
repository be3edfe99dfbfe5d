import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { startServer } from '@aureole/tools/lab/start-server'
import { measureCharges } from './lib/ledger-charges.ts'
import { measureStatement } from './lib/ledger-statement.ts'
import { report } from './lib/report.ts'

/** How many charges a second the ledger takes, and whether a statement of ten million entries reads like one of ten thousand. */

const database = await createPostgresqlDatabase()
try {
  const server = await startServer({ env: { DATABASE_URL: database.url, ADDRESS_LIMIT_SCALE: '1000000' } })
  try {
    const charges = await measureCharges(database.url)
    const { rows, filled } = await measureStatement(database.url, server.port)
    const kept = report('bench/ledger', [...charges, ...rows], { filledInSeconds: Math.round(filled / 1000) })
    process.exitCode = kept ? 0 : 1
  } finally {
    await server.stop()
  }
} finally {
  await database.drop()
}
