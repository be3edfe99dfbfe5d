import { describe, expect, it } from 'vitest'
import type { Speaker } from './relevance.ts'
import { talkOrder } from './talk-order.ts'
import { whoAnswers, type Heard } from './who-answers.ts'

function angel(name: string, more: Partial<Speaker> = {}): Speaker {
  return { id: name, name, occupation: '', hobbies: [], traits: [], opinions: [], biography: '', ...more }
}

const anouk = angel('Anouk', {
  occupation: 'Baker',
  hobbies: ['Sourdough', 'wild swimming'],
  biography: 'She bakes at night in Ghent and lives above the oven.',
})
const tomas = angel('Tomáš', {
  occupation: 'Clockmaker',
  hobbies: ['Chess', 'plum brandy'],
  traits: ['Patient'],
  opinions: ['Trains should be late on purpose.'],
  biography: 'He repairs clocks in Olomouc.',
})
const zola = angel('Zola', {
  occupation: 'Photographer',
  hobbies: ['Boxing'],
  biography: 'She walks through Durban with a camera and swims before breakfast.',
})
const group = [anouk, tomas, zola]

/** Seeds by what chance says: nobody speaks up unasked, or somebody does. */
const seeds = Array.from({ length: 50 }, (_, i) => `seed ${i}`)
const isLively = (seed: string) =>
  whoAnswers({ text: 'Hm.', present: group, lately: [], seed }).reaction !== undefined
const quiet = seeds.find((seed) => !isLively(seed)) ?? ''
const lively = seeds.find(isLively) ?? ''

function answer(text: string, lately: Heard[] = [], seed = quiet, present: Speaker[] = group) {
  const { answers, reaction } = whoAnswers({ text, present, lately, seed })
  return { answers: answers.map((one) => one.name), reaction: reaction?.name }
}

/** Newest first: who spoke, to which message. */
function spoke(...names: string[]): Heard[] {
  return names.map((name, i) => ({
    seq: 100 - i,
    author: 'AVATAR',
    avatarId: name,
    answersSeq: 100 - i - 1,
  }))
}

describe('R44: who answers in a group', () => {
  it('is whoever is called, in the order of the calls', () => {
    expect(answer('@zola and @tomas, what now?')).toEqual({ answers: ['Zola', 'Tomáš'], reaction: undefined })
    expect(answer('The baker? No, @zola.').answers).toEqual(['Zola'])
  })

  it('is three at most, also when all are called', () => {
    const five = [...group, angel('Four'), angel('Five')]
    expect(answer('@all, good morning', [], quiet, five).answers).toEqual(['Anouk', 'Tomáš', 'Zola'])
  })

  it.each([
    ['Somebody should repair this clock.', 'Tomáš'],
    ['Which camera for photographs at night?', 'Zola'],
    ['I baked bread today', 'Anouk'],
    ['I think that zola would laugh.', 'Zola'],
    ['Are late trains a pity?', 'Tomáš'],
  ])('is the one with most to say: %s', (text, name) => {
    expect(answer(text).answers).toEqual([name])
  })

  it('is the one who was spoken to, when nobody has more to say', () => {
    expect(answer('And then?', spoke('Zola', 'Anouk')).answers).toEqual(['Zola'])
    const reacted: Heard[] = [
      { seq: 12, author: 'AVATAR', avatarId: 'Anouk', answersSeq: 10 },
      { seq: 11, author: 'AVATAR', avatarId: 'Tomáš', answersSeq: 10 },
      { seq: 10, author: 'PERSON', avatarId: null, answersSeq: null },
    ]
    expect(answer('And then?', reacted).answers).toEqual(['Tomáš'])
    expect(answer('And the photographer?', reacted).answers).toEqual(['Zola'])
  })

  it('is the one who was silent longest, when all have as much to say', () => {
    const lately = spoke('Anouk', 'Tomáš', 'Zola').map((said) => ({ ...said, answersSeq: null }))
    expect(answer('Hm.', lately).answers).toEqual(['Zola'])
    expect(answer('Hm.').answers).toEqual(['Anouk'])
  })

  it('lets one other react, who has much to say to it', () => {
    expect(answer('Bread, or plum brandy, for the clockmaker?')).toEqual({
      answers: ['Tomáš'],
      reaction: undefined,
    })
    expect(answer('A clockmaker in a bakery, with sourdough')).toEqual({
      answers: ['Anouk'],
      reaction: 'Tomáš',
    })
  })

  it('lets one other react by chance, which is the same each time', () => {
    expect(lively).not.toBe('')
    const chance = Array.from({ length: 400 }, (_, i) => answer('Hm.', [], `${i}`).reaction !== undefined)
    const share = chance.filter(Boolean).length / chance.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
    expect(answer('Hm.', [], lively)).toEqual(answer('Hm.', [], lively))
  })

  it('never lets anybody react to a call by name, nor in a chat of two', () => {
    expect(answer('@anouk!', [], lively).reaction).toBeUndefined()
    expect(answer('Hm.', [], lively, [anouk])).toEqual({ answers: ['Anouk'], reaction: undefined })
  })

  it('is decided quickly, however much is said', () => {
    const long = group.map((one) => ({ ...one, biography: 'A long life with many words in it. '.repeat(60) }))
    const started = performance.now()
    for (let i = 0; i < 20; i++) answer('word '.repeat(800), [], quiet, long)
    expect((performance.now() - started) / 20).toBeLessThan(300)
  })
})

describe('R47: the order of a talk', () => {
  const ids = ['a', 'b', 'c', 'd']

  it('lets everyone speak before anyone speaks again, and nobody twice in a row', () => {
    for (let i = 0; i < 200; i++) {
      const order = talkOrder(ids, 12, `${i}`, 'b')
      expect(order).toHaveLength(12)
      expect(order[0]).not.toBe('b')
      for (let k = 1; k < order.length; k++) expect(order[k]).not.toBe(order[k - 1])
      expect(new Set(order.slice(0, 4)).size).toBe(4)
    }
  })

  it('is the same for the same seed, and not for all', () => {
    expect(talkOrder(ids, 6, 'x', undefined)).toEqual(talkOrder(ids, 6, 'x', undefined))
    expect(
      new Set(Array.from({ length: 30 }, (_, i) => talkOrder(ids, 6, `${i}`, undefined).join(''))).size,
    ).toBeGreaterThan(10)
  })

  it('goes back and forth between two', () => {
    expect(talkOrder(['a', 'b'], 5, 'x', 'a')).toEqual(['b', 'a', 'b', 'a', 'b'])
  })
})
