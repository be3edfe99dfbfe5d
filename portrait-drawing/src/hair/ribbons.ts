import { brush, taper, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { fill } from '../svg.ts'
import { curled } from './curl-end.ts'
import { inside, outlines, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { flowing, hanging, leaf, toned, tress } from './lock.ts'
import { adorn } from './ornaments.ts'
import { backMass, eachSide, parting, sweep } from './scalp.ts'

interface Stream {
  points: readonly (readonly [x: number, y: number])[]
  radius: number
  turns: number
  width: number
}

/** Ways of the bands beyond the cheek, for the right side: one rises, one lies level, one falls. */
const streams: Readonly<Record<'rising' | 'level' | 'falling', Stream>> = {
  rising: {
    points: [
      [134, 44],
      [186, 16],
      [204, -48],
      [184, -104],
    ],
    radius: 31,
    turns: 1.12,
    width: 70,
  },
  level: {
    points: [
      [132, 86],
      [182, 96],
      [216, 52],
    ],
    radius: 29,
    turns: 1.1,
    width: 66,
  },
  falling: {
    points: [
      [126, 130],
      [166, 178],
      [214, 158],
    ],
    radius: 27,
    turns: 1.05,
    width: 64,
  },
}

/** Hair as the old posters drew it: broad bands that leave the head in an arc and roll up within the halo. */
export function ribbons(kit: HairKit): HairParts {
  const { head, random, tones, man } = kit
  const { P, B } = head
  const { temple } = head.measures
  const part = kit.side * random.range(4, 30)
  const volume = random.range(20, 29) - (man ? 8 : 0)
  const bands: Layer[] = []
  let whips = ''
  const wind = random.sign()
  for (const sd of [-1, 1] as const) {
    const kinds =
      sd === wind ? (['falling', 'rising'] as const) : random.pick([['level'], ['falling']] as const)
    for (const kind of kinds) {
      const { points, radius, turns, width } = streams[kind]
      const [reach, lift] = [random.range(0.94, 1.03), random.range(-14, 12)]
      const roll = radius * random.range(0.88, 1.12)
      // The inner band runs along the outer one and rolls up within its curl.
      for (const nested of [0, 1]) {
        const far = points.map(([x, y], i): Point =>
          B(sd * (x * reach - nested * 8 * (i + 1)), y + lift + nested * 11 * (i + 0.5)),
        )
        const way = [
          head.dome(sd, 60, volume - 26, -12),
          P(sd * (temple + 10), -30, -16),
          B(sd * (temple + 17 - nested * 6), 30 + nested * 26),
          ...far,
        ]
        // Only the outer one rolls up: two curls within each other are a tangle.
        const spine = nested ? way : curled(way, roll, turns, -sd as Side)
        const band = tress(tones, spine, width * (nested ? 0.62 : 1), nested ? leaf : flowing, {
          tone: toned(tones, nested ? 0.12 : -0.12),
          count: nested ? 9 : 18,
          strands: nested ? 1 : 3,
          edges: nested ? [2, 2] : [2, 2.6],
          lights: [[0.26, 0.44, 0.3, 0.85]],
          shades: nested ? [] : [[0.76, 0.98, 0.3, 0.9]],
        })
        bands.push(nested ? inside(band.svg) : band)
        if (!nested) {
          const thin = way.map(([x, y], i): Point => [x + sd * i * 5, y - i * 4])
          whips += brush(curled(thin, roll * 1.4, turns * 0.8, -sd as Side), 3.8, taper, 8)
        }
      }
    }
  }
  const falls = eachSide((sd) =>
    [1, 0].map((k) => {
      const x = temple + 12 + k * 22
      const low = random.range(276, 330) - k * 34
      const way = [
        head.dome(sd, 70, volume - 14, -6),
        P(sd * (x + 6), 0, -6),
        P(sd * (x + 8), 76, -6),
        B(sd * (x + 2), 150),
        B(sd * (x - 8), 216),
        B(sd * (x + 2), low - 26),
      ]
      return tress(
        tones,
        curled(way, random.range(18, 26), random.range(0.25, 0.5), (k ? sd : -sd) as Side),
        50,
        hanging,
        {
          tone: toned(tones, k ? -0.3 : 0.04),
          count: 14,
          strands: k ? 1 : 3,
          sway: { amplitude: 11 * sd, cycles: 1.5, phase: 0.6 + k * 2.4, from: 0.2 },
          lights: k ? [] : [[0.26, 0.44, 0.15, 0.85]],
        },
      )
    }),
  ).flat()
  const sweeps = eachSide((sd) =>
    sweep(kit, sd, part, {
      volume,
      lift: 5,
      lower: sd * part < 0 ? 8 : 3,
      inner: man
        ? [P(sd * (temple + 3), 20, 4), P(sd * (temple + 8), 70, -10)]
        : [P(sd * (temple + 7), 34, 2), P(sd * (temple - 2), 92, 4), P(sd * (temple + 4), 136, 4)],
      outer: man
        ? [P(sd * (temple + 26), 20, -6), P(sd * (temple + 24), 84, -12)]
        : [P(sd * (temple + 40), 16, -4), P(sd * (temple + 34), 88, -2), P(sd * (temple + 8), 148, 0)],
      count: 11,
      strands: 4,
      end: 'point',
      sway: { amplitude: 8 * sd, cycles: 1.2, from: 0.35, slip: 0.3 },
      lights: [[0.2, 0.38, 0.1, 0.5]],
    }),
  )
  const mass = backMass(kit, volume, [
    P(temple + 30, 20, -30),
    B(temple + 20, 120),
    B(76, 226),
    B(-76, 226),
    B(-temple - 20, 120),
    P(-temple - 30, 20, -30),
  ])
  return {
    back: stack(inside(fill(whips, tones.dark ? tones.base : tones.line)), ...bands, mass),
    front: stack(
      ...(man ? [] : falls.map((fall, i) => (i % 2 ? inside(fall.svg) : fall))),
      parting(kit, part, volume),
      ...sweeps.map(({ svg }) => inside(svg)),
      inside(adorn(kit, 'LOOSE', part)),
    ),
    ears: 'COVERED',
    shadow: outlines(sweeps),
  }
}
