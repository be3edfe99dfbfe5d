import { kernelCode } from './kernel-code.ts'

/** What is needed of WebAssembly; Node has it, and the language's types know of it only in a page. */
interface Engine {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
  readonly validate: (bytes: Uint8Array) => boolean
}
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Engine }

const bytesPerNumber = 4

/** A matrix inside the memory. Places and strides count numbers, not bytes. */
export interface Block {
  readonly at: number
  /** From the beginning of a row to that of the next one. */
  readonly stride: number
}

export interface Product {
  readonly input: Block
  readonly panels: number
  readonly bias: number
  readonly output: Block
  readonly rows: number
  readonly inner: number
  readonly columns: number
  /** What comes out smaller becomes this. */
  readonly atLeast?: number
}

export interface Kernel {
  /** All that the kernel reads and writes. */
  readonly memory: Float32Array
  /** A part of the memory that nobody else has, zero at first. */
  readonly take: (size: number) => number
  /** output = input x panels + bias */
  readonly multiply: (product: Product) => void
  /** Copies a matrix that lies row by row into panels. */
  readonly intoPanels: (matrix: number, panels: number, rows: number, columns: number) => void
}

export function createKernel(size: number, code?: Uint8Array): Kernel {
  const pageBytes = 65_536
  const shared = new WebAssembly.Memory({ initial: Math.ceil((size * bytesPerNumber) / pageBytes) })
  const memory = new Float32Array(shared.buffer)
  const module = code === undefined ? compiled() : new WebAssembly.Module(code)
  const { exports } = new WebAssembly.Instance(module, { host: { memory: shared } })
  const { multiply, intoPanels } = exports as Record<'multiply' | 'intoPanels', (...values: number[]) => void>
  let taken = 0
  return {
    memory,
    take(count) {
      const at = taken
      const wholeVectors = Math.ceil(count / 4) * 4
      taken += wholeVectors
      if (taken > memory.length) throw new Error('the encoder has no memory left')
      return at
    },
    multiply({ input, panels, bias, output, rows, inner, columns, atLeast = -Infinity }) {
      multiply(
        input.at * bytesPerNumber,
        input.stride * bytesPerNumber,
        panels * bytesPerNumber,
        bias * bytesPerNumber,
        output.at * bytesPerNumber,
        output.stride * bytesPerNumber,
        rows,
        inner,
        columns,
        atLeast,
      )
    },
    intoPanels(matrix, panels, rows, columns) {
      intoPanels(matrix * bytesPerNumber, panels * bytesPerNumber, rows, columns)
    },
  }
}

let once: object | undefined

/** Multiplying and adding in one step needs a newer engine than the rest. */
function compiled(): object {
  if (once !== undefined) return once
  const newer = kernelCode({ inOneStep: true })
  once = new WebAssembly.Module(WebAssembly.validate(newer) ? newer : kernelCode({ inOneStep: false }))
  return once
}
