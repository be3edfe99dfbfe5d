import type { Database } from '../platform/database/index.ts'
import { currentVersion, fileName, isDrawn, isName, type PictureFile } from './addresses.ts'
import type { DiskCache } from './disk-cache.ts'
import { encoding } from './encoding.ts'
import type { HotFiles } from './hot-files.ts'
import type { PortraitMetrics } from './metrics.ts'
import type { PreparedFiles } from './prepared.ts'
import type { Output, Studio } from './studio/index.ts'
import { isKept, rowByName, type PortraitRow } from './store.ts'

export interface Gallery {
  /** The file in today's version, from wherever it is quickest; nothing when there is no picture of that name. */
  show(file: Omit<PictureFile, 'version'>): Promise<Buffer | undefined>
  /** For a card. */
  png(name: string): Promise<Buffer | undefined>
  knows(name: string): Promise<boolean>
}

export interface GalleryParts {
  readonly database: Database
  readonly studio: Studio
  readonly hot: HotFiles
  readonly prepared: PreparedFiles
  readonly disk: DiskCache
  readonly metrics: PortraitMetrics
  /** Pictures that are in the code and not in the database. */
  readonly inCode: ReadonlyMap<string, Pick<PortraitRow, 'source' | 'look' | 'master'>>
}

const rememberedMs = 30_000
const rememberedMax = 10_000

export function createGallery(parts: GalleryParts): Gallery {
  const { hot, prepared, disk, metrics } = parts
  const underway = new Map<string, Promise<Buffer | undefined>>()
  const rows = new Map<string, Promise<PortraitRow | undefined>>()
  const seenAt = new Map<string, number>()

  /** What was drawn by us may always be shown. What was brought along may have been forgotten, by any node, a moment ago. */
  async function mayBeShown(name: string): Promise<boolean> {
    if (isDrawn(name)) return true
    const now = Date.now()
    if (now - (seenAt.get(name) ?? 0) < rememberedMs) return true
    if (!(await isKept(parts.database.db, name))) return false
    if (seenAt.size >= rememberedMax) seenAt.clear()
    seenAt.set(name, now)
    return true
  }

  /** Whoever asks for what is being made already waits for the same. */
  function once(file: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    let making = underway.get(file)
    if (making === undefined) {
      making = make().finally(() => underway.delete(file))
      underway.set(file, making)
    }
    return making
  }

  async function find(file: string, name: string, output: Output): Promise<Buffer | undefined> {
    if (!(await mayBeShown(name))) return undefined
    const kept = hot.get(file)
    if (kept !== undefined) {
      metrics.served.inc({ from: 'memory' })
      return kept
    }
    return once(file, async () => {
      const bytes = (await stored(file)) ?? (await made(file, name, output))
      if (bytes !== undefined) hot.put(file, bytes)
      return bytes
    })
  }

  async function stored(file: string): Promise<Buffer | undefined> {
    for (const [from, files] of [
      ['prepared', prepared],
      ['disk', disk],
    ] as const) {
      const bytes = await files.get(file)
      if (bytes !== undefined && bytes.length > 0) {
        metrics.served.inc({ from })
        return bytes
      }
    }
    return undefined
  }

  /** A page asks for several sizes at once: they share one look into the database. */
  function rowOf(name: string): Promise<PortraitRow | undefined> {
    let asked = rows.get(name)
    if (asked === undefined) {
      asked = rowByName(parts.database.db, name).finally(() => rows.delete(name))
      rows.set(name, asked)
    }
    return asked
  }

  async function made(file: string, name: string, output: Output): Promise<Buffer | undefined> {
    const row = parts.inCode.get(name) ?? (await rowOf(name))
    if (row === undefined) return undefined
    const measured = metrics.drawing.startTimer({ source: row.source })
    const bytes = await parts.studio.render(row, output).catch((error: unknown) => {
      metrics.failures.inc({ what: 'render' })
      throw error
    })
    measured()
    metrics.served.inc({ from: 'studio' })
    // Not awaited: whoever asked need not wait for the disk.
    void disk.put(file, bytes)
    return bytes
  }

  return {
    async show({ name, width, format }) {
      const version = currentVersion(name)
      return find(fileName({ name, version, width, format }), name, { width, format })
    },
    async png(name) {
      if (!isName(name)) return undefined
      const width = encoding.cardWidth
      return find(`${name}-${currentVersion(name)}-${width}.png`, name, { width, format: 'png' })
    },
    knows: async (name) => parts.inCode.has(name) || isKept(parts.database.db, name),
  }
}
