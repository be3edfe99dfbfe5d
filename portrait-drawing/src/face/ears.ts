import { blob, brush, swell, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { fill } from '../svg.ts'

export function drawEars(sitter: Sitter): string {
  return drawEar(sitter, -1) + drawEar(sitter, 1)
}

function drawEar({ head, skin, look }: Sitter, side: Side): string {
  if (!head.ear(side).seen) return ''
  const { measures: m } = head
  const tuck = side === head.far ? head.farness * 8 : 0
  const out = 1 + m.earOut * 0.28
  // Lobes lengthen with the years.
  const lobe = look.age > 60 ? 4 : 0
  const at = (dx: number, y: number): Point =>
    head.P(side * (m.temple + 1 - tuck + dx * m.earSize * (dx > 0 ? out : 1)), y * m.earSize, -6)
  const outline = [
    at(-9, -12),
    at(2, -25),
    at(13, -23),
    at(17.5, -6),
    at(14, 16),
    at(9, 28),
    at(6, 42 + lobe),
    at(-3, 46 + lobe),
    at(-9, 36),
  ]
  const bowl = [at(-5, -8), at(6, -12), at(10, -2), at(7, 14), at(0, 24), at(-5, 26)]
  return (
    fill(blob(outline), side === head.shade ? skin.shade : skin.base) +
    fill(blob(bowl), side === head.shade ? skin.dusk : skin.shade) +
    fill(brush(outline.slice(0, 8), 4.2, swell, 12), skin.line) +
    fill(brush([at(1, -15), at(9, -15), at(12, -4), at(9, 10), at(5, 22)], 3), skin.line, 0.85) +
    fill(brush([at(-4, 4), at(2, 6), at(2, 14), at(-2, 20)], 2.6), skin.line, 0.7)
  )
}
