import { short, type Point } from '../curves.ts'
import type { Random } from '../random.ts'
import type { HairKit } from './kit.ts'

/** A closed outline of bumps through the points: curls seen against the light. */
export function cloud(points: readonly Point[], fullness = 0.62): string {
  const first = points[0]!
  let d = `M${short(first[0])} ${short(first[1])}`
  for (let i = 1; i <= points.length; i++) {
    const from = points[i - 1]!
    const to = points[i % points.length]!
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * fullness
    d += `A${short(radius)} ${short(radius)} 0 0 1 ${short(to[0])} ${short(to[1])}`
  }
  return `${d}Z`
}

/** Points round a closed way at uneven distances of about `step`. */
export function unevenly(way: readonly Point[], step: number, random: Random): Point[] {
  const points: Point[] = []
  let wait = 0
  for (let i = 0; i < way.length; i++) {
    const from = way[i]!
    const to = way[(i + 1) % way.length]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    let at = wait
    while (at < length) {
      points.push([from[0] + ((to[0] - from[0]) * at) / length, from[1] + ((to[1] - from[1]) * at) / length])
      at += step * random.range(0.7, 1.35)
    }
    wait = at - length
  }
  return points
}

/** The skin that hair must leave free, from the hairline to the chin, as a polygon on the canvas. */
export function faceOpening(kit: HairKit, grow = 1): Point[] {
  const { head } = kit
  const line = head.hairline()
  const right = head.side(1).slice(6)
  const left = head.side(-1).slice(6).toReversed()
  const points = [...line.slice(1, -1), ...right, ...left]
  const [cx, cy] = head.S(0, 10)
  return points.map(([x, y]) => [cx + (x - cx) * grow, cy + (y - cy) * grow])
}

export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let within = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!
    const [xj, yj] = polygon[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within
  }
  return within
}

/** Places that fill a polygon, about `step` apart and not in rows. */
export function scatter(polygon: readonly Point[], step: number, random: Random): Point[] {
  const xs = polygon.map((point) => point[0])
  const ys = polygon.map((point) => point[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const points: Point[] = []
  let row = 0
  for (let y = top; y <= bottom; y += step * 0.86, row++) {
    for (let x = left + (row % 2) * step * 0.5; x <= right; x += step) {
      const point: Point = [x + random.range(-0.3, 0.3) * step, y + random.range(-0.3, 0.3) * step]
      if (contains(polygon, point)) points.push(point)
    }
  }
  return points
}
