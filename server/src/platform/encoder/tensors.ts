/*
 * What the encoder consists of: its tensors' names here, in the package with the base weights, and their sizes. Files with tuned weights have
 * them in this order.
 */

export const vocabularySize = 8002
export const embeddingSize = 256
export const width = 512
export const hiddenWidth = 1536
export const heads = 4

export interface Tensor {
  readonly name: string
  /** In the manifest of the package. */
  readonly source: string
  readonly rows: number
  /** None: a vector. */
  readonly columns?: number
}

/** A layer takes vectors of one size and gives vectors of `width`. Where these differ, `adj` carries what bypasses the layer. */
export const layerInputs = [embeddingSize, width] as const
export type LayerIndex = 0 | 1

const transformer = 'Encoder_en/KonaTransformer/Encode'
const concat = 'ConcatPartitions/concat'

export const tensors: readonly Tensor[] = [
  matrix('emb', 'module/Embeddings_en', vocabularySize, embeddingSize),
  ...layer(0),
  ...layer(1),
  matrix('h.w', 'module/Encoder_en/hidden_layers/tanh_layer_0/weights', width, width),
  vector('h.b', 'module/Encoder_en/hidden_layers/tanh_layer_0/bias', width),
]

function layer(index: LayerIndex): Tensor[] {
  const inputs = layerInputs[index]
  const name = (part: string): string => `layer${index}.${part}`
  const variable = (part: string): string =>
    `module/${transformer}/Layer_${index}/TransformerLayer/${part}/kernel/part_0`
  const joined = (part: string): string =>
    `module_apply_default/${transformer}/Layer_${index}/TransformerLayer/${part}/${concat}`
  const reshaped = (part: string): string =>
    `module_apply_default/${transformer}/TransformerStack/Layer_${index}/TransformerLayer/FFN/${part}/Tensordot/Reshape_1`
  const attention = 'MultiheadAttention'
  const norm = 'layer_prepostprocess/layer_norm'
  return [
    vector(name('ln1.w'), joined(`${norm}/layer_norm_scale`), inputs),
    vector(name('ln1.b'), joined(`${norm}/layer_norm_bias`), inputs),
    matrix(name('qkv.w'), variable(`${attention}/qkv_transform_single`), inputs, 3 * inputs),
    vector(name('qkv.b'), joined(`${attention}/qkv_transform_single/bias`), 3 * inputs),
    matrix(name('out.w'), variable(`${attention}/output_transform_single`), inputs, width),
    vector(name('out.b'), joined(`${attention}/output_transform_single/bias`), width),
    vector(name('ln2.w'), joined(`FFN/${norm}/layer_norm_scale`), width),
    vector(name('ln2.b'), joined(`FFN/${norm}/layer_norm_bias`), width),
    matrix(name('f1.w'), reshaped('conv1'), width, hiddenWidth),
    vector(name('f1.b'), joined('FFN/conv1/bias'), hiddenWidth),
    matrix(name('f2.w'), reshaped('conv2'), hiddenWidth, width),
    vector(name('f2.b'), joined('FFN/conv2/bias'), width),
    ...(index === 0
      ? [
          matrix(name('adj.w'), joined('dense/kernel'), inputs, width),
          vector(name('adj.b'), joined('dense/bias'), width),
        ]
      : []),
  ]
}

function matrix(name: string, source: string, rows: number, columns: number): Tensor {
  return { name, source, rows, columns }
}

function vector(name: string, source: string, rows: number): Tensor {
  return { name, source, rows }
}

export function sizeOf({ rows, columns = 1 }: Tensor): number {
  return rows * columns
}
