import { describe, expect, it } from 'vitest'
import { createChunkReader, readChunk } from './read-chunk.ts'

const event = (content: unknown, more: object = {}): string =>
  JSON.stringify({
    id: 'c',
    model: 'content',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
    ...more,
  })

/** Whatever stands around the words: learned or not, it is read as it would be alone. */
function expectSame(events: readonly string[]): void {
  const read = createChunkReader()
  for (const one of events) expect(read(one)).toEqual(readChunk(one))
}

describe('M1: events that are written alike', () => {
  it('are read as each alone would be', () => {
    const words = [
      'The',
      ' harbour',
      ' “is”',
      ' quiet',
      ' "so"',
      ' a\\b',
      '\n',
      '',
      ' {',
      ' 星',
      ' content',
      'c',
      ' ',
    ]
    expectSame(words.map((word) => event(word)))
  })

  it('also when their words stand elsewhere in them', () => {
    expectSame(['c', 'content', 'choices', 'index', 'c'].map((word) => event(word)))
  })

  it('also when something else is said between them', () => {
    expectSame([
      event('One'),
      event(' two'),
      event(' three', { usage: { prompt_tokens: 1, completion_tokens: 3 } }),
      event(' four'),
      JSON.stringify({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { reasoning_content: 'hm', content: 'x' } }] }),
      event([{ type: 'text', text: 'parts' }]),
      event(null),
      event(' five'),
    ])
  })

  it('also when each says something new beside its words', () => {
    expectSame(Array.from({ length: 30 }, (_, i) => event(` word${i}`, { created: i, obfuscation: `${i}x` })))
  })

  it('an error between them is an error', () => {
    const read = createChunkReader()
    read(event('One'))
    read(event(' two'))
    expect(() => read('{"error":{"message":"gone"}}')).toThrow('gone')
    expect(() => read(event(' th').slice(0, -9))).toThrow('no JSON')
  })
})
