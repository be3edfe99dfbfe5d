import { mix, type Colour } from '../colour.ts'
import {
  between,
  brush,
  lerp,
  lerpPoint,
  normals,
  sample,
  shape,
  smoothstep,
  taper,
  wave,
  type Point,
  type Profile,
} from '../curves.ts'
import { fill, inked } from '../svg.ts'
import type { Layer } from './kit.ts'
import type { HairTones } from './tones.ts'

/** A band within a lock: across it from `t0` to `t1`, along it from `u0` to `u1`. */
type Band = readonly [t0: number, t1: number, u0: number, u1: number]

export interface LockStyle {
  /** The colour of the mass; the base where nothing is said. */
  tone?: Colour
  /** Points along each edge. More for long and curly ways. */
  count?: number
  strands?: number
  strandWidth?: number
  lights?: readonly Band[]
  shades?: readonly Band[]
  /** How the lock ends: cut, thinned out, or in a point. */
  end?: 'open' | 'soft' | 'point'
  /** Thickness of the contour of each edge; 0 for none. */
  edges?: readonly [first: number, second: number]
  /** Where strands begin and end along the lock. */
  from?: number
  to?: number
  sway?: { amplitude: number; cycles: number; phase?: number; from?: number; slip?: number }
}

/**
 * The area between two guides, with strands and bands of light that lie between the same guides and so always flow with the
 * silhouette.
 */
export function lock(
  tones: HairTones,
  first: readonly Point[],
  second: readonly Point[],
  style: LockStyle = {},
): Layer {
  const n = style.count ?? 10
  let a = sample(first, n)
  let b = sample(second, n)
  if (style.sway) {
    const { amplitude, cycles, phase = 0, from = 0.3, slip = 0.3 } = style.sway
    a = wave(a, amplitude, cycles, phase, from)
    b = wave(b, amplitude, cycles, phase + slip, from)
  }
  return paint(tones, a, b, style)
}

/** A lock along a spine: for tails, ringlets and ribbons. */
export function tress(
  tones: HairTones,
  spine: readonly Point[],
  width: number,
  profile: Profile,
  style: LockStyle = {},
): Layer {
  const n = style.count ?? 10
  let c = sample(spine, n)
  if (style.sway) c = wave(c, style.sway.amplitude, style.sway.cycles, style.sway.phase, style.sway.from)
  const across = normals(c)
  const edge = (side: number): Point[] =>
    c.map((point, i) => {
      const half = (side * width * profile(i / n)) / 2
      return [point[0] + across[i]![0] * half, point[1] + across[i]![1] * half]
    })
  return paint(tones, edge(1), edge(-1), style)
}

/** Full at the root, thin at the tip. */
export const hanging: Profile = (t) =>
  (0.2 + 0.8 * smoothstep(0, 0.22, t)) *
  (0.66 + 0.34 * Math.sin(Math.PI * Math.min(1, t * 1.1))) *
  (1 - smoothstep(0.7, 1, t) * 0.97)
/** Even, and cut at the end: straight hair. */
export const straight: Profile = (t) =>
  (0.25 + 0.75 * smoothstep(0, 0.2, t)) * (1 - smoothstep(0.8, 1, t) * 0.86)
/** A tail: narrow where it is tied, then full, then thinner and thinner. */
export const swinging: Profile = (t) =>
  (0.5 + 0.5 * smoothstep(0, 0.26, t)) * (1 - smoothstep(0.34, 1, t)) ** 0.6
/** Broad where it leaves the head and slowly thinner: a band of hair, not a rope. */
export const flowing: Profile = (t) =>
  (1 - 0.45 * t) * (1 - 0.84 * smoothstep(0.35, 0.8, t)) * (1 - smoothstep(0.9, 1, t))
/** Thin at both ends, fullest before the middle. */
export const leaf: Profile = (t) => Math.sin(Math.PI * t ** 0.8) ** 0.8

function paint(tones: HairTones, first: Point[], second: Point[], style: LockStyle): Layer {
  let [a, b] = [first, second]
  const n = a.length - 1
  const {
    end = 'open',
    strands = 4,
    lights = [[0.3, 0.48, 0.05, 0.8]],
    shades = [[0.7, 0.97, 0.1, 1]],
  } = style
  if (end !== 'open') {
    const tip = lerpPoint(a[n]!, b[n]!, 0.55)
    const pull = (i: number) =>
      smoothstep(end === 'point' ? 0.62 : 0.74, 1, i / n) * (end === 'point' ? 1 : 0.58)
    a = a.map((point, i) => lerpPoint(point, tip, pull(i)))
    b = b.map((point, i) => lerpPoint(point, tip, pull(i)))
  }
  const outline = shape(a, b.toReversed())
  // An even line round the lock, and a brush stroke on the side away from the light: half the weight of two brush strokes.
  const [w1, w2] = style.edges ?? [2, 2.6]
  const bare = !w1 || !w2
  const tone = style.tone ?? tones.base
  let svg = bare ? fill(outline, tone) : inked(outline, tone, tones.line, Math.min(w1, w2))
  const shadow = shades.map((band) => ribbon(a, b, band)).join('')
  if (shadow) svg += fill(shadow, tones.shade, tones.pale ? 0.8 : 1)
  const gloss = lights.map((band) => ribbon(a, b, band)).join('')
  if (gloss) svg += fill(gloss, tones.light, tones.dark ? 0.72 : 0.8)
  svg += drawStrands(tones, a, b, strands, style)
  return {
    svg:
      svg +
      (bare ? drawEdge(tones, b, w2) + drawEdge(tones, a, w1) : drawEdge(tones, b, w2 > w1 ? w2 * 1.5 : 0)),
    outline,
  }
}

function drawEdge(tones: HairTones, edge: readonly Point[], width: number): string {
  return width ? fill(brush(edge, width, contour, Math.ceil(edge.length * 0.6)), tones.line) : ''
}

const contour: Profile = (t) => 0.45 + 0.55 * Math.sin(Math.PI * t)

function ribbon(a: readonly Point[], b: readonly Point[], [t0, t1, u0, u1]: Band): string {
  const middle = (t0 + t1) / 2
  const n = a.length - 1
  const fat = (u: number) =>
    Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, (u - u0) / (u1 - u0))))) ** 0.8
  const edge = (t: number) => between(a, b, (u) => lerp(middle, t, fat(u)))
  const from = Math.floor(u0 * n)
  const to = Math.ceil(u1 * n)
  return shape(thinned(edge(t0), from, to), thinned(edge(t1), from, to).toReversed())
}

/** Every second point is enough within a mass. */
function thinned(points: readonly Point[], from: number, to: number): Point[] {
  const result = points.slice(from, to + 1).filter((_, i) => i % 2 === 0)
  const last = points[to]
  if (last && result.at(-1) !== last) result.push(last)
  return result
}

function drawStrands(
  tones: HairTones,
  a: readonly Point[],
  b: readonly Point[],
  count: number,
  style: LockStyle,
): string {
  const n = a.length - 1
  const { from = 0.03, to = 0.96, strandWidth = 2.2 } = style
  let dark = ''
  let bright = ''
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1)
    // Starts and ends that do not line up: a lock is not a comb.
    const start = Math.round((from + ((i * 37) % 11) / 55) * n)
    const stop = Math.round((to - ((i * 53) % 13) / 46) * n)
    const points = thinned(between(a, b, t), start, stop)
    if (points.length < 3) continue
    const d = brush(points, strandWidth * (i % 3 === 0 ? 1.5 : 1), taper, Math.min(6, points.length))
    if (i % 3 === 1 && !tones.pale) bright += d
    else dark += d
  }
  return (
    (dark ? fill(dark, tones.strand, tones.dark ? 0.5 : 0.66) : '') +
    (bright ? fill(bright, tones.light, tones.dark ? 0.6 : 0.75) : '')
  )
}

/** A tone between those of the palette of hair: -1 is its shade, 1 its light. */
export function toned(tones: HairTones, step: number): Colour {
  return step < 0 ? mix(tones.base, tones.shade, -step) : mix(tones.base, tones.light, step)
}
