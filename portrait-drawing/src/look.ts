/** What can be chosen about a person in a picture. The values are those of the API (`GET /api/avatars/options`). */
export const lookOptions = {
  gender: ['FEMALE', 'MALE'],
  ethnicity: [
    'AFRICAN',
    'EAST_ASIAN',
    'EUROPEAN',
    'LATIN_AMERICAN',
    'MIDDLE_EASTERN',
    'PACIFIC',
    'SOUTH_ASIAN',
  ],
  /** From the palest (0) to the deepest (9). */
  skin: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  undertone: ['COOL', 'NEUTRAL', 'WARM', 'OLIVE'],
  face: ['OVAL', 'ROUND', 'SQUARE', 'HEART', 'LONG', 'DIAMOND', 'STRONG'],
  hair: [
    'LONG_WAVES',
    'LONG_STRAIGHT',
    'BOB',
    'CURLS',
    'SHORT_CURLS',
    'PLAITS',
    'PONYTAIL',
    'PIXIE',
    'BUN',
    'AFRO',
    'BOX_BRAIDS',
    'LOCS',
    'CROP',
    'SIDE_PART',
    'UNDERCUT',
    'BUZZ',
    'BALD',
    'CROWN_BRAID',
    'SWEPT_BACK',
    'RIBBONS',
    'HEADWRAP',
    'HIJAB',
  ],
  hairColour: [
    'BLACK',
    'DARK_BROWN',
    'BROWN',
    'CHESTNUT',
    'AUBURN',
    'COPPER',
    'DARK_BLOND',
    'BLOND',
    'PLATINUM',
    'GREY',
    'WHITE',
  ],
  eyes: ['DARK_BROWN', 'BROWN', 'HAZEL', 'AMBER', 'GREEN', 'SEA_GREEN', 'BLUE', 'GREY'],
  eyeShape: ['ALMOND', 'ROUND', 'HOODED', 'UPTURNED', 'DOWNTURNED', 'MONOLID'],
  brows: ['SOFT', 'STRAIGHT', 'ARCHED', 'BOLD'],
  nose: ['SLIM', 'BUTTON', 'BROAD', 'AQUILINE', 'STRAIGHT', 'SNUB'],
  lips: ['FULL', 'BOW', 'WIDE', 'SOFT', 'THIN'],
  beard: ['NONE', 'STUBBLE', 'MOUSTACHE', 'GOATEE', 'SHORT', 'FULL'],
  glasses: ['NONE', 'ROUND', 'SQUARE', 'CAT_EYE', 'HALF_RIM'],
  earrings: ['NONE', 'STUDS', 'DROPS', 'HOOPS'],
  freckles: ['NONE', 'SOME'],
  expression: ['SERENE', 'WARM_SMILE', 'OPEN_SMILE', 'THOUGHTFUL', 'PLAYFUL', 'SERIOUS'],
  outfit: [
    'JUMPER',
    'SHIRT',
    'BLAZER',
    'TURTLENECK',
    'WRAP',
    'V_NECK',
    'STAND_COLLAR',
    'OFF_THE_SHOULDER',
    'DUNGAREES',
    'KURTA',
    'SCARF',
    'COAT',
  ],
  palette: [
    'DAWN',
    'VERDIGRIS',
    'MIDNIGHT',
    'PLUM',
    'SAGE',
    'CORAL',
    'IRIS',
    'LAGOON',
    'OCHRE',
    'ROSE',
    'SKY',
    'EMBER',
  ],
  halo: ['RINGS', 'RAYS', 'LEAVES', 'STARS', 'LACE', 'PETALS', 'MOSAIC', 'MOONS', 'WAVES', 'FEATHERS'],
} as const

type Options = typeof lookOptions

/** A person as they are drawn. Everything that no option names (spacing, tilt, asymmetry) follows from the seed. */
export type Look = { [K in keyof Options]: Options[K][number] } & {
  seed: string
  /** In years, 18 to 99. */
  age: number
}

/** What somebody has chosen; the rest follows from the seed, weighted so that features fit together. */
export type LookChoice = Partial<Omit<Look, 'seed'>> & { seed: string }
