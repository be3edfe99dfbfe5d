import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeLook, drawPortrait, lookOptions, type Look, type LookChoice } from './index.ts'

const someChoice: fc.Arbitrary<LookChoice> = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.record(
      {
        age: fc.integer({ min: 18, max: 99 }),
        ...(Object.fromEntries(
          Object.entries(lookOptions).map(([name, values]) => [
            name,
            fc.constantFrom(...(values as readonly unknown[])),
          ]),
        ) as { [K in keyof typeof lookOptions]: fc.Arbitrary<Look[K]> }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([seed, chosen]) => ({ ...chosen, seed }))

/** Tags that open and close in order, attributes in quotes: what an XML parser asks for, as far as our drawings use it. */
function misfit(svg: string): string | undefined {
  const open: string[] = []
  for (const [tag, closing, name, attributes, empty] of svg.matchAll(
    /<(\/?)([\w]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `unexpected ${tag}`
    } else if (!empty) open.push(name!)
    const names = [...attributes!.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) return `an attribute twice in ${tag}`
  }
  if (open.length > 0) return `unclosed ${open.join()}`
  const rest = svg.replaceAll(/<(\/?)([\w]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/g, '')
  return rest.trim() === '' ? undefined : `not in a tag: ${rest.slice(0, 80)}`
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)
}

describe('a portrait', () => {
  it('is the same for the same choice', () => {
    expect(drawPortrait({ seed: 'ada' })).toBe(drawPortrait({ seed: 'ada' }))
    expect(drawPortrait({ seed: 'ada' })).toBe(drawPortrait(completeLook({ seed: 'ada' })))
  })

  it('differs from seed to seed', () => {
    expect(new Set(Array.from({ length: 50 }, (_, i) => drawPortrait({ seed: `s${i}` }))).size).toBe(50)
  })

  it('is a standalone document three by four, or square', () => {
    expect(drawPortrait({ seed: 'ada' })).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="600" height="800" viewBox="0 0 600 800">/,
    )
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(
      drawPortrait({ seed: 'ada' }, { crop: 'SQUARE' }),
    )!
    expect(width).toBe(height)
  })

  it('is well-formed, without broken numbers, and light, whatever is chosen', () => {
    fc.assert(
      fc.property(someChoice, fc.constantFrom('PORTRAIT' as const, 'SQUARE' as const), (choice, crop) => {
        const svg = drawPortrait(choice, { crop })
        expect(misfit(svg)).toBeUndefined()
        expect(/NaN|undefined|Infinity|null|\de[+-]\d/.exec(svg)?.[0]).toBeUndefined()
        expect(svg.length).toBeLessThan(90_000)
        const ids = idsOf(svg)
        expect(new Set(ids).size).toBe(ids.length)
        for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids).toContain(used)
      }),
      { numRuns: 250 },
    )
  }, 60_000)

  it.each(Object.keys(lookOptions) as (keyof typeof lookOptions)[])(
    'shows every %s, each in its own way',
    (name) => {
      // Chosen so that nothing hides the part: short hair, free ears, a bare chin.
      const plain: LookChoice = {
        seed: 'plain',
        gender: 'MALE',
        ethnicity: 'EUROPEAN',
        age: 40,
        hair: 'CROP',
        beard: 'NONE',
        glasses: 'NONE',
        freckles: 'NONE',
        earrings: 'NONE',
      }
      const values: readonly unknown[] = lookOptions[name]
      const drawn = values.map((value) => drawPortrait({ ...plain, [name]: value }))
      for (const svg of drawn) expect(misfit(svg)).toBeUndefined()
      // Where somebody comes from shows in features that can be chosen one by one; two origins may share them all.
      if (name !== 'ethnicity') expect(new Set(drawn.map(withoutIds)).size).toBe(values.length)
    },
  )

  it('can stand beside others on one page', () => {
    const people = ['ada', 'ben', 'cleo'].flatMap((seed) => [
      drawPortrait({ seed }),
      drawPortrait({ seed }, { crop: 'SQUARE' }),
      drawPortrait({ seed, palette: 'DAWN', expression: 'SERIOUS' }),
      drawPortrait({ seed, palette: 'DAWN', expression: 'PLAYFUL' }),
    ])
    const ids = people.flatMap(idsOf)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

function withoutIds(svg: string): string {
  return svg.replaceAll(/\ba[0-9a-z]{4,8}-/g, '')
}

describe('choosing one thing', () => {
  const ink = (svg: string): string[] => withoutIds(svg).match(/<(?:path|circle|ellipse|rect)[^>]*>/g)!

  it.each([
    ['another halo', { halo: 'STARS' }, { halo: 'LACE' }],
    ['another outfit', { outfit: 'SHIRT' }, { outfit: 'COAT' }],
    ['glasses', { glasses: 'NONE' }, { glasses: 'ROUND' }],
    ['earrings', { earrings: 'NONE' }, { earrings: 'HOOPS' }],
  ] as const)('%s leaves the face as it was', (_, first, second) => {
    const base: LookChoice = { seed: 'ilse', hair: 'BUN' }
    const eyesAndMouth = ink(drawPortrait({ ...base, ...first }))
    const other = new Set(ink(drawPortrait({ ...base, ...second })))
    const kept = eyesAndMouth.filter((element) => other.has(element))
    // The face alone is some fifty strokes; they are all still there.
    expect(kept.length).toBeGreaterThan(45)
  })

  it('another expression moves the features and keeps halo and dress', () => {
    const calm = ink(drawPortrait({ seed: 'ilse', expression: 'SERENE' }))
    const laughing = new Set(ink(drawPortrait({ seed: 'ilse', expression: 'WARM_SMILE' })))
    const same = calm.filter((element) => laughing.has(element)).length
    expect(same).toBeGreaterThan(calm.length * 0.3)
    expect(calm.length - same).toBeGreaterThan(10)
  })
})
