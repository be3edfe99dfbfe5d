import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../platform/log.ts'
import type { PortraitMetrics } from './metrics.ts'
import { sweepFolder, type Sweeping } from './sweep-folder.ts'

export interface DiskCache {
  get(file: string): Promise<Buffer | undefined>
  /** Never fails: what cannot be kept is drawn again. */
  put(file: string, bytes: Buffer): Promise<void>
  /** Makes room and removes what was forgotten; by itself only now and then as files are added. */
  sweep(): Promise<void>
}

export interface DiskCacheParts {
  readonly folder: string
  readonly bytesMax: number
  readonly log: Log
  readonly metrics: PortraitMetrics
  readonly forgotten: Sweeping['forgotten']
}

/** Files that can always be made again. Their names come from `fileName`, never from a request. */
export function createDiskCache(parts: DiskCacheParts): DiskCache {
  const { folder, bytesMax, log, metrics, forgotten } = parts
  // Looked through at the first file, and again each time that a twentieth of the room may have been filled.
  let addedSinceSweep = Infinity
  let sweeping: Promise<void> | undefined

  function pathOf(file: string): string {
    // In folders of some hundred files each, however many there are.
    return join(folder, file.slice(1, 3), file)
  }

  function sweep(): Promise<void> {
    addedSinceSweep = 0
    sweeping ??= sweepFolder(folder, { bytesMax, now: Date.now(), forgotten })
      .catch((err: unknown) => log.warn({ err }, 'the cache of portraits could not be looked through'))
      .finally(() => (sweeping = undefined))
    return sweeping
  }

  return {
    sweep,
    async get(file) {
      try {
        return await readFile(pathOf(file))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed(error)
        return undefined
      }
    },
    async put(file, bytes) {
      const path = pathOf(file)
      // Under its own name only when it is whole, so that nobody ever reads half a picture.
      const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
      try {
        await mkdir(join(path, '..'), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        failed(error)
        await rm(draft, { force: true }).catch(() => undefined)
        return
      }
      addedSinceSweep += bytes.length
      if (addedSinceSweep > bytesMax / 20) void sweep()
    },
  }

  function failed(err: unknown): void {
    metrics.failures.inc({ what: 'cache' })
    log.warn({ err }, 'the cache of portraits does not work; pictures are drawn each time')
  }
}
