import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the data folder. Its message is for the operator. */
export class DataLockedError extends Error {
  override readonly name = 'DataLockedError'
}

export interface DataLock {
  release(): void
}

/**
 * Takes the data folder for this process alone: the embedded database silently loses writes when two processes share
 * it. The lock is one of the operating system's on a file (through SQLite, since Node has no call of its own for it),
 * so that it ends with the process however that ends, and two starts at once cannot both get it. The process id beside
 * it is for the message alone and may be stale.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const pidFile = join(dataDir, 'process.pid')
  const file = new DatabaseSync(join(dataDir, 'process.lock'))
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (!isBusy(error)) throw error
    throw new DataLockedError(inUse(dataDir, pidFile))
  }
  writeFileSync(pidFile, `${process.pid}\n`)

  let isHeld = true
  return {
    release() {
      if (!isHeld) return
      isHeld = false
      rmSync(pidFile, { force: true })
      file.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  const busy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

function inUse(dataDir: string, pidFile: string): string {
  return [
    `The data folder ${dataDir} is in use by another process${describeHolder(pidFile)}.`,
    'Stop that one first, or give this one a DATA_DIR of its own. Several nodes share a PostgreSQL (DATABASE_URL) instead.',
  ].join('\n')
}

function describeHolder(pidFile: string): string {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim()
    return /^\d+$/.test(pid) ? ` (process ${pid})` : ''
  } catch {
    return ''
  }
}
