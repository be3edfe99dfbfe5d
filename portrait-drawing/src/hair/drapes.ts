import { blob, brush, even, shape, swell, taper, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { circle, fill, inked, ring } from '../svg.ts'
import type { Drapery } from './cloths.ts'
import type { HairKit } from './kit.ts'

interface Draped {
  outline: string
  folds: string
  over: string
}

const pleats = (ways: readonly (readonly Point[])[], cloth: Drapery, width = 4): string =>
  fill(
    ways
      .filter((_, i) => i % 2 === 0)
      .map((way) => brush(way, width, taper))
      .join(''),
    cloth.shade,
  ) +
  fill(
    ways
      .filter((_, i) => i % 2 === 1)
      .map((way) => brush(way, width * 0.62, taper))
      .join(''),
    cloth.line,
  )

/** Wound under the chin and over the chest. */
export function wrapped(kit: HairKit, cloth: Drapery, sd: Side, crown: readonly Point[]): Draped {
  const { head, random } = kit
  const { P, B } = head
  const { temple } = head.measures
  const low = random.range(292, 330)
  const right = [
    P(temple + 17, 50, -6),
    B(temple + 13, 140),
    B(122, 204),
    B(148, 244),
    B(146, 278),
    B(104, low),
  ]
  const left = [
    B(-104, low),
    B(-146, 278),
    B(-148, 244),
    B(-122, 204),
    B(-temple - 13, 140),
    P(-temple - 17, 50, -6),
  ]
  const outline = blob([...crown, ...right, B(0, low + 20), ...left])
  const folds = pleats(
    [
      ...[0, 1, 2, 3].map((i): Point[] => [
        head.dome(-sd as Side, 20 + i * 14, 12),
        P(-sd * (temple - 2 + i * 5), -40, 12),
        P(-sd * (temple + i * 5), 60, 8),
        B(-sd * (70 - i * 6), 176 + i * 8),
        B(sd * (20 + i * 16), 206 + i * 18),
      ]),
      ...[0, 1, 2, 3, 4].map((i): Point[] => [
        B(-sd * (122 - i * 4), 196 + i * 19),
        B(-sd * (50 - i * 8), 232 + i * 20),
        B(sd * (60 - i * 4), 232 + i * 21),
        B(sd * (126 - i * 4), 198 + i * 19),
      ]),
    ],
    cloth,
  )
  return { outline, folds, over: '' }
}

/** Drawn to one side and held with a brooch; the end falls from it. */
export function pinned(kit: HairKit, cloth: Drapery, sd: Side, crown: readonly Point[]): Draped {
  const { head, palette } = kit
  const { P, B } = head
  const { temple } = head.measures
  const side = (q: Side) => [
    P(q * (temple + 16), 50, -6),
    B(q * (temple + 8), 132),
    B(q * 124, 206),
    B(q * 138, 236),
  ]
  const outline = blob([...crown, ...side(1), B(60, 272), B(-60, 272), ...side(-1).toReversed()])
  const at = B(sd * 62, 178)
  const tail = shape(
    [at, B(sd * 92, 232), B(sd * 84, 300), B(sd * 96, 400)],
    [B(sd * 22, 400), B(sd * 26, 300), B(sd * 40, 230), at],
  )
  const fan = [0, 1, 2, 3, 4, 5].map((i): Point[] => [
    P(-sd * (temple - 6 + i * 4), -20 + i * 30, 14),
    P(-sd * (64 - i * 3), 96 + i * 15, 24),
    B(-sd * (10 - i * 7), 172 + i * 11),
    at,
  ])
  return {
    outline,
    folds:
      pleats(fan, cloth, 4.4) +
      pleats(
        [
          [at, B(sd * 100, 200), B(sd * 128, 232)],
          [at, B(sd * 84, 216), B(sd * 90, 262)],
        ],
        cloth,
      ),
    over:
      inked(tail, cloth.base, cloth.line, 3) +
      cloth.print('end', tail) +
      pleats(
        [
          [at, B(sd * 52, 260), B(sd * 48, 380)],
          [at, B(sd * 70, 260), B(sd * 72, 380)],
        ],
        cloth,
        5,
      ) +
      fill(brush([B(sd * 24, 340), B(sd * 60, 346), B(sd * 94, 340)], 9, even, 4), cloth.trim) +
      circle(at, 10, palette.metal) +
      ring(at, 10, cloth.line, 2.2) +
      circle(at, 4.4, palette.accent),
  }
}

/** Laid loosely over an under-scarf; one end is thrown over the shoulder. */
export function loose(kit: HairKit, cloth: Drapery, sd: Side, crown: readonly Point[]): Draped {
  const { head } = kit
  const { P, B } = head
  const { temple } = head.measures
  const outline = blob([
    ...crown,
    P(temple + 24, 40, -10),
    B(temple + 30, 130),
    B(142, 214),
    B(158, 300),
    B(140, 400),
    B(-140, 400),
    B(-158, 300),
    B(-142, 214),
    B(-temple - 30, 130),
    P(-temple - 24, 40, -10),
  ])
  const throwOver = shape(
    [P(-sd * (temple - 6), 90, 14), B(-sd * 40, 176), B(sd * 40, 206), B(sd * 120, 200), B(sd * 156, 236)],
    [B(sd * 150, 296), B(sd * 70, 290), B(-sd * 20, 262), B(-sd * 78, 204), P(-sd * (temple + 8), 104, 4)],
  )
  const folds = pleats(
    [
      ...[0, 1, 2].map((i): Point[] => [
        head.dome(sd, 24 + i * 16, 12),
        P(sd * (temple + 2 + i * 7), -20, 6),
        P(sd * (temple + 4 + i * 7), 80, 0),
        B(sd * (100 + i * 12), 190),
      ]),
      ...[0, 1].map((i): Point[] => [
        head.dome(-sd as Side, 30 + i * 18, 12),
        P(-sd * (temple + 4 + i * 8), -20, 6),
        P(-sd * (temple + 6 + i * 6), 70, 0),
      ]),
      [B(-sd * 96, 240), B(-sd * 84, 300), B(-sd * 92, 390)],
      [B(-sd * 50, 290), B(-sd * 44, 340), B(-sd * 50, 390)],
      [B(sd * 60, 310), B(sd * 66, 350), B(sd * 60, 390)],
    ],
    cloth,
    5,
  )
  return {
    outline,
    folds,
    over:
      inked(throwOver, cloth.base, cloth.line, 3) +
      cloth.print('end', throwOver) +
      pleats(
        [
          [P(-sd * (temple - 2), 100, 10), B(-sd * 30, 206), B(sd * 60, 236), B(sd * 148, 244)],
          [P(-sd * (temple - 4), 96, 12), B(-sd * 34, 192), B(sd * 50, 220), B(sd * 146, 222)],
          [B(-sd * 50, 232), B(sd * 30, 262), B(sd * 140, 274)],
        ],
        cloth,
        5,
      ) +
      fill(
        brush([B(-sd * 76, 206), B(-sd * 18, 264), B(sd * 70, 292), B(sd * 149, 297)], 7, swell, 8),
        cloth.trim,
      ),
  }
}

/** Wound as a turban above, smooth about the neck. */
export function turban(kit: HairKit, cloth: Drapery, sd: Side, crown: readonly Point[]): Draped {
  const { head } = kit
  const { P, B } = head
  const { temple, neck } = head.measures
  const side = (q: Side) => [
    P(q * (temple + 8), 50, -6),
    P(q * (temple - 8), 110, -6),
    B(q * (neck + 14), 176),
    B(q * (neck + 26), 218),
  ]
  const outline = blob([...crown, ...side(1), B(0, 246), ...side(-1).toReversed()])
  const turns = [0, 1, 2, 3, 4].map((i): Point[] => [
    P(-sd * (temple + 4), -34 - i * 10, 8),
    head.P(-sd * 50, -112 - i * 9, 50 - i * 8),
    head.P(sd * 20, -126 - i * 11, 50 - i * 8),
    head.dome(sd, 62 - i * 10, 22),
  ])
  const neckFolds = [0, 1, 2].map((i): Point[] => [
    P(-sd * (temple - 14), 96 + i * 12, 4),
    B(-sd * 12, 178 + i * 12),
    B(sd * (neck + 10), 168 + i * 14),
  ])
  return {
    outline,
    folds: pleats([...turns, ...neckFolds], cloth, 6) + fill(brush(turns[1]!, 5, taper, 8), cloth.light),
    over: '',
  }
}
