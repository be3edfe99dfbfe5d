import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Http } from '../platform/http/index.ts'
import { readManifest, type Manifest, type PictureFile } from './manifest.ts'
import { portraitRoutes } from './routes.ts'

export interface Picture {
  imageUrl: string
  imageSources: { type: 'image/avif' | 'image/webp'; srcset: string }[]
  thumbUrl: string
}

export interface Portraits {
  /** The picture of that name; a neutral one when there is none, so that a page never has a hole. */
  picture(name: string): Picture
  /** Ready pictures for a person's own persona. */
  ready(): { value: string; label: string; imageUrl: string }[]
  /** The file behind an address that was given out here; nothing for any other. */
  read(address: string): Promise<{ ending: string; bytes: Buffer } | undefined>
  routes(http: Http): void
}

const folder = new URL('../../portraits/', import.meta.url)

export function createPortraits(): Portraits {
  const manifest: Manifest = readManifest(JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')))
  const pictures = new Map([...manifest].map(([name, files]) => [name, presentPicture(files)]))
  const fallback = pictures.get('robin')
  if (fallback === undefined) throw new Error('portraits: the manifest has no picture to fall back on')
  const files = new Map([...manifest.values()].flat().map((file) => [file.file, file.type]))
  return {
    picture: (name) => pictures.get(name) ?? fallback,
    ready: () =>
      readyNames.map((value, i) => ({
        value,
        label: `Picture ${i + 1}`,
        imageUrl: (pictures.get(value) ?? fallback).thumbUrl,
      })),
    async read(address) {
      const file = address.replace(/^\/portraits\//, '')
      if (!files.has(file)) return undefined
      return { ending: file.slice(file.lastIndexOf('.') + 1), bytes: await readFile(new URL(file, folder)) }
    },
    routes: (http) => portraitRoutes(http, folder, files),
  }
}

const readyNames = [
  'robin',
  'wren',
  'kai',
  'nia',
  'jun',
  'yuki',
  'samir',
  'farah',
  'bastian',
  'zola',
  'rosa',
  'tomas',
]

function presentPicture(files: readonly PictureFile[]): Picture {
  const tall = files.filter((file) => file.shape === 'portrait').toSorted((a, b) => a.width - b.width)
  const square = files.filter((file) => file.shape === 'square').toSorted((a, b) => b.width - a.width)
  const srcset = (type: string) =>
    tall
      .filter((file) => file.type === type)
      .map((file) => `${addressOf(file)} ${file.width}w`)
      .join(', ')
  const plain = tall.findLast((file) => file.type === 'image/webp')
  const thumb = square[0]
  if (plain === undefined || thumb === undefined)
    throw new Error('portraits: a picture lacks a WebP or a thumb')
  return {
    imageUrl: addressOf(plain),
    imageSources: (['image/avif', 'image/webp'] as const).map((type) => ({ type, srcset: srcset(type) })),
    thumbUrl: addressOf(thumb),
  }
}

function addressOf(file: PictureFile): string {
  return `/portraits/${file.file}`
}
