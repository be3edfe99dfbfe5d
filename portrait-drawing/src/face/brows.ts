import { mix, shift, type Colour } from '../colour.ts'
import { brush, smoothstep, type Point } from '../curves.ts'
import type { Look } from '../look.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { fill } from '../svg.ts'
import { expressionOf } from './expression.ts'

/** Thickness; heights of the inner end, the highest point and the outer end; where along it the highest point is. */
interface Brow {
  weight: number
  inner: number
  peak: number
  outer: number
  peakAt: number
}

const brows: Readonly<Record<Look['brows'], Brow>> = {
  SOFT: { weight: 7, inner: -1.5, peak: -7.5, outer: 3, peakAt: 0.58 },
  STRAIGHT: { weight: 7.8, inner: -3, peak: -4.6, outer: 1.5, peakAt: 0.62 },
  ARCHED: { weight: 6.6, inner: -3.2, peak: -11.5, outer: 4, peakAt: 0.64 },
  BOLD: { weight: 11, inner: -2, peak: -6.5, outer: 3, peakAt: 0.6 },
}

export function drawBrows(sitter: Sitter): string {
  return drawBrow(sitter, -1) + drawBrow(sitter, 1)
}

function drawBrow(sitter: Sitter, side: Side): string {
  const { look, head } = sitter
  const { measures: m } = head
  const brow = brows[look.brows]
  const mood = expressionOf(look)
  const old = smoothstep(50, 80, look.age)
  const lift =
    mood.browLift + (side === head.far ? mood.browCock : -mood.browCock * 0.15) + side * m.uneven.brow * 1.1
  const y = m.browY - lift
  // Men's brows are flatter. An inner end lower than the rest would read as anger, a raised one as sorrow: both stay near flat.
  const flat = 1 - m.masculine * 0.42
  const peak = brow.peak * flat - (mood.browCock && side === head.far ? 2.5 : 0)
  const from = m.eyeX - 28.5 + m.masculine * 0.5
  const to = m.eyeX + 34 + m.masculine * 2 - (side === head.far ? head.farness * 5 : 0)
  const at = (t: number, dy: number): Point => head.S(side * (from + (to - from) * t), y + dy, m.ridge * 4)
  const spine = [
    at(0, brow.inner * flat + 1.5 - mood.browInner),
    at(0.3, brow.inner * 0.5 + peak * 0.52 - mood.browInner * 0.4),
    at(brow.peakAt, peak),
    at(1, brow.outer + 2 + m.browTilt + old * 1.5),
  ]
  const weight =
    brow.weight *
    m.browWeight *
    (1 + m.masculine * 0.4) *
    (look.gender === 'FEMALE' ? 1 - old * 0.22 : 1 + old * 0.08)
  const colour = browColour(sitter)
  const body = brush(
    spine,
    weight,
    (t) => (t < 0.22 ? 0.45 + t * 2.5 : 1 - 0.9 * ((t - 0.22) / 0.78) ** 1.45),
    9,
  )
  let svg = fill(body, colour)
  // A few hairs break the edge, or a heavy brow looks glued on.
  if (brow.weight * (1 + m.masculine * 0.3) > 8.5 || old > 0.6) {
    for (const [t, up] of [
      [0.06, 0.75],
      [0.2, 0.8],
      [0.36, 0.72],
      [0.52, 0.6],
    ] as const) {
      const h = weight * up
      const base = brow.inner * flat * (1 - t) + peak * Math.min(1, t / brow.peakAt) * 0.9
      svg += fill(
        brush(
          [at(t - 0.02, base + 2), at(t + 0.02, base - h * 0.35), at(t + 0.07, base - h * 0.62)],
          2.4,
          undefined,
          4,
        ),
        colour,
      )
    }
  }
  return svg
}

export function browColour({ hair, skin, look }: Sitter): Colour {
  if (look.hairColour === 'PLATINUM') return mix(shift(hair.base, { lightness: -0.25 }), skin.line, 0.35)
  if (hair.dark && skin.deep) return shift(mix(hair.base, skin.line, 0.5), { lightness: -0.05 })
  if (hair.dark) return mix(shift(hair.base, { lightness: -0.02 }), skin.line, 0.25)
  if (skin.deep)
    return hair.pale || look.hairColour === 'GREY'
      ? mix(hair.base, skin.dusk, 0.3)
      : mix(hair.base, skin.line, 0.5)
  return mix(hair.base, skin.line, look.gender === 'MALE' && look.age < 60 ? 0.7 : hair.pale ? 0.45 : 0.5)
}
