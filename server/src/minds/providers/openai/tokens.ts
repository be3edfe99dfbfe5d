import { rememberCounts } from '../../remember-counts.ts'

/** The tokenizer's work grows with the square of a word's length: longer ones are counted in pieces, which is never too little. */
const wordMax = 100
const longWord = new RegExp(`[^\\s]{${wordMax + 1},}`)
const pieces = new RegExp(`[^\\s]{${wordMax}}`, 'g')

type Tokenizer = (text: string) => number

let loading: Promise<void> | undefined
let tokenizer: Tokenizer | undefined

/**
 * Loads the tokenizer (70 ms and 45 MB, so only where a model server is configured). It is OpenAI's older one: newer ones need as
 * many tokens or fewer, and those of the usual open models lie near it.
 */
export function loadTokenizer(): Promise<void> {
  loading ??= (async () => {
    const { countTokens } = await import('gpt-tokenizer/encoding/cl100k_base')
    // What looks like a mark of the tokenizer's own is text like any other.
    const asText = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() }
    tokenizer = (text) => countTokens(text, asText)
  })()
  return loading
}

/** Until the tokenizer is there, and whenever that is enough: a token has at least one byte. */
export function tokensAtMost(text: string): number {
  return Buffer.byteLength(text)
}

export function createTokenCounter(): (text: string) => number {
  const remembered = rememberCounts((text) =>
    (tokenizer ?? tokensAtMost)(longWord.test(text) ? text.replaceAll(pieces, '$& ') : text),
  )
  return (text) => (tokenizer === undefined ? tokensAtMost(text) : remembered(text))
}
