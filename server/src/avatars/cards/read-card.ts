import { avatarLimits } from '@aureole/contract/avatar-limits'
import { parseBounded } from './bounded-json.ts'
import { fieldsOf, isObject, specOf, type CardAsset, type CardSpec, type RawCard } from './card-fields.ts'
import { isPng, textsIn } from './png-texts.ts'
import { UnreadableCard } from './refusals.ts'
import { isZip, openZip, type ZipFiles } from './zip-files.ts'

export type CardContainer = 'JSON' | 'PNG' | 'CHARX'

export interface ReadCard {
  readonly spec: CardSpec
  readonly container: CardContainer
  readonly card: RawCard
  /** As it was in the file; whether it can be shown is another question. */
  readonly picture?: Uint8Array
  /** Files inside the container that are not kept. */
  readonly leftOut: number
}

/** What is kept of a card, as text; its pictures and sounds do not count. */
const keptBytesMax = 4 * 1024 * 1024
const pictureBytesMax = 20 * 1024 * 1024

/** A card out of a file of a stranger's. By what is in it: names and types of files are wrong as often as not. */
export function readCard(file: Uint8Array): ReadCard {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length > avatarLimits.cardBytesMax) throw new UnreadableCard('This file is larger than 20 MB.')
  if (isPng(bytes)) return readPng(bytes)
  if (isZip(bytes)) return readCharx(bytes)
  return complete('JSON', cardIn(bytes), (asset) => dataOf(asset.uri))
}

function readPng(bytes: Buffer): ReadCard {
  const texts = textsIn(bytes, ['ccv3', 'chara'])
  let first: unknown
  for (const text of [...(texts.get('ccv3') ?? []), ...(texts.get('chara') ?? [])]) {
    try {
      return { ...complete('PNG', cardIn(unwrapped(text)), () => undefined), picture: bytes }
    } catch (error) {
      if (!(error instanceof UnreadableCard)) throw error
      first ??= error
    }
  }
  throw first ?? new UnreadableCard('This picture holds no character card.')
}

function readCharx(bytes: Buffer): ReadCard {
  const files = openZip(bytes)
  const json = files.read('card.json', avatarLimits.cardBytesMax)
  if (json === undefined) throw new UnreadableCard('This archive holds no character card.')
  return complete('CHARX', cardIn(json), (asset) => dataOf(asset.uri) ?? packedPicture(files, asset))
}

/** A picture that cannot be unpacked is no reason to lose the card. */
function packedPicture(files: ZipFiles, { uri }: CardAsset): Buffer | undefined {
  const path = /^embedd?ed:\/\/(.+)$/.exec(uri)?.[1]
  try {
    return path === undefined ? undefined : files.read(path, pictureBytesMax)
  } catch {
    return undefined
  }
}

/** Base64, as the specification wants it, or the text itself, as some write it. */
function unwrapped(text: Buffer): Uint8Array {
  const isPlain = /^\s*\{/.test(text.toString('latin1', 0, 64))
  return isPlain ? text : Buffer.from(text.toString('latin1'), 'base64')
}

function cardIn(bytes: Uint8Array): RawCard {
  const value = parseBounded(bytes)
  if (!isObject(value)) throw new UnreadableCard('This file is no character card.')
  return value
}

function complete(
  container: CardContainer,
  card: RawCard,
  pictureOf: (asset: CardAsset) => Uint8Array | undefined,
): ReadCard {
  const spec = specOf(card)
  if (spec === undefined) throw new UnreadableCard('This file is no character card: it names no character.')
  const icons = fieldsOf(card).assets.filter(({ type }) => type === 'icon')
  const icon = icons.find(({ name }) => name === 'main') ?? icons[0]
  const picture = icon && pictureOf(icon)
  const leftOut = leaveOutFiles(card, container)
  return { spec, container, card, leftOut, ...(picture === undefined ? {} : { picture }) }
}

/** Files beside the card's text are not kept, and so neither are the lines that point to them. */
function leaveOutFiles(card: RawCard, container: CardContainer): number {
  const inside = { JSON: /^$/, PNG: /^__asset:/, CHARX: /^embedd?ed:/ }[container]
  let leftOut = leaveOut(card, (uri) => inside.test(uri))
  if (sizeOf(card) > keptBytesMax) leftOut += leaveOut(card, (uri) => uri.startsWith('data:'))
  if (sizeOf(card) > keptBytesMax) throw new UnreadableCard('The card holds more than 4 MB of text.')
  return leftOut
}

function leaveOut(card: RawCard, isLeftOut: (uri: string) => boolean): number {
  const { data } = card
  if (!isObject(data) || !Array.isArray(data['assets'])) return 0
  const assets: unknown[] = data['assets']
  const kept = assets.filter(
    (one) => !(isObject(one) && typeof one['uri'] === 'string' && isLeftOut(one['uri'])),
  )
  if (kept.length < assets.length) data['assets'] = kept
  return assets.length - kept.length
}

/** About what it takes as text; counted without writing it, since it may be large. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 2
  if (typeof value !== 'object' || value === null) return 4
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + 3 + sizeOf(part), 2)
}

function dataOf(uri: string): Uint8Array | undefined {
  const encoded = /^data:image\/[\w.+-]+;base64,/.exec(uri.slice(0, 100))?.[0]
  return encoded === undefined ? undefined : Buffer.from(uri.slice(encoded.length), 'base64')
}
