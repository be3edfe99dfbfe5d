import type { Kernel } from './kernel.ts'
import { layerInputs, sizeOf, tensors, type LayerIndex, type Tensor } from './tensors.ts'
import type { TunedWeights } from './tuned-weights.ts'
import { readWeights } from './weights.ts'

/** Where the weights lie in the kernel's memory. */
export interface Model {
  /** One row a token. */
  readonly embeddings: number
  readonly layers: readonly [Layer, Layer]
  readonly last: Dense
}

export interface Layer {
  readonly inputs: number
  readonly beforeAttention: Norm
  /** Queries, keys and values side by side. */
  readonly attention: Dense
  readonly afterAttention: Dense
  readonly beforeHidden: Norm
  readonly hidden: Dense
  readonly afterHidden: Dense
  /** For what bypasses the attention, where that has another size than what comes out. */
  readonly bypass?: Dense
}

/** Its matrix lies in panels. */
export interface Dense {
  readonly inputs: number
  readonly outputs: number
  readonly panels: number
  readonly bias: number
}

export interface Norm {
  readonly size: number
  readonly scale: number
  readonly bias: number
}

const largestMatrix = Math.max(...tensors.filter(isMultiplied).map(sizeOf))

/** How many numbers it takes to load the weights. */
export const modelSize = tensors.reduce((sum, tensor) => sum + sizeOf(tensor), largestMatrix)

export function loadModel(kernel: Kernel, tuned?: TunedWeights): Model {
  const places = new Map<string, { at: number; tensor: Tensor }>()
  const passage = kernel.take(largestMatrix)
  const part = (at: number, tensor: Tensor): Float32Array => kernel.memory.subarray(at, at + sizeOf(tensor))
  readWeights((tensor, fill) => {
    const at = kernel.take(sizeOf(tensor))
    places.set(tensor.name, { at, tensor })
    if (!isMultiplied(tensor)) return fill(part(at, tensor))
    fill(part(passage, tensor))
    kernel.intoPanels(passage, at, tensor.rows, tensor.columns)
  }, tuned)

  const find = (name: string): { at: number; tensor: Tensor } => {
    const place = places.get(name)
    if (place === undefined) throw new Error(`there are no weights called ${name}`)
    return place
  }
  const dense = (name: string): Dense => {
    const { at, tensor } = find(`${name}.w`)
    const bias = find(`${name}.b`)
    return { inputs: tensor.rows, outputs: bias.tensor.rows, panels: at, bias: bias.at }
  }
  const norm = (name: string): Norm => {
    const { at, tensor } = find(`${name}.w`)
    return { size: tensor.rows, scale: at, bias: find(`${name}.b`).at }
  }
  const layer = (index: LayerIndex): Layer => ({
    inputs: layerInputs[index],
    beforeAttention: norm(`layer${index}.ln1`),
    attention: dense(`layer${index}.qkv`),
    afterAttention: dense(`layer${index}.out`),
    beforeHidden: norm(`layer${index}.ln2`),
    hidden: dense(`layer${index}.f1`),
    afterHidden: dense(`layer${index}.f2`),
    ...(index === 0 ? { bypass: dense('layer0.adj') } : {}),
  })
  return { embeddings: find('emb').at, layers: [layer(0), layer(1)], last: dense('h') }
}

/** Embeddings are a matrix too, but rows of it are looked up. */
function isMultiplied(tensor: Tensor): tensor is Tensor & { columns: number } {
  return tensor.columns !== undefined && tensor.name !== 'emb'
}
