import { smoothstep, type Point } from '../curves.ts'
import type { Look } from '../look.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { expressionOf } from './expression.ts'

interface Lips {
  width: number
  up: number
  low: number
  bow: number
}

const lipsOf: Readonly<Record<Look['lips'], Lips>> = {
  FULL: { width: 31, up: 11.8, low: 15.5, bow: 3 },
  BOW: { width: 28, up: 11, low: 12.8, bow: 5 },
  WIDE: { width: 36.5, up: 8, low: 11, bow: 2 },
  SOFT: { width: 31, up: 8.4, low: 12, bow: 2.4 },
  THIN: { width: 32, up: 5, low: 7.4, bow: 1.4 },
}

export interface MouthShape {
  /** A place on the lips: from the middle of the mouth, down. */
  at: (x: number, y: number) => Point
  width: number
  /** How high each corner is (negative: up). */
  corner: (side: Side) => number
  /** From the left corner to the right one: the upper edge, where the upper lip ends, where the lower begins, the lower edge. */
  top: Point[]
  parting: Point[]
  lowerParting: Point[]
  bottom: Point[]
  lips: Lips
  gap: number
}

export function mouthShape({ look, head }: Sitter): MouthShape {
  const { measures: m } = head
  const mood = expressionOf(look)
  const given = lipsOf[look.lips]
  const old = smoothstep(50, 85, look.age)
  const { gap } = mood
  // Folds beside the mouth pull its corners down to the eye of a viewer; a breath more smile keeps the old kind.
  const smile = mood.smile + old * 2
  const fullness = m.lipFullness * (1 - old * 0.28)
  const lips: Lips = {
    bow: given.bow * (1 - smile * 0.02),
    width: given.width * m.mouthWidth + mood.widen + m.masculine * 1.5,
    up: given.up * fullness * (1.06 - m.masculine * 0.36) * (1 - smile * 0.018),
    low: given.low * fullness * (1.04 - m.masculine * 0.22) * (1 - smile * 0.012),
  }
  const { width: w, up, low, bow } = lips
  const lift = (side: Side): number =>
    -(smile + (side === head.far ? mood.smirk : -mood.smirk * 0.55)) - side * m.uneven.mouth * 0.7
  // A crooked smile pulls the whole mouth a little to its side.
  const pull = mood.smirk * head.far * 0.5
  const at = (x: number, y: number): Point =>
    head.S(x + pull * (1 - Math.abs(x) / 80), m.mouthY + y - gap * 0.3, 8)
  const edge = (middle: readonly (readonly [x: number, y: number, follow: number])[]): Point[] => {
    const half = (side: Side): Point[] =>
      middle.map(([x, y, follow]) => at(side * x, y + lift(side) * follow))
    return [
      at(-w, lift(-1)),
      ...half(-1).toReversed(),
      ...half(1).slice(middle[0]![0] === 0 ? 1 : 0),
      at(w, lift(1)),
    ]
  }
  const sag = 1.8 + smile * 0.2
  return {
    at,
    width: w,
    corner: lift,
    lips,
    gap,
    top: edge([
      [0, -up + bow, 0],
      [w * 0.23, -up, 0.02],
      [w * 0.58, -up * 0.62, 0.34],
    ]),
    parting: edge([
      [0, sag * (gap ? 0.3 : 1), 0],
      [w * 0.22, (sag - 1.4) * (gap ? 0.4 : 1), 0.02],
      [w * 0.58, gap ? -0.8 : 0, 0.28],
    ]),
    lowerParting: gap
      ? edge([
          [0, gap + 1, 0],
          [w * 0.28, gap * 0.92 + 0.6, 0],
          [w * 0.64, gap * 0.52, 0.2],
        ])
      : edge([
          [0, sag, 0],
          [w * 0.22, sag - 1.4, 0.02],
          [w * 0.58, 0, 0.28],
        ]),
    bottom: edge([
      [0, low + gap * 0.86, 0],
      [w * 0.3, low * 0.95 + gap * 0.8, 0],
      [w * 0.66, low * 0.55 + gap * 0.45, 0.16],
    ]),
  }
}
