import texts from './known-texts.json' with { type: 'json' }

/** Texts, their tokens and their vectors, as the encoder's first implementation gave them: what was learned from its vectors holds for these. */
export const knownTexts = texts.map(({ text, tokens, vector }) => ({
  text,
  tokens,
  vector: new Int8Array(Buffer.from(vector, 'base64')),
}))
