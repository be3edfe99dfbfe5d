import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { createSafety } from '../../server/src/safety/index.ts'
import { stoppedInTalk } from './safety-talk.ts'

describe('ordinary talk that nothing was learned from', { timeout: 120_000 }, () => {
  const encoder = createEncoder()
  afterAll(() => encoder.close())

  it('is hardly ever stopped', async () => {
    const { messages, stopped, concerned } = await stoppedInTalk(createSafety({ encoder, encoderMs: 30_000 }))
    expect(messages).toBeGreaterThan(500)
    expect((100 * stopped) / messages).toBeLessThan(2)
    expect((100 * concerned) / messages).toBeLessThan(1)
  })
})
