import type { Block } from './kernel.ts'
import type { Norm } from './model.ts'

/** The rows of one text among those of several. */
export interface Span {
  readonly start: number
  readonly count: number
}

const tooNearZero = 1e-6

/** Each row moved and stretched to mean 0 and deviation 1, and then as the model has learned it. */
export function normalise(memory: Float32Array, from: Block, to: Block, norm: Norm, rows: number): void {
  const { size, scale, bias } = norm
  for (let row = 0; row < rows; row++) {
    const source = from.at + row * from.stride
    const target = to.at + row * to.stride
    let sum = 0
    for (let i = 0; i < size; i++) sum += memory[source + i]!
    const mean = sum / size
    let squares = 0
    for (let i = 0; i < size; i++) squares += (memory[source + i]! - mean) ** 2
    const stretch = 1 / Math.sqrt(squares / size + tooNearZero)
    for (let i = 0; i < size; i++)
      memory[target + i] = memory[scale + i]! * stretch * (memory[source + i]! - mean) + memory[bias + i]!
  }
}

/** to = a + b */
export function addRows(
  memory: Float32Array,
  a: Block,
  b: Block,
  to: Block,
  size: number,
  rows: number,
): void {
  for (let row = 0; row < rows; row++) {
    const atA = a.at + row * a.stride
    const atB = b.at + row * b.stride
    const target = to.at + row * to.stride
    for (let i = 0; i < size; i++) memory[target + i] = memory[atA + i]! + memory[atB + i]!
  }
}

/** The mean of each text's rows, the first text's in the first row: no text begins before the place where its mean is put. */
export function meanRows(memory: Float32Array, block: Block, size: number, spans: readonly Span[]): void {
  spans.forEach(({ start, count }, text) => {
    const target = block.at + text * block.stride
    const first = block.at + start * block.stride
    memory.copyWithin(target, first, first + size)
    for (let row = 1; row < count; row++)
      for (let i = 0; i < size; i++) memory[target + i]! += memory[first + row * block.stride + i]!
    for (let i = 0; i < size; i++) memory[target + i]! /= count
  })
}
