import * as z from 'zod/mini'

const pictureFile = z.object({
  shape: z.enum(['portrait', 'square']),
  width: z.int(),
  type: z.enum(['image/avif', 'image/webp']),
  /** `name-hash-width.ext`: the hash is that of the content, so that a name never changes its picture. */
  file: z.string().check(z.regex(/^[a-z]+-[0-9a-f]{12}-\d+\.(avif|webp)$/)),
})
export type PictureFile = z.output<typeof pictureFile>
export type Manifest = Map<string, PictureFile[]>

export function readManifest(value: unknown): Manifest {
  return new Map(Object.entries(z.record(z.string(), z.array(pictureFile)).parse(value)))
}
