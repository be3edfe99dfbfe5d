import { describe, expect, it } from 'vitest'
import { quantised, similarity } from './similarity.ts'
import { knownTexts } from './testing/known-texts.ts'
import { createTransformer, longestText } from './transformer.ts'

const transformer = createTransformer()

describe('the transformer', () => {
  it('gives the vectors that everything behind it has learned from', () => {
    const vectors = transformer.encode(knownTexts.map(({ tokens }) => tokens)).map(quantised)
    const likenesses = knownTexts.map(({ vector }, i) => similarity(vector, vectors[i]!))
    expect(Math.min(...likenesses)).toBeGreaterThan(0.9999)
    const off = knownTexts.map(({ vector }, i) =>
      Math.max(...vector.map((value, j) => Math.abs(value - vectors[i]![j]!))),
    )
    expect(Math.max(...off)).toBeLessThanOrEqual(1)
  })

  it('reads each text for itself, whoever goes through with it', () => {
    const together = transformer.encode(knownTexts.map(({ tokens }) => tokens))
    const alone = knownTexts.map(({ tokens }) => transformer.encode([tokens])[0]!)
    together.forEach((vector, i) => {
      const furthest = Math.max(...vector.map((value, j) => Math.abs(value - alone[i]![j]!)))
      expect(furthest).toBeLessThan(1e-5)
    })
  })

  it('reads the beginning of what is too long', () => {
    const tokens = Array.from({ length: longestText + 40 }, (_, i) => 100 + i)
    const [whole, cut] = transformer.encode([tokens, tokens.slice(0, longestText)])
    expect(whole).toEqual(cut)
  })

  it('has nothing to say of a text without tokens, wherever it stands', () => {
    const [before, nothing, after] = transformer.encode([[7], [], [8]])
    expect(nothing!.every((value) => value === 0)).toBe(true)
    expect([before, after]).toEqual(transformer.encode([[7], [8]]))
    expect(transformer.encode([])).toEqual([])
  })
})
