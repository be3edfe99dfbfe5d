import type { Head } from '../head.ts'
import type { Look } from '../look.ts'

/** What a mood does to a face. Numbers are units of head space unless a share is meant. */
export interface Expression {
  /** How far the corners of the mouth rise above its middle, and how much wider the mouth becomes. */
  smile: number
  widen: number
  /** Between the lips; teeth show in it. */
  gap: number
  /** How much higher one corner is than the other; positive: on the far side. */
  smirk: number
  /** Shares of how open the eyes are, above and below their middle. */
  upperLid: number
  lowerLid: number
  /** Both brows up (negative: down), and only the one on the far side; the inner ends, beside that. */
  browLift: number
  browCock: number
  browInner: number
  /** Where the eyes look, beside looking at the viewer: towards the far side, up. */
  gazeAside: number
  gazeUp: number
  /** From 0 to 1: how much the cheeks are lifted by a smile. */
  cheeks: number
}

const neutral: Expression = {
  smile: 3,
  widen: 0,
  gap: 0,
  smirk: 0,
  upperLid: 1,
  lowerLid: 1,
  browLift: 0,
  browCock: 0,
  browInner: 0,
  gazeAside: 0,
  gazeUp: 0,
  cheeks: 0,
}

const expressions: Readonly<Record<Look['expression'], Expression>> = {
  SERENE: { ...neutral, smile: 6.2, upperLid: 0.84, lowerLid: 0.95, browLift: 1 },
  WARM_SMILE: { ...neutral, smile: 13, widen: 7, upperLid: 0.95, lowerLid: 0.72, browLift: 2, cheeks: 0.8 },
  OPEN_SMILE: {
    ...neutral,
    smile: 12,
    widen: 6,
    gap: 13,
    upperLid: 0.92,
    lowerLid: 0.6,
    browLift: 3,
    cheeks: 1,
  },
  THOUGHTFUL: {
    ...neutral,
    smile: 2.8,
    widen: -3,
    smirk: 1.5,
    upperLid: 0.96,
    browLift: 1,
    browInner: 2,
    browCock: 2,
    gazeAside: 7.5,
    gazeUp: 4,
  },
  PLAYFUL: {
    ...neutral,
    smile: 7.5,
    widen: 2,
    smirk: 8,
    upperLid: 0.9,
    lowerLid: 0.76,
    browLift: 0.5,
    browCock: 10,
    cheeks: 0.45,
  },
  SERIOUS: { ...neutral, smile: 1.4, upperLid: 0.88, lowerLid: 0.88, browLift: -2.6 },
}

export function expressionOf(look: Look): Expression {
  return expressions[look.expression]
}

/** How far the irises are moved in both eyes alike: back towards the viewer from where the head turns, or into the distance. */
export function gazeOf(head: Head, expression: Expression): readonly [x: number, y: number] {
  const atViewer = -Math.sin(head.turn) * 9
  const aside = expression.gazeAside * head.far
  return [expression.gazeAside ? aside * 0.75 : atViewer, -expression.gazeUp - Math.sin(head.nod) * 10]
}
