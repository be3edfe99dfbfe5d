import { describe, expect, it } from 'vitest'
import { createWithoutRepeat } from './without-repeat.ts'

function fresh(before: string, ...pieces: string[]): string {
  const words = createWithoutRepeat(before)
  return pieces.map((piece) => words.push(piece)).join('') + words.end()
}

describe('going on without repeating', () => {
  it.each([
    ['I saw a comet. It was green', 'It was green and slow.', ' and slow.'],
    ['I saw a comet. It was green', '\n\nI saw a comet. It was green and slow.', ' and slow.'],
    ['I saw a comet', 'a comet over the bay', 'a comet over the bay'],
    ['I saw a comet', 'saw a comet over the bay', ' over the bay'],
    ['', 'Anything', 'Anything'],
    ['One two three', 'One two', 'One two'],
  ])('%j, then %j', (before, words, expected) => {
    expect(fresh(before, words)).toBe(expected)
    expect(fresh(before, ...words.split(''))).toBe(expected)
  })

  it('holds nothing back once it is clear', () => {
    const words = createWithoutRepeat('I saw a comet. It was green')
    expect(words.push('It')).toBe('')
    expect(words.push(' is')).toBe('It is')
    expect(words.push(' It was green')).toBe(' It was green')
  })
})
