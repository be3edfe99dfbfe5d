import { stem, stemsOf, wordsOf } from '../hear/words.ts'
import { answerKind, type AnswerKind } from '../facts/answer-kind.ts'
import { specialsOf, type Special } from '../facts/special-questions.ts'
import { wantedIn } from '../facts/wanted.ts'
import { peopleIn } from '../facts/whose.ts'
import { contentOf, kinWord, type KinWord } from './kin/kin.ts'

/** A question that wants to be reminded of something, taken apart. */
export interface Asked {
  readonly plain: string
  /** Stems of the words that say what it is about. */
  readonly wanted: readonly string[]
  /** All words of it, as stems: what answers it has others. */
  readonly stems: ReadonlySet<string>
  /** The words of it that carry its meaning, as they stand. */
  readonly content: readonly KinWord[]
  readonly kind: AnswerKind
  readonly specials: readonly Special[]
  /** Whose it is: “sister”, “dog”. */
  readonly people: ReadonlySet<string>
  /** “What instrument”: one of that kind. */
  readonly sought: { readonly stem: string; readonly kin: KinWord } | undefined
  /** “What do I play”, of themselves and nobody else. */
  readonly isOfSelf: boolean
  readonly asksForTown: boolean
  readonly asksForTaste: boolean
  /** “My vet?” */
  readonly isOnlyNoun: boolean
  /** It says “it”, “she” or “there”, or no word of its own: what was said just before tells the rest. */
  readonly leans: boolean
  /** What else the message says, beside the question: stems of it. */
  readonly beside: readonly string[]
  /** Stems of what was said just before. */
  readonly before: readonly string[]
  /** When that was told which was recalled just before. */
  readonly last: number | undefined
  /** It is asked long after all that was told, so that what was told last is no likelier. */
  readonly isLater: boolean
}

/** What stands around a question. */
export interface Around {
  /** Names and whose they are. */
  readonly known: ReadonlyMap<string, string>
  /** The whole message. */
  readonly message: string
  /** What both said before it. */
  readonly before: string
  /** When that was told which was recalled just before. */
  readonly last?: number | undefined
  /** It is asked long after all that was told. */
  readonly isLater?: boolean | undefined
}

/** Words that only ask. */
const asking = new Set(
  'remind remember mention mentioned mentioning recall forget forgot forgotten btw quiz brain mind memory listening attention'.split(
    ' ',
  ),
)

export function askedIn(plain: string, { known, message, before, last, isLater = false }: Around): Asked {
  const wanted = wantedIn(plain)
  const thing = /\b(?:what|which) (?:kind of |sort of |type of |make of )?(\p{L}{3,})\b/u.exec(plain)?.[1]
  const people = peopleIn(plain)
  for (const word of wordsOf(plain)) {
    const whose = known.get(word.replace(/'s$/, ''))
    if (whose !== undefined) people.add(whose)
  }
  return {
    plain,
    wanted,
    stems: new Set(wordsOf(plain).map(stem)),
    content: contentOf(plain).filter(({ word }) => !asking.has(word)),
    kind: answerKind(plain),
    specials: specialsOf(plain),
    people,
    sought: thing === undefined ? undefined : { stem: stem(thing), kin: kinWord(thing) },
    isOfSelf:
      people.size === 0 &&
      /\b(?:do|did|am|was|were|have|had|can|could|will|should) i\b|\bi(?:'m|'ve)\b/.test(plain),
    asksForTown: /\b(?:town|city|country|village|state|island)\b/.test(plain),
    asksForTaste: /\b(?:do|did|i say) i (?:say i )?(?:like|love|enjoy)\b|\bi (?:say )?i like\b/.test(plain),
    isOnlyNoun: /^(?:and )?(?:my|our|the) [\p{L}' ]+$/u.test(plain),
    leans:
      wanted.length === 0 ||
      /^and\b|\b(?:it|that|he|she|they|his|her|him|them|there|one)\b/.test(
        plain.replace(/\bis that right\b/, ''),
      ),
    beside: wantedIn(message).filter((word) => !wanted.includes(word)),
    before: [...new Set(stemsOf(before))].filter((word) => !wanted.includes(word)),
    last,
    isLater,
  }
}
