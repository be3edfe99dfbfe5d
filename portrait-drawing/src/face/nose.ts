import { shift, mix } from '../colour.ts'
import { blob, brush, shape, smoothstep, swell, type Point } from '../curves.ts'
import type { Look } from '../look.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { fill } from '../svg.ts'

/** Half widths; how far the tip is below the rest; the bridge's bump (negative: a scoop); how far the tip points up. */
interface Nose {
  wing: number
  tip: number
  bridge: number
  drop: number
  bump: number
  up: number
  length: number
}

const noses: Readonly<Record<Look['nose'], Nose>> = {
  SLIM: { wing: 15, tip: 7.5, bridge: 7.5, drop: 1, bump: 0.5, up: 0, length: 1.5 },
  BUTTON: { wing: 17, tip: 12.5, bridge: 8.5, drop: -1, bump: -2.5, up: 0.5, length: -4 },
  BROAD: { wing: 24, tip: 15, bridge: 12, drop: 0, bump: -0.5, up: 0.15, length: -1 },
  AQUILINE: { wing: 17.5, tip: 8.5, bridge: 10, drop: 4.5, bump: 5.5, up: -0.6, length: 3 },
  STRAIGHT: { wing: 17.5, tip: 9.5, bridge: 10.5, drop: 1, bump: 1.5, up: 0, length: 1 },
  SNUB: { wing: 17.5, tip: 11, bridge: 8.5, drop: -2, bump: -5, up: 0.8, length: -5 },
}

export function drawNose(sitter: Sitter): string {
  const { look, head, skin, palette } = sitter
  const { S, measures: m, shade, far, farness } = head
  const n = noses[look.nose]
  const old = smoothstep(55, 90, look.age)
  const wing = n.wing * m.noseWidth + m.masculine
  const tip = n.tip * (m.noseWidth * 0.5 + 0.5) + m.masculine
  const bridge = n.bridge + m.masculine * 1.2
  const y = m.noseY + n.length + m.masculine
  const tipY = y + n.drop + old * 2
  const root = m.browY + 14
  const lit = -shade as Side
  const crooked = m.uneven.nose * 1.4
  const ink = shift(mix(palette.line, skin.line, 0.5), { lightness: skin.deep ? -0.08 : -0.04 })

  // Down the shaded side: one plane from the brow to the wing.
  const plane = shape(
    [
      S(shade * 13, root - 3, 3),
      S(shade * (bridge - 1.5), 0, 8),
      S(shade * (bridge - 2) + crooked, y * 0.45, 14 + n.bump),
      S(shade * tip * 0.8, tipY - 15, 20),
      S(shade * tip * 0.5, tipY - 2, 19),
    ],
    [
      S(shade * wing * 0.9, y - 2, 8),
      S(shade * (wing + 0.5), y - 11, 6),
      S(shade * wing * 0.76, y - 23, 6),
      S(shade * (bridge + 5), y * 0.4, 4),
      S(shade * (bridge + 6), -2),
      S(shade * 21, root + 4),
    ],
  )
  let svg = fill(plane, skin.shade, 0.55 + farness * 0.3)

  const ridge = brush(
    [S(lit, 2, 10), S(lit * 1.5 + crooked, y * 0.45, 18 + n.bump), S(lit, tipY - 20, 24)],
    5 + bridge * 0.14,
  )
  svg += fill(ridge, skin.light, skin.deep ? 0.62 : 0.5)
  const shine: Point[] = [
    S(lit * 4 - 3.4, tipY - 12, 25),
    S(lit * 4, tipY - 16.5, 25),
    S(lit * 4 + 3.4, tipY - 12, 25),
    S(lit * 4, tipY - 9, 25),
  ]
  svg += fill(blob(shine), skin.light, skin.deep ? 0.8 : 0.7)

  // Turned, one line runs from the brow along the bridge and round the tip: here a nose shows its character.
  const turned = smoothstep(0.25, 0.6, farness)
  const line: Point[] =
    turned > 0.4
      ? [
          S(far * 15, root, 2),
          S(far * (bridge + 0.5), -3, 6 + n.bump * 0.3),
          S(far * (bridge * 0.8 + n.bump * 0.75) + crooked, y * 0.34, 14 + n.bump),
          S(far * (tip * 0.82), tipY - 22, 20),
          S(far * (tip * 0.96 + n.up), tipY - 10 - n.up * 2, 22),
          S(far * tip * 0.62, tipY - 1, 22),
        ]
      : [
          S(shade * 15, root, 2),
          S(shade * (bridge + 1), -3, 6),
          S(shade * (bridge * 0.9 + n.bump * 0.5) + crooked, y * 0.36, 12 + n.bump),
          S(shade * (tip * 0.95), tipY - 22, 17),
        ]
  svg += fill(
    brush(
      look.gender === 'FEMALE' ? line.slice(1) : line,
      2.5 + m.masculine * 0.6,
      turned > 0.4 ? (t) => 0.18 + 0.82 * Math.sin(Math.PI * (t * 0.9 + 0.05)) ** 0.9 : undefined,
      9,
    ),
    skin.line,
    turned > 0.4 ? 0.72 + m.masculine * 0.18 : 0.5,
  )

  // Beneath: a shadow, the line of the tip, wings and nostrils. A nose that points up shows more of its nostrils.
  const under = [
    S(-wing + 1, y - 3, 6),
    S(-tip * 0.8, (y + tipY) / 2, 14),
    S(0, tipY + 3.5, 20),
    S(tip * 0.8, (y + tipY) / 2, 14),
    S(wing - 1, y - 3, 6),
  ]
  svg += fill(shape(under, [S(tip, y - 5, 14), S(0, tipY - 2, 21), S(-tip, y - 5, 14)]), skin.dusk, 0.75)
  svg += fill(brush([under[1]!, under[2]!, under[3]!], 2.8), skin.line)
  for (const side of [-1, 1] as const) {
    const small = side === far ? 1 - 0.3 * farness : 1
    const flare = 1.2 + wing * 0.06
    svg += fill(
      brush(
        [
          S(side * (wing - 2), y - 17, 5),
          S(side * (wing + flare), y - 9, 5),
          S(side * (wing + 0.3), y - 1.5, 6),
          S(side * (wing - 5.5), y + 0.5, 10),
        ],
        (2.8 + m.masculine * 0.6) * small,
        swell,
      ),
      skin.line,
      0.92,
    )
    const open = 4 + Math.max(0, n.up) * 1.2
    svg += fill(
      brush(
        [
          S(side * (wing - 4), y - 2.5 - n.up, 10),
          S(side * wing * 0.55, y - 3.5 - n.up * 1.5, 15),
          S(side * wing * 0.3, (y + tipY) / 2 + 0.5, 18),
        ],
        open * small * (n.up < 0 ? 0.75 : 1),
        undefined,
        6,
      ),
      ink,
    )
  }
  return svg
}
