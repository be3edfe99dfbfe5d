import { describe, expect, it } from 'vitest'
import { innerStep, kernelCode, panelWidth, tileRows } from './kernel-code.ts'
import { createKernel, type Kernel } from './kernel.ts'
import { addRows, meanRows, normalise } from './rows.ts'

const rows = 3 * tileRows + 1
const inner = 5 * innerStep
const columns = 3 * panelWidth

/** Numbers that look like chance, the same ones each time. */
function filled(kernel: Kernel, size: number): number {
  const at = kernel.take(size)
  for (let i = 0; i < size; i++) kernel.memory[at + i] = Math.sin(12.9898 * (at + i))
  return at
}

function product(kernel: Kernel, atLeast?: number): { ours: number[]; plain: number[] } {
  const { memory } = kernel
  const inputStride = inner + 4
  const outputStride = columns + 8
  const input = filled(kernel, (rows + tileRows) * inputStride)
  const matrix = filled(kernel, inner * columns)
  const bias = filled(kernel, columns)
  const panels = kernel.take(inner * columns)
  const output = kernel.take((rows + tileRows) * outputStride)
  kernel.intoPanels(matrix, panels, inner, columns)
  kernel.multiply({
    input: { at: input, stride: inputStride },
    panels,
    bias,
    output: { at: output, stride: outputStride },
    rows,
    inner,
    columns,
    ...(atLeast === undefined ? {} : { atLeast }),
  })
  const cells = Array.from(
    { length: rows * columns },
    (_, i) => [Math.floor(i / columns), i % columns] as const,
  )
  return {
    ours: cells.map(([row, column]) => memory[output + row * outputStride + column]!),
    plain: cells.map(([row, column]) => {
      let sum = memory[bias + column]!
      for (let i = 0; i < inner; i++)
        sum += memory[input + row * inputStride + i]! * memory[matrix + i * columns + column]!
      return atLeast === undefined ? sum : Math.max(atLeast, sum)
    }),
  }
}

function furthest(a: Iterable<number>, b: readonly number[]): number {
  return Math.max(...Array.from(a, (value, i) => Math.abs(value - b[i]!)))
}

describe('the kernel', () => {
  it('multiplies as plain code does', () => {
    const { ours, plain } = product(createKernel(20_000))
    expect(furthest(ours, plain)).toBeLessThan(1e-5)
  })

  it('cuts off what is too small', () => {
    const { ours, plain } = product(createKernel(20_000), 0)
    expect(ours.filter((value) => value === 0).length).toBeGreaterThan(10)
    expect(furthest(ours, plain)).toBeLessThan(1e-5)
  })

  it('does the same on an engine that cannot multiply and add in one step', () => {
    const { ours, plain } = product(createKernel(20_000, kernelCode({ inOneStep: false })))
    expect(furthest(ours, plain)).toBeLessThan(1e-5)
  })

  it('gives no memory away twice, nor any that it does not have', () => {
    const kernel = createKernel(16_384)
    expect(kernel.take(5)).toBe(0)
    expect(kernel.take(5)).toBe(8)
    expect(() => kernel.take(20_000)).toThrow('no memory left')
  })
})

describe('rows', () => {
  const block = (at: number, stride: number): { at: number; stride: number } => ({ at, stride })

  it('are brought to the same height', () => {
    const memory = Float32Array.from([1, 3, 5, 7, 0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 1, 1])
    normalise(memory, block(0, 4), block(4, 4), { size: 4, scale: 8, bias: 12 }, 1)
    const deviation = Math.sqrt(5)
    const expected = [-3, -1, 1, 3].map((value) => (2 * value) / deviation + 1)
    expect(furthest(memory.subarray(4, 8), expected)).toBeLessThan(1e-5)
  })

  it('are added', () => {
    const memory = Float32Array.from([1, 2, 9, 3, 4, 9, 10, 20, 30, 40])
    addRows(memory, block(0, 3), block(6, 2), block(0, 3), 2, 2)
    expect([...memory.subarray(0, 6)]).toEqual([11, 22, 9, 33, 44, 9])
  })

  it('become the mean of their text', () => {
    const memory = Float32Array.from([5, 1, 1, 2, 3, 6, 8, 10])
    const spans = [
      { start: 0, count: 1 },
      { start: 1, count: 2 },
      { start: 3, count: 1 },
    ]
    meanRows(memory, block(0, 2), 2, spans)
    expect([...memory.subarray(0, 6)]).toEqual([5, 1, 2, 4, 8, 10])
  })
})
