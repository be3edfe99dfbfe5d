import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/database/index.ts'
import { insertCrisis } from './store-crisis.ts'

export interface Crisis {
  readonly brandId: string
  readonly acute: boolean
  readonly region: string | undefined
  readonly at: Date
}

/** Counts together with the message, or not at all. */
export async function countCrisis(tx: Tx, { brandId, acute, region, at }: Crisis): Promise<void> {
  // By chance alone: our own ids hold the millisecond, which would lead to the message.
  const id = randomUUID()
  await insertCrisis(tx, { id, brandId, day: at.toISOString().slice(0, 10), region: region ?? null, acute })
}
