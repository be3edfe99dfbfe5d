import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import type { Config } from '../platform/config.ts'
import { silentLog } from '../testing/log.ts'
import { createMinds, type MindRequest } from './index.ts'
import { rehearse } from './rehearse.ts'

const server = { baseUrl: new URL('http://127.0.0.1:9/v1'), model: 'muse', apiKey: 'k' }
const llm: NonNullable<Config['llm']> = {
  servers: [server],
  builtinFallback: true,
  context: 8192,
  maxTokens: 300,
  parallel: 8,
  queue: 20,
  queueMs: 2000,
  timeouts: { connect: 1000, firstWord: 5000, betweenWords: 5000, whole: 20_000 },
}

function mindWith(llmConfig: Config['llm']) {
  const read: string[] = []
  const encoder = {
    encode: async (texts: readonly string[]) => {
      read.push(...texts)
      return texts.map(() => new Int8Array(512))
    },
    close: async () => undefined,
  }
  const mind = createMinds(
    { mindPace: 0, ...(llmConfig === undefined ? {} : { llm: llmConfig }) },
    { log: silentLog, metrics: { registry: new Registry() }, encoder },
  )
  return { mind, read }
}

describe('what can be made ready before the first message', () => {
  it.each([
    ['the only mind', undefined],
    ['the one behind model servers', llm],
  ])('the built-in mind is, as %s', async (_, config) => {
    const { mind, read } = mindWith(config)
    await mind.warm?.()
    expect(read).not.toEqual([])
    await mind.close()
  })

  it('is made ready by an answer that nobody hears, and that ends with its first word', async () => {
    let asked: MindRequest | undefined
    let signal: AbortSignal | undefined
    await rehearse({
      async *answer(request, given) {
        asked = request
        signal = given
        for (;;) yield { type: 'text', text: 'Good ' }
      },
    })
    expect(asked?.turns.at(-1)?.from).toBe('person')
    expect(signal?.aborted).toBe(true)
  })

  it('nothing is, where the built-in mind never answers', async () => {
    const { mind } = mindWith({ ...llm, builtinFallback: false })
    expect(mind.warm).toBeUndefined()
    await mind.close()
  })
})
