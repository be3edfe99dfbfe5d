import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSpokenWords } from './spoken-words.ts'

const speaker = { name: 'Noor', others: ['Robin', 'Kofi', 'Ann', 'Anna-Lena'] }

function shown(
  pieces: readonly string[],
  change: Partial<Parameters<typeof createSpokenWords>[0]> = {},
): string {
  const words = createSpokenWords({ ...speaker, ...change })
  return pieces.map((piece) => words.push(piece)).join('') + words.end()
}

const interesting = [
  'Hello',
  ' there',
  '\n',
  '\n\n',
  ' ',
  'Robin',
  ':',
  'Rob',
  'Noor',
  'Noor:',
  'Anna',
  '-Lena',
  '**',
  '_',
  '[',
  ']',
  '<',
  '>',
  '<think>',
  '</think>',
  '<thi',
  'nk>',
  'hm',
  '[THINK]',
  '[/THINK]',
  '<|im_end|>',
  '<|',
  'im_end',
  '|>',
  '</s>',
  'a < b',
  '[sighs]',
  'Kofi: ',
]

describe('words of a model', () => {
  it('M7: come out the same however they were cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...interesting), { maxLength: 14 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 }),
        fc.boolean(),
        (parts, cuts, goesOn) => {
          const whole = parts.join('')
          const pieces: string[] = []
          let at = 0
          for (const length of cuts) {
            pieces.push(whole.slice(at, at + length))
            at += length
          }
          pieces.push(whole.slice(at))
          expect(shown(pieces, { goesOn }).trimEnd()).toBe(shown([whole], { goesOn }).trimEnd())
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('M7: are not held back where nothing can begin', () => {
    const words = createSpokenWords(speaker)
    for (const word of ['It', ' is', ' late', ',', ' Robin', ': really', '.'])
      expect(words.push(word)).toBe(word)
    expect(words.push('\n')).toBe('')
    expect(words.push('So')).toBe('\nSo')
    expect(words.push(' a < b')).toBe(' a < b')
  })

  it.each([
    ['Fine.\n\nRobin: hm', 'Fine.'],
    ['Fine.\n*Robin*: hm', 'Fine.'],
    ['Fine.\n[Kofi]: hm', 'Fine.'],
    ['Fine.\nAnna-Lena: hm', 'Fine.'],
    ['Fine.\nAnnabel: hm', 'Fine.\nAnnabel: hm'],
    ['Fine.\nRobin and I: a story', 'Fine.\nRobin and I: a story'],
    ['Robin: hm', ''],
    ['Noor: Robin: hm', ''],
    ['  \n Noor:  Fine.', 'Fine.'],
    ['**Noor:** Fine.', 'Fine.'],
    ['Assistant: Fine.', 'Fine.'],
    ['One.\n\nNoor: Two.', 'One.\n\nTwo.'],
    ['I [sigh] <3 you', 'I [sigh] <3 you'],
    ['Fine.</s>', 'Fine.'],
    ['<think>a</think><think>b</think>Fine.', 'Fine.'],
    ['One <think>b</think>\n\ntwo', 'One two'],
    ['<thinking>never ends', ''],
    ['Fine.\n\n', 'Fine.'],
  ])('%j is shown as %j', (said, seen) => {
    expect(shown([said])).toBe(seen)
  })

  it('a space before words that go on stays', () => {
    expect(shown([' and then'], { goesOn: true })).toBe(' and then')
    expect(shown([' and then'])).toBe('and then')
  })
})
