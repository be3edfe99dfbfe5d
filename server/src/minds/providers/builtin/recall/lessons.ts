import type { Remembered } from '#minds/mind.ts'
import { namesKnown } from '../facts/whose.ts'
import { toThePerson } from '../grammar/persons.ts'
import { recallIn } from '../hear/asked-back.ts'
import { clausesOf } from '../hear/clauses.ts'
import { plain } from '../hear/tidy.ts'
import { askedIn } from './asked.ts'
import { featuresOf, type Features } from './features.ts'
import { questionToRead, readAgain } from './likeness.ts'
import { keptAfter, toldAndAsked } from './told-and-asked.ts'
import { toldIn } from './told.ts'

/** Somebody asks back for something that they told. */
interface AskedBack {
  readonly said: string
  /** Whether something was asked back just before, and what. */
  readonly follows?: string | undefined
  /** When that was told which was recalled just before. */
  readonly last?: number | undefined
  /** What both said before. */
  readonly before: readonly string[]
  readonly memories: readonly Remembered[]
  /** It is asked long after all that was told. */
  readonly isLater?: boolean
  /** Whether what was told then, in these words, answers the question, or the nth where there are several. */
  readonly isAnswer: (text: string, nth: number, at: number) => boolean
}

/** A question with what was told: what speaks for each of it, and which of it is right. */
interface Lesson {
  readonly group: string
  readonly each: readonly Features[]
  readonly right: ReadonlySet<number>
}

export const weightsFile = new URL('weights.ts', import.meta.url)

/** Each question twice: as it looks with the encoder, and without it, so that neither is leant on alone. */
export async function lessonsOf(
  { said, follows, last, before, memories, isAnswer, isLater }: AskedBack,
  encode: (texts: readonly string[]) => Promise<readonly Int8Array[]>,
): Promise<Lesson[]> {
  const questions = recallIn(clausesOf(said), follows !== undefined, follows ?? '').flatMap((one) =>
    one.about === 'one' ? [one.plain] : [],
  )
  const asked = questions.length === 0 ? [plain(said)] : questions
  const known = namesKnown(memories)
  const told = toldIn(memories, known)
  const whole = questions.length < 2 ? (questionToRead(said) ?? said) : undefined
  const lessons: Lesson[] = []
  for (const [nth, question] of asked.entries()) {
    const right = new Set(
      told.flatMap((one, i) =>
        one.memories.some(({ text }) => isAnswer(toThePerson(text), nth, one.at)) ? [i] : [],
      ),
    )
    if (right.size === 0) continue
    const likeness = (await readAgain(whole ?? question, memories, encode))?.likeness
    const parts = askedIn(question, { known, message: plain(said), before: before.join(' '), last, isLater })
    for (const seen of [likeness, undefined])
      lessons.push({ group: '', each: featuresOf(parts, told, seen), right })
  }
  return lessons
}

/** Single things told and ways to ask for them, by words alone. */
export function lessonsAlone(): Lesson[] {
  return toldAndAsked.flatMap(({ says, has, questions }, i) => {
    const since = Array.from(
      { length: 12 },
      (_, k) => toldAndAsked[(i + 1 + k * 5) % toldAndAsked.length]?.says ?? '',
    )
    const memories = keptAfter([says, ...since.filter((text) => text !== says)])
    const known = namesKnown(memories)
    const told = toldIn(memories, known)
    const right = new Set(
      told.flatMap((one, j) => (one.memories.some(({ text }) => has.test(text)) ? [j] : [])),
    )
    if (right.size === 0) return []
    return questions.map((question) => ({
      group: says,
      each: featuresOf(
        askedIn(plain(question), { known, message: plain(question), before: '', isLater: true }),
        told,
        undefined,
      ),
      right,
    }))
  })
}

export function weightsAsCode(weights: Readonly<Record<string, number>>): string {
  const rows = Object.entries(weights)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${weight},\n`)
  return `/** Learnt by \`npm run mind:learn\` from the conversations that may be read; written by it, not by hand. */\nexport const weights: Readonly<Record<string, number>> = {\n${rows.join('')}}\n`
}
