import { skinInks } from './inks.ts'
import { lightness, mix, shift, type Colour } from './colour.ts'
import type { Look } from './look.ts'
import type { Palette } from './palettes.ts'
import { createRandom } from './random.ts'

/** The tints in which one person's skin is printed. Shadows borrow the ink of the poster's lines. */
export interface SkinTones {
  base: Colour
  /** Deep skin gets light planes as well as dark lines, so that it glows instead of going flat. */
  deep: boolean
  shade: Colour
  /** The darker shadow: under the nose, under the chin. */
  dusk: Colour
  light: Colour
  blush: Colour
  /** Contours of skin. */
  line: Colour
  /** Fine lines: age, creases. */
  soft: Colour
  lip: Colour
  lipShade: Colour
  lipLight: Colour
}

const undertones: Readonly<Record<Look['undertone'], { hue: number; chroma: number }>> = {
  COOL: { hue: -13, chroma: 0.98 },
  NEUTRAL: { hue: -6, chroma: 0.98 },
  WARM: { hue: 0, chroma: 1.08 },
  OLIVE: { hue: 9, chroma: 0.96 },
}

export function skinTones(look: Look, palette: Palette): SkinTones {
  const base = shift(skinInks[look.skin], undertones[look.undertone])
  const deep = lightness(base) < 0.56
  const { line, glow } = palette
  const shade = shift(mix(base, line, deep ? 0.2 : 0.11), {
    lightness: deep ? -0.035 : -0.055,
    chroma: 1.2,
    hue: -6,
  })
  const lip = lipColour(look, base, deep, palette)
  return {
    base,
    deep,
    shade,
    dusk: shift(mix(shade, line, 0.22), { chroma: 1.1 }),
    light: deep ? shift(mix(base, glow, 0.2), { chroma: 1.2, lightness: 0.03 }) : mix(base, glow, 0.5),
    blush: mix(base, deep ? '#b8412f' : '#e2604f', deep ? 0.32 : 0.36),
    line: deep
      ? shift(mix(line, base, 0.1), { lightness: -0.07 })
      : mix(line, shift(base, { lightness: -0.35, chroma: 1.4 }), 0.28),
    soft: mix(base, deep ? shift(line, { lightness: -0.06 }) : line, deep ? 0.66 : 0.42),
    lip,
    // A man's upper lip is hardly darker than the lower one: dark, it passes for a moustache.
    lipShade: mix(
      shift(lip, { lightness: -0.07, chroma: 1.05 }),
      line,
      look.gender === 'FEMALE' ? 0.14 : 0.03,
    ),
    lipLight: mix(lip, glow, deep ? 0.32 : 0.45),
  }
}

/** The lips' own rose or, on most women, one of a few paints; each person keeps hers. */
function lipColour(look: Look, base: Colour, deep: boolean, palette: Palette): Colour {
  const rose = deep ? '#b04a52' : '#c2424e'
  if (look.gender === 'MALE') {
    // Between hair, a mouth needs more colour to be found.
    return mix(base, rose, look.beard === 'NONE' || look.beard === 'STUBBLE' ? 0.24 : 0.36)
  }
  const random = createRandom(`${look.seed}/lips`)
  const paint = random.pick([rose, rose, '#b03a3a', '#a8446a', '#b8563e', '#8e3350'])
  const strength = random.range(0.42, 0.66) * (look.age > 70 ? 0.7 : 1)
  return mix(base, mix(paint, palette.accent, 0.1), strength)
}
