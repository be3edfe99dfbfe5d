import { blob, brush, lerpPoint, normals, sample, taper, type Point, type Profile } from '../curves.ts'
import { fill, inked } from '../svg.ts'
import type { Side } from '../random.ts'
import { inside, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { toned } from './lock.ts'
import { adorn, flower, sprig } from './ornaments.ts'
import { backMass, eachSide } from './scalp.ts'
import { pulledBack } from './tied.ts'

const full: Profile = (t) => 0.74 + 0.26 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.2))
const ring: Profile = (t) => 0.8 + 0.2 * Math.sin(Math.PI * t)

/** A plait of three along a way: leaves that lie over each other from both sides. */
function plait(
  kit: HairKit,
  way: readonly Point[],
  width: number,
  count: number,
  profile: Profile = full,
): Layer {
  const { tones } = kit
  const spine = sample(way, count)
  const across = normals(spine)
  const outline = brush(way, width * 2.05, profile, 10)
  let svg = inked(outline, tones.shade, tones.line, 2.2)
  let strokes = ''
  for (let i = 0; i < count; i++) {
    const from = spine[i]!
    const to = spine[i + 1]!
    const w = width * profile(i / count)
    const side: Side = i % 2 ? 1 : -1
    const at = (a: number, b: number): Point => [
      from[0] + across[i]![0] * a * side * w + (to[0] - from[0]) * b,
      from[1] + across[i]![1] * a * side * w + (to[1] - from[1]) * b,
    ]
    const piece = blob([
      at(-0.5, 1.5),
      at(0.25, 1.25),
      at(1.02, 0.3),
      at(0.98, -0.75),
      at(0.45, -0.6),
      at(-0.2, 0.4),
    ])
    svg += inked(piece, toned(tones, side > 0 ? 0.2 : -0.05), tones.line, 2)
    strokes += brush([at(-0.12, 1.15), at(0.48, 0.6), at(0.86, -0.3)], w * 0.15, taper, 4)
  }
  return { svg: svg + fill(strokes, tones.strand, 0.8), outline }
}

function tail(kit: HairKit, way: readonly Point[], width: number): string {
  const { tones, palette } = kit
  const end = way.at(-1)!
  const before = lerpPoint(way.at(-2)!, end, 0.7)
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]]
  const length = Math.hypot(dx, dy) || 1
  const on = (t: number): Point => [end[0] + (dx / length) * t, end[1] + (dy / length) * t]
  return (
    inked(
      brush(
        [on(0), on(width * 0.9), on(width * 2.4)],
        width * 1.3,
        (t) => Math.sin(Math.PI * (0.3 + t * 0.7)),
        6,
      ),
      tones.base,
      tones.line,
      2,
    ) +
    inked(
      brush([on(-width * 0.16), on(width * 0.42)], width * 1.5, () => 1, 2),
      palette.accent,
      palette.line,
      2,
    )
  )
}

/** One or two plaits over the shoulders. */
export function plaits(kit: HairKit): HairParts {
  const { head, random, man } = kit
  const { P, B } = head
  const { temple } = head.measures
  const single = man || random.chance(0.25)
  const part = single ? kit.side * random.range(10, 32) : random.range(-5, 5)
  const volume = random.range(8, 14)
  const width = single ? random.range(23, 27) : random.range(17, 21)
  const low = random.range(300, 350)
  const sides: Side[] = single ? [-head.far as Side] : [-1, 1]
  const ropes = sides.map((sd) => {
    const lean = random.range(-10, 12)
    const way = [
      P(sd * (temple - 18), 36, -40),
      P(sd * (temple - 2), 92, -30),
      B(sd * (temple + 6), 160),
      B(sd * (temple + lean * 0.4), 240),
      B(sd * (temple + 4 + lean), low - random.range(0, 26)),
    ]
    return stack(plait(kit, way, width, Math.round(low / 23)), inside(tail(kit, way, width)))
  })
  // A single plait takes the hair of both sides with it.
  const deep = single ? 54 : 96
  const mass = backMass(
    kit,
    volume - 4,
    [P(temple + 2, 40, -30), P(temple - 12, deep, -30), P(-temple + 12, deep, -30), P(-temple - 2, 40, -30)],
    0,
  )
  return {
    back: mass,
    middle: stack(...ropes),
    front: stack(
      pulledBack(kit, part, volume, !man && random.chance(0.5)),
      inside(adorn(kit, 'GATHERED', part)),
    ),
    ears: 'FREE',
  }
}

/** A plait laid over the head like a crown, sometimes with blossoms in it. */
export function crownBraid(kit: HairKit): HairParts {
  const { head, random, palette } = kit
  const { P } = head
  const { temple } = head.measures
  const volume = random.range(8, 13)
  const part = kit.side * random.range(6, 30)
  const lift = random.range(4, 14)
  const way = [-88, -58, -28, 0, 28, 58, 88].map((degrees) =>
    head.dome(1, degrees, volume - 4 + lift * Math.cos((degrees * Math.PI) / 180), 26),
  )
  const width = random.range(19, 25)
  const crown = plait(kit, way, width, random.int(11, 14), ring)
  const spots = random.weighted({ none: 5, some: 3, many: 2 })
  const places = spots === 'none' ? [] : spots === 'some' ? [1, 2] : [0, 1, 2, 3, 4, 5, 6]
  const side = kit.side
  const blossoms = places
    .map((i) => {
      const at = way[side > 0 ? i : 6 - i]!
      const colour = [palette.accent, palette.glow, palette.metal][i % 3]!
      return (
        sprig(kit, at, 24, (i - 3) * 30 - 40, (i - 3) * 30 + 50) +
        flower(kit, at, spots === 'many' ? 14 : 20, colour)
      )
    })
    .join('')
  const under = backMass(kit, volume - 3, [P(temple - 14, 64, -30), P(-temple + 14, 64, -30)], 0)
  return {
    back: under,
    front: stack(pulledBack(kit, part, volume, random.chance(0.75)), crown, inside(kit.man ? '' : blossoms)),
    ears: 'FREE',
    shadow: eachSide((sd) =>
      brush([head.S(0, -112), head.S(sd * 60, -98), head.S(sd * (temple - 4), -50)], 12, taper, 6),
    ).join(''),
  }
}
