import { lookOptions } from '@aureole/portrait-drawing'

/** Where a value's own words would not do. */
const labels: Partial<Record<keyof typeof lookOptions, Readonly<Record<string, string>>>> = {
  gender: { FEMALE: 'Woman', MALE: 'Man' },
  ethnicity: {
    EAST_ASIAN: 'East Asian',
    LATIN_AMERICAN: 'Latin American',
    MIDDLE_EASTERN: 'Middle Eastern',
    SOUTH_ASIAN: 'South Asian',
  },
  skin: {
    0: 'Porcelain',
    1: 'Ivory',
    2: 'Sand',
    3: 'Honey',
    4: 'Olive',
    5: 'Caramel',
    6: 'Chestnut',
    7: 'Umber',
    8: 'Espresso',
    9: 'Ebony',
  },
  face: { STRONG: 'Strong jaw' },
  hair: {
    BUZZ: 'Buzz cut',
    SIDE_PART: 'Side parting',
    RIBBONS: 'Flowing ribbons',
    CROWN_BRAID: 'Crown braid',
  },
  brows: { SOFT: 'Soft brows', STRAIGHT: 'Straight brows', ARCHED: 'Arched brows', BOLD: 'Bold brows' },
  lips: { BOW: 'Cupid’s bow' },
  beard: { NONE: 'Clean-shaven', SHORT: 'Short beard', FULL: 'Full beard' },
  glasses: { NONE: 'No glasses', CAT_EYE: 'Cat-eye', HALF_RIM: 'Half-rim' },
  earrings: { NONE: 'No earrings' },
  freckles: { NONE: 'No freckles', SOME: 'Freckles' },
  outfit: { V_NECK: 'V-neck' },
}

export type LookOption = keyof typeof lookOptions

/** All that can be chosen about a picture, in words. */
export function lookLabels(): Record<LookOption, { value: string; label: string }[]> {
  const entries = Object.entries(lookOptions).map(([option, values]) => [
    option,
    values.map((value) => ({
      value: String(value),
      label: labels[option as LookOption]?.[value] ?? inWords(String(value)),
    })),
  ])
  return Object.fromEntries(entries) as Record<LookOption, { value: string; label: string }[]>
}

/** `LONG_WAVES` as "Long waves". */
function inWords(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
