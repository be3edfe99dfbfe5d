import type { Look } from './look.ts'
import { palettes } from './palettes.ts'

export { completeLook } from './complete-look.ts'
export { drawPortrait } from './draw-portrait.ts'
export { eyeInks, hairInks, skinInks } from './inks.ts'
export { lookOptions, type Look, type LookChoice } from './look.ts'

/** Part of the name under which drawings are cached: changed whenever any drawing changes (a test pins it). */
export const drawingVersion: string = '1'

/** The colours with which a portrait may tint the page around it. */
export function paletteOf(look: Pick<Look, 'palette'>): { ground: string; line: string; halo: string } {
  const { ground, line, halo } = palettes[look.palette]
  return { ground, line, halo }
}

/** A palette in three dots: ground, halo and accent. */
export function paletteInks(palette: Look['palette']): readonly [string, string, string] {
  const { ground, halo, accent } = palettes[palette]
  return [ground, halo, accent]
}
