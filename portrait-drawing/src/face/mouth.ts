import { mix, shift } from '../colour.ts'
import { between, blob, brush, fade, sample, shape, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { fill } from '../svg.ts'
import { expressionOf } from './expression.ts'
import { mouthShape, type MouthShape } from './mouth-shape.ts'

export function drawMouth(sitter: Sitter): string {
  const { look, head, skin, palette } = sitter
  const mouth = mouthShape(sitter)
  const { at, width: w, lips, gap } = mouth
  const { measures: m } = head
  const lit = -head.shade as Side
  const ink = shift(mix(palette.line, skin.line, 0.5), { lightness: skin.deep ? -0.08 : -0.04 })

  let svg = drawPhiltrum(sitter, mouth)
  svg += fill(shape(mouth.top, mouth.parting.toReversed()), skin.lipShade)
  svg += fill(shape(mouth.lowerParting, mouth.bottom.toReversed()), skin.lip)
  if (gap) svg += drawTeeth(sitter, mouth, ink)

  const shineY = lips.low * 0.48 + gap * 0.9
  svg += fill(
    blob([
      at(lit * 3, shineY - 1),
      at(lit * 12, shineY - 1.6),
      at(lit * 15, shineY + 0.8),
      at(lit * 8, shineY + 2.6),
      at(lit * 2.5, shineY + 1.6),
    ]),
    skin.lipLight,
    look.gender === 'MALE' || look.lips === 'THIN' ? 0.35 : 0.75,
  )
  const beyond = (side: Side): Point => at(side * (w + 3), mouth.corner(side) - 2)
  const line = gap ? mouth.parting : [beyond(-1), ...mouth.parting, beyond(1)]
  svg += fill(
    brush(line, gap ? 3 : 3.9, (t) => 0.3 + 0.7 * Math.sin(Math.PI * t) ** 0.7, 11),
    ink,
  )
  svg += fill(brush(sample(mouth.bottom, 10).slice(3, 8), 2, undefined, 6), skin.line, 0.6)
  const under = lips.low + 9 + gap * 0.86
  const bearded = look.beard === 'GOATEE' || look.beard === 'SHORT' || look.beard === 'FULL'
  if (bearded) return svg
  svg += fill(brush([at(-14, under - 1.5), at(0, under + 0.5), at(14, under - 1.5)], 4.6), skin.shade)
  for (const side of [-1, 1] as const) {
    const y = mouth.corner(side)
    const { cheeks } = expressionOf(look)
    svg += fill(
      brush(
        [at(side * (w + 3), y - 5), at(side * (w + 5.6), y - 1), at(side * (w + 4), y + 4)],
        2.5 + cheeks * 0.7,
      ),
      skin.soft,
      0.55 + cheeks * 0.3,
    )
    if (m.dimples && cheeks > 0.4) {
      svg += fill(
        brush([at(side * (w + 15), y - 12), at(side * (w + 18), y - 5), at(side * (w + 16), y + 3)], 3),
        skin.soft,
        0.7,
      )
    }
  }
  return svg
}

/** One soft shape of teeth that ends before the corners; a row of lines would read as a grille. */
function drawTeeth({ palette, skin }: Sitter, mouth: MouthShape, ink: string): string {
  const upper = sample(mouth.parting, 16)
  const lower = sample(mouth.lowerParting, 16)
  const inside = mix('#7c2430', palette.line, 0.45)
  const teeth = mix('#fffaf0', skin.base, 0.08)
  const arch = (t: number): number => 0.74 * Math.sin(Math.PI * t) ** 0.5
  const edge = between(upper, lower, arch).slice(1, -1)
  const tongue = between(
    upper,
    lower,
    (t) => 1 - 0.34 * Math.max(0, Math.sin(Math.PI * (t * 1.5 - 0.25))),
  ).slice(3, -3)
  const shaded = between(upper, lower, (t) => arch(t) * 0.26).slice(1, -1)
  return (
    fill(shape(mouth.parting, mouth.lowerParting.toReversed()), inside) +
    fill(shape(tongue, lower.slice(3, -3).toReversed()), mix('#c4606a', inside, 0.25)) +
    fill(shape(upper.slice(1, -1), edge.toReversed()), teeth) +
    fill(shape(upper.slice(1, -1), shaded.toReversed()), mix(teeth, palette.line, 0.22)) +
    fill(brush(mouth.lowerParting, 2.2, undefined, 10), ink, 0.8)
  )
}

function drawPhiltrum({ head, skin }: Sitter, mouth: MouthShape): string {
  const { measures: m, S } = head
  const { lips } = mouth
  const from = m.noseY + 7
  const to = m.mouthY - lips.up - 2 - mouth.gap * 0.3
  if (to - from < 5) return ''
  const x = 4.2 + lips.bow * 0.4
  return fill(
    brush(
      [
        S(head.shade * x * 0.8, from, 12),
        S(head.shade * x * 1.05, (from + to) / 2, 10),
        S(head.shade * (x + 1), to, 9),
      ],
      4,
      fade,
    ),
    skin.shade,
    0.75,
  )
}
