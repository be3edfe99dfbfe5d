import { beforeEach, describe, expect, it } from 'vitest'
import { createBreaker, type Breaker } from './breaker.ts'

let now: number
let breaker: Breaker
beforeEach(() => {
  now = 1000
  breaker = createBreaker({ failures: 3, withinMs: 1000, restMs: 100, restMostMs: 300 }, () => now)
})

function fail(times: number): void {
  for (let i = 0; i < times; i++) if (breaker.enter()) breaker.failed()
}

describe('the breaker', () => {
  it('M13: opens after so many failures, and stays closed after fewer', () => {
    fail(2)
    expect(breaker.state()).toBe('closed')
    fail(1)
    expect(breaker.state()).toBe('open')
    expect(breaker.enter()).toBe(false)
  })

  it('M13: failures that lie apart, or successes between them, do not add up', () => {
    fail(2)
    now += 1001
    fail(2)
    breaker.succeeded()
    fail(2)
    expect(breaker.state()).toBe('closed')
  })

  it('M13: lets one try after the pause, and everyone when that goes well', () => {
    fail(3)
    now += 100
    expect(breaker.state()).toBe('half-open')
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.state(), breaker.enter(), breaker.enter()]).toEqual(['closed', true, true])
  })

  it('M13: rests for twice as long when that goes wrong, up to a limit', () => {
    fail(3)
    for (const pause of [100, 200, 300, 300]) {
      now += pause - 1
      expect(breaker.enter()).toBe(false)
      now += 1
      fail(1)
    }
  })

  it('M13: lets another one try when the first went away', () => {
    fail(3)
    now += 100
    expect(breaker.enter()).toBe(true)
    breaker.undecided()
    expect(breaker.enter()).toBe(true)
  })

  it('M13: what began before it opened does not prolong it', () => {
    breaker.enter()
    fail(3)
    breaker.failed()
    now += 100
    expect(breaker.state()).toBe('half-open')
  })

  it('M14: rests as long as it is told to', () => {
    breaker.rest(5000)
    now += 4999
    expect(breaker.enter()).toBe(false)
    now += 1
    expect(breaker.enter()).toBe(true)
  })
})
