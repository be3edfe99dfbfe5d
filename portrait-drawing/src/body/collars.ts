import { curve, shape, type Point } from '../curves.ts'
import type { Random, Side } from '../random.ts'
import { circle, fill, inked, ring, stroke } from '../svg.ts'
import type { Cloth, Cut } from './cloth.ts'
import { garment, sleeveFolds } from './tops.ts'
import type { Torso } from './torso.ts'

function button(at: Point, cloth: Cloth, radius = 4.4): string {
  return circle(at, radius, cloth.trim) + ring(at, radius, cloth.line, 1.6)
}

export function shirt(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const open = random.chance(0.6) ? random.range(252, 276) : 236
  const neckline = [T(-n - 16, 204), T(-n * 0.6, 226), T(0, open), T(n * 0.6, 226), T(n + 16, 204)]
  const wing = (sd: Side) =>
    inked(
      shape(
        [T(sd * (n + 1), 184), T(sd * (n + 12), 196), T(sd * (n + 22), 208)],
        [T(sd * (n + 26), 238), T(sd * (n * 0.62), 262)],
        [T(sd * n * 0.3, 240), T(sd * 3, open - 14)],
        [T(sd * (n * 0.5), 216), T(sd * (n + 1), 184)],
      ),
      cloth.light,
      cloth.line,
      3.2,
    )
  const inner = fill(
    shape(
      [T(-n - 12, 196), T(-n * 0.4, 214), T(0, 220), T(n * 0.4, 214), T(n + 12, 196)],
      [T(n * 0.7, 232), T(0, open + 4), T(-n * 0.7, 232)],
    ),
    cloth.shade,
  )
  return {
    outline: garment(torso, neckline),
    ...(open < 240 ? { under: inner } : {}),
    over:
      stroke(curve([T(0, open), T(3, 310), T(2, 420)]), cloth.line, 2.4) +
      button(T(11, 300), cloth) +
      button(T(11, 346), cloth) +
      wing(-1) +
      wing(1),
    folds: [...sleeveFolds(torso), [T(-56, 288), T(-38, 324), T(-46, 370)]],
    bare: open > 240 ? open - 22 : 0,
  }
}

export function standCollar(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const y = 176
  const top = [
    T(-n - 5, y - 4),
    T(-n * 0.5, y + 14),
    T(-3, y + 24),
    T(3, y + 24),
    T(n * 0.5, y + 14),
    T(n + 5, y - 4),
  ]
  const base = [T(-n - 18, y + 28), T(-n * 0.6, y + 48), T(0, y + 58), T(n * 0.6, y + 48), T(n + 18, y + 28)]
  const left = [T(-n - 6, y - 4), ...torso.side(-1, 5).slice(torso.slopeFrom)]
  const right = [T(n + 6, y - 4), ...torso.side(1, 5).slice(torso.slopeFrom)]
  const slanted = random.chance(0.4)
  const side = random.sign()
  const placket: Point[] = slanted
    ? [T(0, y + 26), T(side * 14, y + 56), T(side * 62, y + 74), T(side * 92, y + 110), T(side * 98, 420)]
    : [T(0, y + 26), T(1, y + 58), T(2, 420)]
  const knots = slanted
    ? [placket[1]!, placket[2]!, placket[3]!]
    : [y + 76, y + 114, y + 152].map((at) => T(0, at))
  const loops = knots.map(
    ([x, at]) =>
      stroke(`M${(x - 18).toFixed(1)} ${(at + 2).toFixed(1)}q18-7 36 0`, cloth.line, 7.6) +
      stroke(`M${(x - 18).toFixed(1)} ${(at + 2).toFixed(1)}q18-7 36 0`, cloth.trim, 4.6) +
      button([x, at - 1], cloth, 5),
  )
  return {
    outline: shape(top, right, left.toReversed()),
    over:
      fill(shape(top, base.toReversed()), cloth.trim) +
      stroke(curve(base), cloth.line, 2.6) +
      stroke(curve(top), cloth.line, 3.6) +
      stroke(curve(placket), cloth.line, 2.4) +
      loops.join(''),
    folds: sleeveFolds(torso),
  }
}

export function kurta(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const y = 192
  const wide = random.range(15, 22)
  const deep = random.range(290, 316)
  const neckline = [T(-n - 8, y), T(-n * 0.7, y + 30), T(0, y + 44), T(n * 0.7, y + 30), T(n + 8, y)]
  const band = [T(-n - 16, y + 8), T(-n * 0.86, y + 40), T(0, y + 56), T(n * 0.86, y + 40), T(n + 16, y + 8)]
  const panel = shape(
    [T(-wide, y + 48), T(0, y + 54), T(wide, y + 48)],
    [T(wide, deep), T(0, deep + wide)],
    [T(-wide, deep)],
  )
  let stitches = ''
  for (let at = y + 70; at < deep; at += 17) {
    const [x, py] = T(0, at)
    const half = (wide - 5) * 1.25
    stitches += `M${(x - half).toFixed(1)} ${py.toFixed(1)}q${(half / 2).toFixed(1)}-9 ${half.toFixed(1)} 0q${(half / 2).toFixed(1)} 9 ${half.toFixed(1)} 0`
  }
  const left = [T(-n - 9, y), ...torso.side(-1, 5).slice(torso.slopeFrom)]
  const right = [T(n + 9, y), ...torso.side(1, 5).slice(torso.slopeFrom)]
  return {
    outline: shape(neckline, right, left.toReversed()),
    over:
      inked(panel, cloth.trim, cloth.line, 2.2) +
      stroke(stitches, cloth.base, 1.8) +
      inked(shape(neckline, band.toReversed()), cloth.trim, cloth.line, 2.2) +
      stroke(curve(neckline), cloth.line, 3.6) +
      button(T(0, y + 82), cloth, 4) +
      button(T(0, y + 118), cloth, 4),
    folds: [
      ...sleeveFolds(torso),
      [T(-60, 270), T(-46, 316), T(-54, 380)],
      [T(64, 276), T(48, 320), T(54, 380)],
    ],
  }
}

function lapel({ T, neck: n }: Torso, cloth: Cloth, sd: Side, meets: number): string {
  return inked(
    shape(
      [T(sd * (n + 2), 190), T(sd * (n + 20), 200), T(sd * (n + 36), 222)],
      [T(sd * (n + 36), 254), T(sd * (n + 62), 262)],
      [T(sd * (n + 48), 304), T(sd * 24, meets - 10), T(sd * 2, meets + 12)],
      [T(sd * 8, meets - 50), T(sd * (n * 0.66), 262), T(sd * (n + 2), 190)],
    ),
    cloth.shade,
    cloth.line,
    3.2,
  )
}

export function blazer(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const collared = random.chance(torso.masculine > 0.5 ? 0.55 : 0.25)
  const neckline = [T(-n - 18, 204), T(-n * 0.55, 270), T(0, 372), T(n * 0.55, 270), T(n + 18, 204)]
  const deep = random.range(232, 268)
  const edge = [
    T(-n - 14, 202),
    T(-n * 0.6, (deep + 204) / 2 + 6),
    T(0, deep),
    T(n * 0.6, (deep + 204) / 2 + 6),
    T(n + 14, 202),
  ]
  const wing = (sd: Side) =>
    inked(
      shape(
        [T(sd * (n + 1), 184), T(sd * (n + 18), 202)],
        [T(sd * n * 0.72, 250)],
        [T(sd * 3, 232), T(sd * (n * 0.5), 212), T(sd * (n + 1), 184)],
      ),
      cloth.under,
      cloth.line,
      2.8,
    )
  const shirtFront = fill(shape(edge, [T(n + 12, 300), T(0, 420), T(-n - 12, 300)]), cloth.under)
  return {
    under:
      shirtFront +
      stroke(curve(edge), cloth.line, 3.2) +
      (collared
        ? stroke(curve([T(0, 234), T(1, 380)]), cloth.line, 2) +
          button(T(0, 268), cloth, 3) +
          button(T(0, 306), cloth, 3)
        : ''),
    outline: garment(torso, neckline, 8),
    over: lapel(torso, cloth, -1, 360) + lapel(torso, cloth, 1, 360) + (collared ? wing(-1) + wing(1) : ''),
    folds: sleeveFolds(torso),
    bare: collared ? 0 : deep - 18,
  }
}

export function coat(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n, shoulder: w } = torso
  const neckline = [T(-n - 24, 200), T(-n * 0.5, 262), T(0, 330), T(n * 0.5, 262), T(n + 24, 200)]
  const roll = [T(-n - 3, 174), T(-n * 0.5, 188), T(0, 194), T(n * 0.5, 188), T(n + 3, 174)]
  const inner =
    inked(shape(roll, [T(n + 16, 240), T(0, 380), T(-n - 16, 240)]), cloth.under, cloth.line, 3) +
    stroke(curve([T(-n - 4, 196), T(0, 214), T(n + 4, 196)]), cloth.underShade, 3)
  const collar = (sd: Side) =>
    inked(
      shape(
        [
          T(sd * (n + 4), 172),
          T(sd * (n + 26), 180),
          T(sd * (n + 52), 206),
          T(sd * Math.min(w * 0.62, n + 84), 246),
        ],
        [T(sd * (n + 34), 282), T(sd * 14, 330)],
        [T(sd * n * 0.72, 262), T(sd * (n + 4), 172)],
      ),
      cloth.shade,
      cloth.line,
      3.4,
    )
  const side = random.sign()
  return {
    under: inner,
    outline: garment(torso, neckline, 13),
    over:
      stroke(curve([T(0, 330), T(side * 6, 360), T(side * 5, 420)]), cloth.line, 2.6) +
      button(T(side * 26, 350), cloth, 7) +
      button(T(-side * 20, 350), cloth, 7) +
      collar(side) +
      collar(-side as Side),
    folds: sleeveFolds(torso),
  }
}
