import type { Encoder } from '#platform/encoder/index.ts'
import { acts, asEncoded, bankHash, comparable, topicLines, topics } from '../bank/whole.ts'
import { moodNames, moodOfAct, moods } from '../bank/moods.ts'
import { packed } from './file.ts'
import { learn } from './learn.ts'
import { narrowed } from './narrow.ts'

/** Learns from the bank as it is now: the file to commit. */
export async function makeLearnt(encoder: Encoder): Promise<Buffer> {
  const ofTopics = topics.flatMap(({ said, words }, label) =>
    [...said, ...words].map((text) => ({ label, text })),
  )
  const ofActs = acts.flatMap(({ said }, label) => said.map((text) => ({ label, text })))
  // What is said on a subject does nothing else, and the other way round; half of the subjects’ texts keep the balance.
  const noAct = topics
    .flatMap(({ said }) => said.filter((_, i) => i % 2 === 0))
    .map((text) => ({ label: acts.length, text }))
  const noTopic = acts.flatMap(({ said }) => said).map((text) => ({ label: topics.length, text }))
  const topicExamples = [...ofTopics, ...noTopic]
  const actExamples = [...ofActs, ...noAct]
  const moodExamples = [
    ...moodNames.flatMap((name, label) => moods[name].map((text) => ({ label, text }))),
    ...acts.flatMap(({ id, said }) => {
      const label = moodNames.indexOf(moodOfAct[id] ?? 'plain')
      return id.startsWith('crisis') ? [] : said.map((text) => ({ label, text }))
    }),
  ]
  async function judgeOf(examples: readonly { label: number; text: string }[], labels: number) {
    const vectors = await encoder.encode(examples.map(({ text }) => asEncoded(text)))
    return learn(
      vectors,
      examples.map(({ label }) => label),
      labels,
    )
  }
  const lines = await encoder.encode(topicLines.map(comparable))
  return packed(
    bankHash(),
    {
      topics: await judgeOf(topicExamples, topics.length + 1),
      acts: await judgeOf(actExamples, acts.length + 1),
      moods: await judgeOf(moodExamples, moodNames.length),
    },
    lines.map(narrowed),
  )
}
