import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

const server = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres'

async function administer(statement: string): Promise<void> {
  const client = new Client(server)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of one's own on the PostgreSQL that is there. */
export async function createPostgresqlDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `aureole_lab_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) }
}

export async function postgresqlAnswers(): Promise<boolean> {
  try {
    await administer('select 1')
    return true
  } catch {
    return false
  }
}
