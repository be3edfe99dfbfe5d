import { expect, it } from 'vitest'
import { comeBackHere, comeBackPath, keepComeBack, takeComeBack } from './come-back.ts'
import type { KeyValueStore } from './storage.ts'

function store(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

const pay = '/pay?product-type=tokens&product-id=aureole-tokens-550'

it('what was chosen before registering is come back to once, in the tab that confirmed the address', () => {
  const browser = store()
  const mailed = { browser, tab: store() }
  keepComeBack(pay, { browser, tab: store() }, 1000)
  expect(takeComeBack({ browser, tab: store() }, 2000)).toBeUndefined()
  expect(comeBackHere(mailed, 2000)).toBe(true)
  expect(comeBackPath(mailed, 2000)).toBe(pay)
  expect(takeComeBack(mailed, 2000)).toBe(pay)
  expect(takeComeBack(mailed, 2000)).toBeUndefined()
  expect(comeBackHere({ browser, tab: store() }, 2000)).toBe(false)
})

it('a link that was opened too late leads nowhere, and nothing leads out of the app', () => {
  const late = { browser: store(), tab: store() }
  keepComeBack(pay, late, 1000)
  expect(comeBackHere(late, 1000 + 86_400_000)).toBe(false)
  for (const path of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
    const odd = { browser: store(), tab: store() }
    keepComeBack(path, odd, 1000)
    expect(comeBackHere(odd, 1000)).toBe(false)
  }
})
