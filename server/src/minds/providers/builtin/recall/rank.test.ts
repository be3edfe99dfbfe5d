import { describe, expect, it } from 'vitest'
import type { Remembered } from '#minds/mind.ts'
import { recalledInWords } from '../facts/recalled.ts'
import { saidTogether } from './in-words.ts'
import { search } from './rank.ts'
import { keptAfter } from './told-and-asked.ts'

const talk = [
  'got a new bike last week. it is a Honda CB500',
  'my sister Lena lives in Graz',
  'the chemo is every second Tuesday down in Dunedin',
  'I can’t have peanuts, found that out at a fair',
  'we met in a queue for a visa',
]

function best(question: string, memories: readonly Remembered[]): string {
  const { asked, found } = search({ plain: question }, memories)
  return saidTogether(found[0]?.told.memories ?? [], asked, 0)
}

describe('what was told, found again', () => {
  const memories = keptAfter(talk)

  it('is the whole message: the words of the question and its answer may stand in two sentences', () => {
    expect(best("what's my bike again", memories)).toMatch(/Honda CB500/)
  })

  it('is whose it is that is asked for', () => {
    expect(best('where does my sister live', memories)).toMatch(/Graz/)
  })

  it('needs none of its words where the question can only mean one thing', () => {
    expect(best('what do i tell them to leave out', memories)).toMatch(/peanuts/)
  })

  it('has chances that add up to one, and touches nothing where nothing was said of it', () => {
    const { found } = search({ plain: 'which colour is my front door' }, memories)
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(found.every(({ touches }) => touches < 0.3)).toBe(true)
    expect(search({ plain: 'which colour is my front door' }, []).found).toEqual([])
  })
})

describe('what was told, said back', () => {
  it('in the person’s own words, so that “they” stays whoever it was', () => {
    const [rang] = keptAfter(['They rang at noon while my phone was off'])
    expect(recalledInWords(rang!, 0)).toBe('They rang at noon. Your phone was off')
  })

  it('as it stands now, when the person has changed the memory', () => {
    const [cat] = keptAfter(['I painted the shed with my brother'])
    expect(recalledInWords({ ...cat!, text: 'Painted the barn with their brother' }, 0)).toBe(
      'You painted the barn with your brother',
    )
  })

  it('no longer than one can listen to', () => {
    const long = keptAfter([
      'I went to the market and then I saw my aunt Rosa who was selling plums, and she told me that the house is sold, and that the buyers come from Lyon, and they want to keep the old stove that my grandfather built',
    ])
    const { asked, found } = search({ plain: 'where do the buyers come from' }, long)
    const said = saidTogether(found[0]!.told.memories, asked, 0)
    expect(said).toMatch(/Lyon/)
    expect(said.split(' ').length).toBeLessThanOrEqual(62)
  })
})
