import { describe, expect, test } from 'vitest'
import { createHashing } from './hashing.ts'
import { isAdult, isPlausibleBirthDate } from './policy.ts'

describe('the age of a person', () => {
  test.each([
    ['2008-03-01', '2026-02-28T23:59:59Z', false],
    ['2008-03-01', '2026-03-01T00:00:00Z', true],
    ['2008-02-29', '2026-02-28T12:00:00Z', false],
    ['2008-02-29', '2026-03-01T00:00:00Z', true],
    ['1920-01-01', '2026-03-01T00:00:00Z', true],
  ])('born on %s, at %s: adult %s', (birthDate, now, adult) => {
    expect(isAdult(birthDate, new Date(now))).toBe(adult)
  })

  test('a date in the future or two lifetimes ago is a slip of the finger', () => {
    const now = new Date('2026-03-01T00:00:00Z')
    expect(isPlausibleBirthDate('2026-03-02', now)).toBe(false)
    expect(isPlausibleBirthDate('1890-01-01', now)).toBe(false)
    expect(isPlausibleBirthDate('1930-01-01', now)).toBe(true)
  })
})

describe('hashing', () => {
  test('is argon2id, each time with another salt, and knows the right password', async () => {
    const hashing = createHashing()
    const [one, two] = await Promise.all([hashing.hash('a lamp'), hashing.hash('a lamp')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await hashing.verify(one, 'a lamp')).toBe(true)
    expect(await hashing.verify(one, 'a lamb')).toBe(false)
    expect(await hashing.verify(undefined, 'a lamp')).toBe(false)
  })

  test('takes an accent for the same accent, however it was typed', async () => {
    const hashing = createHashing()
    expect(await hashing.verify(await hashing.hash('cafe\u0301 lamp'), 'caf\u00e9 lamp')).toBe(true)
  })

  test('serves a crowd in turn and turns away what would wait for minutes', async () => {
    const hashing = createHashing(1)
    const crowd = await Promise.allSettled(
      Array.from({ length: 210 }, () => hashing.verify('no hash at all', 'x')),
    )
    const away = crowd.filter((one) => one.status === 'rejected' && String(one.reason).includes('not-ready'))
    expect(away.length).toBe(9)
    expect(await hashing.verify(await hashing.hash('still here'), 'still here')).toBe(true)
  })

  test('leaves the main thread free', async () => {
    const hashing = createHashing()
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 1)
    await Promise.all(Array.from({ length: 5 }, () => hashing.hash('a lamp')))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(10)
  })
})
