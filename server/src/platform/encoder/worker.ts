import { answerJobs } from '../worker-side.ts'
import { dimensions } from './reading.ts'
import { quantised } from './similarity.ts'
import { createTokenizer, type Tokenizer } from './tokenizer.ts'
import { createTransformer, type Transformer } from './transformer.ts'
import { readVocabulary } from './weights.ts'

export interface EncoderJob {
  readonly texts: readonly string[]
  /** None: the weights as they come. */
  readonly tunedFile: string | undefined
}

export interface EncoderAnswer {
  /** One behind the other, signed. */
  readonly vectors: Uint8Array
}

let tokenizer: Tokenizer | undefined
const transformers = new Map<string | undefined, Transformer>()

answerJobs(async ({ texts, tunedFile }: EncoderJob): Promise<EncoderAnswer> => {
  tokenizer ??= createTokenizer(readVocabulary())
  const { encode } = transformerWith(tunedFile)
  const { tokens } = tokenizer
  const vectors = encode(texts.map((text) => tokens(text))).map(quantised)
  const joined = new Int8Array(vectors.length * dimensions)
  vectors.forEach((vector, i) => joined.set(vector, i * dimensions))
  return { vectors: new Uint8Array(joined.buffer) }
})

function transformerWith(tunedFile: string | undefined): Transformer {
  const transformer = transformers.get(tunedFile) ?? createTransformer(tunedFile)
  transformers.set(tunedFile, transformer)
  return transformer
}
