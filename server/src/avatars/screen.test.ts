import { expect, it } from 'vitest'
import type { Safety } from '../safety/index.ts'
import { screenTexts } from './screen.ts'
import { blocking } from '../testing/safety.ts'

const asked: string[] = []
const strict = blocking(/ev.?il/s)
const safety: Safety = {
  ...strict,
  screen(text, screening) {
    asked.push(text)
    return strict.screen(text, screening)
  },
}

it('asks once where all is well, and names every field where not', async () => {
  await screenTexts(safety, [
    ['name', 'Clara'],
    ['biography', ''],
    ['greeting', 'Hello'],
  ])
  expect(asked.splice(0)).toEqual(['Clara\nHello'])
  await expect(
    screenTexts(safety, [
      ['name', 'evil'],
      ['greeting', 'Hello'],
      ['biography', 'an evil one'],
    ]),
  ).rejects.toMatchObject({ code: 'invalid-fields', fields: [{ path: 'name' }, { path: 'biography' }] })
})

it('refuses what is harmless in each field and not so together', async () => {
  const spread = screenTexts(safety, [
    ['name', 'ev'],
    ['greeting', 'il'],
  ])
  await expect(spread).rejects.toMatchObject({ code: 'invalid-fields', fields: [{ path: 'name' }] })
})
