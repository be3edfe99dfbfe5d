import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['lamp', 1],
    ['aaaaaaaaaaaaaaaa', 2],
    ['abcdefghijklmnop', 2],
    ['12345678', 2],
    ['moonlamp7', 3],
    ['the raft we built in june', 4],
    ['kT9#vq2!Lm', 4],
  ])('of "%s" is %i', (password, level) => {
    expect(passwordStrength(password).level).toBe(level)
  })
})
