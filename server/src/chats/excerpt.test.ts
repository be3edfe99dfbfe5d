import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { wantedWords } from './words.ts'

function shown(text: string, query: string, literal?: string): string {
  return excerptOf(text, wantedWords(query), literal)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('')
}

describe('R54: the words around what was found', () => {
  it.each([
    ['Two kilos of plums.', 'plum', 'Two kilos of [plums].'],
    ['Two kilos of plums.', 'kilos plum', 'Two [kilos] of [plums].'],
    ['A plum is a plump thing', 'plum is', 'A [plum] [is] a plump thing'],
    ['Le Café\n\n  noir', 'cafe no', 'Le [Café] [noir]'],
    ['I can’t, can’t I?', 'cant', 'I [can’t], [can’t] I?'],
    ['我喜欢苹果吗', '苹果', '我喜欢[苹果]吗'],
    ['我喜欢苹果', '喜欢苹果', '我[喜欢苹果]'],
    ['🦉 and 🦉🦉', '🦉', '[🦉] and [🦉][🦉]'],
    ['Toma\u0301s\u030C said', 'tomas', '[Toma\u0301s\u030C] said'],
    ['Straßenbahn fährt', 'strassenbahn', '[Straßenbahn] fährt'],
    ['My iPhone手机 broke', 'iphone 手机', 'My [iPhone][手机] broke'],
    ['nothing of it', 'else', 'nothing of it'],
    ['', 'x', ''],
  ])('%s / %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected)
  })

  it('are those in the middle of a word, when it was looked for as it stands', () => {
    expect(shown('Zwei Pflaumenkuchen', 'kuchen', 'kuchen')).toBe('Zwei Pflaumen[kuchen]')
  })

  it('are cut out of a long message where most of it stands together', () => {
    const text = `plums ${'and so on '.repeat(60)}the plums went into brandy ${'and so forth '.repeat(60)}`
    const cut = shown(text, 'plums brandy')
    expect(cut).toContain('the [plums] went into [brandy]')
    expect(cut).toMatch(/^….*…$/)
    expect(cut.length).toBeLessThan(200)
  })

  it('never hold half of a sign', () => {
    const cut = excerptOf('🦉'.repeat(500) + 'plum' + '🦉'.repeat(500), wantedWords('plum'))
    expect(cut.every((part) => part.text.isWellFormed())).toBe(true)
  })

  it('are quick for what is long and hostile', () => {
    const started = performance.now()
    excerptOf('a '.repeat(50_000), wantedWords('a'))
    excerptOf("a'".repeat(50_000), wantedWords('b'))
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
