import { describe, expect, test } from 'vitest'
import { passwordFault } from './passwords.ts'

const about = { email: 'mira.vance@example.com', brandName: 'Aureole' }

describe('a password is refused', () => {
  test.each([
    ['short', 'seven77'],
    ['129 characters', 'x7'.repeat(64) + 'q'],
    ['on everyone’s list', 'iloveyou'],
    ['on the list in capitals', 'PASSWORD'],
    ['a listed word with a tail', 'Sunshine2024!'],
    ['a listed word with a run as its tail', 'monkey123456789'],
    ['a listed word in disguise', 'P@55w0rd'],
    ['one letter over and over', 'aaaaaaaaaaaa'],
    ['a piece over and over', 'abcabcabcabc'],
    ['digits in order', '123456789'],
    ['digits backwards', '987654321'],
    ['a walk over the keys', 'qwertyuiop'],
    ['a walk down the keys', '1qaz2wsx3edc'],
    ['the e-mail address', 'mira.vance@example.com'],
    ['the name before the @', 'MiraVance1990'],
    ['the brand', 'aureole2026'],
  ])('when it is %s', (_why, password) => {
    expect(passwordFault(password, about)).toMatch(/^[A-Z].*\.$/)
  })
})

describe('a password will do', () => {
  test.each([
    ['angels-demo'],
    ['correct horse battery staple'],
    ['bird84615973'],
    ['zwölf Äpfel im Korb'],
    ['日本語のとても長い合言葉'],
    ['x7'.repeat(4) + 'Kq!'],
    ['a'.repeat(64) + 'b'.repeat(64)],
  ])('%s', (password) => {
    expect(passwordFault(password, about)).toBeUndefined()
  })
})
