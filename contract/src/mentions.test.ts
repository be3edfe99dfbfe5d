import { describe, expect, it } from 'vitest'
import { addressed, findMentions, repliesTo } from './mentions.ts'

const names = ['Anouk', 'Tomáš', 'Mei-Lin', 'Ana', 'Ana María López', 'J. (Jay) [x]']

function called(text: string): string[] {
  return addressed(text, names).map((i) => names[i] ?? '')
}

describe('who is addressed by @name', () => {
  it.each([
    ['Anyone?', []],
    ['@Tomáš?', ['Tomáš']],
    ['what says @tomas, and @MEI-LIN', ['Tomáš', 'Mei-Lin']],
    ['@Toma\u0301s\u030C!', ['Tomáš']],
    ['mail me: x@anouk.example', []],
    ['@Anoukette is somebody else, @mei-lin is not', ['Mei-Lin']],
    ['Tomáš without the sign', []],
    ['and @j. (jay) [x]!', ['J. (Jay) [x]']],
    ['@ana maria  lopez, and you?', ['Ana María López']],
    ['@ana, and you?', ['Ana']],
    ['@ana maria is cut short', ['Ana']],
    ['(@anouk)', ['Anouk']],
    ['@anouk @anouk @anouk', ['Anouk']],
    ['@@anouk', ['Anouk']],
    ['@ anouk', []],
    ['@allium', []],
    ['@', []],
  ])('%s', (text, who) => {
    expect(called(text)).toEqual(who)
  })

  it('is everyone with @all', () => {
    expect(called('Good morning @All!')).toEqual(names)
    expect(called('@mei-lin first, then @all')).toEqual(['Mei-Lin', ...names.filter((n) => n !== 'Mei-Lin')])
  })

  it('may be called by the first word of a name, unless it is somebody else’s as well', () => {
    expect(addressed('@noor?', ['Noor El Sayed', 'Kofi'])).toEqual([0])
    expect(addressed('@noor?', ['Noor El Sayed', 'Noor Haddad'])).toEqual([])
    expect(addressed('@noor?', ['Noor', 'Noor'])).toEqual([0, 1])
  })

  it('says where, so that it can be shown', () => {
    const text = '🦉 @Toma\u0301s\u030C, hello'
    const [mention] = findMentions(text, names)
    expect(text.slice(mention?.from, mention?.to)).toBe('@Toma\u0301s\u030C')
    expect(mention?.who).toEqual([1])
  })

  it('takes no longer for a text of nothing but signs', () => {
    const started = Date.now()
    findMentions('@'.repeat(4000), names)
    findMentions('@ana maria'.repeat(400), names)
    expect(Date.now() - started).toBeLessThan(5000)
  })
})

describe('how many replies a message brings', () => {
  it.each([
    ['Anyone?', { most: 2, exact: false }],
    ['@anouk', { most: 1, exact: true }],
    ['@anouk and @tomas', { most: 2, exact: true }],
    ['@all', { most: 3, exact: true }],
  ])('%s', (text, expected) => {
    expect(repliesTo(text, names)).toEqual(expected)
  })

  it('is one in a one-to-one chat', () => {
    expect(repliesTo('@all', ['Noor'])).toEqual({ most: 1, exact: true })
  })
})
