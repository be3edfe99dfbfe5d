import type { Look } from './look.ts'

type Weights<K extends keyof Look> = Readonly<Partial<Record<Look[K] & string, number>>>

/** What is common among people of one origin. Tendencies, no rules: whatever somebody chooses is drawn. */
export interface Tendencies {
  skin: readonly [palest: number, deepest: number]
  undertone: Weights<'undertone'>
  hairColour: Weights<'hairColour'>
  eyes: Weights<'eyes'>
  eyeShape: Weights<'eyeShape'>
  nose: Weights<'nose'>
  lips: Weights<'lips'>
  texture: 'STRAIGHT' | 'WAVY' | 'CURLY' | 'COILY'
  /** How often a woman wears a hijab or a headwrap, against about twenty for all her other styles. */
  hijab: number
  headwrap: number
  freckles: number
}

const darkHair = { BLACK: 7, DARK_BROWN: 4, BROWN: 1 } as const

export const tendencies: Readonly<Record<Look['ethnicity'], Tendencies>> = {
  AFRICAN: {
    skin: [6, 9],
    undertone: { NEUTRAL: 3, WARM: 4, COOL: 2 },
    hairColour: { BLACK: 7, DARK_BROWN: 3, BROWN: 0.7, CHESTNUT: 0.4 },
    eyes: { DARK_BROWN: 6, BROWN: 3, AMBER: 0.4 },
    eyeShape: { ALMOND: 4, ROUND: 3, UPTURNED: 2, HOODED: 1 },
    nose: { BROAD: 5, BUTTON: 2, SNUB: 1, STRAIGHT: 1.5, SLIM: 0.5 },
    lips: { FULL: 6, BOW: 2, WIDE: 2 },
    texture: 'COILY',
    hijab: 1,
    headwrap: 3,
    freckles: 0.05,
  },
  EAST_ASIAN: {
    skin: [0, 4],
    undertone: { NEUTRAL: 3, WARM: 3, OLIVE: 1, COOL: 1 },
    hairColour: { BLACK: 8, DARK_BROWN: 4, BROWN: 1, CHESTNUT: 0.5 },
    eyes: { DARK_BROWN: 6, BROWN: 3 },
    eyeShape: { MONOLID: 5, HOODED: 2.5, UPTURNED: 2, ALMOND: 1.5 },
    nose: { BUTTON: 4, STRAIGHT: 3, SLIM: 2, SNUB: 1, BROAD: 0.7 },
    lips: { SOFT: 3, BOW: 3, FULL: 2, THIN: 1, WIDE: 1 },
    texture: 'STRAIGHT',
    hijab: 0.2,
    headwrap: 0,
    freckles: 0.06,
  },
  EUROPEAN: {
    skin: [0, 3],
    undertone: { COOL: 3, NEUTRAL: 3, WARM: 2, OLIVE: 0.7 },
    hairColour: {
      BROWN: 3,
      CHESTNUT: 2,
      AUBURN: 1.6,
      COPPER: 1.8,
      DARK_BLOND: 3,
      BLOND: 3,
      PLATINUM: 0.8,
      DARK_BROWN: 3,
      BLACK: 1,
    },
    eyes: { BLUE: 4, GREEN: 3, GREY: 3, HAZEL: 3, BROWN: 3, SEA_GREEN: 2, AMBER: 0.5 },
    eyeShape: { ALMOND: 3, ROUND: 3, HOODED: 2, DOWNTURNED: 2, UPTURNED: 1.5 },
    nose: { SLIM: 3, STRAIGHT: 3, BUTTON: 1.5, AQUILINE: 2, SNUB: 2 },
    lips: { SOFT: 3, BOW: 2, THIN: 2.5, WIDE: 2, FULL: 1.5 },
    texture: 'STRAIGHT',
    hijab: 0.2,
    headwrap: 0.2,
    freckles: 0.28,
  },
  LATIN_AMERICAN: {
    skin: [2, 6],
    undertone: { WARM: 4, NEUTRAL: 2, OLIVE: 2 },
    hairColour: { BLACK: 4, DARK_BROWN: 5, BROWN: 3, CHESTNUT: 1.5, AUBURN: 0.5 },
    eyes: { DARK_BROWN: 4, BROWN: 5, HAZEL: 2, AMBER: 1, GREEN: 0.7 },
    eyeShape: { ALMOND: 4, ROUND: 3, UPTURNED: 2, HOODED: 1.5, DOWNTURNED: 1 },
    nose: { STRAIGHT: 3, AQUILINE: 2, BUTTON: 2, BROAD: 2, SLIM: 1.5 },
    lips: { FULL: 4, WIDE: 2, BOW: 2, SOFT: 2 },
    texture: 'WAVY',
    hijab: 0,
    headwrap: 0.4,
    freckles: 0.08,
  },
  MIDDLE_EASTERN: {
    skin: [2, 5],
    undertone: { OLIVE: 5, WARM: 3, NEUTRAL: 1 },
    hairColour: { BLACK: 4, DARK_BROWN: 5, BROWN: 2, CHESTNUT: 0.7 },
    eyes: { BROWN: 4, DARK_BROWN: 3, HAZEL: 2.5, GREEN: 1, AMBER: 1, GREY: 0.5 },
    eyeShape: { ALMOND: 5, ROUND: 2, UPTURNED: 1.5, DOWNTURNED: 1.5, HOODED: 1 },
    nose: { AQUILINE: 5, STRAIGHT: 3, SLIM: 1.5, BROAD: 0.7 },
    lips: { SOFT: 2, FULL: 3, BOW: 2, WIDE: 2, THIN: 0.7 },
    texture: 'WAVY',
    hijab: 6,
    headwrap: 0,
    freckles: 0.04,
  },
  PACIFIC: {
    skin: [4, 7],
    undertone: { WARM: 5, NEUTRAL: 2, OLIVE: 1 },
    hairColour: darkHair,
    eyes: { DARK_BROWN: 5, BROWN: 4, AMBER: 0.4 },
    eyeShape: { ALMOND: 3, ROUND: 3, HOODED: 2, MONOLID: 1 },
    nose: { BROAD: 5, BUTTON: 2, SNUB: 1.5, STRAIGHT: 1 },
    lips: { FULL: 5, WIDE: 3, BOW: 1.5 },
    texture: 'CURLY',
    hijab: 0.4,
    headwrap: 0.6,
    freckles: 0.05,
  },
  SOUTH_ASIAN: {
    skin: [3, 7],
    undertone: { WARM: 4, OLIVE: 3, NEUTRAL: 1 },
    hairColour: darkHair,
    eyes: { DARK_BROWN: 5, BROWN: 4, HAZEL: 1, AMBER: 0.7 },
    eyeShape: { ALMOND: 5, ROUND: 3, UPTURNED: 1, DOWNTURNED: 1.5 },
    nose: { STRAIGHT: 3, AQUILINE: 3, SLIM: 2, BUTTON: 1, BROAD: 1.5 },
    lips: { FULL: 3, BOW: 3, SOFT: 2, WIDE: 2 },
    texture: 'WAVY',
    hijab: 1,
    headwrap: 0,
    freckles: 0.02,
  },
}

type Styles = Readonly<Record<Tendencies['texture'], Weights<'hair'>>>

export const womensHair: Styles = {
  STRAIGHT: {
    LONG_WAVES: 4,
    LONG_STRAIGHT: 3,
    BOB: 3,
    PLAITS: 1.5,
    PONYTAIL: 2.5,
    PIXIE: 1.8,
    BUN: 2.2,
    CROWN_BRAID: 1.6,
    SWEPT_BACK: 0.8,
    RIBBONS: 2.4,
    UNDERCUT: 0.4,
  },
  WAVY: {
    LONG_WAVES: 4,
    CURLS: 2.6,
    LONG_STRAIGHT: 1.8,
    BOB: 2.4,
    PLAITS: 1.4,
    PONYTAIL: 2,
    PIXIE: 1.4,
    BUN: 2.2,
    CROWN_BRAID: 1.8,
    RIBBONS: 2.8,
    SHORT_CURLS: 0.6,
  },
  CURLY: {
    CURLS: 5,
    LONG_WAVES: 3,
    BUN: 2,
    PLAITS: 1.2,
    PONYTAIL: 1.5,
    RIBBONS: 1.4,
    CROWN_BRAID: 1.2,
    AFRO: 1,
    SHORT_CURLS: 1.4,
    BOB: 1,
  },
  COILY: {
    AFRO: 4,
    CURLS: 3,
    BOX_BRAIDS: 3.5,
    LOCS: 2.4,
    BUN: 2,
    SHORT_CURLS: 1.6,
    BUZZ: 1,
    CROWN_BRAID: 1.4,
    PLAITS: 0.8,
  },
}

export const mensHair: Styles = {
  STRAIGHT: {
    CROP: 4,
    SIDE_PART: 4,
    UNDERCUT: 2.5,
    SWEPT_BACK: 3,
    BUZZ: 1.4,
    BALD: 0.8,
    SHORT_CURLS: 0.8,
    LONG_WAVES: 0.7,
    BUN: 0.5,
    LONG_STRAIGHT: 0.5,
  },
  WAVY: {
    CROP: 3.5,
    SIDE_PART: 3,
    UNDERCUT: 2.5,
    SWEPT_BACK: 3,
    BUZZ: 1.4,
    BALD: 0.8,
    SHORT_CURLS: 2.6,
    LONG_WAVES: 0.9,
    BUN: 0.6,
  },
  CURLY: {
    SHORT_CURLS: 4,
    CROP: 2.5,
    UNDERCUT: 2,
    BUZZ: 1.4,
    SWEPT_BACK: 1.5,
    LONG_WAVES: 0.8,
    CURLS: 0.8,
    BUN: 1,
    BALD: 0.8,
  },
  COILY: { BUZZ: 4, SHORT_CURLS: 4, LOCS: 2.5, AFRO: 2, CROP: 2.5, BALD: 2, BOX_BRAIDS: 0.8 },
}
