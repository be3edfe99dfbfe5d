import { expect, it } from 'vitest'
import { paintBudget } from './first-paint.ts'
import { createPageCache, readyPage } from './page-cache.ts'

const page = (html: string) => readyPage(200, html, '')

it('keeps pages for a while, and only so many', async () => {
  let time = 0
  let made = 0
  const cache = createPageCache({ most: 2, milliseconds: 1000, now: () => time })
  const ask = (key: string) =>
    cache.get(key, async () => page(`${key} ${++made}`)).then((ready) => ready.html)

  expect([await ask('a'), await ask('a')]).toEqual(['a 1', 'a 1'])
  time = 1000
  expect(await ask('a')).toBe('a 2')
  await ask('b')
  await ask('c')
  expect(await ask('b')).toBe('b 3')
  expect(await ask('a')).toBe('a 5')
})

it('does not keep a failure', async () => {
  const cache = createPageCache({ most: 2, milliseconds: 1000 })
  await expect(cache.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('a', async () => page('yes'))).html).toBe('yes')
})

it('paints only so much in a second', () => {
  let time = 0
  const mayPaint = paintBudget(2, () => time)
  expect([mayPaint(), mayPaint(), mayPaint()]).toEqual([true, true, false])
  time = 1000
  expect(mayPaint()).toBe(true)
})
