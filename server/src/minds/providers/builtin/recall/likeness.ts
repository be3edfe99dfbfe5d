import type { NewMemory, Remembered } from '#minds/mind.ts'
import { similarity } from '#platform/encoder/index.ts'
import { saidOf } from '../facts/episodes.ts'
import { recallQuestionOf } from '../facts/recall-question.ts'
import { toThePerson } from '../grammar/persons.ts'
import { clausesOf } from '../hear/clauses.ts'
import type { Likeness } from './features.ts'

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

/** What was told in one message, in the words of whoever told it. */
export function tellingToRead(memories: readonly Pick<NewMemory, 'data' | 'text'>[]): string {
  return [...new Set(memories.map((memory) => saidOf(memory) ?? toThePerson(memory.text)))].join('. ')
}

/**
 * How alike a question and what was told are, message by message. The encoder reads both so that a question points the same way as its answer
 * (`tools/tuning/README.md`).
 */
export async function likenessTo(
  question: string,
  memories: readonly Remembered[],
  encode: (texts: readonly string[]) => Promise<readonly Int8Array[] | undefined>,
): Promise<Likeness | undefined> {
  const told = [...Map.groupBy(memories, ({ at }) => at).values()]
  const [asked, ...vectors] = (await encode([question, ...told.map(tellingToRead)])) ?? []
  if (asked === undefined) return undefined
  return new Map(
    told.flatMap((together, i) => {
      const alike = similarity(asked, vectors[i]!)
      return together.map((memory) => [memory, alike] as const)
    }),
  )
}
