import { brush, fade, lerp, polygon, sample, shape, taper, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { fill, stroke } from '../svg.ts'
import { bothSides, inside, type HairKit, type Layer } from './kit.ts'
import { lock, type LockStyle } from './lock.ts'

/** The hairline as places in head space, to begin a sweep anywhere along it. */
function hairlineXs(kit: HairKit): number[] {
  const { temple, receding } = kit.head.measures
  const half = [temple - 1, temple - 4, temple - 9, 64 - receding * 2, 33 - receding * 4]
  return [...half.map((x) => -x), 0, ...half.toReversed()]
}

/** The hairline of one side, from the part outwards to the sideburn. */
export function hairlineFrom(kit: HairKit, part: number, side: Side, lower = 0): Point[] {
  const xs = hairlineXs(kit)
  const points = kit.head.hairline(lower)
  const chosen = points.filter((_, i) => side * xs[i]! > side * part + 9)
  return [kit.head.S(part, partY(kit, part)), ...(side < 0 ? chosen.toReversed() : chosen)]
}

/** How high the hair begins at x. */
export function partY(kit: HairKit, x: number): number {
  const { hairlineY, receding } = kit.head.measures
  const out = Math.min(1, Math.abs(x) / 64)
  return hairlineY + 13 * out ** 3 - receding * (5 + 25 * out)
}

/** The angle on the skull above x. */
export function partAngle(kit: HairKit, part: number, volume: number): number {
  return (
    (Math.asin(Math.min(0.95, Math.max(-0.95, part / (kit.head.measures.temple + 6 + volume * 0.95)))) *
      180) /
    Math.PI
  )
}

interface SweepStyle extends LockStyle {
  volume?: number
  /** Lets the hair hang lower over the forehead on this side. */
  lower?: number
  /** How far round the skull the outer edge runs, in degrees. */
  round?: number
  /** The ways on, below the temple: along the face, and outside. */
  inner?: readonly Point[]
  outer?: readonly Point[]
  /** Hair that is lifted at the part before it falls. */
  lift?: number
}

/** The hair of one side, from the part over the skull to the temple and on. */
export function sweep(kit: HairKit, side: Side, part: number, style: SweepStyle): Layer {
  const { head } = kit
  const { volume = 14, lower = 0, round = 100, lift = 0 } = style
  const angle = partAngle(kit, part, volume) * side
  const inner = [...hairlineFrom(kit, part, side, lower), ...(style.inner ?? [])]
  const outer = [
    head.dome(side, angle, volume + lift, 10),
    ...[0.12, 0.32, 0.56, 0.8, 1].map((t) =>
      head.dome(side, lerp(angle, round, t), volume + lift * (1 - t), t < 0.2 ? 6 : 0),
    ),
    ...(style.outer ?? []),
  ]
  return lock(kit.tones, inner, outer, style)
}

/** The parting: a breath of scalp between two thin shadows. */
export function parting(kit: HairKit, part: number, volume: number, scalp = true): Layer {
  const { head, tones, sitter } = kit
  const line = [
    head.S(part, partY(kit, part)),
    head.P(part, -136, 52),
    head.dome(1, partAngle(kit, part, volume), volume - 3, 10),
  ]
  const seam = fill(
    brush(line, 8, (t) => 0.35 + 0.65 * Math.min(1, t * 2.5), 6),
    tones.shade,
  )
  return inside(seam + (scalp ? fill(brush(line, 4.4, fade, 6), sitter.skin.shade) : ''))
}

/** A cap that covers the skull down to the ears; styles lay their locks over it, so that nothing shows through. */
export function cap(
  kit: HairKit,
  volume: number,
  options: { lower?: number; sideY?: number; colour?: string } = {},
): Layer {
  const { head, tones } = kit
  const { temple } = head.measures
  const { lower = 0, sideY = 2 } = options
  const line = head.hairline(lower)
  const outer = [
    head.P(-temple - 5 - volume * 0.3, sideY, 0),
    ...[-84, -62, -40, -20, 0, 20, 40, 62, 84].map((degrees) => head.dome(1, degrees, volume)),
    head.P(temple + 5 + volume * 0.3, sideY, 0),
  ]
  const inner = [
    head.P(temple - 2, sideY + 4, 22),
    ...line.slice(1, -1).toReversed(),
    head.P(-temple + 2, sideY + 4, 22),
  ]
  const outline = shape(outer, inner)
  return { svg: fill(outline, options.colour ?? tones.base), outline }
}

/** Hair behind the head: the skull closed by the given points (head space), right to left. */
export function backMass(kit: HairKit, volume: number, below: readonly Point[], ink = 3.2): Layer {
  const { head, tones } = kit
  const outline = shape(
    [-92, -66, -33, 0, 33, 66, 92].map((degrees) => head.dome(1, degrees, volume, -12)),
    below.length > 1 ? below : [head.dome(1, 92, volume, -12), ...below],
  )
  return { svg: fill(outline, tones.shade) + (ink ? stroke(outline, tones.line, ink) : ''), outline }
}

/**
 * Fine strokes where hair leaves the skin, along the whole edge and lying with the hair: without them pulled-back hair looks
 * like a scarf.
 */
export function roots(kit: HairKit, edge: readonly Point[], towards: Point, length = 13): string {
  const { random } = kit
  const places = sample(edge, Math.round(edge.length * 2.6))
  let d = ''
  for (const [x, y] of places) {
    const far = Math.hypot(towards[0] - x, towards[1] - y) || 1
    const [ux, uy] = [(towards[0] - x) / far, (towards[1] - y) / far]
    const out = random.range(1, 3.4)
    const half = random.range(0.7, 1.3)
    const long = length * random.range(0.8, 1.3)
    d += polygon([
      [x - ux * out, y - uy * out],
      [x + ux * long - uy * half, y + uy * long + ux * half],
      [x + ux * long + uy * half, y + uy * long - ux * half],
    ])
  }
  return fill(d, kit.tones.base)
}

/** A loose hair or two: thin lines that leave the mass. */
export function strays(kit: HairKit, ways: readonly (readonly Point[])[], width = 2.4): string {
  return fill(
    ways.map((way) => brush(way, width, taper)).join(''),
    kit.tones.dark ? kit.tones.base : kit.tones.line,
  )
}

/** Below the skull, behind the neck: short hair seen from the front. */
export function nape(kit: HairKit, low = 46, volume = 1): Layer {
  const { head } = kit
  const x = head.measures.temple - 24
  const below = [
    head.P(x + 12, low - 26, -30),
    head.P(x, low, -30),
    head.P(-x, low, -30),
    head.P(-x - 12, low - 26, -30),
  ]
  return backMass(kit, volume, below, 0)
}

export function eachSide<T>(draw: (side: Side) => T): T[] {
  return bothSides.map(draw)
}
