import type { Point } from '../curves.ts'

/** A way that goes on from `from` in direction `heading` (radians) and rolls up: `hand` 1 turns clockwise. */
export function curlEnd(from: Point, heading: number, radius: number, turns: number, hand: 1 | -1): Point[] {
  const steps = Math.max(4, Math.round(turns * 8))
  const angle = (2 * Math.PI * turns) / steps
  const points: Point[] = []
  let [x, y] = from
  let direction = heading
  let r = radius
  for (let i = 0; i < steps; i++) {
    direction += (hand * angle) / 2
    x += Math.cos(direction) * r * angle
    y += Math.sin(direction) * r * angle
    direction += (hand * angle) / 2
    r *= 1 - 0.62 / steps
    points.push([x, y])
  }
  return points
}

/** The direction in which a way through the points leaves its last one. */
function headingOf(points: readonly Point[]): number {
  const a = points.at(-2)!
  const b = points.at(-1)!
  return Math.atan2(b[1] - a[1], b[0] - a[0])
}

/** A way whose end rolls up. */
export function curled(points: readonly Point[], radius: number, turns: number, hand: 1 | -1): Point[] {
  return [...points, ...curlEnd(points.at(-1)!, headingOf(points), radius, turns, hand)]
}
