import { brush, curve, sample, short, type Point, type Profile } from '../curves.ts'
import type { Side } from '../random.ts'
import { circle, fill, inked, ring, stroke } from '../svg.ts'
import type { HairKit } from './kit.ts'

/** A flower with five or six petals. */
export function flower(kit: HairKit, [x, y]: Point, size: number, colour: string): string {
  const { palette, random } = kit
  const petals = random.pick([5, 6])
  const turn = random.range(0, 1.2)
  let d = ''
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i * 2 * Math.PI) / petals
    const at = (along: number, across: number): string =>
      `${short(x + size * (along * Math.cos(angle) - across * Math.sin(angle)))} ${short(y + size * (along * Math.sin(angle) + across * Math.cos(angle)))}`
    d += `M${short(x)} ${short(y)}C${at(0.4, -0.62)} ${at(1, -0.5)} ${at(1, 0)}C${at(1, 0.5)} ${at(0.4, 0.62)} ${short(x)} ${short(y)}Z`
  }
  return (
    inked(d, colour, palette.line, 2) + inkedCircle([x, y], size * 0.27, palette.metal, palette.line, 1.8)
  )
}

function inkedCircle([x, y]: Point, radius: number, colour: string, line: string, width: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" stroke="${line}" stroke-width="${width}"/>`
}

/** Leaves that grow from a point, at angles in degrees from straight up. */
export function sprig(kit: HairKit, [x, y]: Point, length: number, ...degrees: readonly number[]): string {
  const half = length * 0.27
  let d = ''
  for (const turn of degrees) {
    const angle = ((turn - 90) * Math.PI) / 180
    const at = (along: number, across: number): string =>
      `${short(x + along * Math.cos(angle) - across * Math.sin(angle))} ${short(y + along * Math.sin(angle) + across * Math.cos(angle))}`
    d += `M${short(x)} ${short(y)}C${at(length * 0.3, -half)} ${at(length * 0.75, -half)} ${at(length, 0)}C${at(length * 0.75, half)} ${at(length * 0.3, half)} ${short(x)} ${short(y)}Z`
  }
  return inked(d, kit.palette.second, kit.palette.line, 1.8)
}

/** Full, but for the ends, which go under the hair. */
export const tucked: Profile = (t) => Math.min(1, 4 * Math.sin(Math.PI * t))

/** A jewelled band along a way. */
function band(kit: HairKit, way: readonly Point[], width: number, colour: string): string {
  const { palette } = kit
  const stones = sample(way, 10).slice(2, -2)
  return (
    inked(brush(way, width, tucked, 12), colour, palette.line, 2) +
    stones
      .map((point, i) => circle(point, width * (i % 2 ? 0.22 : 0.34), i % 2 ? palette.glow : palette.accent))
      .join('')
  )
}

export function pin(kit: HairKit, from: Point, to: Point): string {
  const { palette } = kit
  const d = curve([from, to])
  return (
    stroke(d, palette.line, 6) +
    stroke(d, palette.metal, 3.2) +
    circle(to, 8, palette.accent) +
    ring(to, 8, palette.line, 2) +
    circle([to[0] - 2, to[1] - 2.5], 2.2, palette.glow)
  )
}

/**
 * What women may wear in loose or gathered hair: blossoms over the ear, a circlet on the forehead, a band. Most wear nothing.
 */
export function adorn(kit: HairKit, kind: 'LOOSE' | 'GATHERED', part: number): string {
  const { head, palette, sitter } = kit
  const random = sitter.random('hair-ornament')
  if (kit.man || !random.chance(0.3)) return ''
  const sd = part >= 0 ? -1 : 1
  const { hairlineY, temple } = head.measures
  switch (
    random.weighted({ blossom: 4, circlet: kind === 'LOOSE' ? 2 : 0.7, band: kind === 'LOOSE' ? 2 : 1 })
  ) {
    case 'blossom': {
      const at = head.P(sd * (temple - 4), -78, 40)
      const colour = random.pick([palette.accent, palette.glow, palette.second])
      return sprig(kit, at, 32, sd * 118, sd * 40, sd * -160) + flower(kit, at, 25, colour)
    }
    case 'circlet': {
      const y = hairlineY + 8
      const way = [
        head.P(-temple - 4, y + 34, 20),
        head.S(-62, y + 12),
        head.S(0, y + 2),
        head.S(62, y + 12),
        head.P(temple + 4, y + 34, 20),
      ]
      const drop = head.S(0, y + 16)
      return (
        inked(brush(way, 4.2, tucked, 10), palette.metal, palette.line, 1.6) +
        fill(`M${drop[0].toFixed(1)} ${(drop[1] - 14).toFixed(1)}q-9 13 0 22q9-9 0-22Z`, palette.accent) +
        stroke(`M${drop[0].toFixed(1)} ${(drop[1] - 14).toFixed(1)}q-9 13 0 22q9-9 0-22Z`, palette.line, 1.8)
      )
    }
    case 'band': {
      const half = (q: Side): Point[] => [
        head.P(q * (temple + 10), -34, 4),
        head.dome(q, 66, 6, 20),
        head.dome(q, 34, -2, 40),
      ]
      const way = [...half(-1), head.dome(1, 0, -6, 48), ...half(1).toReversed()]
      return band(kit, way, 13, random.pick([palette.metal, palette.accent, palette.second]))
    }
  }
}
