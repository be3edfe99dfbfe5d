import { describe, expect, it } from 'vitest'
import { ageOn, checkBirthDate, checkEmail, checkNewPassword, isoDate } from './checks.ts'

describe('what a form says beside a field', () => {
  it('about an address', () => {
    expect(checkEmail('robin@example.org')).toBe(true)
    expect(checkEmail(' robin@example.org ')).toBe(true)
    expect(checkEmail('')).toBe('Please enter your e-mail address.')
    expect(checkEmail('robin')).toBe('This address is missing its @.')
    expect(checkEmail('robin@example')).toBe('This address is missing its ending, such as .org.')
    expect(checkEmail(`${'a'.repeat(250)}@example.org`)).toBe('This address is too long.')
  })

  it('about a new password', () => {
    expect(checkNewPassword('1234567')).toBe('Please use at least 8 characters.')
    expect(checkNewPassword('12345678')).toBe(true)
    expect(checkNewPassword('x'.repeat(129))).toBe('Please use at most 128 characters.')
  })

  it('about a date of birth', () => {
    const today = new Date('2026-11-15T12:00:00Z')
    const on = (day: string, month: string, year: string) => checkBirthDate({ day, month, year }, today)
    expect(on('', '2', '1994')).toBe('Please choose day, month and year.')
    expect(on('30', '2', '1994')).toBe('That month has no such day.')
    expect(on('15', '11', '2008')).toBe(true)
    expect(on('16', '11', '2008')).toBe('You have to be 18 or older to join.')
  })
})

describe('dates', () => {
  it('exist or do not', () => {
    expect(isoDate({ day: '29', month: '2', year: '2000' })).toBe('2000-02-29')
    expect(isoDate({ day: '29', month: '2', year: '1999' })).toBeUndefined()
  })

  it('count a year on the birthday, not before', () => {
    expect(ageOn('2000-02-29', new Date('2018-02-28T12:00:00Z'))).toBe(17)
    expect(ageOn('2000-02-29', new Date('2018-03-01T12:00:00Z'))).toBe(18)
  })
})
