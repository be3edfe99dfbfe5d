type Rgb = readonly [number, number, number]

/** `oklch(0.95 0.02 60)` as linear light; alpha is left out. */
export function readOklch(value: string): Rgb {
  const numbers = [...value.matchAll(/(-?[\d.]+)(%?)/g)].map(
    ([, digits, percent]) => Number(digits) / (percent ? 100 : 1),
  )
  const [l = 0, c = 0, h = 0] = numbers
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mid = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * mid + 1.707614701 * short,
  ]
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(readOklch(one)), luminance(readOklch(other))].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}
