import sharp, { type Sharp } from 'sharp'
import { encoding } from '../encoding.ts'
import type { Output } from './jobs.ts'

// One picture at a time, on one core: the others belong to those who wait for an answer. Nothing is asked for twice.
sharp.concurrency(1)
sharp.cache(false)

/** Nothing of the metadata that a picture came with is written; only where it comes from, when that is known. */
export async function encode(
  image: Sharp,
  format: Output['format'],
  provenance: string | undefined,
): Promise<Uint8Array> {
  const told = provenance === undefined ? image : image.withXmp(provenance)
  // Not a Buffer: what sharp puts into one cannot be handed over to another thread.
  const { data } = await told[format](encoding[format]).toUint8Array()
  return data
}
