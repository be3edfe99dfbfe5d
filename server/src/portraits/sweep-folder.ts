import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { currentVersion, isDrawn, parseFileName } from './addresses.ts'

interface Found {
  readonly name: string
  readonly path: string
  readonly size: number
  readonly usedAt: number
}

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

export interface Sweeping {
  readonly bytesMax: number
  readonly now: number
  /** Those of the pictures that may no longer be shown. */
  forgotten(names: readonly string[]): Promise<readonly string[]>
}

/**
 * Removes what nobody may or will ask for again: pictures that were forgotten, drafts that were never finished, and, once
 * they have rested for a day, files of other versions (a node that is being replaced may still give those out). Then the
 * longest unread, until a fifth of the room is free.
 */
export async function sweepFolder(folder: string, sweeping: Sweeping): Promise<void> {
  const kept: Found[] = []
  for (const shard of await readdir(folder).catch(() => [])) {
    const found = await filesIn(join(folder, shard))
    const names = new Set(found.map(({ name }) => nameIn(name)).filter((name) => !isDrawn(name)))
    const gone = new Set(names.size === 0 ? [] : await sweeping.forgotten([...names]))
    for (const file of found) {
      if (gone.has(nameIn(file.name)) || isOver(file, sweeping.now)) await rm(file.path, { force: true })
      else kept.push(file)
    }
  }
  let total = kept.reduce((sum, { size }) => sum + size, 0)
  if (total <= sweeping.bytesMax) return
  for (const { path, size } of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= sweeping.bytesMax * 0.8) return
    await rm(path, { force: true })
    total -= size
  }
}

function isOver({ name, usedAt }: Found, now: number): boolean {
  if (name.endsWith('.draft')) return now - usedAt > hour
  return !isCurrent(name) && now - usedAt > day
}

function nameIn(file: string): string {
  return file.split('-', 1)[0] ?? ''
}

async function filesIn(folder: string): Promise<Found[]> {
  const files: Found[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    // Whichever of the two the file system keeps up to date.
    if (found?.isFile())
      files.push({ name, path, size: found.size, usedAt: Math.max(found.atimeMs, found.mtimeMs) })
  }
  return files
}

function isCurrent(name: string): boolean {
  // The picture of a card is kept here too, in a format that has no address.
  const file = parseFileName(name) ?? parseFileName(name.replace(/-\d+\.png$/, '-480.webp'))
  return file?.version === currentVersion(file?.name ?? '')
}
