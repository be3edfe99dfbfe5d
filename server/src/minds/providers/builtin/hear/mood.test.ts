import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder } from '#platform/encoder/index.ts'
import { moodNames } from '../bank/moods.ts'
import { acts, asEncoded, bankHash, topicLines, topics } from '../bank/whole.ts'
import { loadLearnt } from '../learnt/file.ts'
import { judged } from '../learnt/judge.ts'
import { clausesOf } from './clauses.ts'
import { moodOf } from './mood.ts'

/** None of these is among the examples that it was learnt from, and few have a word for how it feels. */
const told = {
  glad: [
    'The bank said yes, the flat is ours from the first of May!',
    'Our team came first out of forty schools!',
    'My visa arrived this morning, three weeks early!',
  ],
  sad: [
    'We scattered her ashes by the lighthouse on Sunday',
    'The house is so quiet since the boys moved away',
    'I sat in his empty chair and could not get up again',
  ],
  worried: [
    'The scan results come tomorrow and I cannot stop pacing',
    'She should have been home two hours ago and her phone is off',
    'If I do not pass this one they will send me home',
  ],
  cross: [
    'He took my parking space again and laughed at me',
    'They promised a refund in March and now nobody answers the phone',
    'My manager gave my project to his nephew without a word',
  ],
  plain: [
    'I had toast with jam this morning',
    'The bus comes every twenty minutes',
    'We have a blue front door',
  ],
} as const

describe('in which mood something is told', { timeout: 60_000 }, () => {
  const encoder = createEncoder()
  afterAll(() => encoder.close())

  /** What it looks most like, however sure that is. */
  async function likest(text: string): Promise<string | undefined> {
    const learnt = await loadLearnt(bankHash(), {
      topics: topics.length,
      acts: acts.length,
      lines: topicLines,
    })
    const [vector] = await encoder.encode([asEncoded(text)])
    const shares: readonly number[] = learnt === undefined ? [] : [...judged(learnt.moods, vector!)]
    return moodNames[shares.indexOf(Math.max(...shares))]
  }

  async function heard(text: string): Promise<string> {
    const learnt = await loadLearnt(bankHash(), {
      topics: topics.length,
      acts: acts.length,
      lines: topicLines,
    })
    return moodOf(clausesOf(text), 'plain', learnt, await encoder.encode([asEncoded(text)]))
  }

  it.each(Object.entries(told))('%s is known for it, mostly', async (mood, texts) => {
    const moods = await Promise.all(texts.map(likest))
    expect(moods.filter((one) => one === mood).length).toBeGreaterThanOrEqual(2)
  })

  it('is met only where it is clear', async () => {
    expect(await heard('The scan results come tomorrow and I cannot stop pacing')).toBe('worried')
    expect(await heard('I sat in his empty chair and could not get up again')).toBe('sad')
    expect(await heard('We have a blue front door')).toBe('plain')
  })

  it('is never gladness where something sad is told, nor the other way round', async () => {
    for (const text of [...told.sad, ...told.worried]) expect(await heard(text)).not.toBe('glad')
    for (const text of told.glad) expect(await heard(text)).not.toBe('sad')
  })

  it('is none for a question', async () => {
    expect(await heard('Is your sister still ill?')).toBe('plain')
  })
})
