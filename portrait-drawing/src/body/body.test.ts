import { describe, expect, it } from 'vitest'
import { completeLook } from '../complete-look.ts'
import { lookOptions, type LookChoice } from '../look.ts'
import { seat } from '../sitter.ts'
import { drawBody } from './index.ts'
import { createTorso } from './torso.ts'

const seeds = Array.from({ length: 12 }, (_, i) => `body ${i}`)
const sitterWith = (choice: LookChoice) => seat(completeLook(choice), 'PORTRAIT')

describe.each(lookOptions.outfit)('%s', (outfit) => {
  it.each(lookOptions.gender)('fits every %s, each in their own cloth', (gender) => {
    const drawn = seeds.map((seed) => drawBody(sitterWith({ seed, outfit, gender })))
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(seeds.length)
    for (const { svg, defs, outline } of drawn) {
      expect(svg + defs + outline).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length + defs.length + outline.length).toBeLessThan(16_000)
    }
  })
})

describe('a body', () => {
  it('is broader in the neck and shoulders of men', () => {
    for (const seed of seeds) {
      const man = createTorso(sitterWith({ seed, gender: 'MALE', face: 'OVAL', age: 30 }))
      const woman = createTorso(sitterWith({ seed, gender: 'FEMALE', face: 'OVAL', age: 30 }))
      expect(man.neck).toBeGreaterThan(woman.neck)
      expect(man.shoulder).toBeGreaterThan(woman.shoulder + 15)
    }
  })

  it('wears a necklace on bare skin, and none under a veil', () => {
    const beads = (choice: LookChoice) =>
      drawBody(sitterWith(choice)).svg.replaceAll(/a[0-9a-z]{4,8}-/g, '').length
    const bare = { outfit: 'V_NECK', gender: 'FEMALE', hair: 'BUN' } as const
    const covered = seeds.map((seed) => beads({ ...bare, seed }) - beads({ ...bare, seed, hair: 'HIJAB' }))
    expect(covered.some((more) => more > 0)).toBe(true)
    expect(covered.every((more) => more >= 0)).toBe(true)
  })
})
