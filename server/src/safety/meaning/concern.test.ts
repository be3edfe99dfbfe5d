import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder } from '../../platform/encoder/index.ts'
import { screenText } from '../screen-text.ts'
import type { Surface } from '../verdict.ts'
import { askMeanings } from './ask-meanings.ts'
import { concernBar } from './bars.ts'
import { isConcern, readConcern } from './concern.ts'
import { linesOf } from './exemplars.ts'
import { inOrder, type Likeness } from './learned.ts'
import { passagesOf, type Passage } from './passages.ts'

const heardIn = (text: string, surface: Surface = 'message') => screenText(text, { surface }).heard
const looks = (others: number): Likeness =>
  Object.fromEntries(inOrder.map((kind) => [kind, kind === 'others' ? others : 0])) as Likeness
const plain = 'she left her cat with me'
const passage = (others: number, more: Partial<Passage> = {}): Passage => ({
  from: 0,
  to: 100,
  plain: plain.split(' '),
  likeness: looks(others),
  ...more,
})

describe('worry about somebody else (S18)', () => {
  const { asks, byWords, enough, doubtedBy } = concernBar

  it('is asked about where the words leave it open, in a message, and not of what goes on from earlier ones', () => {
    const open = passage(asks + 1)
    expect(readConcern({ surface: 'message' }, [open])).toEqual([open])
    expect(readConcern({ surface: 'message' }, [passage(asks)])).toEqual([])
    expect(readConcern({ surface: 'message' }, [passage(9, { goesOn: true })])).toEqual([])
    expect(readConcern({ surface: 'message' }, [passage(9, { plain: ['her', 'cat'] })])).toEqual([])
    expect(readConcern({ surface: 'memory' }, [open])).toEqual([])
    const [clear, clearer, less] = [passage(1), passage(2), passage(0)]
    expect(readConcern({ surface: 'message' }, [less, clear, clearer])).toEqual([clearer, clear])
  })

  it('is told by words and meaning together, and by words alone when the encoder is late', () => {
    const heard = heardIn(plain)
    const read = passage(1)
    const meaning = (others: number) => new Map([[read, looks(others)]])
    expect(isConcern(heard, read, meaning(enough - 1 + 0.1))).toBe(true)
    expect(isConcern(heard, read, meaning(enough - 1 - 0.1))).toBe(false)
    expect(isConcern(heard, passage(byWords + 0.1), new Map())).toBe(true)
    expect(isConcern(heard, passage(byWords - 0.1), new Map())).toBe(false)
  })

  it('has to be clearer in a story; whoever mourns is not told to call', () => {
    const told = heardIn('in the novel she leaves her cat with me')
    expect(isConcern(told, passage(byWords + 0.1), new Map())).toBe(false)
    expect(isConcern(told, passage(byWords + doubtedBy.fiction + 0.1), new Map())).toBe(true)
    for (const text of ['he took his own life in march', 'we lost her to suicide']) {
      expect(isConcern(heardIn(text), passage(50), new Map()), text).toBe(false)
    }
    expect(isConcern(heardIn('he nearly took his own life on monday'), passage(50), new Map())).toBe(true)
  })
})

describe('authors from whom nothing was learned (S18)', { timeout: 60_000 }, () => {
  const encoder = createEncoder()
  afterAll(() => encoder.close())

  async function shareOf(texts: readonly string[], withEncoder: boolean): Promise<number> {
    let met = 0
    for (const text of texts) {
      const heard = heardIn(text)
      const reads = readConcern({ surface: 'message' }, passagesOf(heard))
      const meanings =
        withEncoder && reads.length > 0
          ? await askMeanings({ encoder, encoderMs: 30_000 }, reads)
          : new Map<Passage, Likeness>()
      if (reads.some((read) => isConcern(heard, read, meanings))) met++
    }
    return (100 * met) / texts.length
  }

  it('are mostly met, and of their harmless sentences hardly one', async () => {
    expect(await shareOf(linesOf('apart/others'), true)).toBeGreaterThan(70)
    expect(await shareOf(linesOf('apart/harmless'), true)).toBeLessThan(1)
  })

  it('are often met by words alone', async () => {
    expect(await shareOf(linesOf('apart/others'), false)).toBeGreaterThan(40)
    expect(await shareOf(linesOf('apart/harmless'), false)).toBeLessThan(1)
  })
})
