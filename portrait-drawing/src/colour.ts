/** Colours are written as #rrggbb; they are mixed in OKLab, where shadows stay clean instead of turning grey. */
export type Colour = string

type Lab = readonly [lightness: number, a: number, b: number]

const known = new Map<Colour, Lab>()

function toLab(colour: Colour): Lab {
  const cached = known.get(colour)
  if (cached) return cached
  const n = parseInt(colour.slice(1), 16)
  const r = linear((n >> 16) / 255)
  const g = linear(((n >> 8) & 255) / 255)
  const b = linear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  // Bounded, because a server draws for months.
  if (known.size > 2000) known.clear()
  known.set(colour, lab)
  return lab
}

function fromLab([L, a, b]: Lab): Colour {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb =
    (byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) << 16) |
    (byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) << 8) |
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${rgb.toString(16).padStart(6, '0')}`
}

function linear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function byte(c: number): number {
  const clamped = Math.min(1, Math.max(0, c))
  return Math.round(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055))
}

/** From 0 (black) to 1 (white), as the eye judges it. */
export function lightness(colour: Colour): number {
  return toLab(colour)[0]
}

/** `t` of `b` in `a`. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const from = toLab(a)
  const to = toLab(b)
  return fromLab([
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ])
}

/** Adds to the lightness, multiplies the chroma, turns the hue (degrees). */
export function shift(colour: Colour, by: { lightness?: number; chroma?: number; hue?: number }): Colour {
  const [l, a, b] = toLab(colour)
  const chroma = Math.hypot(a, b) * (by.chroma ?? 1)
  const hue = Math.atan2(b, a) + ((by.hue ?? 0) * Math.PI) / 180
  const light = Math.min(0.99, Math.max(0.05, l + (by.lightness ?? 0)))
  return fromLab([light, chroma * Math.cos(hue), chroma * Math.sin(hue)])
}
