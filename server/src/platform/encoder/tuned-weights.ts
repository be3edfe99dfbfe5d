import { StoredBytes } from './stored-bytes.ts'
import { sizeOf, tensors, type Tensor } from './tensors.ts'

/*
 * How tuned weights differ from the base. Eight letters, then each tensor in the order of `tensors`: a vector's differences as they are; of a
 * matrix first a scale for each row, then the differences as whole numbers from -128 to 127, to be multiplied by the scale of their row.
 */

export const signature = 'AURTUNE1'
const numberBytes = 4

export class TunedWeights {
  readonly #stored: StoredBytes
  #at = signature.length

  constructor(path: string) {
    this.#stored = new StoredBytes([path])
    try {
      this.#check(path)
    } catch (error) {
      this.close()
      throw error
    }
  }

  /** For each tensor once, in their order. */
  addNext(tensor: Tensor, values: Float32Array): void {
    if (tensor.columns === undefined) {
      const differences = this.#next(new Float32Array(tensor.rows))
      for (let i = 0; i < values.length; i++) values[i]! += differences[i]!
      return
    }
    const { rows, columns } = tensor
    const scales = this.#next(new Float32Array(rows))
    const steps = this.#next(new Int8Array(rows * columns))
    for (let row = 0; row < rows; row++)
      for (let i = row * columns; i < (row + 1) * columns; i++) values[i]! += steps[i]! * scales[row]!
  }

  close(): void {
    this.#stored.close()
  }

  #next<T extends Float32Array | Int8Array>(target: T): T {
    this.#stored.read(this.#at, target)
    this.#at += target.byteLength
    return target
  }

  #check(path: string): void {
    const size = tensors.reduce((sum, tensor) => sum + storedSize(tensor), signature.length)
    if (this.#stored.size !== size) throw new Error(`${path} was made for another encoder`)
    const letters = new Uint8Array(signature.length)
    this.#stored.read(0, letters)
    if (Buffer.from(letters).toString('latin1') !== signature)
      throw new Error(`${path} holds no tuned weights`)
  }
}

function storedSize(tensor: Tensor): number {
  const matrixBytes = tensor.columns === undefined ? 0 : sizeOf(tensor)
  return tensor.rows * numberBytes + matrixBytes
}
