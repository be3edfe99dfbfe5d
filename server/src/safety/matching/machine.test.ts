import { describe, expect, it } from 'vitest'
import { createMachine } from './machine.ts'

function found(pattern: string, text: string, named: Record<string, string> = {}): string[] {
  const words = text.split(' ')
  const machine = createMachine({ it: [pattern] }, named)
  const scanner = machine.begin()
  return words.flatMap((word) => {
    const id = machine.idOf(word)
    return scanner
      .take(id === undefined ? [] : [id], word === '.')
      .map(({ from, to }) => words.slice(from, to + 1).join(' '))
  })
}

describe('a phrase', () => {
  it.each([
    ['red wine', 'a red wine please', ['red wine']],
    ['red wine', 'a red old wine', []],
    ['red ~1 wine', 'a red old wine', ['red old wine']],
    ['red ~1 wine', 'a red and old wine', []],
    ['red ~2 wine', 'a red . old wine', []],
    ['red ~~2 wine', 'a red . old wine', ['red . old wine']],
    ['(red|white) wine', 'white wine', ['white wine']],
    ['(dark red|white) wine', 'dark red wine', ['dark red wine']],
    ['red (old)? wine', 'red wine', ['red wine']],
    ['{colour} wine', 'white wine', ['white wine']],
    ['wine .', 'more wine . please', ['wine .']],
    ['wine .', 'more wine please', []],
  ])('%s in “%s”', (pattern, text, expected) => {
    expect(found(pattern, text, { colour: 'red|white' })).toEqual(expected)
  })

  it('is found wherever it begins, several times', () => {
    expect(found('a ~2 b', 'a a b b')).toEqual(['a a b', 'a b', 'a a b b', 'a b b'])
  })

  it.each(['(a', 'a)', 'a & b', '{nobody}'])('that nobody can read is refused: %s', (pattern) => {
    expect(() => createMachine({ it: [pattern] })).toThrow()
  })
})

it('tells how long a text must wait for a phrase, and no longer', () => {
  const machine = createMachine({ it: ['very red wine'] })
  const scanner = machine.begin()
  const take = (word: string): void =>
    void scanner.take(
      [machine.idOf(word) ?? -1].filter((id) => id >= 0),
      false,
    )
  take('some')
  expect(scanner.oldest()).toBeUndefined()
  take('very')
  expect(scanner.oldest()).toBe(1)
  take('red')
  expect(scanner.oldest()).toBe(1)
  take('wine')
  expect(scanner.oldest()).toBeUndefined()
  expect(machine.maybeFirst('ve')).toBe(true)
  expect(machine.maybeFirst('re')).toBe(false)
})
