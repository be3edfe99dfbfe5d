import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StoredBytes } from './stored-bytes.ts'
import { sizeOf } from './tensors.ts'
import { writeTunedFile } from './testing/tuned-file.ts'
import { createTransformer } from './transformer.ts'
import { TunedWeights } from './tuned-weights.ts'
import { readWeights } from './weights.ts'

const folder = mkdtempSync(join(tmpdir(), 'aureole-weights-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = (name: string): string => join(folder, name)

function read(tuned?: TunedWeights): Map<string, Float32Array> {
  const found = new Map<string, Float32Array>()
  readWeights((tensor, fill) => {
    const values = new Float32Array(sizeOf(tensor))
    fill(values)
    found.set(tensor.name, values)
  }, tuned)
  return found
}

function bytes({ buffer }: Float32Array): Buffer {
  return Buffer.from(buffer)
}

const base = read()

describe('the weights', () => {
  it('are those of the package', () => {
    expect([...base.keys()].slice(0, 5)).toEqual([
      'emb',
      'layer0.ln1.w',
      'layer0.ln1.b',
      'layer0.qkv.w',
      'layer0.qkv.b',
    ])
    expect([...base.keys()].slice(-4)).toEqual(['layer1.f2.w', 'layer1.f2.b', 'h.w', 'h.b'])
    expect([...base.values()].reduce((sum, values) => sum + values.length, 0)).toBe(6_975_744)
  })

  it('are tuned by what a file adds to them', () => {
    writeTunedFile(path('tuned.bin'), {
      emb: { scale: (row) => row / 1000, step: (i) => (i % 255) - 127 },
      'layer1.f2.b': { scale: (row) => row / 10, step: () => 0 },
      'h.w': { scale: () => 0.5, step: () => -3 },
    })
    const tuned = read(new TunedWeights(path('tuned.bin')))
    const added = (name: string, i: number): number => tuned.get(name)![i]! - base.get(name)![i]!
    expect(added('emb', 3 * 256 + 5)).toBeCloseTo((3 / 1000) * (((3 * 256 + 5) % 255) - 127), 5)
    expect(added('emb', 8001 * 256)).toBeCloseTo((8001 / 1000) * (((8001 * 256) % 255) - 127), 2)
    expect(added('layer1.f2.b', 70)).toBeCloseTo(7, 5)
    expect(added('h.w', 511 * 512 + 511)).toBeCloseTo(-1.5, 5)
    for (const name of ['layer0.qkv.w', 'layer0.adj.w', 'layer1.f1.w', 'h.b'])
      expect(Buffer.compare(bytes(tuned.get(name)!), bytes(base.get(name)!))).toBe(0)
  })

  it('make the encoder read otherwise', () => {
    writeTunedFile(path('same.bin'), {})
    writeTunedFile(path('other.bin'), { 'h.b': { scale: (row) => row / 512, step: () => 0 } })
    const [plain] = createTransformer().encode([[100, 200, 300]])
    const [same] = createTransformer(path('same.bin')).encode([[100, 200, 300]])
    const [other] = createTransformer(path('other.bin')).encode([[100, 200, 300]])
    expect(same).toEqual(plain)
    const expected = plain!.map((value, i) => Math.tanh(Math.atanh(value) + i / 512))
    expect(Math.max(...expected.map((value, i) => Math.abs(value - other![i]!)))).toBeLessThan(1e-4)
  })

  it('are refused from a file that is missing, cut off or something else', () => {
    expect(() => createTransformer(path('missing.bin'))).toThrow('ENOENT')
    writeTunedFile(path('cut.bin'), {})
    truncateSync(path('cut.bin'), 1_000_000)
    expect(() => createTransformer(path('cut.bin'))).toThrow('made for another encoder')
    writeTunedFile(path('foreign.bin'), {})
    writeFileSync(path('foreign.bin'), 'SOMEBIN1', { flag: 'r+' })
    expect(() => createTransformer(path('foreign.bin'))).toThrow('holds no tuned weights')
  })

  it('may lie across several files', () => {
    writeFileSync(path('a'), Buffer.from([0, 1, 2]))
    writeFileSync(path('b'), Buffer.from([3]))
    writeFileSync(path('c'), Buffer.from([4, 5]))
    const stored = new StoredBytes([path('a'), path('b'), path('c')])
    const bytes = new Uint8Array(4)
    stored.read(1, bytes)
    expect([...bytes]).toEqual([1, 2, 3, 4])
    expect(() => stored.read(3, bytes)).toThrow('too short')
    stored.close()
  })
})
