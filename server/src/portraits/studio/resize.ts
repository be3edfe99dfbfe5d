import sharp from 'sharp'
import { isSquare } from '../addresses.ts'
import { provenanceOf } from '../provenance.ts'
import type { PictureSource } from '../store.ts'
import { encode } from './encode.ts'
import type { Output } from './jobs.ts'

/** A size of a picture that is kept. What the master says of its origin goes on with it. */
export async function resize(master: Uint8Array, source: PictureSource, output: Output): Promise<Uint8Array> {
  const { width, format } = output
  const { xmp } = await sharp(master).metadata()
  const height = isSquare(width) ? width : Math.round((width * 4) / 3)
  // Faces are in the upper half: a square takes all of the width, from the top.
  const image = sharp(master).resize(width, height, { fit: 'cover', position: 'north' })
  return encode(image, format, provenanceOf(source, xmp?.toString('utf8')))
}
