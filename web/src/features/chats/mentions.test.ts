import { describe, expect, test } from 'vitest'
import { callable, callingAt, withCalled } from './mentions.ts'

const angels = [{ name: 'Anouk' }, { name: 'Tomáš' }, { name: 'Mei Lin' }]
const names = (query: string) => callable(query, angels).map(({ name }) => name)

describe('calling an angel', () => {
  test('begins with an @ at the start of a word', () => {
    expect(callingAt('@', 1)).toEqual({ start: 0, query: '' })
    expect(callingAt('How long, @to', 13)).toEqual({ start: 10, query: 'to' })
    expect(callingAt('@mei li', 7)).toEqual({ start: 0, query: 'mei li' })
    expect(callingAt('write to me@home', 16)).toBeUndefined()
    expect(callingAt('@anouk and then', 15)).toBeUndefined()
    expect(callingAt('@anouk', 0)).toBeUndefined()
  })

  test('finds names without their accents, and by a later part', () => {
    expect(names('')).toEqual(['Anouk', 'Tomáš', 'Mei Lin'])
    expect(names('TOMA')).toEqual(['Tomáš'])
    expect(names('lin')).toEqual(['Mei Lin'])
    expect(names('x')).toEqual([])
  })

  test('puts the name in, and the cursor behind it', () => {
    expect(withCalled('Hi @to', { start: 3, query: 'to' }, 'Tomáš')).toEqual({
      text: 'Hi @Tomáš ',
      cursor: 10,
    })
    expect(withCalled('Hi @to, you', { start: 3, query: 'to' }, 'Tomáš')).toEqual({
      text: 'Hi @Tomáš, you',
      cursor: 9,
    })
    expect(withCalled('@a there', { start: 0, query: 'a' }, 'Anouk')).toEqual({
      text: '@Anouk there',
      cursor: 7,
    })
  })
})
