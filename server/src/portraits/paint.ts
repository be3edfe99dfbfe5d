import type { LookChoice } from '@aureole/contract/looks'
import type { Db } from '../platform/database/index.ts'
import type { Log } from '../platform/log.ts'
import { keepDrawn, keepTakenIn } from './keep.ts'
import { wholeLook } from './looks.ts'
import type { PortraitMetrics } from './metrics.ts'
import { promptOf } from './prompt.ts'
import type { ImageModel } from './providers/openai-images.ts'
import type { PictureSource } from './store.ts'
import type { Studio } from './studio/index.ts'

const patienceMs = 120_000

export interface Painting {
  readonly look: LookChoice
  /** Who it is, in a few words. */
  readonly description: string
}

export interface PaintParts {
  readonly model?: ImageModel | undefined
  readonly studio: Studio
  readonly log: Log
  readonly metrics: PortraitMetrics
}

/** By the image model where there is one, else, or when it fails, by our own hand. Never inside a transaction: it takes its time. */
export async function paint(
  parts: PaintParts,
  db: Db,
  painting: Painting,
): Promise<{ name: string; source: PictureSource }> {
  if (parts.model !== undefined) {
    try {
      const bytes = await askModel(parts.model, parts.studio, painting)
      const taken = await parts.studio.takeIn(bytes, 'GENERATED')
      return { name: await keepTakenIn(db, taken, 'GENERATED'), source: 'GENERATED' }
    } catch (err) {
      parts.metrics.failures.inc({ what: 'paint' })
      parts.log.warn({ err }, 'the image model made no picture; it is drawn instead')
    }
  }
  return { name: await keepDrawn(db, painting.look), source: 'DRAWN' }
}

async function askModel(
  model: ImageModel,
  studio: Studio,
  { look, description }: Painting,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await model.ask(promptOf(wholeLook(look), description), signal)
  const opened = await studio.openAnswer(answer)
  return 'picture' in opened ? opened.picture : model.fetch(opened.url, signal)
}
