import { runFaults } from './fault/run-faults.ts'
import { runPaymentFaults } from './fault/run-payment-faults.ts'
import { createPostgresqlDatabase } from './lab/postgresql.ts'

/**
 * `npm run fault`: 200 messages over 20 chats while the server is killed ten times, then packs that are bought and spent while it is
 * killed 25 times; both on both databases. `npm run fault -- messages` and `-- payments` do one of them.
 */
const runs: Record<string, (more: { databaseUrl?: string }) => Promise<{ faults: string[] }>> = {
  messages: (more) => runFaults({ messages: 200, chats: 20, kills: 10, ...more }),
  payments: (more) => runPaymentFaults({ kills: 25, ...more }),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in runs))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}, only ${Object.keys(runs).join(', ')}.`)

let faults = 0
for (const [name, run] of Object.entries(runs)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const embedded = await run({})
  console.log(`${name}, embedded database`, embedded)
  const { url, drop } = await createPostgresqlDatabase()
  try {
    const postgresql = await run({ databaseUrl: url })
    console.log(`${name}, PostgreSQL`, postgresql)
    faults += embedded.faults.length + postgresql.faults.length
  } finally {
    await drop()
  }
}
process.exitCode = faults > 0 ? 1 : 0
