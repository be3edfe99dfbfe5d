import { topics } from '../bank/whole.ts'
import type { Learnt } from '../learnt/file.ts'
import { judged } from '../learnt/judge.ts'
import type { State } from '../state.ts'
import type { Meanings } from './meanings.ts'
import { subjectsByOverlap, subjectsByWords } from './subject.ts'

const sureOfTopic = 0.45
/** No word of the subject itself was said. */
const sureWithoutWords = 0.66
const sureOfLong = 0.6
const keepsTopic = 0.3

export function topicOf(
  lower: string,
  state: State,
  learnt: Learnt | undefined,
  meanings: Meanings,
  isAnswer: boolean,
  known: string | undefined,
): { topic: string | null; isNew: boolean; isNamed: boolean } {
  const byWords = subjectsByWords(lower)
  if (known !== undefined) byWords.set(known, (byWords.get(known) ?? 0) + 1.2)
  const scores =
    learnt === undefined || meanings === undefined || meanings.length === 0
      ? byOverlap(lower, byWords)
      : byMeaning(learnt, meanings, byWords)
  const current = state.pending?.topic ?? state.topic
  if (isAnswer && state.pending?.topic && byWords.size === 0)
    return { topic: state.pending.topic, isNew: false, isNamed: true }
  let best: string | null = null
  let most = 0
  for (const [id, score] of scores) {
    // A subject stays until another one is clearly stronger.
    // “She sleeps on my laptop” is about the cat.
    const stays = /^(?:and |but |so )?(?:she|he|they|it|it's|he's|she's)\b/.test(lower) ? 0.4 : 0.15
    const weighed = id === current && state.topicAge < 4 ? score + stays : score
    if (weighed > most) [best, most] = [id, weighed]
  }
  const isNamed = byWords.has(best ?? '')
  // In a long message a single word of a subject may have slipped in by the way.
  const needed =
    best === current
      ? keepsTopic
      : !isNamed
        ? sureWithoutWords
        : lower.split(' ').length > 11
          ? sureOfLong
          : sureOfTopic
  if (best !== null && most >= needed) return { topic: best, isNew: best !== current, isNamed }
  return {
    topic: state.topicAge < 2 && lower.split(' ').length < 4 ? state.topic : null,
    isNew: false,
    isNamed: false,
  }
}

function byMeaning(
  learnt: Learnt,
  meanings: readonly Int8Array[],
  byWords: ReadonlyMap<string, number>,
): Map<string, number> {
  const best = new Map<string, number>()
  for (const vector of meanings) {
    const shares = judged(learnt.topics, vector)
    let total = shares[topics.length] ?? 0
    const weighed = topics.map(({ id }, i) => {
      const hits = byWords.get(id) ?? 0
      // A single word that means something else here: “two people in the kitchen and it’s a crowd”.
      const weight = hits <= 1 && (shares[i] ?? 0) < 0.01 ? 0 : 3
      const share = (shares[i] ?? 0) * Math.exp(weight * Math.min(hits, 1.5))
      total += share
      return [id, share] as const
    })
    for (const [id, share] of weighed) best.set(id, Math.max(best.get(id) ?? 0, share / total))
  }
  return best
}

function byOverlap(lower: string, byWords: ReadonlyMap<string, number>): Map<string, number> {
  const scores = new Map([...byWords].map(([id, hits]) => [id, 0.45 + hits * 0.15]))
  for (const [id, sum] of subjectsByOverlap(lower))
    scores.set(id, (scores.get(id) ?? 0) + Math.min(sum, 1) * 0.3)
  return scores
}
