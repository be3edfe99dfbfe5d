import { lightness, mix, shift, type Colour } from '../colour.ts'
import { brush, shape, taper, type Point } from '../curves.ts'
import { tiled } from '../print.ts'
import type { Random } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { fill, stroke } from '../svg.ts'
import type { Torso } from './torso.ts'

/** The stuff of an outfit. */
export interface Cloth {
  base: Colour
  shade: Colour
  light: Colour
  trim: Colour
  trimShade: Colour
  /** What is worn underneath. */
  under: Colour
  underShade: Colour
  line: Colour
}

/** How one outfit is cut. */
export interface Cut {
  /** The garment. */
  outline: string
  /** What shows in its opening, drawn before it. */
  under?: string
  /** Collars, bands, buttons, drawn after it. */
  over: string
  folds: Point[][]
  /** How far down a chain may hang on bare skin; none where the neck is covered. */
  bare?: number
  /** Whether a woven or printed motif suits the cut. */
  plain?: boolean
}

export function chooseCloth(sitter: Sitter, random: Random): Cloth {
  const { palette } = sitter
  const [base, trim] = random.pick(palette.cloths)
  const played = shift(base, { lightness: random.range(-0.03, 0.03), hue: random.range(-7, 7) })
  const pale = lightness(played) > 0.7
  const under = pale ? mix(palette.ground, palette.line, 0.25) : random.chance(0.65) ? palette.glow : trim
  return {
    base: played,
    shade: mix(played, palette.line, pale ? 0.18 : 0.34),
    light: mix(played, palette.glow, pale ? 0.6 : 0.22),
    trim,
    trimShade: mix(trim, palette.line, 0.25),
    under,
    underShade: mix(under, palette.line, 0.2),
    line: palette.line,
  }
}

type Print = (ink: Colour, trim: Colour) => [width: number, height: number, svg: string]

const motifs = {
  dots: (ink) => [26, 26, stroke('M6 6h0M19 19h0', ink, 5)],
  scales: (ink) => [
    34,
    34,
    stroke('M0 17a17 17 0 0 0 34 0M-17 0a17 17 0 0 0 34 0a17 17 0 0 0 34 0', ink, 1.8),
  ],
  blossoms: (ink, trim) => [
    52,
    52,
    fill(
      'M13 13q-7-8 0-13q7 5 0 13q8-7 13 0q-5 7-13 0q7 8 0 13q-7-5 0-13q-8 7-13 0q5-7 13 0ZM39 39q-7-8 0-13q7 5 0 13q8-7 13 0q-5 7-13 0q7 8 0 13q-7-5 0-13q-8 7-13 0q5-7 13 0Z',
      ink,
    ) + stroke('M13 13h0M39 39h0', trim, 4.5, 0.8),
  ],
  stripes: (ink) => [20, 20, stroke('M10-2V22', ink, 2.2)],
  hoops: (ink, trim) => [60, 46, fill('M-2 8H62V20H-2Z', ink) + stroke('M-2 27H62', trim, 2, 0.7)],
  check: (ink) => [40, 40, fill('M0 0H40V9H0Z', ink, 0.7) + fill('M0 0H9V40H0Z', ink, 0.7)],
  herringbone: (ink) => [24, 16, stroke('M0 12L12 4L24 12M0 20L12 12L24 20M0 4L12-4L24 4', ink, 1.6)],
  knit: (ink) => [14, 12, stroke('M1 2Q4 8 7 9Q10 8 13 2', ink, 1.8)],
  lozenges: (ink, trim) => [
    36,
    48,
    stroke('M18 0L36 24L18 48L0 24Z', ink, 2) + fill('M18 16L23 24L18 32L13 24Z', trim, 0.7),
  ],
} satisfies Record<string, Print>

const suits: Readonly<Record<Sitter['look']['outfit'], readonly (keyof typeof motifs)[]>> = {
  JUMPER: ['hoops', 'knit', 'knit', 'dots', 'lozenges'],
  SHIRT: ['stripes', 'check', 'dots', 'blossoms'],
  BLAZER: ['herringbone', 'check', 'stripes'],
  TURTLENECK: ['knit', 'hoops', 'stripes'],
  WRAP: ['scales', 'blossoms', 'lozenges', 'dots'],
  V_NECK: ['knit', 'lozenges', 'hoops', 'dots'],
  STAND_COLLAR: ['blossoms', 'scales', 'stripes'],
  OFF_THE_SHOULDER: ['blossoms', 'dots', 'stripes', 'scales'],
  DUNGAREES: ['stripes', 'herringbone'],
  KURTA: ['blossoms', 'dots', 'stripes', 'lozenges'],
  SCARF: ['knit', 'stripes', 'dots'],
  COAT: ['herringbone', 'check'],
}

/** The garment itself: cloth, perhaps a motif, the shadow down the arm, folds, and its contour. */
export function drawGarment(
  sitter: Sitter,
  torso: Torso,
  cloth: Cloth,
  cut: Cut,
  random: Random,
): { defs: string; svg: string } {
  const clip = sitter.id('garment')
  const defs = `<clipPath id="${clip}"><path d="${cut.outline}"/></clipPath>`
  let svg = fill(cut.outline, cloth.base)
  let print = ''
  if (!cut.plain && random.chance(0.62)) {
    const motif: Print = motifs[random.pick(suits[sitter.look.outfit])]
    const [width, height, drawing] = motif(
      mix(cloth.base, random.chance(0.3) ? cloth.trim : cloth.shade, 0.5),
      cloth.trim,
    )
    const [left] = torso.T(-torso.shoulder - 30, 230)
    const [right, top] = torso.T(torso.shoulder + 30, 190)
    print = tiled(
      sitter.id('cloth'),
      { width, height, svg: drawing },
      { left, right, top, bottom: 810 },
      random.int(-3, 3),
    )
  }
  const { T, shoulder: w, shade: sd } = torso
  const arm = shape(
    [T(sd * (w - 50), 246), T(sd * (w + 20), 262), T(sd * (w + 50), 420)],
    [T(sd * (w - 24), 420), T(sd * (w - 16), 350), T(sd * (w - 19), 306), T(sd * (w - 50), 246)],
  )
  const armhole = (side: number) =>
    brush([T(side * (w - 26), 268), T(side * (w - 34), 310), T(side * (w - 28), 380)], 3, taper)
  const folds = cut.folds.map((points) => brush(points, random.range(3, 5), taper)).join('')
  svg += `<g clip-path="url(#${clip})">${print}${fill(arm, cloth.shade, 0.8)}${fill(folds + armhole(1) + armhole(-1), cloth.shade)}</g>`
  return { defs, svg: svg + stroke(cut.outline, cloth.line, 4) + cut.over }
}
