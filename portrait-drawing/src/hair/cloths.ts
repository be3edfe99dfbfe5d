import { lightness, mix, type Colour } from '../colour.ts'
import { tiled } from '../print.ts'
import { stroke } from '../svg.ts'
import type { HairKit } from './kit.ts'

/** The stuff of a veil or a headwrap. */
export interface Drapery {
  base: Colour
  shade: Colour
  light: Colour
  line: Colour
  trim: Colour
  /** The printed motif over the given area, where the cloth has one. `name` tells areas of one drawing apart. */
  print: (name: string, area: string) => string
}

export function chooseDrapery(kit: HairKit, printed: number): Drapery {
  const { palette, random, sitter } = kit
  const base = random.pick(palette.veils)
  const pale = lightness(base) > 0.68
  const trim = random.pick([palette.metal, palette.glow, mix(palette.accent, palette.glow, 0.2)])
  const ink = mix(base, random.chance(0.5) ? trim : palette.line, 0.42)
  const prints = [
    [30, stroke('M8 8h0M23 23h0', ink, 5)],
    [40, stroke('M20 6L26 20L20 34L14 20ZM0 0h0M40 40h0M0 40h0M40 0h0', ink, 2.4)],
    [36, stroke('M0 18q9-9 18 0t18 0M0 36q9-9 18 0t18 0', ink, 2.2)],
    [44, stroke('M22 12v20M12 22h20M15 15l14 14M29 15l-14 14', ink, 2)],
  ] as const
  const [size, motif] = random.pick(prints)
  const turn = random.int(-6, 6)
  const isPrinted = random.chance(printed)
  return {
    base,
    shade: mix(base, palette.line, pale ? 0.24 : 0.34),
    light: mix(base, palette.glow, 0.3),
    line: mix(palette.line, base, 0.08),
    trim,
    print: (name, area) => {
      if (!isPrinted) return ''
      const id = sitter.id(`drapery-${name}`)
      const clip = `<clipPath id="${id}"><path d="${area}" clip-rule="evenodd"/></clipPath>`
      return `${clip}<g clip-path="url(#${id})">${tiled(`${id}-`, { width: size, height: size, svg: motif }, { left: 60, right: 560, top: 20, bottom: 810 }, turn)}</g>`
    },
  }
}
