import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder, dimensions, encodeWithin, similarity, type Encoder } from './index.ts'

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
})
