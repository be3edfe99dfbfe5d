/** What `lamps-turn` in landing.css does between the moment the ring enters the screen and the moment it has left. */
const from = 60
const to = -180

/** The face that is on top when the ring has come this far (0 to 1) on its way across the screen. */
export function faceAtTop(progress: number, count: number): number {
  const turn = from + (to - from) * Math.min(Math.max(progress, 0), 1)
  const place = Math.round((-turn / 360) * count)
  return ((place % count) + count) % count
}
