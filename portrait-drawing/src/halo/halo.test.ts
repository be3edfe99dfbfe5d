import { describe, expect, it } from 'vitest'
import { completeLook } from '../complete-look.ts'
import { lookOptions } from '../look.ts'
import { seat } from '../sitter.ts'
import { drawHalo } from './index.ts'

const seeds = Array.from({ length: 12 }, (_, i) => `light ${i}`)

describe.each(lookOptions.halo)('a halo of %s', (halo) => {
  const drawn = seeds.map(
    (seed) => drawHalo(seat(completeLook({ seed, halo, palette: 'DAWN' }), 'PORTRAIT')).svg,
  )

  it('is its own for every person', () => {
    const shapes = drawn.map((svg) => svg.replaceAll(/a[0-9a-z]{4,8}-/g, ''))
    expect(new Set(shapes).size).toBe(seeds.length)
  })

  it('is light and unbroken', () => {
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(9000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('takes its colours from the palette', () => {
    const other = drawHalo(seat(completeLook({ seed: seeds[0]!, halo, palette: 'LAGOON' }), 'PORTRAIT')).svg
    const shape = (svg: string) => svg.replaceAll(/"#[0-9a-f]{6}"|a[0-9a-z]{4,8}-/g, '')
    expect(shape(other)).toBe(shape(drawn[0]!))
    expect(other).not.toBe(drawn[0])
  })
})
