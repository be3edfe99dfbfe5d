import { lightness, mix } from '../colour.ts'
import type { Look } from '../look.ts'
import type { Sitter } from '../sitter.ts'
import { lace, mosaic, waves } from './fields.ts'
import { moons, rays, rings, stars } from './light.ts'
import { round, type HaloKit } from './ornament.ts'
import { feathers, leaves, petals } from './plants.ts'

const ornaments: Record<Look['halo'], (kit: HaloKit) => string> = {
  RINGS: rings,
  RAYS: rays,
  LEAVES: leaves,
  STARS: stars,
  LACE: lace,
  PETALS: petals,
  MOSAIC: mosaic,
  MOONS: moons,
  WAVES: waves,
  FEATHERS: feathers,
}

/** The light round the head: a disc, brightest in the middle, with an ornament along its rim. */
export function drawHalo(sitter: Sitter): { defs: string; svg: string } {
  const { palette } = sitter
  const random = sitter.random('halo')
  const gradient = sitter.id('halo-light')
  const radius = random.range(256, 268)
  const dark = lightness(palette.ground) < 0.5
  const kit: HaloKit = {
    radius,
    ink: palette.line,
    accent: palette.accent,
    second: palette.second,
    metal: palette.metal,
    glow: palette.glow,
    soft: mix(palette.halo, palette.ground, 0.42),
    tint: mix(palette.halo, palette.accent, 0.3),
    night: dark ? mix(palette.ground, palette.line, 0.3) : mix(palette.line, palette.ground, 0.14),
    outside: mix(palette.ground, palette.halo, 0.6),
    random,
    id: sitter.id('halo'),
  }
  if (random.chance(0.35)) [kit.accent, kit.second] = [kit.second, kit.accent]
  const defs =
    `<radialGradient id="${gradient}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${round(radius)}">` +
    `<stop offset=".5" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.halo}"/></radialGradient>`
  const svg =
    `<g transform="translate(300 318)">` +
    `<circle r="${round(radius + 12)}" fill="none" stroke="${kit.outside}" stroke-width="2.4"/>` +
    `<circle r="${round(radius)}" fill="url(#${gradient})" stroke="${palette.line}" stroke-width="3"/>` +
    ornaments[sitter.look.halo](kit) +
    '</g>'
  return { defs, svg }
}
