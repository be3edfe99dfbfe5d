import { brush, fade, shape, taper, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { fill } from '../svg.ts'
import type { Torso } from './torso.ts'

/** The skin below the chin: neck, collar bones, shoulders. */
export function drawNeck(sitter: Sitter, torso: Torso): { svg: string; outline: string } {
  const { head, skin, look } = sitter
  const { T, neck: n, shade } = torso
  const { P } = head
  const { chinY, masculine } = head.measures
  const left = torso.side(-1)
  const right = torso.side(1)
  const outline = shape(left, right.toReversed())
  const lit = -shade as Side
  const low = chinY + 30
  const cast: Point[] = [
    P(lit * n * 0.96, low - 20, -4),
    P(lit * n * 0.45, low - 6, 20),
    P(shade * n * 0.2, low + 8, 24),
    T(shade * n * 0.6, low + 32),
    T(shade * (n + 2), low + 46),
    T(shade * (n + 24), 218),
  ]
  let svg = fill(outline, skin.base)
  svg += fill(
    shape([P(lit * n, 92, -16), P(lit * (n - 1), low - 22, -8)], cast, [
      T(shade * (n + 3), 190),
      T(shade * (n - 1.5), 164),
      P(shade * n, 92, -16),
    ]),
    skin.shade,
  )
  svg += fill(
    shape(
      [P(lit * n * 0.7, chinY - 8, 0), P(0, chinY + 22, 34), P(shade * n * 0.9, chinY + 14, 0)],
      [P(shade * n, 92, -16), P(lit * n, 92, -16)],
    ),
    skin.dusk,
    0.55,
  )
  const tendon = (sd: Side, width: number, opacity: number) =>
    fill(
      brush([T(sd * (n - 7), 160), T(sd * n * 0.56, 196), T(sd * 11, 226)], width, taper),
      skin.line,
      opacity,
    )
  svg += tendon(shade, 3, 0.6) + tendon(lit, 2.2, 0.4)
  for (const sd of [-1, 1] as const) {
    svg += fill(
      brush([T(sd * 12, 232), T(sd * 42, 227), T(sd * 86, 233), T(sd * 122, 246)], 3.4, fade),
      skin.line,
      0.7,
    )
    svg += fill(brush([T(sd * 24, 240), T(sd * 62, 240), T(sd * 104, 252)], 6.5, taper), skin.shade, 0.8)
  }
  if (skin.deep)
    svg += fill(brush([T(lit * 30, 222), T(lit * 70, 219), T(lit * 112, 230)], 7, taper), skin.light, 0.6)
  if (masculine > 0.5) {
    svg += fill(
      brush([P(lit * 4, chinY + 32, 22), P(lit * 9, chinY + 42, 26), P(lit * 3, chinY + 50, 22)], 3.4, taper),
      skin.dusk,
      0.7,
    )
  }
  if (look.age >= 48) {
    for (const [y, reach] of [
      [170, 0.5],
      [183, 0.7],
    ] as const) {
      svg += fill(
        brush([T(-n * reach, y), T(0, y + 6), T(n * reach, y - 1)], look.age >= 65 ? 2.4 : 1.7, taper),
        skin.soft,
        0.55,
      )
    }
  }
  for (const [points, sd] of [
    [left, -1],
    [right, 1],
  ] as const) {
    svg += fill(
      brush(points.slice(0, 8), sd === shade ? 5 : 4.2, (t) => 0.55 + 0.45 * Math.sin(Math.PI * t), 9),
      skin.line,
    )
  }
  return { svg, outline }
}
