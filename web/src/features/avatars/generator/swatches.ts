/** The inks of the drawing, for the choices that are a colour. */
export const hairColours: Readonly<Record<string, string>> = {
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

export const eyeColours: Readonly<Record<string, string>> = {
  DARK_BROWN: '#40261a',
  BROWN: '#6c4124',
  HAZEL: '#8b6c31',
  AMBER: '#b97b22',
  GREEN: '#56823f',
  SEA_GREEN: '#3b8784',
  BLUE: '#3f80b2',
  GREY: '#74848f',
}

export const skinColours: readonly string[] = [
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
]

/** Ground, halo and accent of each poster. */
export const paletteColours: Readonly<Record<string, readonly [string, string, string]>> = {
  DAWN: ['#eeb79b', '#f8e0bd', '#d2614f'],
  VERDIGRIS: ['#2f6f69', '#ecc870', '#d4674a'],
  MIDNIGHT: ['#22305f', '#e6bb66', '#7fa2cc'],
  PLUM: ['#64355c', '#eaab82', '#f3d08c'],
  SAGE: ['#aebf9c', '#f4ebcf', '#c8794a'],
  CORAL: ['#e6876a', '#fbe1c0', '#2d7078'],
  IRIS: ['#8d87c4', '#f5e2c6', '#e0a04c'],
  LAGOON: ['#155260', '#f1ae70', '#84beb1'],
  OCHRE: ['#dba645', '#f9edc6', '#a94c2b'],
  ROSE: ['#d69ea2', '#f8e6d8', '#a0455a'],
  SKY: ['#94bfce', '#f7ecd0', '#df8656'],
  EMBER: ['#4a2432', '#e0774a', '#f4b868'],
}
