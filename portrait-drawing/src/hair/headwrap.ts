import { between, blob, brush, sample, shape, swell, taper, type Point } from '../curves.ts'
import { fill, inked, stroke } from '../svg.ts'
import type { Side } from '../random.ts'
import { chooseDrapery, type Drapery } from './cloths.ts'
import { inside, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { eachSide } from './scalp.ts'

/** Cloth wound about the head: high with a knot in front, swept to a side with ends that stand up, or low with a bow. */
export function headwrap(kit: HairKit): HairParts {
  const { head, random } = kit
  const { P } = head
  const { temple } = head.measures
  const cloth = chooseDrapery(kit, 0.6)
  const kind = kit.man ? 'turban' : random.weighted({ high: 4, side: 3, bow: 2, turban: 1 })
  const tall =
    kind === 'high' ? random.range(52, 78) : kind === 'side' ? random.range(36, 58) : random.range(22, 34)
  const bulge = kind === 'high' ? 18 : 12
  const outer = [
    P(-temple - 3, -34, 8),
    head.dome(-1, 74, bulge + 3),
    head.dome(-1, 48, bulge + tall * 0.45),
    head.dome(-1, 22, tall),
    head.dome(1, 0, tall + 5),
    head.dome(1, 22, tall),
    head.dome(1, 48, bulge + tall * 0.45),
    head.dome(1, 74, bulge + 3),
    P(temple + 3, -34, 8),
  ]
  const y = head.measures.hairlineY + random.range(4, 12)
  const inner = [
    P(temple + 1, -34, 14),
    head.S(temple - 12, y + 30),
    head.S(46, y + 10),
    head.S(0, y + 2),
    head.S(-46, y + 10),
    head.S(-temple + 12, y + 30),
    P(-temple - 1, -34, 14),
  ]
  const outline = shape(outer, inner)
  const a = sample(inner.toReversed(), 16)
  const b = sample(outer, 16)
  const sd = -head.far as Side
  // Turns of cloth climb towards the knot, which is why they are not level.
  const turn = (t: number, climb: number) =>
    between(a, b, (u) =>
      Math.min(0.97, Math.max(0.03, t + climb * Math.sin((sd > 0 ? u : 1 - u) * 2.6 - 0.4))),
    )
  let svg = fill(outline, cloth.base)
  svg += cloth.print('wrap', outline)
  svg += fill(shape(turn(0.04, 0), turn(0.17, 0.06).toReversed()), cloth.trim)
  for (const [t, w, colour] of [
    [0.2, 5, cloth.line],
    [0.36, 10, cloth.shade],
    [0.5, 4, cloth.line],
    [0.62, 12, cloth.shade],
    [0.74, 4, cloth.line],
  ] as const) {
    svg += fill(brush(turn(t, 0.16), w, swell, 9), colour)
  }
  svg += fill(brush(turn(0.43, 0.16), 6, taper, 9), cloth.light)
  svg += fill(brush(inner, 4, swell, 12), cloth.line) + stroke(outline, cloth.line, 3)
  const knot = kind === 'turban' ? jewel(kit, cloth) : knotOf(kit, kind, cloth, tall, sd)
  const low = cornrows(kit)
  return {
    front: stack({ svg: low, outline: '' }, { svg, outline }, knot),
    ears: 'FREE',
    shadow: outline,
  }
}

/** A little hair at the temples, so that cloth is seen to be cloth. */
function cornrows(kit: HairKit): string {
  const { head, tones } = kit
  const { temple } = head.measures
  return eachSide((sd) =>
    fill(
      shape(
        [head.P(sd * (temple + 2), -40, 12), head.P(sd * (temple + 3), -6, 12)],
        [head.P(sd * (temple - 5), -2, 22), head.P(sd * (temple - 8), -44, 30)],
      ),
      tones.base,
    ),
  ).join('')
}

function jewel(kit: HairKit, cloth: Drapery): Layer {
  const { head, palette } = kit
  const [x, y] = head.S(0, head.measures.hairlineY - 12, 8)
  const d = `M${x.toFixed(1)} ${(y - 22).toFixed(1)}q17 18 0 40q-17-22 0-40Z`
  return inside(
    inked(d, palette.metal, cloth.line, 2.4) +
      inked(`M${x.toFixed(1)} ${(y - 8).toFixed(1)}q8 8 0 18q-8-10 0-18Z`, palette.accent, cloth.line, 1.6),
  )
}

function knotOf(kit: HairKit, kind: 'high' | 'side' | 'bow', cloth: Drapery, tall: number, sd: Side): Layer {
  const { head, random } = kit
  const at =
    kind === 'high'
      ? head.P(sd * random.range(-12, 26), -158 - tall * 0.55, 40)
      : kind === 'side'
        ? head.dome(sd, 46, tall * 0.62 + 4, 20)
        : head.P(sd * 10, -150 - tall * 0.3, 50)
  const petal = (angle: number, long: number, wide: number): string => {
    const tip: Point = [at[0] + Math.cos(angle) * long, at[1] + Math.sin(angle) * long]
    const left: Point = [
      at[0] + Math.cos(angle - wide) * long * 0.72,
      at[1] + Math.sin(angle - wide) * long * 0.72,
    ]
    const right: Point = [
      at[0] + Math.cos(angle + wide) * long * 0.72,
      at[1] + Math.sin(angle + wide) * long * 0.72,
    ]
    return blob([at, left, tip, right])
  }
  const up = -Math.PI / 2
  const petals =
    kind === 'high'
      ? [petal(up - 0.75, 62, 0.42), petal(up + 0.75, 62, 0.42), petal(up, 70, 0.4)]
      : kind === 'side'
        ? [petal(up + sd * 0.15, 78, 0.3), petal(up + sd * 0.85, 84, 0.32), petal(up + sd * 1.6, 62, 0.3)]
        : [petal(up - 1.15, 66, 0.36), petal(up + 1.15, 66, 0.36)]
  const centre = blob(
    [0, 1, 2, 3, 4, 5].map((i): Point => [
      at[0] + 19 * Math.cos(i * 1.047),
      at[1] + 16 * Math.sin(i * 1.047),
    ]),
  )
  const outline = petals.join('') + centre
  const pleats = [0.35, 0.6, 0.85]
    .map((t) =>
      brush(
        [
          [at[0] - 12 + t * 4, at[1] + 10 - t * 20],
          [at[0], at[1] + 14 - t * 22],
          [at[0] + 12 - t * 4, at[1] + 9 - t * 20],
        ],
        2.2,
        taper,
        4,
      ),
    )
    .join('')
  return {
    svg:
      petals.map((d, i) => inked(d, i === 1 ? cloth.shade : cloth.base, cloth.line, 3)).join('') +
      cloth.print('knot', petals.join('')) +
      inked(centre, cloth.trim, cloth.line, 3) +
      fill(pleats, cloth.line),
    outline,
  }
}
