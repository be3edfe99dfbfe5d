import type { BeardInk } from './beard-ink.ts'
import { brush, lerp, shape, type Point } from './curves.ts'
import { mouthShape } from './face/mouth-shape.ts'
import type { Side } from './random.ts'
import type { Sitter } from './sitter.ts'
import { fill, inked } from './svg.ts'

/**
 * Hair that is combed down and out from below the nose, with a brushed edge. It ends above the lips and its hairs cross the
 * direction of the mouth: a smooth shape along the mouth would pass for lips.
 */
export function drawMoustache(sitter: Sitter, ink: BeardInk, size: number): string {
  const { S, measures: m } = sitter.head
  const { look } = sitter
  const mouth = mouthShape(sitter)
  const w = mouth.width
  const curled = look.beard !== 'FULL' && look.beard !== 'SHORT' && sitter.random('moustache').chance(0.35)
  const top = m.noseY + 7
  const lip = m.mouthY - mouth.lips.up * 0.72 - mouth.gap * 0.3
  const corner = (side: Side): number => m.mouthY + mouth.corner(side) - mouth.gap * 0.3
  const reach = w + (curled ? 10 : 3) * size

  const upper = (side: Side, u: number): Point =>
    S(
      side * u * (curled ? reach * 0.98 : w * 0.93),
      lerp(top - 1, corner(side) - (curled ? 7 : 5) * size, u ** 1.7) + (u < 0.08 ? 2.5 : 0),
      13 - u * 6,
    )
  const lower = (side: Side, u: number, brushed = 0): Point =>
    S(
      side * u * reach,
      lerp(lip, corner(side) + (curled ? -5 : 4.5) * size, u ** 1.5) - (u < 0.1 ? 2 : 0) + brushed,
      13 - u * 6,
    )

  const steps = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1]
  const edge = (side: Side): Point[] =>
    steps.flatMap((u, i) => (i === 0 ? [lower(side, 0)] : [lower(side, u - 0.07, -1.2), lower(side, u, 1.4)]))
  const back = (side: Side): Point[] => [1, 0.75, 0.5, 0.25, 0.1].map((u) => upper(side, u))
  const d = shape(
    [...edge(-1).toReversed(), ...edge(1).slice(1)],
    [...back(1), upper(1, 0), ...back(-1).toReversed()],
  )
  const joined = look.beard === 'SHORT' || look.beard === 'FULL'
  let light = ''
  let dark = ''
  for (const side of [-1, 1] as const) {
    for (const [i, u] of [0.05, 0.16, 0.27, 0.38, 0.5, 0.62, 0.74, 0.87].entries()) {
      const from = upper(side, u * 0.8)
      const to = lower(side, u + 0.06, 0.5)
      const bend: Point = [lerp(from[0], to[0], 0.45), lerp(from[1], to[1], 0.55)]
      if (i % 2) dark += brush([from, bend, to], 1.7)
      else light += brush([from, bend, to], 2.1)
    }
  }
  return (
    inked(d, ink.base, ink.line, joined ? 1 : 1.8) + fill(dark, ink.line, 0.5) + fill(light, ink.strand, 0.7)
  )
}
