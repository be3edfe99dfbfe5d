import { between, brush, curve, lerp, normals, sample, short, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { stroke } from '../svg.ts'
import type { HairKit, Layer } from './kit.ts'
import { hairlineFrom, partAngle } from './scalp.ts'

/** Plain ropes hang behind others, where their texture would be lost. */
type Texture = 'PLAITED' | 'MATTED' | 'PLAIN'

function dashed(
  d: string,
  colour: string,
  width: number,
  dashes: string,
  opacity: number,
  offset = 0,
): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-dasharray="${dashes}"${offset ? ` stroke-dashoffset="${short(offset)}"` : ''} stroke-opacity="${opacity}"/>`
}

/** Many ropes at once; every second one lies over its neighbours, so that each keeps its contour. */
export function ropes(
  kit: HairKit,
  ways: readonly (readonly Point[])[],
  width: number,
  texture: Texture,
): string {
  return [1, 0]
    .map((rest) =>
      batch(
        kit,
        ways.filter((_, i) => i % 2 === rest),
        width,
        texture,
      ),
    )
    .join('')
}

function batch(kit: HairKit, ways: readonly (readonly Point[])[], width: number, texture: Texture): string {
  if (ways.length === 0) return ''
  const { tones } = kit
  const d = ways.map((way) => curve(way)).join('')
  let svg = stroke(d, tones.line, width + 3.4) + stroke(d, tones.base, width)
  if (texture === 'PLAITED') {
    const offset = (side: number) =>
      ways
        .map((way) => {
          const across = normals(way)
          return curve(
            way.map(
              ([x, y], i) =>
                [x + across[i]![0] * side * width * 0.24, y + across[i]![1] * side * width * 0.24] as const,
            ),
          )
        })
        .join('')
    const step = `${short(width * 0.52)} ${short(width * 0.3)}`
    svg += dashed(offset(1), tones.light, width * 0.4, step, tones.dark ? 0.62 : 0.8)
    svg += dashed(offset(-1), tones.strand, width * 0.4, step, tones.dark ? 0.6 : 0.75, width * 0.4)
  } else if (texture === 'MATTED') {
    svg += dashed(d, tones.shade, width * 0.8, '2 9 1.6 13 2.4 7', tones.dark ? 0.7 : 0.55)
    svg += dashed(
      d,
      tones.light,
      width * 0.26,
      `${short(width * 0.7)} 13 5 21 11 9`,
      tones.dark ? 0.5 : 0.7,
      3,
    )
  }
  return svg
}

export interface Fall {
  volume: number
  inner: (side: Side) => Point[]
  outer: (side: Side) => Point[]
  count: number
  /** How much shorter a rope may be than its guide. */
  ragged: number
}

/** Ropes that start at the part, lie over the skull and fall beside the face. */
export function fall(
  kit: HairKit,
  part: number,
  side: Side,
  { volume, inner, outer, count, ragged }: Fall,
): Point[][] {
  const { head, random } = kit
  const angle = partAngle(kit, part, volume) * side
  const n = 9
  const a = sample([...hairlineFrom(kit, part, side, 2), ...inner(side)], n)
  const b = sample(
    [
      ...[0, 0.3, 0.6, 0.85, 1].map((t) => head.dome(side, lerp(angle, 98, t), volume, t < 0.2 ? 6 : 0)),
      ...outer(side),
    ],
    n,
  )
  return Array.from({ length: count }, (_, i) => {
    const way = between(a, b, (i + 0.5) / count)
    const last = way[n]!
    const before = way[n - 1]!
    const cut = random.range(0, ragged)
    way[n] = [lerp(last[0], before[0], cut) + random.range(-5, 5), lerp(last[1], before[1], cut)]
    return way
  }).toReversed()
}

export function cuffs(kit: HairKit, ways: readonly (readonly Point[])[], width: number): string {
  const { palette, random } = kit
  const bands = ways
    .filter(() => random.chance(0.4))
    .map((way) => {
      const at = random.int(Math.floor(way.length * 0.5), way.length - 2)
      return curve([
        way[at]!,
        [lerp(way[at]![0], way[at + 1]![0], 0.3), lerp(way[at]![1], way[at + 1]![1], 0.3)],
      ])
    })
  const d = bands.join('')
  if (!d) return ''
  return `<path d="${d}" stroke="${palette.line}" stroke-width="${short(width + 6)}" fill="none"/><path d="${d}" stroke="${palette.metal}" stroke-width="${short(width + 3)}" fill="none"/>`
}

/** The upper half, tied on the crown: loops of rope. */
export function topKnot(kit: HairKit, width: number, texture: Texture): Layer {
  const { head, random } = kit
  const base = head.P(random.range(-10, 10), -166, -14)
  const loops = [-1, -0.5, 0, 0.5, 1].map((lean, i): Point[] => {
    const tall = 64 - Math.abs(lean) * 16 + random.range(-6, 6)
    return sample(
      [
        [base[0] + lean * 10, base[1] + 8],
        [base[0] + lean * 46 - 14, base[1] - tall * 0.6],
        [base[0] + lean * 58, base[1] - tall],
        [base[0] + lean * 56 + 18, base[1] - tall * 0.5],
        [base[0] + lean * 18 + (i % 2 ? 6 : -6), base[1] + 10],
      ],
      9,
    )
  })
  const outline = brush(
    [
      [base[0] - 52, base[1] - 24],
      [base[0], base[1] - 34],
      [base[0] + 52, base[1] - 24],
    ],
    70,
    (t) => Math.sin(Math.PI * (0.2 + t * 0.6)),
    8,
  )
  return { svg: ropes(kit, loops, width, texture), outline }
}
