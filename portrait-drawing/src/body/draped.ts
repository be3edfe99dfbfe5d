import { brush, curve, even, lerpPoint, sample, shape, taper, type Point } from '../curves.ts'
import type { Random, Side } from '../random.ts'
import { circle, fill, inked, ring, stroke } from '../svg.ts'
import type { Cloth, Cut } from './cloth.ts'
import { garment, sleeveFolds } from './tops.ts'
import type { Torso } from './torso.ts'

export function wrap(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const sd = random.sign()
  const over = [T(-sd * (n + 24), 210), T(-sd * n * 0.6, 246), T(sd * 26, 318), T(sd * 70, 400)]
  const below = [T(sd * (n + 24), 210), T(sd * n * 0.72, 246), T(sd * 12, 290)]
  const meet = lerpPoint(over[1]!, over[2]!, 0.68)
  const neckline =
    sd > 0
      ? [over[0]!, over[1]!, meet, below[1]!, below[0]!]
      : [below[0]!, below[1]!, meet, over[1]!, over[0]!]
  const wide = random.range(15, 22)
  const band = (points: Point[]) =>
    inked(brush(points, wide, even, 12), cloth.trim, cloth.line, 2.2) +
    stroke(curve(points), cloth.trimShade, 1.6, 0.8)
  return {
    outline: garment(torso, neckline),
    over: band(below) + band(over),
    folds: [
      [T(-sd * 110, 262), T(-sd * 60, 318), T(sd * 14, 360)],
      [T(-sd * 140, 284), T(-sd * 96, 340), T(-sd * 30, 390)],
      [T(sd * 120, 262), T(sd * 104, 320), T(sd * 92, 380)],
    ],
    bare: 262,
  }
}

export function dungarees(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n, shoulder: w } = torso
  const neckline = [T(-n - 20, 210), T(-n * 0.75, 234), T(0, 248), T(n * 0.75, 234), T(n + 20, 210)]
  const bib = shape([T(-54, 300), T(0, 306), T(54, 300)], [T(62, 420), T(-62, 420)])
  const strap = (sd: Side) =>
    inked(
      brush([T(sd * w * 0.42, 226), T(sd * 58, 262), T(sd * 46, 314)], 19, even, 8),
      cloth.base,
      cloth.line,
      2.8,
    ) +
    circle(T(sd * 46, 312), 7.5, cloth.trim) +
    ring(T(sd * 46, 312), 7.5, cloth.line, 2) +
    circle(T(sd * 46, 312), 2.6, cloth.line)
  const shirtFold = sleeveFolds(torso)
    .map((fold) => fill(brush(fold, 4, taper), cloth.underShade))
    .join('')
  const outline = garment(torso, neckline)
  const hoops = random.chance(0.5)
    ? [266, 292, 318, 344]
        .map((y) =>
          stroke(
            curve([
              T(-w * 0.86, y + 10),
              T(-w * 0.4, y + 2),
              T(0, y + 6),
              T(w * 0.4, y + 2),
              T(w * 0.86, y + 10),
            ]),
            cloth.trim,
            7,
            0.55,
          ),
        )
        .join('')
    : ''
  return {
    plain: true,
    outline,
    over:
      fill(outline, cloth.under) +
      hoops +
      shirtFold +
      stroke(outline, cloth.line, 4) +
      stroke(
        curve([T(-n - 26, 214), T(-n * 0.85, 244), T(0, 259), T(n * 0.85, 244), T(n + 26, 214)]),
        cloth.line,
        2,
      ) +
      stroke(curve(neckline), cloth.line, 3.6) +
      inked(bib, cloth.base, cloth.line, 3.4) +
      stroke(curve([T(-48, 308), T(0, 314), T(48, 308)]), cloth.trim, 1.8) +
      inked(shape([T(-26, 332), T(26, 332)], [T(24, 400), T(-24, 400)]), cloth.shade, cloth.line, 2) +
      strap(-1) +
      strap(1),
    folds: [],
    bare: 0,
  }
}

export function scarf(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const sd = random.sign()
  const neckline = [T(-n - 18, 206), T(-n * 0.7, 226), T(0, 238), T(n * 0.7, 226), T(n + 18, 206)]
  const loop = shape(
    [T(-sd * (n + 8), 168), T(-sd * n * 0.4, 186), T(sd * n * 0.4, 188), T(sd * (n + 10), 170)],
    [
      T(sd * (n + 26), 196),
      T(sd * (n + 30), 222),
      T(sd * n * 0.7, 254),
      T(0, 268),
      T(-sd * n * 0.8, 252),
      T(-sd * (n + 30), 220),
      T(-sd * (n + 22), 190),
    ],
  )
  const end = (lean: number, from: number, length: number) =>
    shape(
      [T(sd * from, 240), T(sd * (from + 8), 290), T(sd * (from + lean), length)],
      [T(sd * (from + lean + 46), length - 5), T(sd * (from + 46), 290), T(sd * (from + 34), 232)],
    )
  const tail = end(4, 8, 352)
  const behind = end(30, 24, 330)
  const stripe = (t: number) =>
    curve([
      T(sd * (8 + t * 3), 240 + t * 100),
      T(sd * (30 + t * 5), 246 + t * 98),
      T(sd * (46 + t * 4), 236 + t * 100),
    ])
  const fringe = sample([T(sd * 12, 352), T(sd * 58, 347)], 7)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}v11`)
    .join('')
  const folds = [
    [T(-sd * (n + 6), 182), T(0, 208), T(sd * (n + 12), 192)],
    [T(-sd * (n + 18), 202), T(-sd * 6, 232), T(sd * (n + 16), 212)],
    [T(-sd * (n + 12), 224), T(sd * 4, 250), T(sd * (n + 4), 232)],
  ]
  return {
    outline: garment(torso, neckline),
    over:
      inked(behind, cloth.trimShade, cloth.line, 3) +
      stroke(fringe, cloth.line, 2.4) +
      inked(tail, cloth.trim, cloth.line, 3.2) +
      stroke(stripe(0.62) + stripe(0.7) + stripe(0.9) + stripe(0.98), cloth.base, 4) +
      inked(loop, cloth.trim, cloth.line, 3.6) +
      fill(folds.map((fold, i) => brush(fold, 5 - i, taper)).join(''), cloth.trimShade) +
      fill(brush([T(-sd * (n + 14), 194), T(-sd * 2, 222), T(sd * (n + 14), 202)], 2.4, taper), cloth.line),
    folds: sleeveFolds(torso),
  }
}
