import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder } from '#platform/encoder/index.ts'
import { withAmends } from '../facts/episodes.ts'
import { changesIn } from '../facts/put-right.ts'
import { amendedBy } from './amended.ts'
import { readAgain } from './likeness.ts'
import { keptAfter } from './told-and-asked.ts'

const encoder = createEncoder()
afterAll(() => encoder.close())
const encode = (texts: readonly string[]) => encoder.encode(texts, 'answers')

const wedding = [
  'Ceremony starts at four and my cousin plays the harp.',
  'My mother has a new hip and must not dance.',
  'We have ninety people coming to the winery.',
  'The florist wants 400 for the arch.',
]

/** The message that is changed by what is said after all of these, in its own words. */
async function changed(told: readonly string[], said: string): Promise<string | undefined> {
  const memories = keptAfter(told)
  const amends = await amendedBy(said, memories, encode)
  return memories.find((memory) => memory.at === amends?.at)?.text
}

describe('what a message changes', () => {
  it('is the one that it is about, without a word of correcting', async () => {
    expect(
      await changed(wedding, 'They rang, the ceremony is half past three now because of the light.'),
    ).toMatch(/four/)
    expect(await changed(wedding, 'the florist has come down to 350')).toMatch(/400/)
  })

  it('is nothing where something new is told, or something is asked', async () => {
    expect(await changed(wedding, 'I had porridge for breakfast.')).toBeUndefined()
    expect(await changed(wedding, 'What time does the ceremony start?')).toBeUndefined()
  })

  it('is not known while the encoder has no answer', async () => {
    expect(await amendedBy('half past three now', keptAfter(wedding), async () => undefined)).toBeUndefined()
  })

  it('takes the new hour, and as many of the same', async () => {
    const told = ['I am down to 4 coffees a day.', ...wedding]
    const memories = keptAfter(told)
    const swaps = async (said: string) =>
      changesIn(said, memories, (await amendedBy(said, memories, encode))?.at).flatMap((one) => one.swaps)
    expect(await swaps('ok 3 coffees now. today was 3')).toEqual([{ wrong: '4', right: '3' }])
    expect(await swaps('They rang, the ceremony is at half past three because of the light.')).toEqual([
      { wrong: 'four', right: 'half past three' },
    ])
  })
})

describe('what is put right after it was said back', () => {
  const told = ['The old man at the harbour put the boat at 4,000.', ...wedding]
  const said = 'That guess is no good any more. The surveyor makes it 5,200.'

  it('is what was said back, although it is not named', async () => {
    const memories = keptAfter(told)
    const recalled = Math.min(...memories.map(({ at }) => at))
    expect(await amendedBy(said, memories, encode, recalled)).toMatchObject({ at: recalled })
  })

  it('is known later as well', async () => {
    const memories = keptAfter([...told, said])
    const [first] = memories.map(({ at }) => at).toSorted((a, b) => a - b)
    const linked = memories.map((memory) =>
      /5,200/.test(memory.text) ? { ...memory, data: withAmends(memory, first).data } : memory,
    )
    const { amended } = (await readAgain('what is the boat worth?', linked, encode))!
    expect(amended.get(first!)).toContain(Math.max(...memories.map(({ at }) => at)))
  })
})

describe('what was told and changed since', () => {
  it('leads from the one to the other, and on', async () => {
    const told = [
      ...wedding,
      'They rang, the ceremony is at half past three now because of the light.',
      'Ceremony again: it is quarter to three, last change they say.',
    ]
    const memories = keptAfter(told)
    const { amended } = (await readAgain('when is the ceremony?', memories, encode))!
    const moments = [...new Set(memories.map(({ at }) => at))].toSorted((a, b) => a - b)
    const after = (nth: number): readonly number[] =>
      (amended.get(moments[nth]!) ?? []).flatMap((at) => [moments.indexOf(at), ...after(moments.indexOf(at))])
    expect(after(0)).toContain(4)
    expect(after(0)).toContain(5)
    expect(after(1)).toEqual([])
  })
})
