import { topics } from '../bank/whole.ts'
import { stem, wordsOf } from './words.ts'

/** How strongly the words themselves speak for each subject: 0 for nearly all of them. */
export function subjectsByWords(plain: string): Map<string, number> {
  const found = new Map<string, number>()
  const padded = ` ${wordsOf(plain).join(' ')} `
  const stems = new Set(wordsOf(plain).map(stem))
  for (const { id, phrases, single } of lexicon()) {
    let hits = 0
    for (const phrase of phrases)
      if (padded.includes(` ${phrase} `) || padded.includes(` ${phrase}s `)) hits += 1.4
    for (const word of stems) if (single.has(word)) hits += 1
    if (hits > 0) found.set(id, hits)
  }
  return found
}

interface Entry {
  readonly id: string
  readonly phrases: readonly string[]
  readonly single: ReadonlySet<string>
}

let entries: readonly Entry[] | undefined

function lexicon(): readonly Entry[] {
  entries ??= topics.map(({ id, words }) => ({
    id,
    phrases: words.map((word) => wordsOf(word).join(' ')).filter((word) => word.includes(' ')),
    single: new Set(
      words.filter((word) => wordsOf(word).length === 1).map((word) => stem(wordsOf(word)[0] ?? '')),
    ),
  }))
  return entries
}

/** Without the encoder: words that the subject's own examples share with what was said, rare ones counting more. */
export function subjectsByOverlap(plain: string): Map<string, number> {
  const { weights, byTopic } = examples()
  const stems = [...new Set(wordsOf(plain).map(stem))]
  const found = new Map<string, number>()
  for (const [id, known] of byTopic) {
    let sum = 0
    for (const word of stems) if (known.has(word)) sum += weights.get(word) ?? 0
    if (sum > 0) found.set(id, sum)
  }
  return found
}

let kept:
  { weights: ReadonlyMap<string, number>; byTopic: ReadonlyMap<string, ReadonlySet<string>> } | undefined

function examples() {
  if (kept !== undefined) return kept
  const byTopic = new Map(
    topics.map(({ id, said }) => [id, new Set(said.flatMap((text) => wordsOf(text).map(stem)))]),
  )
  const counts = new Map<string, number>()
  for (const words of byTopic.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weights = new Map([...counts].map(([word, count]) => [word, count > 8 ? 0 : 1 / count]))
  kept = { weights, byTopic }
  return kept
}
