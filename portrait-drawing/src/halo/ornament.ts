import type { Random } from '../random.ts'

/** What an ornament is drawn with: inks, the radius of the disc, chance, and a prefix for ids. */
export interface HaloKit {
  radius: number
  ink: string
  accent: string
  second: string
  metal: string
  glow: string
  /** Between halo and ground. */
  soft: string
  /** Between halo and accent. */
  tint: string
  /** A dark field for things that shine. */
  night: string
  /** Straight on the ground, outside the disc. */
  outside: string
  random: Random
  id: string
}

/** Ornaments are drawn round the origin, one of them at the top; this rounds their numbers. */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((text, part, i) => {
    const value = values[i]
    return text + part + (value === undefined ? '' : `${Math.round(value * 10) / 10}`)
  }, '')
}

/** A motif, repeated round the middle. Written once and used again: a halo of forty leaves costs no more than forty lines. */
export function around(name: string, count: number, motif: string, phase = 0): string {
  let uses = ''
  for (let i = 1; i < count; i++)
    uses += `<use href="#${name}" transform="rotate(${round((i * 360) / count)})"/>`
  return `<g${phase ? ` transform="rotate(${round(phase)})"` : ''}><g id="${name}">${motif}</g>${uses}</g>`
}

export function ring(radius: number, stroke: string, width: number, fill = 'none'): string {
  return `<circle r="${round(radius)}" fill="${fill}" stroke="${stroke}" stroke-width="${round(width)}"/>`
}

/** Round beads: dashes of no length with round ends. */
export function beads(radius: number, count: number, size: number, fill: string, phase = 0): string {
  const step = (2 * Math.PI * radius) / count
  return `<circle r="${round(radius)}" fill="none" stroke="${fill}" stroke-width="${round(size)}" stroke-linecap="round" stroke-dasharray="0 ${step.toFixed(3)}"${phase ? ` transform="rotate(${round(phase)})"` : ''}/>`
}

/** Tiles of one colour: every dash is a tile. */
export function dashes(
  radius: number,
  count: number,
  width: number,
  share: number,
  fill: string,
  phase = 0,
): string {
  const step = (2 * Math.PI * radius) / count
  return `<circle r="${round(radius)}" fill="none" stroke="${fill}" stroke-width="${round(width)}" stroke-dasharray="${(step * share).toFixed(3)} ${(step * (1 - share)).toFixed(3)}"${phase ? ` transform="rotate(${round(phase)})"` : ''}/>`
}

/** A star whose middle is `radius` above the origin. */
export function star(radius: number, size: number, points = 4, waist = 0.3): string {
  let path = ''
  for (let i = 0; i < points * 2; i++) {
    const reach = i % 2 ? size * waist : size
    const angle = (i * Math.PI) / points
    path += (i ? 'L' : 'M') + d`${reach * Math.sin(angle)} ${-radius - reach * Math.cos(angle)}`
  }
  return `${path}Z`
}

/** A pointed leaf or petal from radius `from` to radius `to`, `half` wide to each side. */
export function petal(from: number, to: number, half: number, belly = 0.62): string {
  const length = to - from
  const low = -from - length * (belly - 0.34)
  const high = -from - length * (belly + 0.2)
  return d`M0 ${-from}C${-half * 0.9} ${low} ${-half * 1.25} ${high} 0 ${-to}C${half * 1.25} ${high} ${half * 0.9} ${low} 0 ${-from}Z`
}

export function fill(path: string, colour: string, more = ''): string {
  return `<path d="${path}" fill="${colour}"${more}/>`
}

export function stroke(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"${more}/>`
}

export function outlined(colour: string, width: number): string {
  return ` stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="round"`
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
