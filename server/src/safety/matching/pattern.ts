/*
 * Phrases as people read them: `i (want|need) to ~2 go`.
 *   word            that word
 *   (a|b c|d)       one of these; with `?` behind it, or nothing
 *   ~3              up to three words of any kind, in the same sentence
 *   ~~3             the same, also over the end of a sentence
 *   #               a number in digits
 *   .               the end or the beginning of a sentence
 *   {name}          a phrase from the table that comes with the patterns
 */

export type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'gap'; readonly most: number; readonly overEnds: boolean }
  | { readonly kind: 'either'; readonly ways: readonly Sequence[]; readonly isOptional: boolean }
export type Sequence = readonly Part[]

export const sentenceEnd = '.'
export const anyNumber = '#'

const lexeme = /~~?\d+|[a-z\d]+|[#.(|)?]/gy

export function parsePattern(pattern: string, named: Readonly<Record<string, string>> = {}): Sequence {
  const lexemes = tokensOf(filled(pattern, named))
  let at = 0

  function sequence(): Part[] {
    const parts: Part[] = []
    for (;;) {
      const token = lexemes[at]
      if (token === undefined || token === ')' || token === '|') return parts
      at++
      if (token === '(') parts.push(either())
      else if (token.startsWith('~')) {
        parts.push({ kind: 'gap', most: Number(token.replaceAll('~', '')), overEnds: token.startsWith('~~') })
      } else parts.push({ kind: 'word', word: token })
    }
  }

  function either(): Part {
    const ways = [sequence()]
    while (lexemes[at] === '|') {
      at++
      ways.push(sequence())
    }
    if (lexemes[at] !== ')') throw new Error(`A bracket is not closed in: ${pattern}`)
    at++
    const isOptional = lexemes[at] === '?'
    if (isOptional) at++
    return { kind: 'either', ways, isOptional }
  }

  const whole = sequence()
  if (at < lexemes.length) throw new Error(`A bracket is not opened in: ${pattern}`)
  return whole
}

function filled(pattern: string, named: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
    const phrase = named[name]
    if (phrase === undefined) throw new Error(`There is no {${name}} for: ${pattern}`)
    return `(${filled(phrase, named)})`
  })
}

function tokensOf(pattern: string): string[] {
  const found: string[] = []
  lexeme.lastIndex = 0
  for (let at = 0; at < pattern.length;) {
    if (/\s/.test(pattern[at] ?? '')) {
      at++
      continue
    }
    lexeme.lastIndex = at
    const token = lexeme.exec(pattern)?.[0]
    if (token === undefined) throw new Error(`What does “${pattern.slice(at, at + 8)}” mean in: ${pattern}`)
    found.push(token)
    at += token.length
  }
  return found
}
