import type { Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { inside, stack, type HairKit, type HairParts } from './kit.ts'
import { hanging, toned, tress } from './lock.ts'
import { backMass, eachSide, parting, roots, sweep } from './scalp.ts'

/**
 * Long hair on a man: pushed back from an open, squared forehead, flat at the temples, behind the ears or just over them, and
 * ending on the shoulders rather than framing the cheeks.
 */
export function mensLong(kit: HairKit, waviness: 0 | 1): HairParts {
  const { head, random, tones } = kit
  const { P, B } = head
  const { temple, hairlineY } = head.measures
  const part = kit.side * random.range(0, 34)
  const volume = random.range(6, 11) + waviness * 4
  const length = random.range(190, 250)
  const behindEars = random.chance(0.55)
  const falls = eachSide((sd) =>
    [2, 1, 0].map((i) => {
      const x = temple - 2 + i * 14
      const low = length - i * 22 - random.range(0, 26)
      const way: Point[] = [
        head.dome(sd, 84, volume - 4, -16),
        P(sd * (x + 8), 40, -18),
        P(sd * (x + 12 + waviness * 4), 96, -22),
        B(sd * (x + 8), 160),
        B(sd * (x + 12 + i * 6), low - 20),
        B(sd * (x + 20 + i * 8), low),
      ]
      return tress(tones, way, random.range(28, 36), hanging, {
        tone: toned(tones, [-0.1, -0.5, -0.3][i]!),
        strands: 4,
        count: 12,
        ...(waviness
          ? {
              sway: {
                amplitude: 8 * sd,
                cycles: random.range(1, 1.5),
                phase: random.range(0, 1),
                from: 0.35,
              },
            }
          : {}),
        lights: [[0.3, 0.44, 0.3, 0.8]],
      })
    }),
  ).flat()
  const sweeps = eachSide((sd: Side) =>
    sweep(kit, sd, part, {
      volume,
      lift: 9,
      lower: -4,
      inner: behindEars
        ? [P(sd * (temple + 1), 8, 4), P(sd * (temple + 4), 50, -14)]
        : [P(sd * (temple + 3), 20, 8), P(sd * (temple + 3), 78, 0), P(sd * (temple - 2), 120, -6)],
      outer: behindEars
        ? [P(sd * (temple + 14), 20, -10), P(sd * (temple + 16), 70, -18)]
        : [P(sd * (temple + 16), 30, -8), P(sd * (temple + 22), 84, -10), P(sd * (temple + 10), 136, -12)],
      count: 14,
      strands: 7,
      strandWidth: 2.6,
      end: behindEars ? 'open' : 'point',
      ...(waviness ? { sway: { amplitude: 6 * sd, cycles: 1.4, from: 0.3, slip: 0.2 } } : {}),
      lights: [[0.26, 0.44, 0.08, 0.5]],
      edges: [1.4, 3.4],
    }),
  )
  const edge = head.hairline(-4).slice(2, 9)
  const mass = backMass(kit, volume - 2, [
    P(temple + 16, 40, -30),
    B(temple + 18, 140),
    B(temple + 6, 214),
    B(-temple - 6, 214),
    B(-temple - 18, 140),
    P(-temple - 16, 40, -30),
  ])
  return {
    back: stack(mass, ...(behindEars ? falls : [])),
    ...(behindEars ? {} : { middle: stack(...falls) }),
    front: stack(
      parting(kit, part, volume, false),
      ...sweeps,
      inside(roots(kit, edge, head.P(part, hairlineY - 60, 20), 14)),
    ),
    ears: behindEars ? 'FREE' : 'COVERED',
  }
}
