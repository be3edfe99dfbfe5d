import type { Point } from '../curves.ts'
import { smoothstep } from '../curves.ts'
import type { Look } from '../look.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { expressionOf } from './expression.ts'

/** Half width; how far the lids open above and below; heights of the corners; where the upper lid is highest; the lid's depth. */
interface Lids {
  width: number
  up: number
  low: number
  outer: number
  inner: number
  peak: number
  crease: number
}

const lidsOf: Readonly<Record<Look['eyeShape'], Lids>> = {
  ALMOND: { width: 27.5, up: 12.4, low: 7.6, outer: -3, inner: 3.2, peak: -1, crease: 8 },
  ROUND: { width: 25.5, up: 15.2, low: 10.6, outer: 0.5, inner: 2, peak: -1, crease: 7 },
  HOODED: { width: 27, up: 11, low: 7.2, outer: 0, inner: 3.4, peak: -3, crease: 5 },
  UPTURNED: { width: 28.5, up: 12, low: 7, outer: -8.5, inner: 4.8, peak: 5, crease: 7.5 },
  DOWNTURNED: { width: 27.5, up: 12.8, low: 7.8, outer: 5, inner: 0.6, peak: -5, crease: 8 },
  MONOLID: { width: 28.5, up: 10.2, low: 6.4, outer: -4.5, inner: 5.4, peak: 3, crease: 9 },
}

export interface EyeShape {
  /** A place in the eye's own space: towards the temple, down; the eye is about 27 wide to each side. */
  at: (x: number, y: number) => Point
  lids: Lids
  /** From the inner corner to the outer, and back. */
  upper: Point[]
  lower: Point[]
  size: number
}

export function eyeShape(sitter: Sitter, side: Side): EyeShape {
  const { look, head } = sitter
  const { measures: m } = head
  const mood = expressionOf(look)
  const given = lidsOf[look.eyeShape]
  const droop = smoothstep(45, 85, look.age)
  // The eye under a raised brow opens a little more than the other one.
  const cocked = mood.browCock > 4 ? (side === head.far ? 1.08 : 0.88) : 1
  const lids: Lids = {
    ...given,
    up:
      given.up *
      mood.upperLid *
      cocked *
      (1 - m.masculine * 0.18) *
      (1 - droop * 0.14) *
      (1 + side * m.uneven.eye * 0.035),
    low: given.low * mood.lowerLid * (1 - m.masculine * 0.1),
    outer: given.outer + m.eyeTilt + droop * 2.5 + mood.cheeks * -0.5,
    crease: given.crease * (1 - droop * 0.3) * (1 - m.masculine * 0.22),
  }
  const size = m.eyeSize * 1.1
  const at = (x: number, y: number): Point => head.S(side * (m.eyeX + x * size), y * size)
  const { width: w, up, low, outer, inner, peak } = lids
  return {
    at,
    lids,
    size,
    upper: [
      at(-w, inner + 1),
      at(-w * 0.74, inner * 0.45 - up * 0.3),
      at(-w * 0.36 + peak * 0.4, -up * 0.86 + inner * 0.08),
      at(peak, -up),
      at(w * 0.5 + peak * 0.15, -up * 0.8 + outer * 0.32),
      at(w * 0.84, -up * 0.27 + outer * 0.72),
      at(w, outer),
    ],
    lower: [
      at(w, outer),
      at(w * 0.6, low * 0.66 + outer * 0.42),
      at(1, low + outer * 0.08),
      at(-w * 0.52, low * 0.8 + inner * 0.3),
      at(-w, inner + 1),
    ],
  }
}
