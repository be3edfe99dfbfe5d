import type { AnswerOf } from '@aureole/contract/route'
import type { listMessages, Message, MessageStatus, sendMessage } from '@aureole/contract/chats'
import type { LiveData } from '@aureole/contract/live'

/** What is known of one chat: an unbroken run of messages up to the newest. */
export interface Transcript {
  readonly messages: readonly Message[]
  /** There are older ones on the server. */
  readonly hasMore: boolean
  /** The newest page has been read at least once. */
  readonly known: boolean
  /** Something is missing that only reading again can bring. */
  readonly gap: boolean
  /** What happened since the reading that is under way began. */
  readonly since: readonly Happening[] | undefined
}

type Happening =
  | { name: 'reply.delta'; data: LiveData<'reply.delta'> }
  | {
      name: 'reply.done' | 'reply.failed' | 'message.changed' | 'message.created'
      data: { message: Message }
    }

export type TranscriptEvent =
  | Happening
  | { name: 'reading' }
  | { name: 'read'; page: AnswerOf<typeof listMessages> }
  | { name: 'reading-failed' }
  | { name: 'read-older'; page: AnswerOf<typeof listMessages> }
  | { name: 'sent'; answer: AnswerOf<typeof sendMessage> }

export const emptyTranscript: Transcript = {
  messages: [],
  hasMore: false,
  known: false,
  gap: false,
  since: undefined,
}

/** The one way in which a transcript changes, whether live, after a pause, or because of another device. */
export function transcribe(transcript: Transcript, event: TranscriptEvent): Transcript {
  switch (event.name) {
    case 'reading':
      return { ...transcript, since: [] }
    case 'reading-failed':
      return { ...transcript, since: undefined }
    case 'read':
      return readAnew(transcript, event.page)
    case 'read-older':
      return readOlder(transcript, event.page)
    case 'sent':
      return sentMessages(event.answer).reduce(
        (before, message) => happen(before, { name: 'message.created', data: { message } }),
        transcript,
      )
    default:
      return happen(transcript, event)
  }
}

function happen(transcript: Transcript, event: Happening): Transcript {
  const after = applied(transcript, event)
  // An answer that was on its way meanwhile may or may not know of it: it is applied to that answer once more.
  return after.since === undefined ? after : { ...after, since: [...after.since, event] }
}

function applied(transcript: Transcript, event: Happening): Transcript {
  switch (event.name) {
    case 'reply.delta':
      return appendDelta(transcript, event.data)
    case 'message.created':
      return placeOf(transcript, event.data.message.id) < 0 ? put(transcript, event.data.message) : transcript
    default:
      return put(transcript, event.data.message)
  }
}

export function isUnfinished(message: { status: MessageStatus }): boolean {
  return message.status === 'PENDING' || message.status === 'STREAMING'
}

/** Deltas carry their number and their offset: one that came before is harmless, one that is missing shows. */
function appendDelta(transcript: Transcript, delta: LiveData<'reply.delta'>): Transcript {
  const place = placeOf(transcript, delta.messageId)
  const message = transcript.messages[place]
  if (message === undefined) return withGap(transcript)
  if (!isUnfinished(message)) return transcript
  const expected = message.nextDelta ?? 0
  if (delta.seq < expected) return transcript
  if (delta.seq > expected || delta.offset !== message.text.length) return withGap(transcript)
  return replaceAt(transcript, place, {
    ...message,
    status: 'STREAMING',
    text: message.text + delta.text,
    nextDelta: delta.seq + 1,
  })
}

function put(transcript: Transcript, message: Message): Transcript {
  const place = placeOf(transcript, message.id)
  if (place >= 0) return replaceAt(transcript, place, message)
  const { messages } = transcript
  const [first] = messages
  const last = messages.at(-1)
  // Older than what is loaded: it will be there when someone scrolls up to it.
  if (first !== undefined && message.seq < first.seq) return transcript
  if (last !== undefined && message.seq !== last.seq + 1) return withGap(transcript)
  if (last === undefined && !transcript.known) return withGap(transcript)
  return { ...transcript, messages: [...messages, message] }
}

function readAnew(transcript: Transcript, page: AnswerOf<typeof listMessages>): Transcript {
  const [first] = page.items
  const older = transcript.messages.filter((message) => first !== undefined && message.seq < first.seq)
  const joins = older.length > 0 && older.at(-1)?.seq === (first?.seq ?? 0) - 1
  const fresh: Transcript = {
    messages: kept(transcript, joins ? [...older, ...page.items] : page.items),
    hasMore: joins ? transcript.hasMore : page.hasMore,
    known: true,
    gap: false,
    since: undefined,
  }
  return stillTelling(transcript.since ?? []).reduce(applied, fresh)
}

/** Words from before a reply started over or ended say nothing about an answer that may already know of that. */
function stillTelling(since: readonly Happening[]): Happening[] {
  const settled = new Map<string, number>()
  since.forEach((event, index) => {
    if (event.name !== 'reply.delta' && event.name !== 'message.created')
      settled.set(event.data.message.id, index)
  })
  return since.filter(
    (event, index) => event.name !== 'reply.delta' || index > (settled.get(event.data.messageId) ?? -1),
  )
}

/** A message that did not change keeps its identity, so that it is not drawn again. */
function kept(transcript: Transcript, messages: readonly Message[]): Message[] {
  const before = new Map(transcript.messages.map((message) => [message.id, message]))
  return messages.map((message) => {
    const known = before.get(message.id)
    return known !== undefined && JSON.stringify(known) === JSON.stringify(message) ? known : message
  })
}

function readOlder(transcript: Transcript, page: AnswerOf<typeof listMessages>): Transcript {
  const first = transcript.messages[0]?.seq ?? 0
  const older = page.items.filter((message) => message.seq < first)
  // What was read is not what comes before this any more, so it is left alone.
  if (older.length > 0 && older.at(-1)?.seq !== first - 1) return transcript
  return { ...transcript, messages: [...older, ...transcript.messages], hasMore: page.hasMore }
}

function sentMessages({ message, replies }: AnswerOf<typeof sendMessage>): Message[] {
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

function withGap(transcript: Transcript): Transcript {
  return transcript.gap ? transcript : { ...transcript, gap: true }
}

function placeOf(transcript: Transcript, id: string): number {
  return transcript.messages.findLastIndex((message) => message.id === id)
}

function replaceAt(transcript: Transcript, place: number, message: Message): Transcript {
  return { ...transcript, messages: transcript.messages.with(place, message) }
}
