import type { NewMemory, Remembered } from '#minds/mind.ts'
import { amendsOf, saidOf } from '../facts/episodes.ts'
import { toThePerson } from '../grammar/persons.ts'

/** What was told in one message. */
export interface Message {
  readonly at: number
  readonly memories: readonly Remembered[]
  /** As it is read by the encoder. */
  readonly text: string
  /** When that was told which it changed, as it seemed when it was said. */
  readonly amends: number | undefined
}

export function messagesOf(memories: readonly Remembered[]): Message[] {
  return [...Map.groupBy(memories, ({ at }) => at)].map(([at, together]) => ({
    at,
    memories: together,
    text: tellingToRead(together),
    amends: together.map(amendsOf).find((one) => one !== undefined),
  }))
}

/** What was told in one message, in the words of whoever told it. */
export function tellingToRead(memories: readonly Pick<NewMemory, 'data' | 'text'>[]): string {
  return [...new Set(memories.map((memory) => saidOf(memory) ?? toThePerson(memory.text)))].join('. ')
}

/** Vectors of texts, in their order; nothing where the encoder is late. */
export type Encode = (texts: readonly string[]) => Promise<readonly Int8Array[] | undefined>
