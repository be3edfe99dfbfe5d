import { expect, it } from 'vitest'
import { jointOf } from './joint.ts'

it.each([
  ['I would', 'love to', ' '],
  ['by the shore.', 'And then', ' '],
  ['I said', '“no”', ' '],
  ['An owl 🦉', 'came', ' '],
  ['I would ', 'love to', ''],
  ['I would', ' love to', ''],
  ['First.\n\n', 'Second.', ''],
  ['Noor', '’s', ''],
  ['Hello', '!', ''],
  ['(', 'aside', ''],
  ['well-', 'known', ''],
  ['你好', '世界', ''],
  ['さようなら。', 'また', ''],
])('%j and %j are joined by %j', (before, after, joint) => {
  expect(jointOf(before, after)).toBe(joint)
})
