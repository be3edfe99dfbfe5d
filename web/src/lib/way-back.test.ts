import { expect, it } from 'vitest'
import { keyValueStore } from './storage.ts'
import { forgetWayBack, keepWayBack, wayBack } from './way-back.ts'

function memory() {
  return keyValueStore(() => {
    throw new Error('forbidden')
  })
}

it('leads back to where somebody was, for an hour', () => {
  const store = memory()
  keepWayBack({ path: '/chat/abc', name: 'Noor' }, store, 1000)
  expect(wayBack(store, 2000)).toEqual({ path: '/chat/abc', name: 'Noor' })
  expect(wayBack(store, 1000 + 3_600_001)).toBeUndefined()
  forgetWayBack(store)
  expect(wayBack(store, 2000)).toBeUndefined()
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'chat'])(
  'never leads to %s, which is not here',
  (path) => {
    const store = memory()
    keepWayBack({ path }, store, 1000)
    expect(wayBack(store, 1000)).toBeUndefined()
  },
)

it('is nothing when what was kept is not readable', () => {
  const store = memory()
  store.set('way-back', '{')
  expect(wayBack(store)).toBeUndefined()
})
