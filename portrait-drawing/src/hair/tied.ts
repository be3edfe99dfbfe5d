import { blob, brush, lerpPoint, taper, type Point } from '../curves.ts'
import { fill, inked, stroke } from '../svg.ts'
import type { Side } from '../random.ts'
import { curled } from './curl-end.ts'
import { inside, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { swinging, toned, tress } from './lock.ts'
import { adorn, pin } from './ornaments.ts'
import { backMass, eachSide, parting, roots, strays, sweep } from './scalp.ts'

/**
 * Hair drawn tight to the skull. It shows its parting, its roots and its temples, and its strands run to where it is tied: pale
 * hair would pass for a scarf without them.
 */
export function pulledBack(kit: HairKit, part: number, volume: number, soft: boolean): Layer {
  const { head, tones, random } = kit
  const { temple } = head.measures
  const sides = eachSide((sd) => {
    const strong = tones.pale ? 10 : 8
    return sweep(kit, sd, part, {
      volume,
      lower: -1,
      round: 94,
      inner: [head.P(sd * (temple + 2), 14, 0)],
      outer: [head.P(sd * (temple + 9), 12, -8)],
      count: 11,
      strands: strong,
      strandWidth: tones.pale ? 2 : 2.3,
      lights: [[0.3, 0.46, 0.1, 0.7]],
      shades: [
        [0.78, 0.99, 0.1, 1],
        [0.06, 0.16, 0.25, 0.95],
      ],
      edges: [0, 3],
    })
  })
  const edge = head.hairline(-1).slice(1, -1)
  const down = eachSide((sd): Point[][] => [
    [head.S(sd * (temple - 6), -56), head.P(sd * (temple - 1), -20, 22), head.P(sd * (temple - 4), 16, 24)],
    [
      head.S(sd * (temple - 7), -48),
      head.P(sd * (temple - 4), -14, 26),
      head.P(sd * (temple - 9), 6 + random.range(0, 14), 30),
    ],
  ]).flat()
  const loose = [-34, -6, 20, 44].map((degrees): Point[] => {
    const from = degrees + random.range(-8, 8)
    const out = volume + random.range(3, 7)
    return [
      head.dome(1, from, volume - 2),
      head.dome(1, from + kit.side * 9, out),
      head.dome(1, from + kit.side * 22, out - 2),
    ]
  })
  return stack(
    inside(strays(kit, loose, 2.2)),
    parting(kit, part, volume),
    ...sides,
    inside(roots(kit, edge, head.P(0, -200, 0), 15) + strays(kit, down, 3)),
    inside(soft ? softStrands(kit) : ''),
  )
}

function softStrands(kit: HairKit): string {
  const { head, tones, random } = kit
  const { temple } = head.measures
  const sd = random.sign()
  const locks = [sd, -sd].slice(0, random.int(1, 2)).map((q) => {
    const long = random.range(70, 130)
    const way: Point[] = [
      head.S(q * (temple - 10), -76),
      head.P(q * (temple + 3), -24, 22),
      head.P(q * (temple + 1), 30, 20),
      head.P(q * (temple - 7), long * 0.8, 18),
      head.P(q * (temple + 4), long, 16),
    ]
    return inked(brush(way, 8, taper, 9), tones.base, tones.line, 1.4)
  })
  return locks.join('')
}

function smallBack(kit: HairKit, volume: number): Layer {
  const { head } = kit
  const x = head.measures.temple - 26
  return backMass(kit, volume - 4, [head.P(x, 52, -30), head.P(-x, 52, -30)], 0)
}

/** A tail from high or low on the head, swinging out on one side. */
export function ponytail(kit: HairKit): HairParts {
  const { head, random, tones, palette, man } = kit
  const { B, P } = head
  const { temple } = head.measures
  const sd = -head.far as Side
  const high = man ? random.chance(0.25) : random.chance(0.6)
  const part = random.chance(0.5) ? 0 : kit.side * random.range(12, 34)
  const volume = random.range(9, 15) - (man ? 4 : 0)
  const tie = high ? head.dome(sd, 26, volume - 12, -14) : P(sd * (temple - 20), 40, -60)
  const wavy = random.range(4, 16)
  const length = random.range(210, 290) - (man ? 60 : 0)
  const spine: Point[] = high
    ? [
        tie,
        head.dome(sd, 36, volume + 32, -30),
        P(sd * 140, -130, -50),
        B(sd * 156, -30),
        B(sd * 138, 66),
        B(sd * 150, 150),
        B(sd * 174, length - 60),
      ]
    : [
        tie,
        P(sd * (temple + 14), 78, -50),
        B(sd * (temple + 30), 140),
        B(sd * (temple + 16), 210),
        B(sd * (temple + 10), length + 20),
      ]
  const way = curled(
    spine,
    random.range(24, 38),
    random.range(0.15, 0.4),
    (random.chance(0.6) ? -sd : sd) as Side,
  )
  const wide = high ? random.range(66, 90) : random.range(52, 64)
  const body = tress(tones, way, wide, swinging, {
    count: 14,
    strands: 7,
    sway: { amplitude: wavy * sd, cycles: random.range(1, 1.8), from: 0.3 },
    lights: [
      [0.24, 0.42, 0.06, 0.6],
      [0.54, 0.6, 0.3, 0.9],
    ],
    shades: [[0.74, 0.98, 0.1, 0.9]],
  })
  const wisp = tress(
    tones,
    way.map(([x, y], i) => [x + sd * i * 3.4, y - 6] as const),
    wide * 0.42,
    swinging,
    {
      tone: toned(tones, -0.35),
      count: 11,
      strands: 2,
      sway: { amplitude: (wavy + 9) * sd, cycles: 1.5, phase: 1, from: 0.3 },
      lights: [],
    },
  )
  const next = spine[1]!
  const along = lerpPoint(tie, next, high ? 0.22 : 0.3)
  const knot =
    inked(
      brush([lerpPoint(tie, next, 0.06), lerpPoint(tie, next, 0.42)], wide * 0.62, () => 1, 2),
      palette.accent,
      palette.line,
      2.6,
    ) + stroke(`M${along[0].toFixed(1)} ${(along[1] - 12).toFixed(1)}v24`, palette.line, 1.6, 0.6)
  const tail = stack(wisp, body, inside(knot))
  const front = pulledBack(kit, part, volume, !man && random.chance(0.6))
  return high
    ? {
        back: stack(tail, smallBack(kit, volume)),
        front: stack(front, inside(adorn(kit, 'GATHERED', part))),
        ears: 'FREE',
      }
    : {
        back: smallBack(kit, volume),
        middle: tail,
        front: stack(front, inside(adorn(kit, 'GATHERED', part))),
        ears: 'FREE',
      }
}

/** One coil of hair: overlapping crescents that wind about its middle. */
function coil(kit: HairKit, [x, y]: Point, rx: number, ry: number): Layer {
  const { tones, random } = kit
  const turn = random.range(0, 6)
  const bumps: Point[] = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2
    const swell = 1 + 0.05 * Math.sin(angle * 3 + turn)
    return [x + rx * swell * Math.cos(angle), y + ry * swell * Math.sin(angle)]
  })
  const outline = blob(bumps)
  const arc = (scale: number, from: number, length: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = from + (length * i) / 6
      const s = scale * (1 - i * 0.02)
      return [x + rx * s * Math.cos(angle), y + ry * s * Math.sin(angle)]
    })
  let lines = ''
  let gloss = ''
  for (let i = 0; i < 5; i++) {
    const from = turn + i * 1.3
    lines += brush(arc(0.9 - i * 0.16, from, 3.4), 3, taper, 8)
    if (i < 3) gloss += brush(arc(0.8 - i * 0.2, from + 0.5, 1.9), 5.4, taper, 7)
  }
  return {
    svg:
      inked(outline, tones.base, tones.line, 3.4) +
      fill(brush(arc(0.88, 0.2, 2.4), rx * 0.3, taper, 8), tones.shade) +
      fill(gloss, tones.light, 0.75) +
      fill(lines, tones.dark ? tones.strand : tones.line, 0.7),
    outline,
  }
}

/** A knot: on the crown, low in the neck, or two of them. */
export function bun(kit: HairKit): HairParts {
  const { head, random, man, palette } = kit
  const { P } = head
  const { temple } = head.measures
  const kind = man
    ? random.weighted({ crown: 3, half: 1 })
    : random.weighted({ crown: 4, side: 3, low: 2, pair: 1 })
  const part = random.chance(0.4) ? 0 : kit.side * random.range(8, 34)
  const volume = man ? random.range(5, 9) : random.range(8, 17)
  const sd = -head.far as Side
  const size = random.range(40, 56) * (man ? 0.8 : 1)
  const places: Point[] =
    kind === 'pair'
      ? [P(-74, -166, -20), P(74, -166, -20)]
      : [
          kind === 'side'
            ? P(sd * 64, -166, -40)
            : kind === 'low'
              ? P(sd * (temple + 6), 54, -60)
              : P(sd * 8, -192, -24),
        ]
  const coils = places.map((at) =>
    coil(kit, at, size * (kind === 'pair' ? 0.86 : 1.1), size * (kind === 'pair' ? 0.82 : 0.9)),
  )
  const first = places[0]!
  const pins =
    !man && random.chance(0.35)
      ? pin(
          kit,
          [first[0] - sd * size * 0.6, first[1] + size * 0.4],
          [first[0] + sd * size * 1.5, first[1] - size * 0.9],
        )
      : ''
  const tie =
    kind === 'crown' || kind === 'side'
      ? brush(
          [
            [first[0] - size * 0.55, first[1] + size * 0.78],
            [first[0], first[1] + size * 0.92],
            [first[0] + size * 0.55, first[1] + size * 0.78],
          ],
          9,
          () => 1,
          4,
        )
      : ''
  return {
    back: stack(
      inside(pins),
      ...coils,
      inside(tie && random.chance(0.6) ? inked(tie, palette.accent, palette.line, 2) : ''),
      smallBack(kit, volume),
    ),
    front: stack(
      pulledBack(kit, part, volume, !man && random.chance(0.7)),
      inside(adorn(kit, 'GATHERED', part)),
    ),
    ears: 'FREE',
  }
}
