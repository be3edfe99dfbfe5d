import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listMigrations } from './migrations.ts'

const home = fileURLToPath(new URL('../../../prepared', import.meta.url))

/** As every installation begins, or with the demo world in it. */
export type PreparedKind = 'plain' | 'demo'

export const preparedKinds: readonly PreparedKind[] = ['plain', 'demo']

export function preparedFolder(kind: PreparedKind): string {
  return join(home, kind)
}

export function preparedKeyFile(kind: PreparedKind): string {
  return `${preparedFolder(kind)}.key`
}

/** What a prepared database is made from, line by line. */
export function preparedKey(): string {
  const versions = ['@electric-sql/pglite', 'pg-boss'].map((name) => `${name} ${versionOf(name)}`)
  return [...versions, ...listMigrations()].map((line) => `${line}\n`).join('')
}

function versionOf(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name)
  const file = entry.slice(0, entry.lastIndexOf(join(name, 'dist')) + name.length + 1) + 'package.json'
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/**
 * The folder that a new database may be copied from; nothing where there is none, or where it was made from other
 * migrations than today's. One that only lacks the latest ones will do: they run at the start.
 */
export function findPrepared(kind: PreparedKind): string | undefined {
  const file = preparedKeyFile(kind)
  if (!existsSync(file)) return undefined
  const key = readFileSync(file, 'utf8')
  return key !== '' && preparedKey().startsWith(key) ? preparedFolder(kind) : undefined
}
