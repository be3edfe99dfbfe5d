import { lightness, mix } from './colour.ts'
import { short } from './curves.ts'
import type { Palette } from './palettes.ts'
import { createRandom, type Random } from './random.ts'
import type { Sitter } from './sitter.ts'
import { fill, stroke } from './svg.ts'

interface Ground {
  defs: string
  behind: string
  /** The tooth of the paper, which lies over the ink. */
  over: string
}

/** The sheet of the poster: its colour, beams beyond the halo, a frame with ornaments in the corners, and the paper's grain. */
export function drawGround(sitter: Sitter, crop: 'PORTRAIT' | 'SQUARE'): Ground {
  const { palette } = sitter
  const random = sitter.random('ground')
  const light = sitter.id('ground')
  const dark = lightness(palette.ground) < 0.5
  const near = mix(palette.ground, palette.halo, dark ? 0.2 : 0.26)
  const far = mix(palette.ground, palette.line, dark ? 0.28 : 0.1)
  const frame = mix(palette.ground, palette.halo, 0.58)
  const defs =
    `<radialGradient id="${light}" gradientUnits="userSpaceOnUse" cx="300" cy="318" r="540">` +
    `<stop offset=".4" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>`
  const sheet = `<rect width="600" height="800" fill="url(#${light})"/>`
  return {
    defs,
    behind:
      sheet +
      beams(palette, random, dark, crop === 'PORTRAIT' ? 250 : 170) +
      (crop === 'PORTRAIT' ? drawFrame(frame, random) : ''),
    over: grainOf(palette, sitter.id('grain')),
  }
}

/** Beams from behind the halo, which is smaller in a square. */
function beams(palette: Palette, random: Random, dark: boolean, from: number): string {
  const count = random.pick([16, 20, 24, 30, 36])
  const kind = random.weighted({ straight: 4, paired: 3, swirl: 2 })
  const turn = random.range(0, 1)
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = ((i + turn) / count) * 2 * Math.PI
    const half = (kind === 'paired' && i % 2 ? 0.5 : 1.2) / count
    const at = (radius: number, a: number) =>
      `${short(300 + radius * Math.cos(a))} ${short(318 + radius * Math.sin(a))}`
    if (kind === 'swirl') {
      d += `M${at(from, angle - half)}Q${at(430, angle - half)} ${at(640, angle - half + 0.3)}L${at(640, angle + half + 0.3)}Q${at(430, angle + half)} ${at(from, angle + half)}Z`
    } else
      d += `M${at(from, angle - half)}L${at(640, angle - half)}L${at(640, angle + half)}L${at(from, angle + half)}Z`
  }
  return fill(d, palette.halo, dark ? 0.1 : 0.16)
}

/** One of four corner pieces, drawn for the top left and mirrored. */
const corners: Record<'leaves' | 'fan' | 'whiplash' | 'stepped', (colour: string) => string> = {
  leaves: (colour) =>
    fill(
      'M24 24C24 44 28 62 40 78C44 58 38 38 24 24ZM24 24C44 24 62 28 78 40C58 44 38 38 24 24ZM26 26C38 30 52 40 58 58C42 52 30 40 26 26Z',
      colour,
    ),
  fan: (colour) => {
    let rays = ''
    for (let i = 0; i <= 5; i++) {
      const angle = (i / 5) * (Math.PI / 2)
      rays += `M${short(20 + 16 * Math.cos(angle))} ${short(20 + 16 * Math.sin(angle))}L${short(20 + 46 * Math.cos(angle))} ${short(20 + 46 * Math.sin(angle))}`
    }
    return stroke(`${rays}M70 20A50 50 0 0 1 20 70M30 20A10 10 0 0 1 20 30`, colour, 2.2)
  },
  whiplash: (colour) =>
    stroke(
      'M22 92C22 52 30 30 60 30C80 30 82 54 64 54C52 54 52 40 62 42M92 22C52 22 30 30 30 60C30 80 54 82 54 64C54 52 40 52 42 62',
      colour,
      2.4,
    ) + fill('M24 24m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', colour),
  stepped: (colour) => stroke('M24 76V42H42V24H76M24 62V24H62M33 88V51H51V33H88', colour, 2),
}

function drawFrame(colour: string, random: Random): string {
  const corner = corners[random.pick(['leaves', 'fan', 'whiplash', 'stepped'] as const)](colour)
  const round = random.pick([4, 16, 26])
  const line = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${600 - 2 * inset}" height="860" rx="${round}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return (
    line(14, 2.4) +
    (random.chance(0.5) ? line(20, 1) : '') +
    corner +
    `<g transform="matrix(-1 0 0 1 600 0)">${corner}</g>`
  )
}

/**
 * Specks of light and dark on a small piece of paper, laid out again and again: a filter with noise looks the same and takes a
 * rasteriser ten times as long, a pattern three times.
 */
function grainOf(palette: Palette, id: string): string {
  const { width, height, side } = { width: 600, height: 800, side: 200 }
  const piece =
    stroke(specks('light', side), palette.glow, 1.2, 0.13) +
    stroke(specks('dark', side), palette.line, 1.3, 0.11)
  let svg = ''
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      svg += x + y === 0 ? `<g id="${id}">${piece}</g>` : `<use href="#${id}" x="${x}" y="${y}"/>`
    }
  }
  return svg
}

const drawn = new Map<string, string>()

function specks(key: string, side: number): string {
  const known = drawn.get(key)
  if (known) return known
  const random = createRandom(`grain ${key}`)
  let d = ''
  for (let i = 0; i < 105; i++) d += `M${random.int(0, side)} ${random.int(0, side)}h1`
  drawn.set(key, d)
  return d
}
