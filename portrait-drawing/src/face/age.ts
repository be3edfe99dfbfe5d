import { brush, smoothstep, type Point } from '../curves.ts'
import type { Sitter } from '../sitter.ts'
import { fill } from '../svg.ts'
import { expressionOf } from './expression.ts'
import { eyeShape } from './eye-shape.ts'
import { mouthShape } from './mouth-shape.ts'

/**
 * What the years draw: few, thin, tapered lines along the planes of the face. Each comes at its own age and deepens slowly, so
 * that forty, sixty and eighty are told apart without making anybody ugly.
 */
export function drawAge(sitter: Sitter): string {
  const { look, head, skin } = sitter
  const { S, measures: m } = head
  const { age } = look
  const mood = expressionOf(look)
  const mouth = mouthShape(sitter)
  const spared = look.gender === 'FEMALE' ? 3 : 0
  const since = (from: number, to: number): number => smoothstep(from + spared, to + spared, age)
  let svg = ''
  const line = (points: readonly Point[], width: number, opacity: number): void => {
    if (opacity > 0.08) svg += fill(brush(points, width), skin.soft, Math.min(0.9, opacity))
  }

  for (const side of [-1, 1] as const) {
    const w = mouth.width
    const corner = m.mouthY + mouth.corner(side) * 0.6
    const fold = Math.max(since(30, 64), mood.cheeks * (0.14 + since(24, 42) * 0.46))
    const length = 0.55 + 0.45 * since(44, 70)
    const foldTo: Point[] = [
      S(side * (25 + m.noseWidth * 2), m.noseY - 10),
      S(side * (w * 0.72 + 13), m.noseY + 8),
      S(side * (w + 11), corner - 7),
      S(side * (w + 12), corner + 14 * (length - 0.55) * 2.2),
    ]
    line(length > 0.7 ? foldTo : foldTo.slice(0, 3), 1.9 + since(40, 80) * 1.7, fold * 0.85)
    // From the corner of the mouth to the chin, and where the jaw begins to sag.
    const marionette = since(56, 80)
    line(
      [S(side * (w + 7), corner + 10), S(side * (w + 9), corner + 22), S(side * (w + 5), corner + 34)],
      2.2,
      marionette * 0.5,
    )
    line(
      [
        S(side * (m.jaw * 0.64), m.jawY + 22),
        S(side * (m.jaw * 0.56), m.jawY + 31),
        S(side * (m.jaw * 0.42), m.jawY + 34),
      ],
      2.4,
      since(64, 82) * 0.7,
    )
    line([S(side * 82, 34), S(side * 74, 50), S(side * 68, 72)], 2.4, since(58, 80) * 0.6)

    const { at, lids } = eyeShape(sitter, side)
    const { width: ew, low, outer } = lids
    const bag = since(32, 70)
    line(
      [at(-ew * 0.6, low + 7), at(0, low + 10.5 + bag * 1.5), at(ew * 0.7, low + 5.5)],
      1.8 + bag * 0.9,
      bag * 0.85,
    )
    line([at(-ew * 0.3, low + 14), at(ew * 0.25, low + 16), at(ew * 0.8, low + 11)], 1.6, since(66, 85) * 0.6)
    const crow = Math.max(since(35, 62), mood.cheeks * since(32, 46) * 0.8)
    for (let i = 0; i < (age >= 58 ? 3 : 2); i++) {
      const dy = (i - 0.6) * 5.4
      line(
        [
          at(ew + 7, outer + 1 + dy * 0.6),
          at(ew + 13, outer + 0.5 + dy),
          at(ew + 18 + since(55, 80) * 4, outer - 1 + dy * 1.6),
        ],
        1.7,
        crow * 0.8,
      )
    }
  }

  const brow = m.browY - mood.browLift
  const forehead = since(36, 64)
  line([S(-36, brow - 25), S(-12, brow - 29), S(13, brow - 28), S(38, brow - 24)], 1.8, forehead * 0.7)
  line([S(-42, brow - 39), S(-6, brow - 43), S(42, brow - 38)], 1.7, since(48, 72) * 0.65)
  line([S(-26, brow - 53), S(4, brow - 56), S(30, brow - 52)], 1.5, since(68, 86) * 0.6)
  for (const side of [-1, 1] as const) {
    line(
      [S(side * 9, brow - 8), S(side * 8, brow + 1), S(side * 10, brow + 9)],
      2,
      since(40, 68) * (side === head.shade ? 0.65 : 0.45),
    )
  }
  // Above the upper lip and beside the neck of the chin, late.
  for (const x of [-15, -8, 9, 16]) {
    line([mouth.at(x, -mouth.lips.up - 9), mouth.at(x * 0.97, -mouth.lips.up - 3)], 1.6, since(72, 88) * 0.5)
  }
  return svg
}
