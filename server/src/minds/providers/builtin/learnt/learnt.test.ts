import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { acts, bankHash, topicLines, topics } from '../bank/whole.ts'
import { hashIn, learntFile, loadLearnt } from './file.ts'
import { judged } from './judge.ts'
import { learn } from './learn.ts'

it('was made of the bank as it is: else run `npm run mind:vectors` and commit the file', () => {
  expect(hashIn(readFileSync(learntFile)).toString('hex')).toBe(bankHash().toString('hex'))
})

it('is whole', async () => {
  const learnt = await loadLearnt(bankHash(), { topics: topics.length, acts: acts.length, lines: topicLines })
  expect(learnt?.topics.labels).toBe(topics.length + 1)
  expect(learnt?.acts.weights.some((weight) => weight !== 0)).toBe(true)
  expect([...(learnt?.lines.values() ?? [])].every((vector) => vector.length === 128)).toBe(true)
})

it('is not used for another bank', async () => {
  expect(await loadLearnt(Buffer.alloc(32), { topics: 1, acts: 1, lines: [] })).toBeUndefined()
})

it('learns to tell two kinds apart', () => {
  const left = Array.from({ length: 12 }, (_, i) =>
    Int8Array.from({ length: 512 }, (_, j) => (j < 256 ? 40 + ((i * j) % 9) : (i + j) % 7)),
  )
  const right = left.map((vector) => vector.toReversed())
  const judge = learn([...left, ...right], [...left.map(() => 0), ...right.map(() => 1)], 2)
  expect(judged(judge, left[0]!)[0]).toBeGreaterThan(0.9)
  expect(judged(judge, right[0]!)[1]).toBeGreaterThan(0.9)
})
