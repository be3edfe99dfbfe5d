import { describe, expect, it } from 'vitest'
import { createSaidLately } from './said-lately.ts'

function clockAt(start: number) {
  let now = start
  return { now: () => new Date(now), pass: (ms: number) => void (now += ms) }
}

describe('what was said lately', () => {
  it('S8: is the last five, of this person in this chat, for ten minutes', () => {
    const clock = clockAt(0)
    const lately = createSaidLately(clock)
    for (let n = 1; n <= 7; n++) lately.add('robin', 'one', `line ${n}`)
    lately.add('robin', 'two', 'elsewhere')
    lately.add('sam', 'one', 'somebody else')
    expect(lately.in('robin', 'one')).toEqual(['line 3', 'line 4', 'line 5', 'line 6', 'line 7'])
    clock.pass(10 * 60_000 + 1)
    expect(lately.in('robin', 'one')).toEqual([])
    lately.add('robin', 'one', 'later')
    expect(lately.in('robin', 'one')).toEqual(['later'])
  })
})
