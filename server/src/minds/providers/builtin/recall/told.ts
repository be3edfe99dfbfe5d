import type { Remembered } from '#minds/mind.ts'
import { saidOf } from '../facts/episodes.ts'
import { stem, stemsOf, wordsOf } from '../hear/words.ts'
import { peopleIn } from '../facts/whose.ts'
import { contentOf, type KinWord } from './kin/kin.ts'

/** What was told in one breath, taken apart for finding it again. */
export interface Told {
  readonly memories: readonly Remembered[]
  readonly at: number
  /** As it is kept, with plain apostrophes. */
  readonly texts: readonly string[]
  readonly keys: readonly string[]
  readonly count: number
  readonly words: ReadonlySet<string>
  /** The words that carry the meaning, as they were said. */
  readonly content: readonly KinWord[]
  /** Of the words that carry the meaning. */
  readonly stems: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  /** It says little without what was said before it. */
  readonly leans: boolean
}

/** What is told within this time belongs together. */
export const soonMs = 4 * 60_000

/**
 * Memories of one message are one answer: “Got a new bike. It's a Honda” is asked for by the one and answered by the other.
 * @param known names and whose they are
 */
export function toldIn(memories: readonly Remembered[], known: ReadonlyMap<string, string>): Told[] {
  return [...Map.groupBy(memories, ({ at }) => at)].map(([at, together]) => {
    const each = together.map((memory) => wordsIn(memory, known))
    return {
      memories: together,
      at,
      texts: together.map(({ text }) => text.replaceAll('’', "'")),
      keys: together.map(({ key }) => key ?? ''),
      count: Math.max(...together.map(({ text }) => text.split(' ').length)),
      words: new Set(each.flatMap(({ words }) => [...words])),
      content: contentOf(together.map((memory) => saidOf(memory) ?? memory.text).join(' ')),
      stems: new Set(together.flatMap(({ text }) => stemsOf(text))),
      people: new Set(each.flatMap(({ people }) => [...people])),
      leans: together.every(leansOnEarlier),
    }
  })
}

/** Of a memory: its words, with whom its names belong to and how those are called. */
export function wordsIn(
  { text, key }: Remembered,
  known: ReadonlyMap<string, string>,
): { words: ReadonlySet<string>; people: ReadonlySet<string> } {
  const plainWords = wordsOf(text)
  const isKept = key !== null && !key.startsWith('told.')
  const words = new Set([...plainWords, ...(isKept ? wordsOf(key.replaceAll(/[.-]/g, ' ')) : [])].map(stem))
  const people = peopleIn(text)
  for (const word of plainWords) {
    const whose = known.get(word.replace(/'s$/, ''))
    if (whose === undefined) continue
    people.add(whose)
    words.add(stem(whose))
  }
  for (const [name, whose] of known) if (people.has(whose)) words.add(stem(name))
  return { words, people }
}

/** Words that say little without what was said before them: “Library assistant”, “It’s a Honda”, “She is called Joan”. */
function leansOnEarlier({ text, key }: Remembered): boolean {
  return (
    (key === null || key.startsWith('told.')) &&
    (/(?:^|[.!?] )(?:it|its|it['’]s|he|she|they['’]re called|that['’]?s?)\b/i.test(text) ||
      text.split(' ').length <= 4 ||
      /^(?:An?|The|Some|Two|Three|Just|Called|About|For|In|On|At|From|With) /.test(text))
  )
}

/** What the person does or is themselves, without a name in it that might be the one who is asked for. */
export function isOfTheirs(text: string): boolean {
  return (
    /^(?:Lives|Works|Is|Has|Was|Likes|Loves|Hates|Comes|Grew|Plays|Does|Used)\b/.test(text) &&
    !/\S \p{Lu}\p{Ll}+(?! )/u.test(text.replace(/\b(?:in|on|at|from|near|to|of) \p{Lu}\p{L}+/gu, ''))
  )
}
