import { describe, expect, it } from 'vitest'
import { asMeant } from './as-meant.ts'

describe('a slip that is put right in the same breath', () => {
  it.each([
    ['he is 6. no, 7! he would kill me', 'he is 7! he would kill me'],
    ['It was on Tuesday, sorry, Wednesday evening.', 'It was on Wednesday evening.'],
    ['We have three, wait, no, four hens', 'We have four hens'],
  ])('%s', (said, meant) => {
    expect(asMeant(said)).toBe(meant)
  })

  it.each(['No, 7 is fine.', 'I am 41. No kids.', 'On Monday I work, on Tuesday I rest'])(
    'is not heard in: %s',
    (said) => {
      expect(asMeant(said)).toBe(said)
    },
  )
})
