import { join } from 'node:path'
import type { LookChoice } from '@aureole/contract/looks'
import { paletteOf as paletteOfWhole } from '@aureole/portrait-drawing'
import type { Config } from '../platform/config.ts'
import type { Database, Db, Tx } from '../platform/database/index.ts'
import { invalidField } from '../platform/errors.ts'
import type { Http } from '../platform/http/index.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { WorkerError } from '../platform/worker-pool.ts'
import { addressOf, isName, parseFileName, pictureOf, type Picture } from './addresses.ts'
import { createDiskCache } from './disk-cache.ts'
import { createGallery } from './gallery.ts'
import { createHotFiles } from './hot-files.ts'
import { keepAllDrawn, keepDrawn, keepTakenIn } from './keep.ts'
import { wholeLook } from './looks.ts'
import { createPortraitMetrics } from './metrics.ts'
import { paint, type Painting } from './paint.ts'
import { openPrepared } from './prepared.ts'
import { createOpenAiImages } from './providers/openai-images.ts'
import { readyPortraits } from './ready.ts'
import { portraitRoutes } from './routes.ts'
import { dropBroughtAlong, keptAmong, type PictureSource } from './store.ts'
import { createStudio, type TakenIn } from './studio/index.ts'

export type { Picture } from './addresses.ts'
export { keepAllDrawn } from './keep.ts'
export { preparePortraits } from './prepare-files.ts'
export type { PictureSource } from './store.ts'
export { createStudio } from './studio/index.ts'

/** The picture's own colours, which may tint what surrounds it. */
export type Palette = Record<'ground' | 'line' | 'halo', string>

export function paletteOf(look: LookChoice): Palette {
  return paletteOfWhole(wholeLook(look))
}

/** A picture that was decoded and written anew, and is not kept yet. */
export type Upload = TakenIn

export interface Portraits {
  /** Where the picture of that name is; a neutral one for what is no name, so that a page never has a hole. */
  picture(name: string): Picture
  paletteOf(look: LookChoice): Palette
  /** Ready pictures for a person's own persona. */
  ready(): { value: string; label: string; imageUrl: string }[]
  keepDrawn(db: Db | Tx, look: LookChoice): Promise<string>
  /** The names in the order of the looks. */
  keepAllDrawn(db: Db | Tx, looks: readonly LookChoice[]): Promise<string[]>
  /** Reads a picture that somebody sent; refuses what is none. Takes its time: never inside a transaction. */
  readUpload(bytes: Uint8Array): Promise<Upload>
  /** Under a name of its own each time, even if the same picture is there already. */
  keepUpload(db: Db | Tx, upload: Upload): Promise<string>
  /** A small one of it, WebP, before it is kept. */
  thumb(upload: Upload): Promise<Buffer>
  /** Whether an image model is configured. */
  readonly paints: boolean
  /** A picture of that look: painted by the image model, or drawn. Takes its time: never inside a transaction. */
  paint(db: Db, painting: Painting): Promise<{ name: string; source: PictureSource }>
  /** For a character card; nothing when there is no such picture. */
  png(name: string): Promise<Buffer | undefined>
  /** The file behind an address that was given out here; nothing for any other. */
  read(address: string): Promise<{ ending: string; bytes: Buffer } | undefined>
  /** Erases a picture that was brought along or painted, when nothing shows it any more. Drawn ones stay: they tell of nobody. */
  forget(tx: Db | Tx, name: string): Promise<void>
  routes(http: Pick<Http, 'fastify'>): void
  /** Keeps the ready pictures, so that they can be shown when others have taken their places. */
  start(): Promise<void>
  close(): Promise<void>
}

export interface PortraitParts {
  readonly config: Pick<Config, 'dataDir' | 'image'>
  readonly database: Database
  readonly log: Log
  readonly metrics: Pick<Metrics, 'registry'>
}

const memoryBytes = 24 * 1024 * 1024
const diskBytes = 2 * 1024 * 1024 * 1024
const sweepEveryMs = 24 * 60 * 60 * 1000

export function createPortraits({ config, database, log, metrics: { registry } }: PortraitParts): Portraits {
  const metrics = createPortraitMetrics(registry)
  const model = config.image === undefined ? undefined : createOpenAiImages(config.image)
  const studio = createStudio({
    onLost(err) {
      metrics.failures.inc({ what: 'worker' })
      log.error({ err }, 'the studio of portraits lost its worker; another takes over')
    },
  })
  const disk = createDiskCache({
    folder: join(config.dataDir, 'portraits'),
    bytesMax: diskBytes,
    log,
    metrics,
    async forgotten(names) {
      const kept = new Set(await keptAmong(database.db, names))
      return names.filter((name) => !kept.has(name))
    },
  })
  const gallery = createGallery({
    database,
    studio,
    disk,
    metrics,
    hot: createHotFiles(memoryBytes),
    prepared: openPrepared(),
    inCode: new Map(readyPortraits.map(({ name, look }) => [name, { source: 'DRAWN', look, master: null }])),
  })
  const neutral = readyPortraits[0]?.name ?? ''
  let sweeping: NodeJS.Timeout | undefined

  async function readUpload(bytes: Uint8Array): Promise<Upload> {
    try {
      return await studio.takeIn(bytes, 'UPLOADED')
    } catch (error) {
      if (error instanceof WorkerError && error.reason === 'refused')
        throw invalidField('file', error.message)
      throw error
    }
  }

  return {
    picture: (name) => pictureOf(isName(name) ? name : neutral),
    paletteOf,
    ready: () =>
      readyPortraits.map(({ name }, i) => ({
        value: name,
        label: `Picture ${i + 1}`,
        imageUrl: addressOf(name, 192, 'webp'),
      })),
    keepDrawn,
    keepAllDrawn,
    readUpload,
    keepUpload: (db, upload) => keepTakenIn(db, upload, 'UPLOADED'),
    thumb: ({ master }) =>
      studio.render({ source: 'UPLOADED', look: null, master }, { width: 240, format: 'webp' }),
    paints: model !== undefined,
    paint: (db, painting) => paint({ model, studio, log, metrics }, db, painting),
    png: (name) => gallery.png(name),
    async read(address) {
      const file = parseFileName(address.replace(/^\/portraits\//, ''))
      const bytes = file && (await gallery.show(file))
      return bytes && { ending: file.format, bytes }
    },
    forget: dropBroughtAlong,
    routes: (http) => portraitRoutes(http, gallery),
    async start() {
      await keepAllDrawn(
        database.db,
        readyPortraits.map(({ look }) => look),
      )
      sweeping = setInterval(() => void disk.sweep(), sweepEveryMs).unref()
    },
    async close() {
      clearInterval(sweeping)
      await studio.close()
    },
  }
}
