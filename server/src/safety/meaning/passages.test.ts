import { describe, expect, it } from 'vitest'
import { hear } from '../hear.ts'
import { fold } from '../reading/fold.ts'
import { goingOn, passagesOf } from './passages.ts'

const heardOf = (text: string, before: readonly string[] = []) => hear(fold(text), before)[0]!

describe('passages (S16)', () => {
  it('a text of the usual length is judged as a whole', () => {
    const [only, ...more] = passagesOf(heardOf('I made soup. It was good. Then it rained.'))
    expect(more).toEqual([])
    expect(only?.plain).toEqual('i made soup it was good then it rained'.split(' '))
  })

  it.each([
    ['of short sentences', Array.from({ length: 60 }, (_, i) => `word${i} is here now.`).join(' ')],
    ['without any end', Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ')],
  ])('of a long text %s every word is in one or two of them, and none is long', (_, text) => {
    const heard = heardOf(text)
    const found = passagesOf(heard)
    for (const { plain } of found) expect(plain.length).toBeLessThanOrEqual(36)
    for (let place = heard.own; place < heard.words.length; place++) {
      if (heard.words[place]!.word === '.') continue
      const many = found.filter(({ from, to }) => from <= place && place < to).length
      expect(many, `word ${place}`).toBeGreaterThanOrEqual(1)
      expect(many, `word ${place}`).toBeLessThanOrEqual(3)
    }
  })

  it('a short answer is read with what was written before it, a long one by itself', () => {
    expect(goingOn(heardOf('tonight then', ['i packed my bag']), 0)?.plain).toEqual(
      'i packed my bag tonight then'.split(' '),
    )
    expect(goingOn(heardOf('tonight then'), 0)).toBeUndefined()
    expect(goingOn(heardOf('word '.repeat(20), ['i packed my bag']), 0)).toBeUndefined()
  })
})
