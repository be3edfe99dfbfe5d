import { between, brush, curve, sample, shape, taper, type Point } from '../curves.ts'
import type { Random } from '../random.ts'
import { circle, fill, inked, stroke } from '../svg.ts'
import type { Cloth, Cut } from './cloth.ts'
import type { Torso } from './torso.ts'

/** A garment with the given neckline (left to right), closed over the shoulders and below the picture. */
export function garment(
  torso: Torso,
  neckline: readonly Point[],
  grow = 4,
  from = torso.slopeFrom + 1,
): string {
  const left = torso.side(-1, grow).slice(from)
  const right = torso.side(1, grow).slice(from)
  return shape(neckline, right, left.toReversed())
}

export function sleeveFolds({ T, shoulder: w }: Torso): Point[][] {
  return [
    [T(-w * 0.62, 270), T(-w * 0.5, 316), T(-w * 0.56, 380)],
    [T(w * 0.66, 272), T(w * 0.54, 312), T(w * 0.58, 370)],
  ]
}

/** A neckline that hangs from both sides of the neck down to `deep`. */
function scoop({ T, neck: n }: Torso, wide: number, high: number, deep: number): Point[] {
  return [
    T(-n - wide, high),
    T(-n * 0.8, (high + deep) / 2 + 4),
    T(0, deep),
    T(n * 0.8, (high + deep) / 2 + 4),
    T(n + wide, high),
  ]
}

export function jumper(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T } = torso
  const low = random.range(0, 10)
  const top = scoop(torso, 21, 210, 244 + low)
  const rib = scoop(torso, 32, 214, 261 + low)
  const inside = sample(top, 12)
  const outside = sample(rib, 12)
  const ribs = inside.slice(1, -1).map((point, i) => curve([point, outside[i + 1]!]))
  return {
    outline: garment(torso, top),
    over:
      inked(shape(top, rib.toReversed()), cloth.shade, cloth.line, 2.4) +
      stroke(ribs.join(''), cloth.line, 1.4, 0.55) +
      stroke(curve(top), cloth.line, 4),
    folds: [...sleeveFolds(torso), [T(-44, 306), T(0, 318), T(48, 304)]],
    bare: low > 5 ? 236 : 0,
  }
}

export function vNeck(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const deep = random.range(272, 300)
  const edge = (out: number, down: number): [Point[], Point[]] => {
    const left = [
      T(-n - 22 - out, 210 + out * 0.3),
      T(-n * 0.82 - out * 0.7, 240 + down * 0.4),
      T(0, deep + down),
    ]
    const right = [
      T(0, deep + down),
      T(n * 0.82 + out * 0.7, 240 + down * 0.4),
      T(n + 22 + out, 210 + out * 0.3),
    ]
    return [left, right]
  }
  const [a, b] = edge(0, 0)
  const [c, d] = edge(12, 20)
  const [e, f] = edge(6, 10)
  const open = (...runs: Point[][]) => runs.map((run) => curve(run)).join('')
  const left = torso.side(-1, 4).slice(torso.slopeFrom + 1)
  const right = torso.side(1, 4).slice(torso.slopeFrom + 1)
  return {
    outline: shape(a, b, right, left.toReversed()),
    over:
      fill(shape(a, b, d.toReversed(), c.toReversed()), cloth.trim) +
      stroke(open(e, f), cloth.trimShade, 1.8) +
      stroke(open(c, d), cloth.line, 2.2) +
      stroke(open(a, b), cloth.line, 4),
    folds: sleeveFolds(torso),
    bare: deep - 28,
  }
}

export function turtleneck(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, neck: n } = torso
  const y = random.range(164, 176)
  const slack = random.range(4, 9)
  const top = [T(-n - slack, y - 6), T(-n * 0.5, y + 6), T(0, y + 10), T(n * 0.5, y + 6), T(n + slack, y - 6)]
  const turn = [
    T(-n - slack - 5, y + 26),
    T(-n * 0.5, y + 41),
    T(0, y + 46),
    T(n * 0.5, y + 41),
    T(n + slack + 5, y + 26),
  ]
  const left = [T(-n - slack, y - 6), T(-n - slack - 5, y + 18), ...torso.side(-1, 5).slice(torso.slopeFrom)]
  const right = [T(n + slack, y - 6), T(n + slack + 5, y + 18), ...torso.side(1, 5).slice(torso.slopeFrom)]
  const inside = sample(top, 9)
  const outside = sample(turn, 9)
  const ribs = inside.slice(1, -1).map((point, i) => curve([point, outside[i + 1]!]))
  return {
    outline: shape(top, right, left.toReversed()),
    over:
      fill(shape(turn, [T(n * 0.5, y + 54), T(0, y + 60), T(-n * 0.5, y + 54)]), cloth.shade) +
      stroke(ribs.join(''), cloth.shade, 2.2) +
      fill(brush(turn, 3.4, taper), cloth.line) +
      stroke(curve(top), cloth.line, 3.6),
    folds: [...sleeveFolds(torso), [T(-60, 240), T(-24, 276), T(16, 284)]],
  }
}

export function offTheShoulder(torso: Torso, cloth: Cloth, random: Random): Cut {
  const { T, shoulder: w, masculine } = torso
  // On a broad chest the same cut is a boat neck that stays on the shoulders.
  const y = masculine > 0.5 ? 226 : random.range(268, 280)
  const reach = masculine > 0.5 ? w * 0.62 : w - 2
  const dip = masculine > 0.5 ? 20 : 34
  const edge = (down: number): Point[] => [
    T(-reach, y + down),
    T(-reach * 0.55, y + dip * 0.62 + down),
    T(0, y + dip + down),
    T(reach * 0.55, y + dip * 0.62 + down),
    T(reach, y + down),
  ]
  const top = edge(0)
  const hem = edge(masculine > 0.5 ? 16 : 24)
  const middle = sample(between(top, hem, 0.5), 20)
  const beads = middle.map((point, i) =>
    i % 2
      ? circle(point, 2.6, cloth.base)
      : fill(`M${point[0].toFixed(1)} ${(point[1] - 8).toFixed(1)}l4.5 8l-4.5 8l-4.5-8Z`, cloth.base),
  )
  const lace = sample(hem, 26)
  const scallops = lace.slice(1).map((to, i) => {
    const from = lace[i]!
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}A6 6 0 0 0 ${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  })
  return {
    outline: garment(torso, top, 5, masculine > 0.5 ? torso.slopeFrom + 2 : torso.slopeFrom + 3),
    over:
      fill(shape(top, hem.toReversed()), cloth.trim) +
      beads.join('') +
      (random.chance(0.5) ? stroke(scallops.join(''), cloth.trim, 3.5) : '') +
      stroke(curve(hem), cloth.line, 2.2) +
      stroke(curve(top), cloth.line, 4),
    folds: [
      [T(-w * 0.5, y + 50), T(-w * 0.42, y + 76), T(-w * 0.46, y + 110)],
      [T(0, y + 66), T(5, y + 86), T(0, y + 110)],
      [T(w * 0.54, y + 50), T(w * 0.45, y + 76), T(w * 0.5, y + 110)],
    ],
    bare: y + dip - 22,
  }
}
