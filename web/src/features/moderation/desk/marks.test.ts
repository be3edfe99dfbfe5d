import { array, assert, integer, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './marks.ts'

function shown(text: string, spans: [number, number][]): string {
  return piecesOf(text, spans)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')
}

describe('what a finding marks in a message', () => {
  it('is cut out where it stands', () => {
    expect(
      shown('find out where she lives now', [
        [0, 8],
        [15, 24],
      ]),
    ).toBe('[find out] where [she lives] now')
  })

  it('is one piece where findings overlap or touch', () => {
    expect(
      shown('abcdef', [
        [1, 3],
        [2, 5],
      ]),
    ).toBe('a[bcde]f')
    expect(
      shown('abcdef', [
        [3, 5],
        [1, 3],
      ]),
    ).toBe('a[bcde]f')
  })

  it('ignores what lies outside, as of a message that was edited since', () => {
    expect(
      shown('abc', [
        [2, 90],
        [-4, 1],
        [7, 9],
        [1, 1],
      ]),
    ).toBe('[a]b[c]')
  })

  it('loses no letter, whatever the spans', () => {
    const span = tuple(integer({ min: -5, max: 30 }), integer({ min: -5, max: 30 }))
    assert(
      property(string({ maxLength: 24 }), array(span), (text, spans) => {
        expect(
          piecesOf(text, spans)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
