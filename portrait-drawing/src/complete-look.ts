import type { Look, LookChoice } from './look.ts'
import { lookOptions } from './look.ts'
import { createRandom, type Random } from './random.ts'
import { mensHair, tendencies, womensHair } from './tendencies.ts'

type Style = Look['hair']

/** Fills the gaps of a choice by its seed. Each field has a stream of its own: to choose one leaves the others as they were. */
export function completeLook(choice: LookChoice): Look {
  const { seed } = choice
  const by = (field: keyof Look): Random => createRandom(`${seed}/look/${field}`)

  const ethnicity = choice.ethnicity ?? by('ethnicity').pick(lookOptions.ethnicity)
  const gender = choice.gender ?? by('gender').pick(lookOptions.gender)
  const age = choice.age === undefined ? ageBy(by('age')) : Math.min(99, Math.max(18, Math.round(choice.age)))
  const female = gender === 'FEMALE'
  const kin = tendencies[ethnicity]

  const hair = choice.hair ?? by('hair').weighted<Style>(hairWeights(kin, female, age))
  const hairColour = choice.hairColour ?? hairColourBy(by('hairColour'), kin.hairColour, age)
  return {
    seed,
    ethnicity,
    gender,
    age,
    hair,
    hairColour,
    skin: choice.skin ?? (by('skin').int(...kin.skin) as Look['skin']),
    undertone: choice.undertone ?? by('undertone').weighted(kin.undertone),
    face: choice.face ?? by('face').weighted(female ? womensFaces : mensFaces),
    eyes: choice.eyes ?? by('eyes').weighted(kin.eyes),
    eyeShape: choice.eyeShape ?? by('eyeShape').weighted(kin.eyeShape),
    brows: choice.brows ?? by('brows').weighted(female ? womensBrows : mensBrows),
    nose: choice.nose ?? by('nose').weighted(kin.nose),
    lips: choice.lips ?? by('lips').weighted(kin.lips),
    beard: choice.beard ?? (female ? 'NONE' : by('beard').weighted(beardWeights(hair, age))),
    glasses: choice.glasses ?? glassesBy(by('glasses'), female, age),
    earrings:
      choice.earrings ??
      by('earrings').weighted(
        female ? { NONE: 2, STUDS: 2, DROPS: 4, HOOPS: 3 } : { NONE: 9, STUDS: 1.2, HOOPS: 0.6 },
      ),
    freckles: choice.freckles ?? (by('freckles').chance(kin.freckles) ? 'SOME' : 'NONE'),
    expression: choice.expression ?? by('expression').weighted(expressions),
    outfit: choice.outfit ?? by('outfit').weighted(outfitWeights(ethnicity, female, age)),
    palette: choice.palette ?? by('palette').pick(lookOptions.palette),
    halo: choice.halo ?? by('halo').pick(lookOptions.halo),
  }
}

const womensFaces = {
  OVAL: 3.5,
  HEART: 3,
  ROUND: 3,
  LONG: 1.8,
  DIAMOND: 2.2,
  SQUARE: 1.5,
  STRONG: 0.4,
} as const
const mensFaces = {
  SQUARE: 3.5,
  STRONG: 3,
  LONG: 2.5,
  OVAL: 2.5,
  ROUND: 2,
  DIAMOND: 1.6,
  HEART: 0.7,
} as const
const womensBrows = { SOFT: 4, ARCHED: 4, STRAIGHT: 2, BOLD: 1.5 } as const
const mensBrows = { STRAIGHT: 4, BOLD: 4, SOFT: 2.5, ARCHED: 0.8 } as const
const expressions = {
  WARM_SMILE: 4,
  OPEN_SMILE: 3,
  SERENE: 3,
  THOUGHTFUL: 2,
  PLAYFUL: 2,
  SERIOUS: 1.2,
} as const

function ageBy(random: Random): number {
  const decade = Number(random.weighted({ 18: 2.5, 22: 4, 30: 6, 40: 4, 50: 2.6, 60: 2, 70: 1.4, 80: 0.4 }))
  return decade + random.int(0, decade === 18 ? 3 : decade === 22 ? 7 : 9)
}

const longHair: ReadonlySet<Style> = new Set([
  'LONG_WAVES',
  'LONG_STRAIGHT',
  'BUN',
  'LOCS',
  'CURLS',
  'PONYTAIL',
  'BOX_BRAIDS',
  'RIBBONS',
])

type Kin = (typeof tendencies)[Look['ethnicity']]

function hairWeights(kin: Kin, female: boolean, age: number): Partial<Record<Style, number>> {
  const weights: Partial<Record<Style, number>> = { ...(female ? womensHair : mensHair)[kin.texture] }
  const times = (styles: readonly Style[], by: number): void => {
    for (const style of styles) if (weights[style]) weights[style] *= by
  }
  if (female) {
    weights.HIJAB = kin.hijab
    weights.HEADWRAP = kin.headwrap
    if (age >= 55) {
      times(['LONG_STRAIGHT', 'LONG_WAVES', 'RIBBONS', 'PLAITS', 'PONYTAIL', 'CURLS', 'UNDERCUT'], 0.35)
      times(['BOB', 'BUN', 'PIXIE', 'SHORT_CURLS', 'SWEPT_BACK'], 1.8)
    }
  } else {
    if (age >= 50) {
      times(['UNDERCUT', 'LONG_WAVES', 'LONG_STRAIGHT', 'BUN', 'CURLS', 'BOX_BRAIDS'], 0.35)
      times(['BALD'], 3)
    } else if (age < 30) times(['BALD'], 0.4)
  }
  return weights
}

function hairColourBy(random: Random, young: Kin['hairColour'], age: number): Look['hairColour'] {
  const grey = random.next()
  const own = random.weighted<Look['hairColour']>(young)
  if (age >= 72) return grey < 0.62 ? 'WHITE' : 'GREY'
  if (age >= 60) return grey < 0.25 ? 'WHITE' : grey < 0.75 ? 'GREY' : own
  if (age >= 50) return grey < 0.3 ? 'GREY' : own
  return own
}

function beardWeights(hair: Style, age: number): Partial<Record<Look['beard'], number>> {
  const bare = hair === 'BALD' ? 2 : longHair.has(hair) ? 1.2 : 4
  return age < 24
    ? { NONE: 6, STUBBLE: 3, MOUSTACHE: 0.4, GOATEE: 0.3, SHORT: 1 }
    : { NONE: bare, STUBBLE: 2.6, MOUSTACHE: 1.2, GOATEE: 1.1, SHORT: 3, FULL: age >= 30 ? 2 : 1 }
}

function glassesBy(random: Random, female: boolean, age: number): Look['glasses'] {
  if (!random.chance(age >= 50 ? 0.42 : 0.18)) return 'NONE'
  return random.weighted(
    female
      ? { ROUND: 3, SQUARE: 2, CAT_EYE: 3, HALF_RIM: age >= 45 ? 1.5 : 0.6 }
      : { ROUND: 3, SQUARE: 4, HALF_RIM: age >= 45 ? 2.5 : 1 },
  )
}

function outfitWeights(
  ethnicity: Look['ethnicity'],
  female: boolean,
  age: number,
): Partial<Record<Look['outfit'], number>> {
  const local = {
    KURTA: ethnicity === 'SOUTH_ASIAN' ? 3 : 0.2,
    STAND_COLLAR: ethnicity === 'EAST_ASIAN' ? 2.4 : 1,
  }
  return female
    ? {
        ...local,
        JUMPER: 2,
        SHIRT: 1.4,
        BLAZER: 2,
        TURTLENECK: 2,
        WRAP: 3,
        V_NECK: 2.4,
        OFF_THE_SHOULDER: age < 60 ? 3 : 1,
        DUNGAREES: age < 40 ? 1 : 0.2,
        SCARF: 1.5,
        COAT: 1.4,
      }
    : {
        ...local,
        JUMPER: 3,
        SHIRT: 3,
        BLAZER: 3,
        TURTLENECK: 2.4,
        WRAP: 0.4,
        V_NECK: 1.6,
        DUNGAREES: age < 40 ? 0.9 : 0.3,
        SCARF: 1.5,
        COAT: 2,
      }
}
