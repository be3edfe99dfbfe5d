import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** Drawn beforehand by `npm ci`; see `commands/prepare-portraits.ts`. May be missing, whole or in part. */
export const preparedPortraits = fileURLToPath(new URL('../../prepared/portraits', import.meta.url))

export interface PreparedFiles {
  get(file: string): Promise<Buffer | undefined>
}

export function openPrepared(folder = preparedPortraits): PreparedFiles {
  let names: Set<string> | undefined
  return {
    async get(file) {
      names ??= namesIn(folder)
      if (!names.has(file)) return undefined
      return readFile(join(folder, file)).catch(() => undefined)
    },
  }
}

function namesIn(folder: string): Set<string> {
  try {
    return new Set(readdirSync(folder))
  } catch {
    return new Set()
  }
}
