import { describe, expect, it } from 'vitest'
import { brush, curve, sample, shape, short, type Point } from './curves.ts'

/** Where a path of relative curves and lines ends. */
function endOf(d: string): Point {
  const [x, y] = d
    .match(/-?(?:\d+\.?\d*|\.\d+)/g)!
    .slice(0, 2)
    .map(Number) as [number, number]
  let at: Point = [x, y]
  for (const [, command, rest] of d.matchAll(/([csl])([^cslzM]*)/g)) {
    const numbers = rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number)
    expect(numbers.length).toBe({ c: 6, s: 4, l: 2 }[command!])
    at = [at[0] + numbers.at(-2)!, at[1] + numbers.at(-1)!]
  }
  return at
}

describe('a path', () => {
  it('ends where it should, however many small steps it takes', () => {
    const spiral = Array.from({ length: 500 }, (_, i): Point => [
      300 + Math.cos(i / 7) * i * 0.33,
      400 + Math.sin(i / 7) * i * 0.33,
    ])
    const [x, y] = endOf(curve(spiral))
    expect(x).toBeCloseTo(spiral.at(-1)![0], 0)
    expect(y).toBeCloseTo(spiral.at(-1)![1], 0)
  })

  it('is closed when it is a shape', () => {
    expect(
      shape(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [10, 10],
          [0, 10],
        ],
      ),
    ).toMatch(/^M0 0c.*z$/)
    expect(
      brush(
        [
          [0, 0],
          [5, 9],
          [10, 0],
        ],
        3,
      ),
    ).toMatch(/^M.*z$/)
  })

  it('writes numbers short', () => {
    expect([0.04, -0.26, 12, 3.12345, -0.04].map(short)).toEqual(['0', '-.3', '12', '3.1', '0'])
  })
})

describe('points along a curve', () => {
  it('are evenly spaced from end to end', () => {
    const points = sample(
      [
        [0, 0],
        [40, 30],
        [50, 90],
        [200, 100],
      ],
      20,
    )
    expect(points.length).toBe(21)
    expect(points[0]).toEqual([0, 0])
    const steps = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]))
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1)
  })
})
