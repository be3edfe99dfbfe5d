import { expect, it } from 'vitest'
import { dialable, textable } from './crisis-lines.ts'

it('numbers are dialled without their spaces', () => {
  expect(dialable('0800 111 0 111')).toBe('tel:08001110111')
})

it('text messages begin with the word that a line wants', () => {
  expect(textable({ number: '0477 13 11 14' })).toBe('sms:0477131114')
  expect(textable({ number: '85258', word: 'SHOUT' })).toBe('sms:85258?&body=SHOUT')
})
