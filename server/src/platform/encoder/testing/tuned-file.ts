import { writeFileSync } from 'node:fs'
import { sizeOf, tensors, type Tensor } from '../tensors.ts'
import { signature } from '../tuned-weights.ts'

/** What a made-up tuned file adds to the numbers of a tensor: to those of a vector the scale alone, to those of a matrix step x scale. */
export interface Difference {
  readonly scale: (row: number) => number
  readonly step: (index: number) => number
}

/** Writes a file with tuned weights: only the tensors that are named differ. */
export function writeTunedFile(path: string, differences: Readonly<Record<string, Difference>>): void {
  const parts = tensors.map((tensor) => stored(tensor, differences[tensor.name]))
  writeFileSync(path, Buffer.concat([Buffer.from(signature), ...parts]))
}

function stored(tensor: Tensor, difference?: Difference): Buffer {
  const scales = new Float32Array(tensor.rows)
  const steps = new Int8Array(tensor.columns === undefined ? 0 : sizeOf(tensor))
  if (difference !== undefined) {
    scales.forEach((_, row) => (scales[row] = difference.scale(row)))
    steps.forEach((_, i) => (steps[i] = difference.step(i)))
  }
  return Buffer.concat([Buffer.from(scales.buffer), Buffer.from(steps.buffer)])
}
