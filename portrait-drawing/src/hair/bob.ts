import { brush, lerp, shape, swell, type Point } from '../curves.ts'
import { fill } from '../svg.ts'
import type { Side } from '../random.ts'
import { inside, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { leaf, lock, toned, tress } from './lock.ts'
import { adorn } from './ornaments.ts'
import { backMass, cap, eachSide, nape, parting, roots, strays, sweep } from './scalp.ts'

/** A fringe from crown to brows. */
function fringe(kit: HairKit, volume: number, low: number, ragged: boolean): Layer {
  const { head, tones, random } = kit
  const { temple } = head.measures
  const edge = (sd: Side): Point[] => [
    head.dome(sd, 5, volume - 2, 14),
    head.P(sd * 36, -142, 54),
    head.S(sd * (temple - 22), -102),
    head.S(sd * (temple - 4), low + 8),
  ]
  const fan = lock(tones, edge(-1), edge(1), {
    count: 8,
    strands: 11,
    strandWidth: 2.6,
    from: 0.08,
    lights: [
      [0.2, 0.34, 0.2, 0.8],
      [0.62, 0.7, 0.25, 0.85],
    ],
    shades: [],
    edges: [2, 2],
  })
  const steps = 12
  const bottom: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * 2 - 1
    const tooth = ragged ? (i % 2 ? 7 : -3) + random.range(-2, 3) : random.range(-1, 1.5)
    bottom.push(head.S(t * (temple - 3), low - 9 + 12 * t * t + tooth))
  }
  const cover = shape(
    [head.S(-temple + 4, low), head.S(0, low - 20), head.S(temple - 4, low)],
    bottom.toReversed(),
  )
  return {
    svg: fan.svg + fill(cover, tones.base) + fill(brush(bottom, 3.8, swell, 14), tones.line),
    outline: fan.outline + cover,
  }
}

/** Chin length: sleek or waved, with a fringe or a deep side part. */
export function bob(kit: HairKit): HairParts {
  const { head, random, man } = kit
  const { P } = head
  const { temple, chinY } = head.measures
  const fringed = !man && random.chance(0.42)
  const wavy = random.chance(0.45)
  const part = fringed ? 0 : kit.side * random.range(14, 40)
  const volume = man ? random.range(8, 12) : random.range(14, 22)
  const length = chinY - random.range(6, 42)
  const flick = random.chance(0.2) ? 0.7 : -1
  const sides = eachSide((sd) => {
    const tuck = man || (random.chance(0.25) && sd * part > 0)
    const end = length + (sd * part > 0 ? -8 : 6)
    return sweep(kit, sd, part, {
      volume,
      lift: man ? 8 : 3,
      lower: man ? -3 : sd * part < 0 ? 11 : 4,
      inner: tuck
        ? [P(sd * (temple + 2), 14, 4), P(sd * (temple + 6), 50, -8), P(sd * (temple + 2), end - 14, -8)]
        : [
            P(sd * (temple + 6), 34, 8),
            P(sd * (temple + 4), end * 0.66, 8),
            P(sd * (temple - 6 + flick * 9), end, 14),
          ],
      outer: tuck
        ? [P(sd * (temple + 22), 10, -8), P(sd * (temple + 28), 50, -10), P(sd * (temple + 20), end, -10)]
        : [
            P(sd * (temple + 33), 36, -2),
            P(sd * (temple + 36), end * 0.66, -2),
            P(sd * (temple + 18 + flick * 12), end + 8, 4),
          ],
      count: 14,
      strands: 7,
      end: 'soft',
      ...(wavy
        ? { sway: { amplitude: 8 * sd, cycles: 1.5, phase: random.range(0, 1), from: 0.4, slip: 0.2 } }
        : {}),
      lights: [
        [0.24, 0.48, 0.14, 0.5],
        [0.34, 0.42, 0.5, 0.9],
      ],
    })
  })
  const top = fringed ? [fringe(kit, volume, -44 + random.range(-10, 2), random.chance(0.4))] : []
  const mass = backMass(kit, volume - 4, [
    P(temple + 24, 40, -30),
    P(temple + 14, length - 4, -30),
    P(0, length + 12, -30),
    P(-temple - 14, length - 4, -30),
    P(-temple - 24, 40, -30),
  ])
  return {
    back: mass,
    front: stack(
      !fringed && parting(kit, part, volume),
      ...sides,
      ...top,
      inside(fringed ? '' : adorn(kit, 'LOOSE', part)),
    ),
    ears: 'COVERED',
  }
}

/** Cropped close at the nape, with leaf-shaped pieces across the brow. */
export function pixie(kit: HairKit): HairParts {
  const { head, random, tones } = kit
  const sd = -kit.side as Side
  const { temple } = head.measures
  const part = kit.side * random.range(30, 50)
  const volume = random.range(12, 22)
  const low = random.range(-58, -40)
  const sides = eachSide((q) =>
    sweep(kit, q, part, {
      volume,
      lift: 5,
      lower: q === sd ? 18 : 3,
      round: 96,
      inner: [head.P(q * (temple - 3), 12, 24), head.P(q * (temple - 6), 34, 28)],
      outer: [head.P(q * (temple + 12), -6, 0), head.P(q * (temple + 2), 26, 18)],
      count: 12,
      strands: 6,
      end: 'point',
      lights: [[0.28, 0.5, 0.1, 0.62]],
    }),
  )
  const count = random.int(4, 6)
  const pieces = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const way: Point[] = [
      head.P(part * lerp(0.9, 1, t), lerp(-158, -124, t), lerp(48, 66, t)),
      head.S(lerp(part, sd * 54, 0.5) - sd * i * 5, -120 + i * 3),
      head.S(sd * lerp(70, 12, t), -78 - i),
      head.S(sd * lerp(temple - 4, -8, t), low - t * 12 + random.range(-5, 5)),
    ]
    return tress(tones, way, random.range(24, 32) - i * 1.5, leaf, {
      tone: toned(tones, i % 2 ? 0.18 : -0.12),
      count: 9,
      strands: 2,
      lights: [[0.3, 0.5, 0.2, 0.8]],
      shades: [],
      edges: [1.8, 2.6],
    })
  })
  const crown = eachSide((q) => [
    head.dome(q, 18, volume - 2),
    head.dome(q, 26, volume + 7),
    head.dome(q, 40, volume + 8),
  ])
  return {
    back: nape(kit, 60),
    front: stack(
      cap(kit, volume - 6, { sideY: 12 }),
      ...sides,
      ...pieces,
      inside(
        strays(kit, crown, 3.4) +
          roots(kit, [head.S(-temple + 6, -20), head.S(temple - 6, -20)], head.P(0, -140, 0), 16),
      ),
    ),
    ears: 'FREE',
  }
}
