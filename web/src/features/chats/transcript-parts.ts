import type { AnswerOf } from '@aureole/contract/route'
import type { Feedback, Message, MessageHistory, sendMessage } from '@aureole/contract/messages'
import type { LiveData } from '@aureole/contract/live'

/** What is known of one chat: an unbroken stretch of the way that the conversation took, often up to the newest. */
export interface Transcript {
  readonly messages: readonly Message[]
  /** There are older, and newer ones, on the server. */
  readonly hasOlder: boolean
  readonly hasNewer: boolean
  /** A page has been read at least once. */
  readonly known: boolean
  /** Something is missing that only reading again can bring. */
  readonly gap: boolean
  /** Left the conversation, by deletion or because it branched: late news of them says nothing. */
  readonly gone: ReadonlySet<string>
  /** The highest number heard of, wherever it is now. */
  readonly topSeq: number
  /** What happened since the reading that is under way began. */
  readonly since: readonly Happening[] | undefined
}

export type Happening =
  | { name: 'reply.delta'; data: LiveData<'reply.delta'> }
  | {
      name: 'reply.done' | 'reply.failed' | 'message.changed' | 'message.created'
      data: { message: Message }
    }
  | { name: 'message.removed'; data: { messageId: string } }
  | { name: 'chat.branched'; data: { from: number; messages: readonly Message[]; hasMore: boolean } }
  | { name: 'felt'; messageId: string; feedback: Feedback | undefined }

/** News of what has left comes late by seconds, not by hours. */
const goneKept = 1000

export function inOrder(messages: readonly Message[]): Message[] {
  return messages.toSorted((one, other) => one.seq - other.seq)
}

export function between(messages: readonly Message[], first: number, last: number): Message[] {
  return messages.filter(({ seq }) => seq >= first && seq <= last)
}

/** Is this number inside of what is loaded, whether or not a message has it? */
export function spans(transcript: Transcript, seq: number): boolean {
  const { messages, hasOlder, hasNewer, known } = transcript
  const first = messages[0]?.seq ?? 0
  const last = messages.at(-1)?.seq ?? 0
  return known && (!hasOlder || first <= seq) && (!hasNewer || last >= seq)
}

/** A fresh page instead of everything. A message that did not change keeps its identity, so that it is not drawn again. */
export function replaced(transcript: Transcript, page: MessageHistory): Transcript {
  const before = new Map(transcript.messages.map((message) => [message.id, message]))
  const messages = page.items.map((message) => {
    const known = before.get(message.id)
    return known !== undefined && JSON.stringify(known) === JSON.stringify(message) ? known : message
  })
  return {
    messages,
    hasOlder: page.hasMore,
    hasNewer: page.hasNewer,
    known: true,
    gap: false,
    gone: new Set([...transcript.gone].filter((id) => !messages.some((message) => message.id === id))),
    topSeq: Math.max(transcript.topSeq, ...messages.map(({ seq }) => seq)),
    since: undefined,
  }
}

export function without(transcript: Transcript, id: string): Transcript {
  const gone = new Set([...transcript.gone, id].slice(-goneKept))
  return { ...transcript, gone, messages: transcript.messages.filter((message) => message.id !== id) }
}

/** Who has left when only these are kept, and those have come back. */
export function goneWith(
  { gone, messages }: Transcript,
  kept: readonly Message[],
  back: readonly Message[],
): ReadonlySet<string> {
  const here = new Set([...kept, ...back].map(({ id }) => id))
  const left = messages.map(({ id }) => id).filter((id) => !here.has(id))
  return new Set([...gone, ...left].filter((id) => !here.has(id)).slice(-goneKept))
}

export function sentMessages({ message, replies }: AnswerOf<typeof sendMessage>): Message[] {
  return [
    message,
    ...replies.map((reply): Message => ({
      ...reply,
      author: 'AVATAR',
      kind: 'TEXT',
      text: '',
      nextDelta: 0,
    })),
  ]
}
