type Place = (radius: number, turn?: number) => string

function two(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Repeats a drawing around a circle; `at` gives the point at a radius, `turn` steps further on. */
export function along(count: number, draw: (at: Place, index: number) => string): string {
  let path = ''
  for (let index = 0; index < count; index++) {
    const at: Place = (radius, turn = 0) => {
      const angle = ((index + turn) / count) * 2 * Math.PI - Math.PI / 2
      return `${two(radius * Math.cos(angle))} ${two(radius * Math.sin(angle))}`
    }
    path += draw(at, index)
  }
  return path
}

/** A star of four points around a point, its sides curved inward. */
export function star(point: string, radius: number): string {
  const r = two(radius)
  const k = radius * 0.18
  const rest = two(radius - k)
  const near = two(k)
  return (
    `M${point}m0 -${r}q${near} ${rest} ${r} ${r}q-${rest} ${near} -${r} ${r}` +
    `q-${near} -${rest} -${r} -${r}q${rest} -${near} ${r} -${r}Z`
  )
}

/** A bead: a full circle as a path, so that many share one element. */
export function bead(point: string, radius: number): string {
  const r = two(radius)
  const d = two(radius * 2)
  return `M${point}m-${r} 0a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`
}
