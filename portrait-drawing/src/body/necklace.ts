import { mix } from '../colour.ts'
import { curve, sample, type Point } from '../curves.ts'
import type { Random } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { circle, fill, ring, stroke } from '../svg.ts'
import type { Torso } from './torso.ts'

/** Something fine on bare skin: a chain with a pendant, a string of beads, or a row of drops. */
export function drawNecklace(sitter: Sitter, torso: Torso, lowest: number, random: Random): string {
  const { palette } = sitter
  const { T, neck: n } = torso
  const gold = mix(palette.metal, palette.glow, 0.15)
  const y = Math.min(lowest, random.range(236, 282))
  const chain: Point[] = [
    T(-n - 13, 207),
    T(-n * 0.66, (207 + y) / 2 + 6),
    T(0, y),
    T(n * 0.66, (207 + y) / 2 + 6),
    T(n + 13, 207),
  ]
  const line = curve(chain)
  const end = T(0, y + 8)
  switch (random.weighted({ pendant: 5, beads: 3, drops: 2 })) {
    case 'beads': {
      const colour = random.pick([palette.accent, palette.second, palette.glow])
      const beads = sample(chain, 18).slice(1, -1)
      return beads
        .map(
          (point, i) =>
            circle(point, i % 4 === 0 ? 6.4 : 5, i % 4 === 0 ? gold : colour) +
            ring(point, i % 4 === 0 ? 6.4 : 5, palette.line, 1.6),
        )
        .join('')
    }
    case 'drops': {
      const drops = sample(chain, 12).slice(3, -3)
      return (
        stroke(line, palette.line, 4) +
        stroke(line, gold, 2.2) +
        drops
          .map(
            ([x, py]) =>
              fill(`M${x.toFixed(1)} ${py.toFixed(1)}q-7 12 0 18q7-6 0-18Z`, palette.accent) +
              stroke(`M${x.toFixed(1)} ${py.toFixed(1)}q-7 12 0 18q7-6 0-18Z`, palette.line, 1.5),
          )
          .join('')
      )
    }
    case 'pendant':
      return (
        stroke(line, palette.line, 3.6) +
        stroke(line, gold, 1.8) +
        circle(end, 10, gold) +
        ring(end, 10, palette.line, 2) +
        circle(end, 4.6, random.pick([palette.accent, palette.second]))
      )
  }
}
