import { createHash } from 'node:crypto'
import { drawingVersion } from '@aureole/portrait-drawing'
import { encoding } from './encoding.ts'
import type { PictureSource } from './store.ts'

export const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

/** Of the whole portrait, 3:4, and of the close square crop. */
export const tallWidths = [240, 480, 720] as const
export const squareWidths = [96, 192] as const

/** One file of a picture: what stands in its address. */
export interface PictureFile {
  readonly name: string
  readonly version: string
  readonly width: number
  readonly format: Format
}

export interface Picture {
  imageUrl: string
  imageSources: { type: 'image/avif' | 'image/webp'; srcset: string }[]
  thumbUrl: string
}

const letters: Record<PictureSource, string> = { DRAWN: 'd', GENERATED: 'g', UPLOADED: 'u' }

const namePattern = /^[dgu][\da-f]{24}$/

export function nameOf(source: PictureSource, hash: string): string {
  return letters[source] + hash.slice(0, 24)
}

export function isName(text: string): boolean {
  return namePattern.test(text)
}

export function isDrawn(name: string): boolean {
  return name.startsWith(letters.DRAWN)
}

export function isUploaded(name: string): boolean {
  return name.startsWith(letters.UPLOADED)
}

function versionOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
}

const encoded = JSON.stringify(encoding)
const drawnVersion = versionOf(encoded, drawingVersion)
const keptVersion = versionOf(encoded)

/** What a file looks like depends on how it is drawn and encoded. Pictures that were brought along are not drawn. */
export function currentVersion(name: string): string {
  return isDrawn(name) ? drawnVersion : keptVersion
}

export function fileName({ name, version, width, format }: PictureFile): string {
  return `${name}-${version}-${width}.${format}`
}

/** The parts of a file's name, of any version; nothing for what is no such name or of no size that we make. */
export function parseFileName(text: string): PictureFile | undefined {
  const match = /^([dgu][\da-f]{24})-([\da-f]{8})-(\d{2,3})\.(avif|webp)$/.exec(text)
  if (match === null) return undefined
  const [, name = '', version = '', digits = '', format = ''] = match
  const width = Number(digits)
  if (!([...tallWidths, ...squareWidths] as number[]).includes(width)) return undefined
  return { name, version, width, format: format as Format }
}

export function addressOf(name: string, width: number, format: Format): string {
  return `/portraits/${fileName({ name, version: currentVersion(name), width, format })}`
}

export function isSquare(width: number): boolean {
  return (squareWidths as readonly number[]).includes(width)
}

export function pictureOf(name: string): Picture {
  return {
    imageUrl: addressOf(name, 480, 'webp'),
    imageSources: formats.map((format) => ({
      type: `image/${format}` as const,
      srcset: tallWidths.map((width) => `${addressOf(name, width, format)} ${width}w`).join(', '),
    })),
    thumbUrl: addressOf(name, 192, 'webp'),
  }
}
