import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownTexts } from './testing/known-texts.ts'
import { createTokenizer } from './tokenizer.ts'
import { readVocabulary } from './weights.ts'

const vocabulary = readVocabulary()
const { tokens } = createTokenizer(vocabulary)

describe('the tokenizer', () => {
  it.each(knownTexts.map((known) => [known.text.slice(0, 40), known] as const))(
    'cuts %j as ever',
    (_, known) => {
      expect(tokens(known.text)).toEqual(known.tokens)
    },
  )

  it('leaves nothing out of what it has pieces for', () => {
    const letters = string({
      unit: constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz ')),
      minLength: 1,
    })
    assert(
      property(letters, (text) => {
        const pieces = tokens(text).map((token) => vocabulary[token]![0])
        expect(pieces.join('').replaceAll('▁', ' ')).toBe(` ${text}`)
      }),
    )
  })

  it('takes any text, and never says twice in a row that it knows nothing', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const found = tokens(text)
        expect(found.every((token) => token >= 0 && token < vocabulary.length)).toBe(true)
        expect(found.some((token, i) => token === 0 && found[i + 1] === 0)).toBe(false)
      }),
    )
  })

  it('has nothing to say of nothing', () => {
    expect(tokens('')).toEqual([])
  })

  it('is soon done with a book', () => {
    const book = 'It was a bright cold day. '.repeat(8000)
    const began = performance.now()
    expect(tokens(book).length).toBeGreaterThan(40_000)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
