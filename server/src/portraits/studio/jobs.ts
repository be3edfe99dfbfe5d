import type { Look } from '@aureole/portrait-drawing'
import type { Format } from '../addresses.ts'
import type { PictureSource } from '../store.ts'

export interface Output {
  readonly width: number
  readonly format: Format | 'png'
}

/** What the studio's worker is asked for. */
export type StudioJob =
  | ({ readonly kind: 'draw'; readonly look: Look } & Output)
  | ({
      readonly kind: 'resize'
      readonly master: Uint8Array
      readonly source: PictureSource
    } & Output)
  | { readonly kind: 'take-in'; readonly bytes: Uint8Array; readonly source: PictureSource }
  | { readonly kind: 'open-answer'; readonly bytes: Uint8Array }

/** A picture that came in, as it will be kept. */
export interface TakenIn {
  /** Of the bytes that came in. */
  readonly hash: string
  readonly master: Uint8Array
}

/** What an image model's server answered with: the picture itself, or where to fetch it. */
export type OpenedAnswer = { readonly picture: Uint8Array } | { readonly url: string }
