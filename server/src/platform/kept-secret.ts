import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that sessions are signed with, made on the first start and kept for the next ones, readable by its owner alone. */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  return readSecret(file) ?? makeSecret(dataDir, file)
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? undefined : secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // A link either appears whole or not at all, so that of two first starts both read the same secret.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readSecret(file)
  if (secret === undefined) throw new Error(`The kept secret in ${file} is empty.`)
  return secret
}
