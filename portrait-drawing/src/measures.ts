import type { Look } from './look.ts'
import { createRandom } from './random.ts'
import { lerp, smoothstep } from './curves.ts'

/**
 * The build of one person's head, in units of head space (see head.ts). The options name a few of these; the rest follows from
 * the seed, so that two people with the same options are still two people.
 */
export interface Measures {
  /** 0 is feminine, 1 masculine. */
  masculine: number
  /** Half widths of the face, from the temples down to the chin. */
  temple: number
  cheek: number
  jaw: number
  chin: number
  /** How far below the eyes the angle of the jaw and the chin are. */
  jawY: number
  chinY: number
  /** From 0, a round jaw, to 1, one with an angle. */
  angle: number
  /** From -1, hollow cheeks, to 1, full ones. */
  fullness: number
  /** Where the hair begins, above the eyes (so: negative). */
  hairlineY: number
  /** From 0 to 1: how far the corners of the forehead have gone bald. */
  receding: number
  /** Half the distance between the eyes, their size, and how far their outer corners are raised (negative: up). */
  eyeX: number
  eyeSize: number
  eyeTilt: number
  browY: number
  /** How heavy the brows are, beside what the option says, and how far their outer ends are raised (negative: up). */
  browWeight: number
  browTilt: number
  /** From 0 to 1: how heavy the bone above the eyes is. */
  ridge: number
  noseY: number
  noseWidth: number
  /** Where the lips meet. */
  mouthY: number
  mouthWidth: number
  /** How full the lips are, beside what the option says. */
  lipFullness: number
  earSize: number
  earOut: number
  /** From 0 to 1: a dimple in the chin; dimples in the cheeks. */
  cleft: number
  dimples: boolean
  /** A mole: where, if there is one. */
  mole: readonly [x: number, y: number] | undefined
  /** Half widths. */
  neck: number
  shoulder: number
  /** How one half of the face differs from the other, -1 to 1 each: nobody is even. */
  uneven: { brow: number; eye: number; mouth: number; nose: number }
}

type Build = Pick<Measures, 'temple' | 'cheek' | 'jaw' | 'chin' | 'jawY' | 'chinY' | 'angle' | 'fullness'>

const builds: Readonly<Record<Look['face'], Build>> = {
  OVAL: { temple: 91, cheek: 94, jaw: 70, chin: 27, jawY: 91, chinY: 149, angle: 0.3, fullness: 0 },
  ROUND: { temple: 95, cheek: 103, jaw: 82, chin: 33, jawY: 84, chinY: 138, angle: 0, fullness: 0.7 },
  SQUARE: { temple: 95, cheek: 96, jaw: 79, chin: 38, jawY: 98, chinY: 144, angle: 0.9, fullness: 0 },
  HEART: { temple: 100, cheek: 97, jaw: 66, chin: 17, jawY: 84, chinY: 149, angle: 0.1, fullness: 0.1 },
  LONG: { temple: 86, cheek: 87, jaw: 68, chin: 29, jawY: 100, chinY: 163, angle: 0.4, fullness: -0.4 },
  DIAMOND: { temple: 85, cheek: 100, jaw: 69, chin: 21, jawY: 82, chinY: 150, angle: 0.25, fullness: -0.6 },
  STRONG: { temple: 92, cheek: 94, jaw: 79, chin: 40, jawY: 104, chinY: 155, angle: 1, fullness: -0.2 },
}

/** Where a man’s face and a woman’s differ from these, at the full. */
const masculineBuild: Build = {
  temple: 0,
  cheek: -1,
  jaw: 4.5,
  chin: 5.5,
  jawY: 4.5,
  chinY: 5,
  angle: 0.2,
  fullness: -0.25,
}
const feminineBuild: Build = {
  temple: 0,
  cheek: 0.5,
  jaw: -3,
  chin: -3,
  jawY: -3,
  chinY: -7,
  angle: -0.12,
  fullness: 0.15,
}

export function measure(look: Look): Measures {
  const random = createRandom(`${look.seed}/measures`)
  const { spread, range, chance } = random
  const masculine = look.gender === 'MALE' ? range(0.75, 1) : range(0, 0.22)
  const build = builds[look.face]
  const feminine = 1 - masculine
  // A man of any shape has something of the strong one, a woman of the oval: the shapes were drawn for neither.
  const on = (key: keyof Build, play: number): number => {
    const own = lerp(build[key], builds.STRONG[key], masculine * 0.3)
    return (
      lerp(own, builds.OVAL[key], feminine * 0.28) +
      masculineBuild[key] * masculine +
      feminineBuild[key] * feminine +
      spread() * play
    )
  }

  const old = smoothstep(45, 90, look.age)
  const chinY = on('chinY', 4)
  const eyeX = 48.5 + (build.cheek - 94) * 0.14 + spread() * 3.6
  const noseY = chinY * 0.42 + masculine * 2 + spread() * 4 + old * 2.5
  const philtrum = chinY * (0.218 + masculine * 0.006) + spread() * 2.8 + old * 1.5
  return {
    masculine,
    temple: on('temple', 3),
    cheek: on('cheek', 3),
    jaw: on('jaw', 3.5) + old * 2,
    chin: on('chin', 4),
    jawY: on('jawY', 4) + old * 3,
    chinY,
    angle: Math.min(1, Math.max(0, on('angle', 0.15) - old * 0.25)),
    fullness: Math.max(-1, Math.min(1, on('fullness', 0.35) - old * 0.35 + (look.age < 26 ? 0.2 : 0))),
    hairlineY: -107 + spread() * 5 - masculine * 2,
    receding: masculine > 0.5 ? Math.min(1, smoothstep(28, 75, look.age) * range(0.15, 1.25)) : 0,
    eyeX,
    eyeSize: (1.05 + spread() * 0.1 - masculine * 0.11) * (1 - old * 0.05) * (look.age < 25 ? 1.03 : 1),
    eyeTilt: spread() * 1.8,
    browY: -37 + spread() * 3.2 + masculine * 8 + old * 1.5,
    browWeight: 1 + spread() * 0.2,
    browTilt: 0.6 + spread() * 2,
    ridge: Math.max(0, masculine * 0.75 + spread() * 0.3 - 0.1),
    noseY,
    noseWidth: 1 + spread() * 0.13 + masculine * 0.1 + old * 0.05,
    mouthY: noseY + philtrum,
    mouthWidth: 1 + spread() * 0.11 + masculine * 0.05,
    lipFullness: 1 + spread() * 0.16,
    earSize: 1 + spread() * 0.12 + masculine * 0.05 + old * 0.12,
    earOut: range(0, 1),
    cleft: chance(masculine > 0.5 ? 0.22 : 0.07) ? range(0.6, 1) : 0,
    dimples: chance(0.22),
    mole: chance(0.14) ? [random.sign() * range(32, 62), range(34, 112)] : undefined,
    neck: 32 + masculine * 18 + spread() * 2.5 + (build.jaw - 75) * 0.12,
    shoulder: 168 + masculine * 46 + spread() * 10,
    uneven: { brow: spread(), eye: spread(), mouth: spread(), nose: spread() },
  }
}
