import { drawPortrait, type Look } from '@aureole/portrait-drawing'
import sharp from 'sharp'
import { isSquare } from '../addresses.ts'
import { provenanceOf } from '../provenance.ts'
import { encode } from './encode.ts'
import type { Output } from './jobs.ts'

/** Dots per inch at which a unit of the drawing is one pixel. */
const plainDensity = 72

/** Drawn at the size it is shown at: lines stay as sharp as they can be. */
export async function draw(look: Look, { width, format }: Output): Promise<Uint8Array> {
  const square = isSquare(width)
  const svg = drawPortrait(look, { crop: square ? 'SQUARE' : 'PORTRAIT' })
  const drawn = Number(/^<svg[^>]*? width="([\d.]+)"/.exec(svg)?.[1])
  if (!(drawn > 0)) throw new Error('the drawing does not say how wide it is')
  const height = square ? width : Math.round((width * 4) / 3)
  const image = sharp(Buffer.from(svg), { density: (plainDensity * width) / drawn })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
  return encode(image, format, provenanceOf('DRAWN'))
}
