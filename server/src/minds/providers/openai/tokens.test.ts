import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTokenCounter, loadTokenizer, tokensAtMost } from './tokens.ts'

const early = createTokenCounter()('Hello, how are you?')
beforeAll(() => loadTokenizer())

describe('counting tokens', () => {
  it('errs on the safe side until the tokenizer is there', () => {
    expect(early).toBe(19)
  })

  it('counts as the tokenizer does', () => {
    const count = createTokenCounter()
    expect(count('Hello, how are you?')).toBe(6)
    expect(count('')).toBe(0)
    expect(count('<|endoftext|>')).toBeGreaterThan(3)
    expect(count('Hello, how are you?')).toBe(6)
  })

  it('never counts more than there are bytes', () => {
    const count = createTokenCounter()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(count(text)).toBeLessThanOrEqual(tokensAtMost(text))
      }),
    )
  })

  it.each([
    ['one letter', 'a'.repeat(100_000)],
    [
      'no spaces',
      Array.from({ length: 50_000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 5000))).join(''),
    ],
    ['signs', '?!'.repeat(50_000)],
  ])('is not held up by %s', (_, text) => {
    const count = createTokenCounter()
    const began = performance.now()
    expect(count(text)).toBeGreaterThan(100)
    expect(performance.now() - began).toBeLessThan(1500)
  })
})
