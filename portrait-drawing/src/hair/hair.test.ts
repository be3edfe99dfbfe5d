import { describe, expect, it } from 'vitest'
import { completeLook } from '../complete-look.ts'
import type { Point } from '../curves.ts'
import { lookOptions, type Look } from '../look.ts'
import { palettes } from '../palettes.ts'
import { seat, type Sitter } from '../sitter.ts'
import { contains } from './cloud.ts'
import { drawHair } from './index.ts'

const seeds = Array.from({ length: 10 }, (_, i) => `head ${i}`)

function sitterWith(choice: Partial<Look> & { seed: string }): Sitter {
  return seat(completeLook(choice), 'PORTRAIT')
}

/** The corners of each part of a path, in the commands that hair uses: enough to say what lies within. */
function polygons(d: string): Point[][] {
  const parts: Point[][] = []
  let at: Point = [0, 0]
  for (const [, command, rest] of d.matchAll(/([MmLlCcSsAaZz])([^MmLlCcSsAaZz]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'Z' || command === 'z') continue
    const [x, y] = numbers.slice(-2) as [number, number]
    at = command === command!.toUpperCase() ? [x, y] : [at[0] + x, at[1] + y]
    if (command === 'M' || command === 'm') parts.push([])
    parts.at(-1)!.push(at)
  }
  return parts
}

const styles = lookOptions.hair.flatMap((hair) => lookOptions.gender.map((gender) => [hair, gender] as const))

describe.each(styles)('%s on %s heads', (hair, gender) => {
  const drawn = seeds.map((seed) => {
    const sitter = sitterWith({ seed, hair, gender })
    return { sitter, hair: drawHair(sitter) }
  })

  it('leaves the eyes free', () => {
    for (const { sitter, hair: own } of drawn) {
      const { eyeX } = sitter.head.measures
      for (const part of polygons(own.front.outline + own.over.outline)) {
        for (const x of [-eyeX, eyeX]) expect(contains(part, sitter.head.S(x, 0))).toBe(false)
      }
    }
  })

  it('stays with the head and within the picture', () => {
    for (const { sitter, hair: own } of drawn) {
      const points = polygons(own.back.outline + own.front.outline).flat()
      if (points.length === 0) continue
      const top = Math.min(...points.map(([, y]) => y))
      expect(top).toBeLessThan(sitter.head.P(0, -150)[1])
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(-30)
        expect(x).toBeLessThan(630)
        expect(y).toBeGreaterThan(-10)
      }
    }
  })

  it('differs from person to person', () => {
    const shapes = drawn.map(({ hair: own }) => own.back.svg + own.middle.svg + own.front.svg)
    expect(new Set(shapes).size).toBe(seeds.length)
  })

  it('is light', () => {
    for (const { hair: own } of drawn) {
      const all =
        own.back.svg + own.middle.svg + own.front.svg + own.over.svg + own.back.outline + own.front.outline
      expect(all.length).toBeLessThan(50_000)
    }
  })
})

describe('hair', () => {
  it('does not change when only the palette does, but for its tints', () => {
    const inks = (sitter: Sitter) =>
      drawHair(sitter).front.svg.replaceAll(/"#[0-9a-f]{6}"|a[0-9a-z]{4,8}-|-opacity="[^"]*"/g, '')
    const base = { seed: 'mira', hair: 'SIDE_PART', hairColour: 'BROWN' } as const
    expect(inks(sitterWith({ ...base, palette: 'DAWN' }))).toBe(
      inks(sitterWith({ ...base, palette: 'MIDNIGHT' })),
    )
  })

  it('recedes from the forehead of old men, not of young ones', () => {
    const forehead = (age: number) => {
      const ages = seeds.map((seed) => sitterWith({ seed, gender: 'MALE', hair: 'CROP', age }).head)
      return ages.reduce((sum, head) => sum + head.hairline()[3]![1] - head.S(0, 0)[1], 0) / ages.length
    }
    expect(forehead(72)).toBeLessThan(forehead(22) - 5)
  })

  it('greys at the temples first', () => {
    const tones = (age: number) => sitterWith({ seed: 'mira', hairColour: 'BLACK', gender: 'MALE', age }).hair
    expect(tones(22).temple).toBe(tones(22).base)
    expect(tones(62).temple).not.toBe(tones(62).base)
  })
})

describe('veils and headwraps', () => {
  it.each(Object.entries(palettes))('have hues in %s that no hair has', (_, palette) => {
    for (const veil of palette.veils) {
      const [r, g, b] = [1, 3, 5].map((i) => parseInt(veil.slice(i, i + 2), 16)) as [number, number, number]
      const spread = Math.max(r, g, b) - Math.min(r, g, b)
      const hue =
        spread === 0
          ? 0
          : 60 *
            (Math.max(r, g, b) === r
              ? ((g - b) / spread + 6) % 6
              : Math.max(r, g, b) === g
                ? (b - r) / spread + 2
                : (r - g) / spread + 4)
      expect(spread).toBeGreaterThan(45)
      // Black, grey and white have no spread; blond, brown and red lie between 5 and 60 degrees.
      expect(hue > 140 && hue < 355).toBe(true)
    }
  })

  it('are draped in several ways', () => {
    const drapes = new Set(
      seeds.map(
        (seed) =>
          drawHair(sitterWith({ seed, hair: 'HIJAB', gender: 'FEMALE' })).front.svg.split('<path').length,
      ),
    )
    expect(drapes.size).toBeGreaterThan(2)
  })
})
