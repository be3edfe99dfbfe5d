import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

const journal = join(migrationsFolder, 'meta/_journal.json')

/** `false` only in a checkout in which no table has been drawn up yet. */
export function hasMigrations(): boolean {
  return existsSync(journal)
}

/** When the latest one was drawn up, in milliseconds: by that mark a database knows how far it has come. */
export function latestMigration(): number {
  return Math.max(0, ...readJournal().map(({ when }) => when))
}

/** Each migration by its name and a digest of its text, in order. */
export function listMigrations(): string[] {
  if (!hasMigrations()) return []
  return readJournal().map(({ tag }) => {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`))
    return `${tag} ${createHash('sha256').update(text).digest('hex')}`
  })
}

function readJournal(): { tag: string; when: number }[] {
  return (JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string; when: number }[] }).entries
}
