import type { Point } from '../curves.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'

/** Neck and shoulders of one person: where clothes are hung. */
export interface Torso {
  /** A point of the body, which may lean and turn a little; units of head space, y from the eyes down. */
  T: (x: number, y: number) => Point
  /** Half widths. */
  neck: number
  shoulder: number
  masculine: number
  /** From the neck over the shoulder down the arm; `grow` is the thickness of the cloth. The first points belong to the neck. */
  side: (side: Side, grow?: number) => Point[]
  /** Where on that line the slope of the shoulder begins. */
  slopeFrom: number
  /** The side away from the light. */
  shade: Side
}

export function createTorso(sitter: Sitter): Torso {
  const { head, look } = sitter
  const random = sitter.random('posture')
  const { masculine, neck, shoulder } = head.measures
  const old = Math.max(0, (look.age - 55) / 35)
  const lean = random.spread() * 0.035
  const turn = -head.far * random.range(0.02, 0.08) * (random.chance(0.75) ? 1 : -1)
  const sway = head.far * random.range(-3, 5)
  const drop = random.spread() * 4 + old * 5 - masculine * 9
  const width = shoulder * (1 - old * 0.04)
  const T = (x: number, y: number): Point => {
    const below = Math.min(1, Math.max(0, (y - 160) / 80))
    return head.B(x * (1 + Math.sign(x) * turn) + sway * below, y + lean * x)
  }
  return {
    T,
    neck,
    shoulder: width,
    masculine,
    slopeFrom: 3,
    shade: head.shade,
    side(sd, grow = 0) {
      const n = neck
      const w = width
      const trap = masculine * 7
      return [
        head.P(sd * n, 92, -16),
        T(sd * (n - 1.5), 164),
        T(sd * (n + 2), 188),
        T(sd * (n + 17 + trap), 210 - trap * 0.8),
        T(sd * (w * 0.56), 236 + drop - grow * 0.8),
        T(sd * (w - 30 + grow * 0.4), 262 + drop - grow),
        T(sd * (w - 5 + grow), 292 + drop),
        T(sd * (w + 7 + grow), 336),
        T(sd * (w + 11 + grow), 420),
      ]
    },
  }
}
