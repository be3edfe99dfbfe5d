import { hairInks } from '../inks.ts'
import { lightness, mix, shift, type Colour } from '../colour.ts'
import { smoothstep } from '../curves.ts'
import type { Look } from '../look.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** The inks of one person's hair. */
export interface HairTones {
  base: Colour
  shade: Colour
  light: Colour
  /** Contours. */
  line: Colour
  /** Lines within the mass: on dark hair they are lighter than the mass, as on lithographs. */
  strand: Colour
  /** Beside the ears, where hair greys first. */
  temple: Colour
  dark: boolean
  pale: boolean
}

const colourless: ReadonlySet<Look['hairColour']> = new Set(['PLATINUM', 'GREY', 'WHITE'])

export function hairTones(look: Look, palette: Palette, random: Random): HairTones {
  const own = hairInks[look.hairColour]
  const greys = colourless.has(look.hairColour) ? 0 : smoothstep(38, 82, look.age + random.range(-9, 9))
  const played = shift(own, { lightness: random.range(-0.014, 0.014), hue: random.range(-4, 4) })
  const base = mix(mix(played, '#a9a19b', greys * 0.26), palette.line, 0.07)
  const light = lightness(base)
  const temples = look.gender === 'MALE' ? 38 : 50
  const dark = light < 0.42
  const pale = light > 0.74
  const silver = look.hairColour === 'GREY' || look.hairColour === 'WHITE'
  return {
    base,
    dark,
    pale,
    shade: pale
      ? shift(mix(base, palette.line, silver ? 0.27 : 0.22), { chroma: silver ? 0.7 : 1.3 })
      : shift(mix(base, palette.line, dark ? 0.38 : 0.36), {
          lightness: dark ? -0.05 : -0.03,
          chroma: dark ? 1 : 0.85,
        }),
    light: dark
      ? shift(mix(base, palette.halo, light > 0.3 ? 0.34 : 0.27), { chroma: 1.2 })
      : mix(base, palette.glow, pale ? 0.7 : 0.42),
    line: dark
      ? shift(mix(base, palette.line, 0.6), { lightness: -0.09 })
      : mix(palette.line, base, pale ? 0.34 : 0.16),
    strand: dark
      ? shift(mix(base, palette.halo, 0.36), { chroma: 1.1 })
      : mix(base, palette.line, pale ? 0.48 : 0.52),
    temple: mix(
      base,
      '#b9b3ae',
      colourless.has(look.hairColour)
        ? 0
        : smoothstep(temples, temples + 24, look.age + random.range(-8, 8)) * 0.55,
    ),
  }
}
