import { createPostgresqlDatabase } from './lab/postgresql.ts'
import { runFaults } from './fault/run-faults.ts'

/** `npm run fault`: 200 messages over 20 chats while the server is killed ten times, on both databases. */
const plan = { messages: 200, chats: 20, kills: 10 }

const embedded = await runFaults(plan)
console.log('embedded database', embedded)

const { url, drop } = await createPostgresqlDatabase()
try {
  const postgresql = await runFaults({ ...plan, databaseUrl: url })
  console.log('PostgreSQL', postgresql)
  process.exitCode = embedded.faults.length + postgresql.faults.length > 0 ? 1 : 0
} finally {
  await drop()
}
