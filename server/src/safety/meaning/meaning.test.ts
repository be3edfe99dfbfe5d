import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder, dimensions, type Encoder } from '../../platform/encoder/index.ts'
import { devCases } from '../cases/dev/index.ts'
import { createSafety } from '../index.ts'
import { screenText } from '../screen-text.ts'
import { findAdvance, readAdvance } from './advance.ts'
import { askMeanings } from './ask-meanings.ts'
import { exemplarHash } from './exemplars.ts'
import { learned } from './learned.ts'
import { passagesOf } from './passages.ts'

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

  it('is asked for in less than a quarter of ordinary talk', async () => {
    const { encoder, asked } = counting(blank)
    const safety = createSafety({ encoder })
    for (const text of talk) await safety.screen(text, { surface: 'message' })
    expect(asked() / talk.length).toBeLessThanOrEqual(0.25)
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

describe('an advance and a child (S7)', { timeout: 60_000 }, () => {
  const encoder = createEncoder()
  afterAll(() => encoder.close())
  /** By what was learned alone, without the rules. */
  async function isFound({ text, before, surface = 'message' }: (typeof devCases)[number]): Promise<boolean> {
    const { heard } = screenText(text, { surface, ...(before === undefined ? {} : { before }) })
    const advance = readAdvance(heard, passagesOf(heard))
    if (advance === undefined) return false
    const meanings = await askMeanings({ encoder, encoderMs: 30_000 }, advance.reads)
    return findAdvance(heard, advance, meanings) !== undefined
  }
  async function foundIn(cases: typeof devCases): Promise<number> {
    let found = 0
    for (const one of cases) if (await isFound(one)) found++
    return found / cases.length
  }

  it('are found together more often than not, though nothing was learned from a text with both', async () => {
    expect(await foundIn(devCases.filter(({ category }) => category === 'minors'))).toBeGreaterThan(0.5)
  })

  it('are not found in harmless talk, nor in that of parents, teachers, doctors and survivors', async () => {
    expect(await foundIn(devCases.filter(({ category }) => category === undefined))).toBe(0)
  })
})
