import { expect, it } from 'vitest'
import { completeLook } from './complete-look.ts'
import { drawGround } from './ground.ts'
import { lookOptions } from './look.ts'
import { seat } from './sitter.ts'

const sitters = lookOptions.palette.map((palette) =>
  seat(completeLook({ seed: 'sheet', palette }), 'PORTRAIT'),
)

it('puts a frame round a portrait and none round a square', () => {
  for (const sitter of sitters) {
    const rectangles = (crop: 'PORTRAIT' | 'SQUARE') => drawGround(sitter, crop).behind.split('<rect').length
    expect(rectangles('PORTRAIT')).toBeGreaterThan(rectangles('SQUARE'))
  }
})

it('lays grain over the whole sheet without a filter or a pattern, which are slow to rasterise', () => {
  for (const sitter of sitters) {
    const { defs, over } = drawGround(sitter, 'PORTRAIT')
    expect(defs + over).not.toMatch(/filter|pattern|feTurbulence/)
    expect(over.split('<use').length - 1).toBe(11)
    expect(over.length).toBeLessThan(5500)
  }
})
