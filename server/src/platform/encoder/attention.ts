import { innerStep, panelWidth } from './kernel-code.ts'
import type { Block, Kernel } from './kernel.ts'
import type { Span } from './rows.ts'
import { heads, width } from './tensors.ts'

/** Lets every token of a text look at all the others of the same text. */
export interface Attention {
  /** `mixed` has queries, keys and values side by side, `size` numbers each; `attended` gets `size` numbers a row. */
  readonly attend: (span: Span, mixed: Block, attended: Block, size: number) => void
}

/** For texts of at most so many tokens. */
export function createAttention(kernel: Kernel, longest: number): Attention {
  const { memory } = kernel
  const room = roundedUp(longest, panelWidth)
  const widestHead = width / heads
  const keyPanels = kernel.take(widestHead * room)
  const valuePanels = kernel.take(widestHead * room)
  const scores = kernel.take(room * room)
  const noBias = kernel.take(Math.max(room, widestHead))

  /** Each key becomes a column, so that queries x keys is a product of matrices. */
  function keysIntoPanels(first: number, stride: number, count: number, headSize: number): void {
    for (let token = 0; token < count; token++) {
      const panel = keyPanels + Math.floor(token / panelWidth) * panelWidth * headSize
      const column = panel + (token % panelWidth)
      const from = first + token * stride
      for (let i = 0; i < headSize; i++) memory[column + i * panelWidth] = memory[from + i]!
    }
  }

  /** As many rows as the kernel asks for; those behind the last value are zero. */
  function valuesIntoPanels(first: number, stride: number, count: number, headSize: number): void {
    const rows = roundedUp(count, innerStep)
    for (let token = 0; token < rows; token++)
      for (let i = 0; i < headSize; i++) {
        const panel = valuePanels + Math.floor(i / panelWidth) * panelWidth * rows
        const value = token < count ? memory[first + token * stride + i]! : 0
        memory[panel + token * panelWidth + (i % panelWidth)] = value
      }
  }

  /** How much each token looks at each: shares that add up to one. */
  function scoresIntoShares(count: number, scale: number): void {
    for (let token = 0; token < count; token++) {
      const row = memory.subarray(scores + token * room, scores + token * room + roundedUp(count, innerStep))
      row.fill(0, count)
      intoShares(row.subarray(0, count), scale)
    }
  }

  return {
    attend({ start, count }, mixed, attended, size) {
      const headSize = size / heads
      for (let head = 0; head < heads; head++) {
        const queries = mixed.at + start * mixed.stride + head * headSize
        keysIntoPanels(queries + size, mixed.stride, count, headSize)
        valuesIntoPanels(queries + 2 * size, mixed.stride, count, headSize)
        kernel.multiply({
          input: { at: queries, stride: mixed.stride },
          panels: keyPanels,
          bias: noBias,
          output: { at: scores, stride: room },
          rows: count,
          inner: headSize,
          columns: roundedUp(count, panelWidth),
        })
        scoresIntoShares(count, headSize ** -0.5)
        kernel.multiply({
          input: { at: scores, stride: room },
          panels: valuePanels,
          bias: noBias,
          output: { at: attended.at + start * attended.stride + head * headSize, stride: attended.stride },
          rows: count,
          inner: roundedUp(count, innerStep),
          columns: headSize,
        })
      }
    },
  }
}

function intoShares(row: Float32Array, scale: number): void {
  let most = -Infinity
  for (const score of row) most = Math.max(most, score)
  let sum = 0
  for (let i = 0; i < row.length; i++) {
    const share = Math.exp((row[i]! - most) * scale)
    row[i] = share
    sum += share
  }
  for (let i = 0; i < row.length; i++) row[i]! /= sum
}

function roundedUp(count: number, step: number): number {
  return Math.ceil(count / step) * step
}
