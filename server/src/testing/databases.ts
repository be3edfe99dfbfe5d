import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import { openPostgresql } from '../platform/database/postgresql.ts'
import { silentLog } from './log.ts'
import { administer, postgresqlUrl } from './postgresql.ts'

/**
 * Runs a suite on the embedded database and on PostgreSQL. `open` gives an empty, migrated database of its own each
 * time; all of them are closed and dropped after the suite. Opening takes about a second: do it in `beforeAll`.
 */
export function describeOnBothDatabases(name: string, suite: (open: () => Promise<Database>) => void): void {
  describe(`${name} (embedded)`, () => suite(tracked(openInFolder)))

  const url = postgresqlUrl()
  describe.skipIf(url === undefined)(`${name} (PostgreSQL)`, () =>
    suite(tracked(() => openOwnDatabase(url!))),
  )
}

function tracked(open: () => Promise<Opened>): () => Promise<Database> {
  const opened: Opened[] = []
  afterAll(async () => {
    for (const { database, drop } of opened) {
      await database.close()
      await drop()
    }
  })
  return async () => {
    const one = await open()
    opened.push(one)
    return one.database
  }
}

interface Opened {
  database: Database
  drop: () => Promise<void>
}

async function openInFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'aureole-test-'))
  return {
    database: await openEmbedded(join(folder, 'database')),
    drop: () => rm(folder, { recursive: true }),
  }
}

async function openOwnDatabase(server: string): Promise<Opened> {
  // One that is migrated already, where the run has made it; see `template-database.ts`.
  const { url, drop } = await createPostgresqlDatabase(server, process.env['TEST_TEMPLATE_DATABASE'])
  return { database: await openPostgresql({ url, poolSize: 10, log: silentLog }), drop }
}

/** An empty PostgreSQL database, for tests that open it themselves (several nodes, say), or the copy of another one. */
export async function createPostgresqlDatabase(
  server: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `aureole_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) }
}
