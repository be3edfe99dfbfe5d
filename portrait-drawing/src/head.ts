import { sample, type Point } from './curves.ts'
import type { Look } from './look.ts'
import { measure, type Measures } from './measures.ts'
import { createRandom, type Side } from './random.ts'

/**
 * The head space in which all parts of a face are placed: the origin is between the eyes, x runs to the viewer's right, y down
 * and z towards the viewer; the eyes are at about x ±49, the face is about 94 wide to each side, the chin about 150 below.
 * Parts never touch the canvas themselves: whatever is placed here turns, tilts and nods with the head and stays attached.
 */
export interface Head {
  measures: Measures
  scale: number
  /** Radians: about the neck's axis (positive: towards the viewer's right), to the shoulder, and of the chin (positive: down). */
  turn: number
  tilt: number
  nod: number
  /** The side the face turns to, which is seen foreshortened, and how much of that there is (0 to 1). */
  far: Side
  farness: number
  /** The side away from the light. The light comes from where the face looks. */
  shade: Side
  /** A point in head space. */
  P: (x: number, y: number, z?: number) => Point
  /** A point on the surface of the face, or `out` in front of it. */
  S: (x: number, y: number, out?: number) => Point
  /** A point of the body: the same units, the same origin, but neither turned nor tilted. */
  B: (x: number, y: number) => Point
  /** One side of the outline, from the crown to the chin. */
  side: (side: Side, grow?: number) => Point[]
  /** The whole outline, closed. */
  outline: (grow?: number) => Point[]
  /** From beside the eye down along the jaw to the chin, in even steps. */
  jawLine: (side: Side, count?: number) => Point[]
  /** On the skull: `degrees` from the crown (90 is above the ear) towards a side, `volume` above the skin. */
  dome: (side: Side, degrees: number, volume: number, z?: number) => Point
  /**
   * The natural hairline on the skin, from the sideburn at the left to the one at the right (11 points, the sixth in the middle).
   * `lower` moves the middle of it down (a fringe) or, negative, up.
   */
  hairline: (lower?: number) => Point[]
  /** Whether that ear can be seen when no hair covers it, and where its top and its lobe are. */
  ear: (side: Side) => { seen: boolean; top: Point; middle: Point; lobe: Point }
}

export const canvas = { width: 600, height: 800 }

export function createHead(look: Look): Head {
  const measures = measure(look)
  const { turn, tilt, nod, far } = poseOf(look)
  const m = measures
  const scale = 1.25
  const centre = { x: 300 - Math.sin(turn) * 16, y: 356 - (m.chinY - 150) * 0.45 }
  const neckY = 185
  const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)]
  const [sinNod, cosNod] = [Math.sin(nod), Math.cos(nod)]
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)]
  const farness = Math.min(1, Math.abs(turn) / 0.26)

  const P = (x: number, y: number, z = 0): Point => {
    const depth = z * cosTurn - x * sinTurn
    const turned = x * cosTurn + z * sinTurn
    const down = y * cosNod + depth * sinNod - neckY
    return [
      centre.x + scale * (turned * cosTilt - down * sinTilt),
      centre.y + scale * (turned * sinTilt + down * cosTilt + neckY),
    ]
  }
  const depthAt = (x: number, y: number): number =>
    88 * Math.sqrt(Math.max(0, 1 - (x / 114) ** 2)) * (1 - 0.16 * ((y - 10) / 170) ** 2)
  const S = (x: number, y: number, out = 0): Point => P(x, y, depthAt(x, y) + out)
  // The shoulders follow the chin, so that a short face does not sit on a long neck.
  const B = (x: number, y: number): Point => [
    300 - sinTurn * 6 + scale * x,
    centre.y + scale * (y + m.chinY - 167),
  ]

  const side = (sd: Side, grow = 0): Point[] => {
    // Turned away, the outline is that of the face itself: brow, socket, cheekbone, corner of the mouth.
    const f = sd === far ? farness : 0
    const g = grow
    const x = (value: number): number => sd * (value + g)
    const below = (m.jawY + m.chinY) / 2
    const hollow = m.fullness * 2.6
    return [
      [0, -158 - g, 0],
      [sd * (42 + g * 0.6), -147 - g * 0.8, 0],
      [x(76 + (m.temple - 91) * 0.6), -112 - g * 0.5, 2],
      [x(m.temple - 1 + f), -64, 8],
      [x(m.temple + 1 + f * (m.ridge * 2 + 1)), -34, 12],
      [x((m.temple + m.cheek) / 2 - f * 3.5), -8, 15],
      [x(m.cheek + f * 2), 24, 18],
      [x(m.cheek * 0.66 + m.jaw * 0.34 - 1 + hollow + f), 56, 24],
      [x(m.jaw + hollow * 0.4 + m.angle * 1.5), m.jawY, 34],
      [x(m.jaw * 0.485 + m.chin * 0.42 + m.angle * 3), below + 5 + m.angle * 3, 48],
      [sd * (m.chin * 0.72 + g * 0.5), m.chinY - 6 + m.angle * 2 + g * 0.6, 66],
      [0, m.chinY + g, 72],
    ].map(([px, py, pz]) => P(px!, py!, pz))
  }
  const earX = m.temple + 1
  return {
    measures,
    scale,
    turn,
    tilt,
    nod,
    far,
    farness,
    shade: -far as Side,
    P,
    S,
    B,
    side,
    outline: (grow = 0) => [...side(1, grow), ...side(-1, grow).toReversed().slice(1, -1)],
    jawLine: (sd, count = 16) => sample(side(sd).slice(4), count),
    dome(sd, degrees, volume, z = 0) {
      const angle = (degrees * Math.PI) / 180
      return P(
        sd * (m.temple + 6 + volume * 0.95) * Math.sin(angle),
        -44 - (114 + volume * 0.9) * Math.cos(angle),
        z,
      )
    },
    hairline(lower = 0) {
      const y = m.hairlineY + lower
      const back = m.receding
      const half = (sd: Side): Point[] => [
        P(sd * (m.temple - 1), -4, 22),
        S(sd * (m.temple - 4), -42),
        S(sd * (m.temple - 9), -68 - back * 6),
        S(sd * (64 - back * 2), y + 13 - back * 30),
        S(sd * (33 - back * 4), y + 1 - back * 16),
      ]
      return [...half(-1), S(0, y - back * 5), ...half(1).toReversed()]
    },
    ear(sd) {
      const hidden = sd === far ? farness : 0
      const at = (dx: number, y: number): Point =>
        P(sd * (earX + dx * m.earSize - hidden * 8), y * m.earSize, -6)
      return { seen: hidden < 0.6, top: at(6, -24), middle: at(12, 4), lobe: at(4, 44) }
    },
  }
}

/** How somebody holds their head: the seed's own way, coloured by the expression. */
function poseOf(look: Look): Pick<Head, 'turn' | 'tilt' | 'nod' | 'far'> {
  const random = createRandom(`${look.seed}/pose`)
  const far = random.sign()
  const turn = far * (random.chance(0.2) ? random.range(0.02, 0.07) : random.range(0.1, 0.29))
  const tilt = random.spread() * 0.055
  const nod = random.spread() * 0.05
  switch (look.expression) {
    case 'PLAYFUL':
      return { far, turn, tilt: tilt * 0.4 - far * 0.085, nod: nod + 0.03 }
    case 'THOUGHTFUL':
      return { far, turn: turn + far * 0.03, tilt: tilt * 0.6 + far * 0.05, nod: nod * 0.5 - 0.02 }
    case 'SERIOUS':
      return { far, turn: turn * 0.8, tilt: tilt * 0.4, nod: nod * 0.5 + 0.02 }
    case 'OPEN_SMILE':
      return { far, turn, tilt: tilt - far * 0.03, nod: nod - 0.015 }
    default:
      return { far, turn, tilt, nod }
  }
}
