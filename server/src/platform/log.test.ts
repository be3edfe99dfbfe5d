import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { readableLines } from './log-lines.ts'
import { createLogTo } from './log.ts'

function record() {
  const lines: string[] = []
  const log = createLogTo({ write: (line) => void lines.push(line) }, { logLevel: 'info', nodeId: 'n1' })
  return { log, written: () => lines.join('') }
}

it('hides secrets and what people wrote, wherever they hang', () => {
  const { log, written } = record()
  log.info(
    { password: 'hush', user: { refreshToken: 'hush' }, req: { headers: { authorization: 'Bearer hush' } } },
    'a',
  )
  log.info({ text: 'hush', message: { text: 'hush' }, body: { text: 'hush' } }, 'b')
  expect(written()).not.toContain('hush')
  expect(written()).toContain('"node":"n1"')
})

it('keeps the parameters of a failed query to itself', async () => {
  const db = drizzle(new Pool({ connectionString: 'postgres://me:hush@127.0.0.1:1/x' }))
  const error: unknown = await db.execute(sql`select ${'dear diary'}`).catch((caught: unknown) => caught)
  expect(String(error)).toContain('dear diary')
  const { log, written } = record()
  log.error({ err: error }, 'failed')
  expect(written()).toContain('A query failed')
  expect(written()).toContain('ECONNREFUSED')
  expect(written()).not.toContain('dear diary')
})

it('keeps the credentials of an address to itself', () => {
  const { log, written } = record()
  log.warn({ err: new Error('cannot reach redis://me:hush@redis:6379') }, 'lost')
  expect(written()).toContain('redis://[hidden]@redis:6379')
  expect(written()).not.toContain('hush')
})

it('is readable at a terminal', () => {
  const out: string[] = []
  const stream = new Writable({ write: (chunk, _, done) => (out.push(String(chunk)), done()) })
  const log = createLogTo(readableLines(stream as NodeJS.WriteStream), { logLevel: 'info', nodeId: 'n1' })
  log.warn({ queue: 'mail', attempt: 2 }, 'job failed')
  expect(out.join('')).toMatch(/^\d\d:\d\d:\d\d warn {2}job failed queue=mail attempt=2\n$/)
})
