import type { Look } from './look.ts'

/** The inks of one poster. */
export interface Palette {
  ground: string
  /** The dark tint in which all contours are drawn. */
  line: string
  halo: string
  /** The palest ink: the middle of the halo, rims against it. */
  glow: string
  accent: string
  /** A second accent, at home beside the first; stones, leaves, tiles. */
  second: string
  /** Chains, pins, rings. */
  metal: string
  /** Cloth and its trim; each pair stands out from the ground and from the halo. */
  cloths: readonly (readonly [cloth: string, trim: string])[]
  /** Veils and headwraps: hues that no hair has, so that cloth never passes for hair, even at 64 px. */
  veils: readonly string[]
}

export const palettes: Readonly<Record<Look['palette'], Palette>> = {
  DAWN: {
    ground: '#eeb79b',
    line: '#47203a',
    halo: '#f8e0bd',
    glow: '#fff4dd',
    accent: '#d2614f',
    second: '#7a9c93',
    metal: '#d8a045',
    cloths: [
      ['#3c6a72', '#f0d9ae'],
      ['#7b3550', '#e9a58a'],
      ['#f6ead4', '#c9604e'],
      ['#4d5a86', '#eab979'],
    ],
    veils: ['#2f7f86', '#a8456b', '#5d6cab'],
  },
  VERDIGRIS: {
    ground: '#2f6f69',
    line: '#10333a',
    halo: '#ecc870',
    glow: '#fcf1cf',
    accent: '#d4674a',
    second: '#7fb59c',
    metal: '#e3b04c',
    cloths: [
      ['#f0e2c2', '#c7573d'],
      ['#a93f3b', '#f0c976'],
      ['#1f4a5c', '#e7b65f'],
      ['#d98f5c', '#2c5a58'],
    ],
    veils: ['#b8485a', '#8fd0c0', '#3f5fa0'],
  },
  MIDNIGHT: {
    ground: '#22305f',
    line: '#151b3d',
    halo: '#e6bb66',
    glow: '#faeec9',
    accent: '#7fa2cc',
    second: '#c9606a',
    metal: '#e2b65c',
    cloths: [
      ['#b54c58', '#f0cf8c'],
      ['#e9dcc0', '#3d5a98'],
      ['#3f6f8e', '#eec983'],
      ['#5b3f7c', '#e0b36a'],
    ],
    veils: ['#6fa3d8', '#c05a7c', '#3f9088'],
  },
  PLUM: {
    ground: '#64355c',
    line: '#2e1533',
    halo: '#eaab82',
    glow: '#fce9d2',
    accent: '#f3d08c',
    second: '#7fa7a0',
    metal: '#efc36f',
    cloths: [
      ['#2f6270', '#f1cf94'],
      ['#efd9c0', '#8d3f6c'],
      ['#c25c52', '#f6dca6'],
      ['#43356f', '#e6a780'],
    ],
    veils: ['#3f9a9c', '#c76a94', '#7a86cc'],
  },
  SAGE: {
    ground: '#aebf9c',
    line: '#26382f',
    halo: '#f4ebcf',
    glow: '#fffbe9',
    accent: '#c8794a',
    second: '#5f8a86',
    metal: '#c99a45',
    cloths: [
      ['#4f6a55', '#f0dfb4'],
      ['#f3ead6', '#b9653c'],
      ['#7a4a5c', '#e5bf8a'],
      ['#3d5f74', '#e8c98c'],
    ],
    veils: ['#35766f', '#9a4b6a', '#4f6aa3'],
  },
  CORAL: {
    ground: '#e6876a',
    line: '#491d2e',
    halo: '#fbe1c0',
    glow: '#fff5df',
    accent: '#2d7078',
    second: '#e0a34a',
    metal: '#d99a3c',
    cloths: [
      ['#f5ecdb', '#2d7078'],
      ['#2f5d73', '#f4c888'],
      ['#7a2f4a', '#f6cfa0'],
      ['#4f7f78', '#fbe6c4'],
    ],
    veils: ['#2d7f86', '#7d3f86', '#4a62a6'],
  },
  IRIS: {
    ground: '#8d87c4',
    line: '#272350',
    halo: '#f5e2c6',
    glow: '#fff7e4',
    accent: '#e0a04c',
    second: '#5a8fa8',
    metal: '#d9a544',
    cloths: [
      ['#3d3c78', '#efc987'],
      ['#f4ead8', '#6a5db0'],
      ['#b4566b', '#f6dfae'],
      ['#356a72', '#efcf94'],
    ],
    veils: ['#2f7f8c', '#b44f7c', '#4b4aa0'],
  },
  LAGOON: {
    ground: '#155260',
    line: '#0a2c38',
    halo: '#f1ae70',
    glow: '#fde9c6',
    accent: '#84beb1',
    second: '#d8674d',
    metal: '#e8b45c',
    cloths: [
      ['#e4d5b4', '#1f6a72'],
      ['#c65a48', '#fbdca6'],
      ['#2f4a70', '#eab26a'],
      ['#7fb0a4', '#14424e'],
    ],
    veils: ['#6fc0bc', '#c05a78', '#5f84cc'],
  },
  OCHRE: {
    ground: '#dba645',
    line: '#472414',
    halo: '#f9edc6',
    glow: '#fffbe6',
    accent: '#a94c2b',
    second: '#4f7a72',
    metal: '#b97a28',
    cloths: [
      ['#2f5060', '#f3d184'],
      ['#f7efdc', '#a94c2b'],
      ['#7b3040', '#f0c67a'],
      ['#4f6a4a', '#f5dfa0'],
    ],
    veils: ['#236f7c', '#9a3f63', '#4a5a9c'],
  },
  ROSE: {
    ground: '#d69ea2',
    line: '#441d35',
    halo: '#f8e6d8',
    glow: '#fff8ed',
    accent: '#a0455a',
    second: '#6f9a92',
    metal: '#cf9b4c',
    cloths: [
      ['#557c86', '#f6dfc4'],
      ['#f8efe2', '#a0455a'],
      ['#6a3358', '#efc3a4'],
      ['#3f4f7a', '#efcf9f'],
    ],
    veils: ['#3f858a', '#8a3f78', '#5766a8'],
  },
  SKY: {
    ground: '#94bfce',
    line: '#1b344b',
    halo: '#f7ecd0',
    glow: '#fffcee',
    accent: '#df8656',
    second: '#4f8a8c',
    metal: '#d49c44',
    cloths: [
      ['#305777', '#f2d398'],
      ['#f6eedd', '#cf6f43'],
      ['#a8505a', '#f8e0b4'],
      ['#47706a', '#f0d39c'],
    ],
    veils: ['#2f6f8c', '#b4506e', '#5a4f9c'],
  },
  EMBER: {
    ground: '#4a2432',
    line: '#260f1c',
    halo: '#e0774a',
    glow: '#f9d48c',
    accent: '#f4b868',
    second: '#5f938c',
    metal: '#f0b95c',
    cloths: [
      ['#8c3648', '#f4c578'],
      ['#f0dcb6', '#a8422f'],
      ['#2f5a66', '#f0b968'],
      ['#5a3a6e', '#eaa86a'],
    ],
    veils: ['#4fa3a0', '#c46a92', '#7388cc'],
  },
}
