import type { Look } from './look.ts'

/** What hair, eyes and skin are painted with before age and light: also what a choice of colours shows. */
export const hairInks: Readonly<Record<Look['hairColour'], string>> = {
  BLACK: '#211d28',
  DARK_BROWN: '#412a20',
  BROWN: '#66422c',
  CHESTNUT: '#80422a',
  AUBURN: '#9a3d24',
  COPPER: '#c76430',
  DARK_BLOND: '#a57e4c',
  BLOND: '#deb462',
  PLATINUM: '#f1e2bd',
  GREY: '#93908f',
  WHITE: '#eceae6',
}

export const eyeInks: Readonly<Record<Look['eyes'], string>> = {
  DARK_BROWN: '#40261a',
  BROWN: '#6c4124',
  HAZEL: '#8b6c31',
  AMBER: '#b97b22',
  GREEN: '#56823f',
  SEA_GREEN: '#3b8784',
  BLUE: '#3f80b2',
  GREY: '#74848f',
}

/** From the palest to the deepest. */
export const skinInks = [
  '#f7dccb',
  '#f2cfb9',
  '#eac0a1',
  '#deb08a',
  '#cf9b70',
  '#bb8357',
  '#a16b45',
  '#8a5739',
  '#754834',
  '#613c2f',
] as const
