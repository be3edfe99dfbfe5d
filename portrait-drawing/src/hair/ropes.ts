import { mix } from '../colour.ts'
import { brush, sample, wave, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { inside, stack, type HairKit, type HairParts } from './kit.ts'
import { adorn } from './ornaments.ts'
import { cuffs, fall, ropes, topKnot, type Fall } from './rope.ts'
import { backMass, cap, eachSide, parting } from './scalp.ts'

/** Thin even plaits from clean square parts, often with gold cuffs, sometimes half tied up. */
export function boxBraids(kit: HairKit): HairParts {
  const { head, random, man, sitter, tones } = kit
  const { P, B } = head
  const { temple, jaw } = head.measures
  const part = random.chance(0.5) ? random.range(-5, 5) : kit.side * random.range(18, 36)
  const width = random.range(8.5, 10.5)
  const length = man ? random.range(150, 210) : random.range(290, 350)
  const tiedUp = random.chance(man ? 0.2 : 0.38)
  const volume = 7
  const shape: Fall = {
    volume,
    count: man ? 8 : 9,
    ragged: 0.35,
    inner: (sd) =>
      man
        ? [P(sd * (temple + 4), 30, 0), P(sd * (temple + 6), 90, -8), B(sd * (temple - 6), length)]
        : [
            P(sd * (temple + 7), 34, 2),
            P(sd * (jaw + 20), 104, 2),
            B(sd * (jaw + 14), 190),
            B(sd * (jaw - 2), 262),
            B(sd * (jaw - 4), length),
          ],
    outer: (sd) =>
      man
        ? [P(sd * (temple + 22), 30, -8), P(sd * (temple + 30), 90, -12), B(sd * (temple + 36), length - 20)]
        : [
            P(sd * (temple + 30), 30, -6),
            P(sd * (temple + 46), 104, -6),
            B(sd * (temple + 54), 190),
            B(sd * (temple + 58), 262),
            B(sd * (temple + 62), length - 20),
          ],
  }
  const fronts = eachSide((sd) => fall(kit, part, sd, shape))
  const behind = eachSide((sd) =>
    [0, 1, 2, 3, 4].map((i): Point[] => [
      head.dome(sd, 80, 2, -20),
      P(sd * (temple + 28 - i * 14), 40, -30),
      B(sd * (temple + 42 - i * 16), 130),
      B(sd * (temple + 50 - i * 15), Math.min(length, 250)),
    ]),
  ).flat()
  const scalp = cap(kit, volume - 3, { colour: mix(sitter.skin.dusk, tones.base, 0.55) })
  const mass = backMass(
    kit,
    4,
    [
      P(temple + 20, 30, -30),
      B(temple + 30, 130),
      B(temple + 24, man ? 170 : 236),
      B(-temple - 24, man ? 170 : 236),
      B(-temple - 30, 130),
      P(-temple - 20, 30, -30),
    ],
    0,
  )
  const knot = tiedUp ? [topKnot(kit, width, 'PLAITED')] : []
  const all = fronts.flat()
  return {
    back: stack(...knot, mass, inside(ropes(kit, behind, width, 'PLAIN'))),
    front: stack(
      scalp,
      inside(
        fronts.map((ways) => ropes(kit, ways, width, 'PLAITED')).join('') +
          (random.chance(0.7) ? cuffs(kit, all, width) : ''),
      ),
      parting(kit, part, volume),
      inside(adorn(kit, 'GATHERED', part)),
    ),
    ears: man ? 'FREE' : 'COVERED',
    shadow: scalp.outline,
  }
}

/** Thick matted ropes of uneven length, with weight on top. */
export function locs(kit: HairKit): HairParts {
  const { head, random, man, tones } = kit
  const { P, B } = head
  const { temple, jaw } = head.measures
  const part = kit.side * random.range(10, 44)
  const width = random.range(16, 19)
  const cropped = man ? random.chance(0.5) : random.chance(0.15)
  const length = cropped ? random.range(84, 120) : man ? random.range(200, 260) : random.range(250, 330)
  const tiedUp = !cropped && random.chance(0.3)
  const volume = random.range(15, 22)
  const shape: Fall = {
    volume,
    count: 5,
    ragged: 0.75,
    inner: (sd) =>
      cropped
        ? [
            P(sd * (temple + 8), 16, 6),
            P(sd * (temple + 9), length * 0.6, 2),
            P(sd * (temple + 6), length + 6, 0),
          ]
        : man
          ? [
              P(sd * (temple + 9), 30, 0),
              P(sd * (temple + 8), 96, -6),
              B(sd * (temple + 2), 170),
              B(sd * (temple - 4), length),
            ]
          : [
              P(sd * (temple + 9), 34, 2),
              P(sd * (jaw + 25), 104, 2),
              B(sd * (jaw + 20), 190),
              B(sd * (jaw + 8), length),
            ],
    outer: (sd) =>
      cropped
        ? [
            P(sd * (temple + 40), -10, -4),
            P(sd * (temple + 54), length * 0.45, -4),
            P(sd * (temple + 60), length - 26, -6),
          ]
        : [
            P(sd * (temple + 38), 20, -6),
            P(sd * (temple + 50), 100, -8),
            B(sd * (temple + 58), 180),
            B(sd * (temple + 66), length - 34),
          ],
  }
  const sway = (ways: Point[][]): Point[][] =>
    ways.map((way) =>
      wave(way, random.range(3, 8) * random.sign(), random.range(0.8, 1.6), random.range(0, 3), 0.35),
    )
  const fronts = eachSide((sd) => sway(fall(kit, part, sd, shape)))
  const across: Point[][] = random.chance(cropped ? 0.8 : 0.35)
    ? [0, 1, 2].map((i) => {
        const sd = -kit.side as Side
        return sample(
          [
            head.dome(kit.side, 14 - i * 6, volume - 2, 30),
            head.S(part * 0.3 + sd * i * 14, -118 + i * 3, 12),
            head.S(sd * (38 + i * 14), -88 + i * 3, 12),
            head.S(sd * (58 + i * 13), -46 + random.range(-12, 14), 10),
          ],
          8,
        )
      })
    : []
  const behind = cropped
    ? []
    : sway(
        eachSide((sd) =>
          [0, 1, 2].map((i): Point[] =>
            sample(
              [
                head.dome(sd, 80, 6, -20),
                P(sd * (temple + 26 - i * 20), 50, -30),
                B(sd * (temple + 38 - i * 22), 140),
                B(sd * (temple + 46 - i * 22), 244),
              ],
              8,
            ),
          ),
        ).flat(),
      )
  const scalp = cap(kit, volume - 5)
  const low = cropped ? length - 20 : 170
  const mass = backMass(
    kit,
    volume - 6,
    [P(temple + 24, 20, -30), P(temple + 20, low, -30), P(-temple - 20, low, -30), P(-temple - 24, 20, -30)],
    0,
  )
  const lumps = fronts
    .flatMap((ways) => ways.slice(0, 1))
    .map((way) => brush(way.slice(0, 5), width, () => 1, 6))
  return {
    back: stack(
      ...(tiedUp ? [topKnot(kit, width * 0.85, 'MATTED')] : []),
      mass,
      inside(ropes(kit, behind, width, 'PLAIN')),
    ),
    front: stack(
      { svg: scalp.svg, outline: scalp.outline + lumps.join('') },
      inside(
        fronts.map((ways) => ropes(kit, ways, width, 'MATTED')).join('') +
          ropes(kit, across, width * 0.92, 'MATTED'),
      ),
      inside(random.chance(0.4) ? cuffs(kit, fronts.flat(), width) : ''),
      inside(tones.pale ? '' : adorn(kit, 'GATHERED', part)),
    ),
    ears: man && !cropped ? 'FREE' : 'COVERED',
    shadow: scalp.outline,
  }
}
