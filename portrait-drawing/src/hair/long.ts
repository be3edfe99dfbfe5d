import { lerp, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { curled } from './curl-end.ts'
import { inside, outlines, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { hanging, straight, toned, tress } from './lock.ts'
import { mensLong } from './long-men.ts'
import { adorn } from './ornaments.ts'
import { backMass, eachSide, parting, strays, sweep } from './scalp.ts'

/** Big soft waves; their ends roll up in the halo and on the chest. */
export function longWaves(kit: HairKit): HairParts {
  if (kit.man) return mensLong(kit, 1)
  const { head, random, tones } = kit
  const { P, B } = head
  const { temple } = head.measures
  const part = kit.side * random.range(8, 38)
  const volume = random.range(22, 34)
  const length = random.range(270, 335)
  const swing = random.range(12, 19)
  const cycles = random.range(1.7, 2.4)
  const phase = random.range(0, 1.6)
  const wide = random.range(0, 16)

  // One or two locks leave the mass for the halo, seldom on both sides at the same height.
  const lively = random.sign()
  const rolls = eachSide((sd) =>
    Array.from({ length: sd === lively ? 1 : Number(random.chance(0.3)) }, (_, i) => {
      const end = random.range(96, 190) - i * 70
      const out = random.range(44, 74)
      const way: Point[] = [
        P(sd * (temple + 4), -50, -16),
        P(sd * (temple + 32 + wide), 10, -16),
        B(sd * (temple + 30 + wide), end - 44),
        B(sd * (temple + 30 + wide + out * 0.5), end - 4),
        B(sd * (temple + 24 + wide + out), end - 22),
      ]
      return tress(
        tones,
        curled(way, random.range(22, 34), random.range(0.3, 0.6), -sd as Side),
        50,
        hanging,
        {
          tone: toned(tones, -0.2),
          count: 16,
          strands: 3,
          lights: [[0.3, 0.5, 0.3, 0.85]],
        },
      )
    }),
  ).flat()
  // Two bands on each side that swing against each other: that is what makes a wave.
  const falls = eachSide((sd) =>
    [1, 0].map((k) => {
      const low = length - k * random.range(16, 50)
      const x = temple + 12 + k * 22
      const way: Point[] = [
        head.dome(sd, 70, volume - 12, -6),
        P(sd * (x + 6), 0, -6),
        P(sd * (x + 8 + wide * k), 70, -6),
        B(sd * (x + 4 + wide * k), 150),
        B(sd * (x + wide * k * 0.6), 220),
        B(sd * (x - 4), low - 22),
      ]
      const hand = (random.chance(0.5) ? sd : -sd) as Side
      return tress(
        tones,
        curled(way, random.range(16, 26), random.range(0.4, 0.75), hand),
        random.range(46, 56),
        hanging,
        {
          tone: toned(tones, k ? -0.32 : 0),
          count: 17,
          strands: 4,
          sway: { amplitude: swing * sd, cycles, phase: phase + k * 2.6, from: 0.2 },
          lights: [
            [0.24, 0.42, 0.2, 0.52],
            [0.3, 0.5, 0.55, 0.9],
          ],
          shades: [[0.74, 0.98, 0.15, 0.9]],
        },
      )
    }),
  ).flat()
  const fringe = random.chance(0.3) ? 16 : 5
  const sweeps = eachSide((sd) =>
    sweep(kit, sd, part, {
      volume,
      lift: 5,
      lower: sd * part < 0 ? fringe : 4,
      inner: [P(sd * (temple + 7), 34, 2), P(sd * (temple - 2), 92, 4), P(sd * (temple + 4), 140, 4)],
      outer: [P(sd * (temple + 42), 18, -4), P(sd * (temple + 38), 90, -4), P(sd * (temple + 8), 152, 0)],
      count: 14,
      strands: 6,
      end: 'point',
      sway: { amplitude: 10 * sd, cycles: 1.25, phase, from: 0.34, slip: 0.3 },
      lights: [
        [0.2, 0.38, 0.1, 0.5],
        [0.52, 0.6, 0.14, 0.6],
      ],
      shades: [[0.72, 0.97, 0.2, 1]],
    }),
  )
  const mass = backMass(kit, volume - 2, [
    P(temple + 34, 20, -30),
    B(temple + 30 + wide, 120),
    B(temple + 14, 230),
    B(-temple - 14, 230),
    B(-temple - 30 - wide, 120),
    P(-temple - 34, 20, -30),
  ])
  return {
    back: stack(...rolls, mass),
    front: stack(
      ...falls.map((fall, i) => (i % 2 ? inside(fall.svg) : fall)),
      parting(kit, part, volume),
      ...sweeps,
      inside(adorn(kit, 'LOOSE', part)),
    ),
    ears: 'COVERED',
    shadow: outlines(sweeps),
  }
}

/** Smooth hair that bends over the shoulders; one side in front, the other behind. */
export function longStraight(kit: HairKit): HairParts {
  if (kit.man) return mensLong(kit, 0)
  const { head, random, tones } = kit
  const { P, B } = head
  const { temple, jaw } = head.measures
  const centre = random.chance(0.55)
  const part = centre ? random.range(-6, 6) : kit.side * random.range(20, 40)
  const volume = random.range(9, 16)
  const fore = random.sign()
  const length = random.range(300, 352)
  const tucked = random.chance(0.35)
  const bend = random.range(-30, -6)

  const falls = eachSide((sd) => {
    const forward = sd === fore
    const count = forward ? 3 : 2
    return Array.from({ length: count }, (_, k) => count - 1 - k).map((i) => {
      const x = temple + 8 + i * 12
      const low = forward ? length - i * 9 - random.range(0, 18) : random.range(250, 300) - i * 20
      const lean = forward ? bend + random.range(-4, 4) : random.range(8, 22)
      const way: Point[] = [
        head.dome(sd, 72, volume - 6, -6),
        P(sd * (x + 8), 10, -8),
        P(sd * (x + 6), 86, -8),
        B(sd * (x + 6), 160),
        B(sd * (x + 4 + lean * 0.4), 224),
        B(sd * (x + lean), lerp(224, low, 0.6)),
        B(sd * (x + lean + random.range(-4, 12)), low),
      ]
      return tress(tones, way, random.range(34, 42), straight, {
        tone: toned(tones, [-0.12, -0.4, -0.2][i]!),
        count: 10,
        strands: 3,
        lights: [[0.3, 0.42, 0.3, 0.75]],
        shades: [[0.76, 0.98, 0.15, 0.95]],
        edges: [1.4, 2],
      })
    })
  }).flat()
  const sweeps = eachSide((sd) => {
    const behind = tucked && sd !== fore
    return sweep(kit, sd, part, {
      volume,
      lower: centre ? 3 : sd * part < 0 ? 10 : 2,
      inner: behind
        ? [P(sd * (temple + 3), 30, 0), P(sd * (temple + 2), 74, -10)]
        : [
            P(sd * (temple + 5), 34, 4),
            P(sd * (jaw + 12), 100, 4),
            B(sd * (jaw + 14), 170),
            B(sd * (jaw + 2), 236),
            B(sd * (jaw + 9), length - 52),
          ],
      outer: behind
        ? [P(sd * (temple + 18), 30, -8), P(sd * (temple + 14), 80, -14)]
        : [
            P(sd * (temple + 25), 34, -4),
            P(sd * (temple + 27), 100, -4),
            B(sd * (temple + 22), 170),
            B(sd * (temple + 6), 240),
            B(sd * (temple + 4), length - 44),
          ],
      count: 13,
      strands: 6,
      end: behind ? 'open' : 'point',
      lights: [
        [0.16, 0.4, 0.1, 0.42],
        [0.5, 0.58, 0.12, 0.5],
        [0.3, 0.38, 0.5, 0.9],
      ],
    })
  })
  const bang = !centre && random.chance(0.4) ? [curtain(kit, part)] : []
  const mass = backMass(kit, volume - 3, [
    P(temple + 20, 30, -30),
    B(temple + 22, 130),
    B(temple + 26, 240),
    B(-temple - 26, 240),
    B(-temple - 22, 130),
    P(-temple - 20, 30, -30),
  ])
  const loose = strays(kit, [
    [
      head.dome(fore, 70, volume + 2),
      P(fore * (temple + 34), 40, -6),
      B(fore * (temple + 30), 150),
      B(fore * (temple + 44), 226),
    ],
    [P(-fore * (temple + 20), 30, -6), P(-fore * (temple + 30), 96, -6), B(-fore * (temple + 34), 178)],
  ])
  return {
    back: mass,
    front: stack(
      ...falls,
      inside(loose),
      parting(kit, part, volume),
      ...sweeps,
      ...bang,
      inside(adorn(kit, 'LOOSE', part)),
    ),
    ears: 'COVERED',
    shadow: outlines([...sweeps, ...bang]),
  }
}

/** A lock that crosses the forehead and joins the fall at the temple. */
function curtain(kit: HairKit, part: number): Layer {
  const { head, tones } = kit
  const sd = part > 0 ? -1 : 1
  const { temple } = head.measures
  return tress(
    tones,
    [
      head.S(part, -124),
      head.S(part + sd * 46, -106),
      head.S(sd * 72, -66),
      head.P(sd * (temple + 2), -6, 18),
      head.P(sd * (temple + 8), 60, 10),
      head.P(sd * (temple - 2), 108, 10),
    ],
    26,
    hanging,
    { strands: 4, count: 12 },
  )
}
