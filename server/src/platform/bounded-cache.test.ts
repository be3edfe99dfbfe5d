import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('a bounded cache forgets what was used longest ago', () => {
  const cache = new BoundedCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([1, undefined, 3, 2])
})
