/*
 * The few words of WebAssembly that the kernel needs, as functions that give their bytes. Operands come first, as the machine wants them, so that
 * `i32.add(a, b)` reads like a sum. The numbers are those of the specification's index of instructions.
 */

export type Code = number | readonly Code[]

/** One of a function's parameters or variables. */
export interface Local {
  readonly get: Code
  readonly set: (value: Code) => Code
}

const types = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const
export type Type = keyof typeof types

export const i32 = {
  constant: (value: number): Code => [0x41, signed(value)],
  add: (a: Code, b: Code): Code => [a, b, 0x6a],
  multiply: (a: Code, b: Code): Code => [a, b, 0x6c],
  isBelow: (a: Code, b: Code): Code => [a, b, 0x49],
}

export const f32x4 = {
  load: (address: Code, offset: number): Code => [address, vector(0x00), 0x04, unsigned(offset)],
  store: (address: Code, offset: number, value: Code): Code => [
    address,
    value,
    vector(0x0b),
    0x04,
    unsigned(offset),
  ],
  /** The one number at the address, four times. */
  loadSplat: (address: Code, offset: number): Code => [address, vector(0x09), 0x02, unsigned(offset)],
  splat: (value: Code): Code => [value, vector(0x13)],
  add: (a: Code, b: Code): Code => [a, b, vector(0xe4)],
  multiply: (a: Code, b: Code): Code => [a, b, vector(0xe6)],
  max: (a: Code, b: Code): Code => [a, b, vector(0xe9)],
  /** a x b + c in one step, where the machine has one. */
  multiplyAdd: (a: Code, b: Code, c: Code): Code => [a, b, c, vector(0x105)],
}

/** Runs at least once, and again as long as the condition holds. */
export function repeat(body: Code, condition: Code): Code {
  const nothing = 0x40
  return [0x03, nothing, body, condition, 0x0d, 0, 0x0b]
}

/** What a function has names for: first all its parameters, then all its variables. */
export class Frame {
  readonly parameters: Type[] = []
  readonly variables: Type[] = []

  parameter(type: Type): Local {
    if (this.variables.length > 0) throw new Error('parameters come before variables')
    return local(this.parameters.push(type) - 1)
  }

  variable(type: Type): Local {
    return local(this.parameters.length + this.variables.push(type) - 1)
  }
}

function local(index: number): Local {
  return { get: [0x20, unsigned(index)], set: (value) => [value, 0x21, unsigned(index)] }
}

/** One that gives nothing back. */
export interface WasmFunction {
  readonly name: string
  readonly frame: Frame
  readonly body: Code
}

/** A module of functions over a memory that it is given as `host.memory`. */
export function moduleOf(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const signatures = functions.map(({ frame }) => [0x60, list(frame.parameters.map(typeCode)), list([])])
  const memory = [text('host'), text('memory'), 0x02, 0x00, 1]
  const bodies = functions.map(({ frame, body }) =>
    sized([list(frame.variables.map((type) => [1, typeCode(type)])), body, 0x0b]),
  )
  return Uint8Array.from(
    flat([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, list(signatures)),
      section(2, list([memory])),
      section(3, list(functions.map((_, index) => index))),
      section(7, list(functions.map(({ name }, index) => [text(name), 0x00, index]))),
      section(10, list(bodies)),
    ]),
  )
}

function typeCode(type: Type): number {
  return types[type]
}

function section(id: number, content: Code): Code {
  return [id, sized(content)]
}

function sized(content: Code): Code {
  const bytes = flat(content)
  return [unsigned(bytes.length), bytes]
}

function list(items: readonly Code[]): Code {
  return [unsigned(items.length), items]
}

function text(value: string): Code {
  const bytes = [...Buffer.from(value)]
  return [unsigned(bytes.length), bytes]
}

function vector(instruction: number): Code {
  return [0xfd, unsigned(instruction)]
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** The same, with the sign in the last byte's seventh bit. */
function signed(value: number): number[] {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}

function flat(code: Code, bytes: number[] = []): number[] {
  if (typeof code === 'number') bytes.push(code)
  else for (const part of code) flat(part, bytes)
  return bytes
}
