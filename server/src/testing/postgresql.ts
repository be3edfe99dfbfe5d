import { spawnSync } from 'node:child_process'
import { Client } from 'pg'

const usual = 'postgres://postgres@127.0.0.1:5432/postgres'

let known: { url: string | undefined } | undefined

/**
 * The PostgreSQL server that tests may make databases on, or nothing where none answers. Suites are declared before
 * anything can be awaited, so that the server is asked by another process.
 */
export function postgresqlUrl(): string | undefined {
  return (known ??= { url: findServer() }).url
}

function findServer(): string | undefined {
  const url = process.env['TEST_DATABASE_URL'] ?? usual
  const script = `import pg from 'pg'; const c = new pg.Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 }); await c.connect(); await c.end()`
  const asked = spawnSync(process.execPath, ['--input-type=module', '-e', script, url], {
    cwd: import.meta.dirname,
    timeout: 10_000,
  })
  if (asked.status === 0) return url
  const where = url.replace(/\/\/[^@/]*@/, '//')
  if (process.env['REQUIRE_SERVICES'] === '1')
    throw new Error(`PostgreSQL does not answer at ${where} (REQUIRE_SERVICES=1).`)
  console.warn(
    `\nSKIPPED: PostgreSQL does not answer at ${where}; its half of the database tests is left out.\n`,
  )
  return undefined
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
