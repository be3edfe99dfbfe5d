import { blob, brush, lerp, shape, smoothstep } from '../curves.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { ellipse, fill, group } from '../svg.ts'
import { expressionOf } from './expression.ts'

/** The bare head: skin, its one bold shadow, light planes, the blush, and one contour from temple to temple. */
export function drawHeadShape(sitter: Sitter): { defs: string; svg: string; outline: string } {
  const { head, skin, look } = sitter
  const { S, P, shade, measures: m } = head
  const outline = blob(head.outline())
  const lit = -shade as Side
  const { cheeks } = expressionOf(look)

  const formShadow = shape(head.side(shade), [
    P(0, m.chinY + 2, 72),
    S(shade * 22, m.chinY - 8),
    S(shade * 42, m.chinY - 28),
    S(shade * (m.jaw * 0.78), m.jawY),
    S(shade * (m.cheek * 0.8 - (m.fullness < 0 ? 8 : 0)), 60),
    S(shade * (m.cheek * 0.88), 30),
    S(shade * (m.temple * 0.87), 4),
    S(shade * (m.temple * 0.95), -38),
    S(shade * (m.temple * 0.93), -86),
    P(shade * 60, -150, 20),
  ])
  // On the young, hollow cheeks look ill rather than fine.
  const hollow =
    Math.max(0, -m.fullness) * lerp(0.2, 0.6, smoothstep(26, 45, look.age)) +
    smoothstep(50, 80, look.age) * 0.25
  const hollows =
    hollow > 0.12
      ? [-1, 1]
          .map((sd) =>
            fill(
              blob([
                S(sd * 84, 40),
                S(sd * 66, 52),
                S(sd * 52, 74),
                S(sd * 56, 88),
                S(sd * 70, 76),
                S(sd * 82, 58),
              ]),
              skin.shade,
              hollow,
            ),
          )
          .join('')
      : ''
  const planes =
    fill(
      blob([S(lit * 6, -88), S(lit * 42, -80), S(lit * 54, -60), S(lit * 28, -52), S(lit * 3, -60)]),
      skin.light,
      skin.deep ? 0.42 : 0.24,
    ) +
    fill(
      blob([S(lit * 44, 28), S(lit * 64, 21), S(lit * 82, 10), S(lit * 80, 28), S(lit * 62, 40)]),
      skin.light,
      (skin.deep ? 0.5 : 0.26) + cheeks * 0.12,
    ) +
    fill(
      blob([
        S(lit * 2, m.chinY - 27),
        S(lit * 12, m.chinY - 26),
        S(lit * 14, m.chinY - 17),
        S(lit * 3, m.chinY - 14),
      ]),
      skin.light,
      skin.deep ? 0.55 : 0.3,
    )
  const blush = [-1, 1]
    .map((sd) =>
      ellipse(
        S(sd * (m.cheek * 0.66), 46 - cheeks * 6),
        (sd === head.far ? 34 - head.farness * 9 : 34) + cheeks * 3,
        23,
        `url(#${sitter.id('blush')})`,
      ),
    )
    .join('')
  const strength = (skin.deep ? 0.58 : 0.66) * (1 - m.masculine * 0.72) + cheeks * 0.08
  const defs =
    `<path id="${sitter.id('head')}" d="${outline}"/><clipPath id="${sitter.id('face')}"><use href="#${sitter.id('head')}"/></clipPath>` +
    `<radialGradient id="${sitter.id('blush')}"><stop offset=".1" stop-color="${skin.blush}" stop-opacity="${strength.toFixed(2)}"/><stop offset="1" stop-color="${skin.blush}" stop-opacity="0"/></radialGradient>`

  const jaw = [...head.side(shade).slice(3), ...head.side(lit).slice(3, -1).toReversed()]
  const contour = brush(jaw, 5.4, (t) => (0.34 + 0.66 * Math.sin(Math.PI * t) ** 0.8) * (1 - 0.24 * t), 22)
  return {
    defs,
    outline,
    svg:
      `<use href="#${sitter.id('head')}" fill="${skin.base}"/>` +
      group(
        fill(formShadow, skin.shade) + hollows + planes + blush,
        `clip-path="url(#${sitter.id('face')})"`,
      ) +
      fill(contour, skin.line) +
      drawChin(sitter),
  }
}

function drawChin({ head, skin }: Sitter): string {
  const { S, measures: m } = head
  if (m.cleft === 0) return ''
  return fill(
    brush([S(0, m.chinY - 22), S(head.shade, m.chinY - 14), S(0, m.chinY - 6)], 3.4 * m.cleft),
    skin.soft,
    0.75,
  )
}
