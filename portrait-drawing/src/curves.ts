/** A place on the canvas, which is 600 wide and 800 high. */
export type Point = readonly [x: number, y: number]

/** How thick a brush stroke is along its way, from 0 to 1 of its full width; `t` runs from 0 to 1. */
export type Profile = (t: number) => number

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

export function lerpPoint(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** From 0 below `from` to 1 above `to`, without a kink at either end. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** One decimal, without needless signs: paths are most of a drawing's weight. */
export function short(n: number): string {
  const tenths = Math.round(n * 10)
  return tenth(tenths)
}

function tenth(tenths: number): string {
  if (tenths % 10 === 0) return String(tenths / 10)
  const abs = Math.abs(tenths)
  const whole = (abs / 10) | 0
  return `${tenths < 0 ? '-' : ''}${whole || ''}.${abs % 10}`
}

/**
 * Writes path data in relative steps. Everything is rounded to tenths before the difference is taken, so that rounding
 * never adds up along a path.
 */
class Pen {
  data = ''
  #x = 0
  #y = 0

  move([x, y]: Point): void {
    this.#x = Math.round(x * 10)
    this.#y = Math.round(y * 10)
    this.data += `M${tenth(this.#x)}${spaced(this.#y)}`
  }

  line([x, y]: Point): void {
    const nx = Math.round(x * 10)
    const ny = Math.round(y * 10)
    if (nx === this.#x && ny === this.#y) return
    this.data += `l${tenth(nx - this.#x)}${spaced(ny - this.#y)}`
    this.#x = nx
    this.#y = ny
  }

  curve(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    const px = this.#x
    const py = this.#y
    const nx = Math.round(x * 10)
    const ny = Math.round(y * 10)
    this.data += `c${tenth(Math.round(ax * 10) - px)}${spaced(Math.round(ay * 10) - py)}${spaced(Math.round(bx * 10) - px)}${spaced(Math.round(by * 10) - py)}${spaced(nx - px)}${spaced(ny - py)}`
    this.#x = nx
    this.#y = ny
  }

  /** Goes on from a curve without a kink: the first handle mirrors the last one, so it need not be written. */
  onward(bx: number, by: number, x: number, y: number): void {
    const px = this.#x
    const py = this.#y
    const nx = Math.round(x * 10)
    const ny = Math.round(y * 10)
    this.data += `s${tenth(Math.round(bx * 10) - px)}${spaced(Math.round(by * 10) - py)}${spaced(nx - px)}${spaced(ny - py)}`
    this.#x = nx
    this.#y = ny
  }

  /** A smooth curve through all the points, starting from the first, where the pen must be. */
  through(points: readonly Point[], closed: boolean): void {
    const n = points.length
    const at = (i: number): Point =>
      closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!
    const last = closed ? n : n - 1
    for (let i = 0; i < last; i++) {
      const before = at(i - 1)
      const from = at(i)
      const to = at(i + 1)
      const after = at(i + 2)
      const bx = to[0] - (after[0] - from[0]) / 6
      const by = to[1] - (after[1] - from[1]) / 6
      if (i > 0) this.onward(bx, by, to[0], to[1])
      else
        this.curve(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, bx, by, to[0], to[1])
    }
  }
}

function spaced(tenths: number): string {
  return tenths < 0 ? tenth(tenths) : ` ${tenth(tenths)}`
}

/** A smooth open curve through the points. */
export function curve(points: readonly Point[]): string {
  const pen = new Pen()
  pen.move(points[0]!)
  pen.through(points, false)
  return pen.data
}

/** A smooth closed shape through the points. */
export function blob(points: readonly Point[]): string {
  const pen = new Pen()
  pen.move(points[0]!)
  pen.through(points, true)
  return `${pen.data}z`
}

/** A closed shape of several smooth runs; where one run ends and the next begins, the corner stays sharp. */
export function shape(...runs: readonly (readonly Point[])[]): string {
  const pen = new Pen()
  runs.forEach((run, i) => {
    if (i === 0) pen.move(run[0]!)
    else pen.line(run[0]!)
    pen.through(run, false)
  })
  return `${pen.data}z`
}

export function polygon(points: readonly Point[]): string {
  const pen = new Pen()
  points.forEach((point, i) => (i === 0 ? pen.move(point) : pen.line(point)))
  return `${pen.data}z`
}

/** `count` + 1 points at even distances along the smooth curve through the given points. */
export function sample(points: readonly Point[], count = 16): Point[] {
  const dense: Point[] = []
  const length: number[] = [0]
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!
  const steps = 8
  let total = 0
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = at(i - 1)
    const p1 = at(i)
    const p2 = at(i + 1)
    const p3 = at(i + 2)
    for (let j = i === 0 ? 0 : 1; j <= steps; j++) {
      const t = j / steps
      const t2 = t * t
      const t3 = t2 * t
      const a = -t + 2 * t2 - t3
      const b = 2 - 5 * t2 + 3 * t3
      const c = t + 4 * t2 - 3 * t3
      const d = t3 - t2
      const x = (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0]) / 2
      const y = (a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]) / 2
      const previous = dense.at(-1)
      if (previous) {
        total += Math.hypot(x - previous[0], y - previous[1])
        length.push(total)
      }
      dense.push([x, y])
    }
  }
  const result: Point[] = []
  let k = 0
  for (let i = 0; i <= count; i++) {
    const want = (total * i) / count
    while (k < dense.length - 2 && length[k + 1]! < want) k++
    const span = length[k + 1]! - length[k]! || 1
    result.push(lerpPoint(dense[k]!, dense[k + 1]!, Math.min(1, (want - length[k]!) / span)))
  }
  return result
}

/** For each point of a sampled curve the direction to its right hand (as seen when walking along it with y down: to the left). */
export function normals(points: readonly Point[]): Point[] {
  return points.map((_, i) => {
    const a = points[Math.max(0, i - 1)]!
    const b = points[Math.min(points.length - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  })
}

/** Profiles of a brush stroke. */
export const taper: Profile = (t) => Math.sin(Math.PI * t) ** 0.8
export const swell: Profile = (t) => 0.25 + 0.75 * Math.sin(Math.PI * t)
export const fade: Profile = (t) => (1 - t) ** 0.8 * Math.min(1, t * 12 + 0.15)
export const rise: Profile = (t) => t ** 0.8 * Math.min(1, (1 - t) * 12 + 0.15)
export const even: Profile = () => 1

/** A stroke of varying thickness along the smooth curve through the points, as a filled outline. */
export function brush(
  points: readonly Point[],
  width: number,
  profile: Profile = taper,
  count = Math.max(4, points.length + 1),
): string {
  const spine = sample(points, count)
  const across = normals(spine)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((point, i) => {
    const half = (width * profile(i / count)) / 2
    const [nx, ny] = across[i]!
    left.push([point[0] + nx * half, point[1] + ny * half])
    right.push([point[0] - nx * half, point[1] - ny * half])
  })
  return shape(left, right.toReversed())
}

/** The curve that lies at `t` between two curves with the same number of points; `t` may change along the way. */
export function between(
  a: readonly Point[],
  b: readonly Point[],
  t: number | ((along: number) => number),
): Point[] {
  return a.map((point, i) => lerpPoint(point, b[i]!, typeof t === 'number' ? t : t(i / (a.length - 1))))
}

/** A sampled curve swayed sideways by a wave that grows from `from` on. */
export function wave(
  points: readonly Point[],
  amplitude: number,
  cycles: number,
  phase = 0,
  from = 0.25,
): Point[] {
  const across = normals(points)
  return points.map((point, i) => {
    const t = Math.max(0, (i / (points.length - 1) - from) / (1 - from))
    const d = amplitude * Math.min(1, t * 2.2) * Math.sin(2 * Math.PI * cycles * t + phase)
    return [point[0] + across[i]![0] * d, point[1] + across[i]![1] * d]
  })
}
