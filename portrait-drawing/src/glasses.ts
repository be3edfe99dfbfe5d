import { lightness, mix } from './colour.ts'
import { blob, brush, even, swell, type Point } from './curves.ts'
import type { Look } from './look.ts'
import type { Side } from './random.ts'
import type { Sitter } from './sitter.ts'
import { fill, group, stroke } from './svg.ts'

type Rim = readonly (readonly [x: number, y: number])[]

const rims: Readonly<Record<Exclude<Look['glasses'], 'NONE'>, Rim>> = {
  ROUND: Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2
    return [35 * Math.cos(angle), 3 + 33 * Math.sin(angle)] as const
  }),
  SQUARE: [
    [-34, -17],
    [-28, -22],
    [28, -24],
    [36, -19],
    [37, 2],
    [32, 25],
    [24, 29],
    [-20, 29],
    [-29, 25],
    [-34, 4],
  ],
  CAT_EYE: [
    [-35, -10],
    [-29, -19],
    [-4, -21],
    [24, -23],
    [46, -31],
    [43, -10],
    [34, 15],
    [14, 25],
    [-14, 24],
    [-31, 12],
  ],
  HALF_RIM: [
    [-35, -8],
    [-30, -16],
    [0, -20],
    [32, -17],
    [38, -8],
    [36, 8],
    [24, 23],
    [2, 28],
    [-22, 23],
    [-34, 8],
  ],
}

/** Arms lie under the hair, the rims on top of everything. */
export function drawGlasses({ look, head, palette }: Sitter): { arms: string; rims: string } {
  if (look.glasses === 'NONE') return { arms: '', rims: '' }
  const { S, P, measures: m } = head
  const rim = rims[look.glasses]
  const fine = look.glasses === 'ROUND' || look.glasses === 'HALF_RIM'
  const at = (side: Side, x: number, y: number): Point => S(side * (m.eyeX + 1 + x), y, 11)
  const dark = palette.line
  const frame = fine
    ? mix(palette.metal, palette.line, 0.12)
    : mix(palette.accent, palette.line, lightness(palette.accent) > 0.7 ? 0.62 : 0.4)
  let arms = ''
  let lenses = ''
  for (const side of [-1, 1] as const) {
    const points = rim.map(([x, y]) => at(side, x, y))
    const d = blob(points)
    // At the rim towards the light, where no glare hides the eye.
    const lit = head.shade === side ? -1 : 1
    const glare = [
      at(side, lit * 22, -17),
      at(side, lit * 29, -10),
      at(side, lit * 24, 9),
      at(side, lit * 20, 2),
    ]
    lenses += fill(d, '#ffffff', 0.06) + fill(blob(glare), '#ffffff', 0.3)
    if (look.glasses === 'HALF_RIM') {
      const top = [points[9]!, points[0]!, points[1]!, points[2]!, points[3]!, points[4]!, points[5]!]
      lenses +=
        stroke(d, dark, 1.8, 0.6) +
        fill(brush(top, 8.4, swell, 10), dark) +
        fill(brush(top.slice(1, -1), 4.2, swell, 10), frame)
    } else {
      lenses += stroke(d, dark, fine ? 5.2 : 7.6) + stroke(d, frame, fine ? 2.6 : 4.2)
    }
    if (head.ear(side).seen) {
      const hinge = at(
        side,
        rim.reduce((x, [rx]) => Math.max(x, rx), 0) - 1,
        look.glasses === 'CAT_EYE' ? -24 : -10,
      )
      arms += fill(brush([hinge, P(side * (m.temple + 3), -14, -2)], fine ? 4.4 : 6, even, 4), dark)
    }
  }
  const bridge = [S(-(m.eyeX - 33), -3, 13), S(0, -9, 22), S(m.eyeX - 33, -3, 13)]
  lenses +=
    fill(brush(bridge, fine ? 5 : 7, swell), dark) + fill(brush(bridge, fine ? 2.4 : 3.6, swell), frame)
  return { arms: group(arms), rims: group(lenses) }
}
