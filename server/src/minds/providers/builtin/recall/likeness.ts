import type { Remembered } from '#minds/mind.ts'
import { similarity } from '#platform/encoder/index.ts'
import { recallQuestionOf } from '../facts/recall-question.ts'
import { clausesOf } from '../hear/clauses.ts'
import { amendedIn, type Amended } from './amended.ts'
import type { Likeness } from './features.ts'
import { messagesOf, type Encode } from './messages.ts'

/** The longest that is read whole where one thing is asked in it. */
const longestQuestion = 200

/** What is asked in a message, as it is read by the encoder; nothing where nothing is. */
export function questionToRead(said: string): string | undefined {
  const clauses = clausesOf(said)
  const questions = clauses.filter(({ isQuestion }) => isQuestion)
  const asking =
    questions.length > 0 ? questions : clauses.filter((clause) => recallQuestionOf(clause)?.about === 'one')
  return asking.length === 1 && said.length <= longestQuestion ? said : asking[0]?.text
}

/** What the encoder makes of what was told, for one question. */
export interface ReadAgain {
  /** How alike the question and each memory are. */
  readonly likeness: Likeness
  readonly amended: Amended
}

/**
 * How alike a question and what was told are, message by message, and what of it was changed since. The encoder reads both so that a question points the same
 * way as its answer (`tools/tuning/README.md`).
 */
export async function readAgain(
  question: string,
  memories: readonly Remembered[],
  encode: Encode,
): Promise<ReadAgain | undefined> {
  const told = messagesOf(memories)
  const [asked, ...vectors] = (await encode([question, ...told.map(({ text }) => text)])) ?? []
  if (asked === undefined) return undefined
  const likeness = new Map(
    told.flatMap(({ memories: together }, i) => {
      const alike = similarity(asked, vectors[i]!)
      return together.map((memory) => [memory, alike] as const)
    }),
  )
  return { likeness, amended: amendedIn(told.map((one, i) => ({ ...one, vector: vectors[i]! }))) }
}
