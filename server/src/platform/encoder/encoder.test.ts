import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { WorkerError } from '../worker-pool.ts'
import { createEncoder, dimensions, encodeWithin, similarity, type Encoder } from './index.ts'
import { writeTunedFile } from './testing/tuned-file.ts'

const encoder = createEncoder()
afterAll(() => encoder.close())

async function alike(a: string, b: string): Promise<number> {
  const [first, second] = await encoder.encode([a, b])
  return similarity(first!, second!)
}

describe('the sentence encoder', () => {
  it('hears what means the same as alike', async () => {
    expect(await alike('What do you do for a living?', 'What is your job?')).toBeGreaterThan(0.7)
    expect(await alike('What do you do for a living?', 'The soup is cold.')).toBeLessThan(0.3)
  })

  it('gives each text its own vector, in order, also when it knew some of them before', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => `I have ${i} red apples.`)
    const all = await encoder.encode(texts)
    const again = await encoder.encode([texts[39]!, 'Something new.', texts[0]!])
    expect(all.map((vector) => vector.length)).toEqual(texts.map(() => dimensions))
    expect(again[0]).toEqual(all[39])
    expect(again[2]).toEqual(all[0])
    expect(similarity(again[1]!, all[0]!)).toBeLessThan(0.5)
  })

  it('takes whatever people write', async () => {
    const odd = ['', '   ', '🦉🦉', 'مرحبا', '\n\t', '?!', '😀 ', 'x'.repeat(20_000)]
    const vectors = await encoder.encode(odd)
    expect(vectors).toHaveLength(odd.length)
    expect(similarity(vectors[0]!, vectors[2]!)).toBe(0)
  })

  it('keeps nobody waiting who would wait in vain while it starts', async () => {
    const starting: Encoder = {
      encode: () => new Promise(() => undefined),
      soonest: () => 600_000,
      close: async () => undefined,
    }
    expect(await encodeWithin(starting, ['Hello'], 500_000)).toBeUndefined()
    const cold = createEncoder()
    expect(cold.soonest?.()).toBeGreaterThan(150)
    await cold.encode(['Hello'])
    expect(cold.soonest?.()).toBe(0)
    const known: Encoder = { ...starting, encode: (texts) => cold.encode(texts) }
    expect(await encodeWithin(known, ['Hello'], 500_000)).toHaveLength(1)
    await cold.close()
  })

  it('is left behind when it is late, and when it has gone', async () => {
    const slow: Encoder = { encode: () => new Promise(() => undefined), close: async () => undefined }
    expect(await encodeWithin(slow, ['Hello'], 5)).toBeUndefined()
    const closed = createEncoder()
    await closed.close()
    await expect(closed.encode(['Hello'])).rejects.toMatchObject({ reason: 'closed' })
    expect(await encodeWithin(closed, ['Hello'], 1000)).toBeUndefined()
  })

  it('reads for something else with other weights, and mixes nothing up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aureole-readings-'))
    writeTunedFile(join(folder, 'answers.bin'), { 'h.b': { scale: (row) => row / 64 - 4, step: () => 0 } })
    const reader = createEncoder({ tuned: pathToFileURL(`${folder}/`) })
    const [meaning] = await reader.encode(['Where do you live?'])
    expect(reader.soonest?.('answers')).toBeGreaterThan(0)
    const [answers] = (await encodeWithin(reader, ['Where do you live?'], 30_000, 'answers')) ?? []
    expect(reader.soonest?.('answers')).toBe(0)
    expect(similarity(meaning!, answers!)).toBeLessThan(0.9)
    expect(await reader.encode(['Where do you live?'], 'answers')).toEqual([answers])
    expect(await reader.encode(['Where do you live?'])).toEqual([meaning])

    const missing = reader.encode(['Where do you live?'], 'danger')
    await expect(missing).rejects.toBeInstanceOf(WorkerError)
    await expect(missing).rejects.toMatchObject({ reason: 'failed' })
    expect(await encodeWithin(reader, ['Where do you live?'], 1000, 'danger')).toBeUndefined()
    expect(await reader.encode(['I live by the sea.'])).toHaveLength(1)
    await reader.close()
    rmSync(folder, { recursive: true })
  })
})
