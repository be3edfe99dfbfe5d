import type { Memory } from '@aureole/contract/memories'
import { expect, it } from 'vitest'
import { withTraces } from './left-traces.ts'

const memory = (id: string) => ({ id }) as Memory
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(memory) as [Memory, Memory, Memory, Memory]
const shown = (list: ReturnType<typeof withTraces>) =>
  list.map(({ memory: { id }, gone }) => (gone ? `(${id})` : id)).join(' ')

it('keeps the place of what was just deleted, whether the list has heard of it or not', () => {
  const traces = [{ memory: b, place: 1 }]
  expect(shown(withTraces([a, b, c], traces))).toBe('a (b) c')
  expect(shown(withTraces([a, c], traces))).toBe('a (b) c')
})

it('keeps several in their places', () => {
  const traces = [
    { memory: d, place: 3 },
    { memory: a, place: 0 },
  ]
  expect(shown(withTraces([b, c], traces))).toBe('(a) b c (d)')
  expect(shown(withTraces([], traces))).toBe('(a) (d)')
})
