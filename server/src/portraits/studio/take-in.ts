import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { encoding } from '../encoding.ts'
import { provenanceOf } from '../provenance.ts'
import type { PictureSource } from '../store.ts'
import type { TakenIn } from './jobs.ts'

const bytesMax = 20 * 1024 * 1024
const pixelsMax = 40_000_000
/** Only the first picture of a moving one is read, but all of them are looked through. */
const pixelsOfAllMax = 160_000_000
const sideMin = 32
const seconds = 15

/** A picture that cannot be taken in; the message is for the person who sent it. */
export class RefusedPicture extends Error {
  readonly reason = 'refused'
}

/** Decoded, turned upright, cropped and written anew: nothing of the file that came in is kept, but for its hash. */
export async function takeIn(bytes: Uint8Array, source: PictureSource): Promise<TakenIn> {
  if (bytes.byteLength > bytesMax) throw new RefusedPicture('This picture is larger than 20 MB.')
  if (!isPicture(bytes))
    throw new RefusedPicture('This is no picture of a kind that we can read: JPEG, PNG, WebP, AVIF or GIF.')
  const input = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).timeout({ seconds })
  try {
    const found = await input().metadata()
    refuseByMeasures(found)
    const { width, height, webp } = encoding.master
    const image = input()
      .autoOrient()
      .flatten({ background: '#eadfce' })
      .resize(width, height, { fit: 'cover', position: isWide(found) ? sharp.strategy.attention : 'north' })
    const provenance = provenanceOf(source, found.xmp?.toString('utf8'))
    const { data: master } = await (provenance === undefined ? image : image.withXmp(provenance))
      .webp(webp)
      .toUint8Array()
    return { hash: createHash('sha256').update(bytes).digest('hex'), master }
  } catch (error) {
    if (error instanceof RefusedPicture) throw error
    throw new RefusedPicture('This picture is broken, or larger than 40 megapixels.')
  }
}

function refuseByMeasures({ width, height, pages = 1, pageHeight }: Metadata): void {
  const frame = width * (pageHeight ?? height)
  if (frame > pixelsMax || frame * pages > pixelsOfAllMax)
    throw new RefusedPicture('This picture is larger than 40 megapixels.')
  if (Math.min(width, pageHeight ?? height) < sideMin)
    throw new RefusedPicture(`This picture is smaller than ${sideMin} pixels.`)
}

/** In a wide picture the person may stand anywhere; in a tall one the head is above. */
function isWide({ autoOrient }: Metadata): boolean {
  return autoOrient.width / autoOrient.height > encoding.master.width / encoding.master.height
}

/** By its first bytes. What is text (SVG) could name files and addresses, and is never handed on. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && /^(?:avif|avis|mif1|msf1)$/.test(head.slice(8, 12)))
  )
}
