import { describe, expect, it } from 'vitest'
import { dimensions, type Encoder } from '../../platform/encoder/index.ts'
import { createSafety } from '../index.ts'
import { exemplarHash } from './exemplars.ts'
import { learned } from './learned.ts'

function counting(encode: Encoder['encode']) {
  let asked = 0
  const encoder: Encoder = { encode: (texts) => (asked++, encode(texts)), close: async () => undefined }
  return { encoder, asked: () => asked }
}
const blank: Encoder['encode'] = async (texts) => texts.map(() => new Int8Array(dimensions))

const talk =
  `good morning|how was your day|i made soup|the train was late again|do you like dogs|tell me a story|i am off to bed|my sister visits on sunday
it has been raining since monday|what are you reading|i got the job|can you explain that|we went to the lake with the kids|i bought a new bike
the neighbours are having a party|i need a new phone|any tips for a quick dinner|i cant find my glasses|my team lost again|i have a cold
i am learning italian|what should i wear to the wedding|the cat is asleep on my keyboard|work was fine|i finished the puzzle|do you have siblings
i planted tomatoes today|the coffee machine broke|im so excited for friday|i watched a film about whales|my boss praised me|i am on the train
what time is it where you are|i had pancakes for breakfast|the garden is full of snow|i miss the summer|my flight was delayed|i painted the kitchen yellow
tell me about your village|i like your voice|you are funny|that made me laugh`.split(/[|\n]/)

describe('meaning (S16)', () => {
  it('was learned from the exemplars that are there: else run `npm run safety:learn`', () => {
    expect(learned().hash).toBe(exemplarHash())
  })

  it('is hardly ever asked for in ordinary talk', async () => {
    const { encoder, asked } = counting(blank)
    const safety = createSafety({ encoder })
    for (const text of talk) await safety.screen(text, { surface: 'message' })
    expect(asked() / talk.length).toBeLessThanOrEqual(0.05)
  })

  it('is left behind when the encoder is late or broken: the words decide then', async () => {
    const encoders: Encoder['encode'][] = [
      () => new Promise(() => undefined),
      () => Promise.reject(new Error('gone')),
    ]
    for (const encode of encoders) {
      const { encoder, asked } = counting(encode)
      const safety = createSafety({ encoder, encoderMs: 20 })
      const verdict = await safety.screen('i dont want to exist', { surface: 'message' })
      expect(verdict.kind).toBe('crisis')
      expect(asked()).toBe(1)
    }
  })
})
