import type { Head } from '../head.ts'
import type { Palette } from '../palettes.ts'
import type { Random, Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import type { HairTones } from './tones.ts'

/** A drawing, and the way round it for the contour of the whole figure. */
export interface Layer {
  svg: string
  outline: string
}

/** What a hair style is drawn with. */
export interface HairKit {
  sitter: Sitter
  head: Head
  tones: HairTones
  palette: Palette
  random: Random
  man: boolean
  /** From 0 to 1, from the fifties on. */
  old: number
  /** Where the hair parts: a side, and how far from the middle. */
  side: Side
}

export interface HairParts {
  /** Behind neck and body. */
  back?: Layer
  /** Over the clothes, behind the head. */
  middle?: Layer
  /** Over the face. */
  front?: Layer
  /** Over ears and earrings. */
  over?: Layer
  ears: 'FREE' | 'COVERED' | 'HIDDEN'
  /** What throws a shadow on the face, where that is not the outline of the front. */
  shadow?: string
}

export type HairStyle = (kit: HairKit) => HairParts

export const nothing: Layer = { svg: '', outline: '' }

export function stack(...layers: readonly (Layer | false | undefined)[]): Layer {
  let svg = ''
  let outline = ''
  for (const layer of layers) {
    if (!layer) continue
    svg += layer.svg
    outline += layer.outline
  }
  return { svg, outline }
}

/** A drawing that leaves the contour of the figure as it is. */
export function inside(svg: string): Layer {
  return { svg, outline: '' }
}

export const bothSides: readonly Side[] = [-1, 1]

export function outlines(layers: readonly Layer[]): string {
  return layers.map((layer) => layer.outline).join('')
}
