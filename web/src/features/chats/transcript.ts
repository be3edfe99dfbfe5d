import type { AnswerOf } from '@aureole/contract/route'
import type {
  Feedback,
  Message,
  MessageHistory,
  MessageStatus,
  sendMessage,
} from '@aureole/contract/messages'
import type { LiveData } from '@aureole/contract/live'
import { between, goneWith, inOrder, replaced, sentMessages, without } from './transcript-parts.ts'
import type { Happening, Transcript } from './transcript-parts.ts'

export type { Transcript } from './transcript-parts.ts'

export type TranscriptEvent =
  | Happening
  | { name: 'reading' }
  | { name: 'reading-failed' }
  /** A page that takes the place of everything. */
  | { name: 'read'; page: MessageHistory }
  | { name: 'read-older'; before: number; page: MessageHistory }
  | { name: 'read-newer'; after: number; page: MessageHistory }
  | { name: 'sent'; answer: AnswerOf<typeof sendMessage> }
  /** Only what stands from `first` to `last` is still of interest. */
  | { name: 'trimmed'; first: number; last: number }

export const emptyTranscript: Transcript = {
  messages: [],
  hasOlder: false,
  hasNewer: false,
  known: false,
  gap: false,
  gone: new Set(),
  topSeq: 0,
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
      return taken(transcript, replaced(transcript, event.page))
    case 'read-older':
      return readOlder(transcript, event)
    case 'read-newer':
      return readNewer(transcript, event)
    case 'sent':
      return sent(transcript, event.answer)
    case 'trimmed':
      return trimmed(transcript, event.first, event.last)
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
      return create(transcript, event.data.message)
    case 'message.removed':
      return without(transcript, event.data.messageId)
    case 'chat.branched':
      return branch(transcript, event.data)
    case 'felt':
      return felt(transcript, event.messageId, event.feedback)
    default:
      return settle(transcript, event.data.message)
  }
}

export function isUnfinished(message: { status: MessageStatus }): boolean {
  return message.status === 'PENDING' || message.status === 'STREAMING'
}

/** Deltas carry their number and their offset: one that came before is harmless, one that is missing shows. */
function appendDelta(transcript: Transcript, delta: LiveData<'reply.delta'>): Transcript {
  const place = placeOf(transcript, delta.messageId)
  const message = transcript.messages[place]
  if (message === undefined) return missing(transcript, delta.messageId)
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

/** Numbers have holes where the conversation branched, so a hole says nothing: only the line itself can miss something. */
function create(transcript: Transcript, message: Message): Transcript {
  const heard = { ...transcript, topSeq: Math.max(transcript.topSeq, message.seq) }
  if (placeOf(transcript, message.id) >= 0 || transcript.gone.has(message.id)) return heard
  if (!transcript.known) return withGap(heard)
  const [first] = transcript.messages
  const last = transcript.messages.at(-1)
  if (first !== undefined && message.seq < first.seq && transcript.hasOlder) return heard
  if (transcript.hasNewer && (last === undefined || message.seq > last.seq)) return heard
  return { ...heard, messages: inOrder([...transcript.messages, message]) }
}

function settle(transcript: Transcript, message: Message): Transcript {
  const place = placeOf(transcript, message.id)
  if (place >= 0) return replaceAt(transcript, place, message)
  const [first] = transcript.messages
  // Older than what is loaded: it will be there when someone scrolls up to it.
  if (first !== undefined && message.seq < first.seq) return transcript
  return missing(transcript, message.id)
}

/** Everything from a number on has left, and other messages stand there. */
function branch(
  transcript: Transcript,
  { from, messages, hasMore }: { from: number; messages: readonly Message[]; hasMore: boolean },
): Transcript {
  const topSeq = Math.max(transcript.topSeq, ...messages.map(({ seq }) => seq))
  const last = transcript.messages.at(-1)
  // It went another way further on than what is loaded.
  if (transcript.hasNewer && (last === undefined || last.seq < from)) return { ...transcript, topSeq }
  if (!transcript.known) return withGap({ ...transcript, topSeq })
  const kept = transcript.messages.filter(
    ({ seq, id }) => seq < from && !messages.some((one) => one.id === id),
  )
  const left = { ...transcript, topSeq, gone: goneWith(transcript, kept, messages) }
  const all = inOrder([...kept, ...messages])
  if (!hasMore && (all.length > 0 || !left.hasOlder)) return { ...left, messages: all, hasNewer: false }
  // What comes right after `from` is not among them: they are read when someone gets there.
  return withGap({ ...left, messages: kept, hasNewer: true })
}

/** A page has come: what happened while it was on its way is applied to it as well. */
function taken(before: Transcript, merged: Transcript): Transcript {
  const since = before.since ?? []
  const settledAt = new Map<string, number>()
  since.forEach((event, index) => {
    if (event.name === 'reply.done' || event.name === 'reply.failed' || event.name === 'message.changed')
      settledAt.set(event.data.message.id, index)
    else if (event.name === 'chat.branched')
      for (const { id } of event.data.messages) settledAt.set(id, index)
  })
  // Who has left is known from the events in their order; the page may be ahead of some of them.
  const { gone } = merged
  const after = since.reduce((transcript, event, index) => {
    const subject = subjectOf(event)
    // Words from before a reply started over or ended say nothing about an answer that may already know of that.
    if (event.name === 'reply.delta' && index < (settledAt.get(event.data.messageId) ?? -1)) return transcript
    // It was there before the reading began and is not in the answer: it has left meanwhile, as the line will tell.
    if (subject !== undefined && placeOf(transcript, subject) < 0) return transcript
    return applied({ ...transcript, gone }, event)
  }, merged)
  return { ...after, gone }
}

function subjectOf(event: Happening): string | undefined {
  if (event.name === 'reply.delta') return event.data.messageId
  const settles =
    event.name === 'reply.done' || event.name === 'reply.failed' || event.name === 'message.changed'
  return settles ? event.data.message.id : undefined
}

function readOlder(
  transcript: Transcript,
  { before, page }: { before: number; page: MessageHistory },
): Transcript {
  const over = { ...transcript, since: undefined }
  const [first] = transcript.messages
  // What was read is not what comes before this any more, so it is left alone.
  if (first?.seq !== before) return over
  const older = page.items.filter(({ seq, id }) => seq < before && !transcript.gone.has(id))
  return taken(transcript, { ...over, messages: [...older, ...transcript.messages], hasOlder: page.hasMore })
}

function readNewer(
  transcript: Transcript,
  { after, page }: { after: number; page: MessageHistory },
): Transcript {
  const over = { ...transcript, since: undefined }
  if (transcript.messages.at(-1)?.seq !== after) return over
  const newer = page.items.filter(({ seq, id }) => seq > after && !transcript.gone.has(id))
  return taken(transcript, {
    ...over,
    messages: [...transcript.messages, ...newer],
    hasNewer: page.hasNewer,
    topSeq: Math.max(transcript.topSeq, ...newer.map(({ seq }) => seq)),
  })
}

/** The answer to a sending and the news of it come by two ways: what the news told already is not told again. */
function sent(transcript: Transcript, answer: AnswerOf<typeof sendMessage>): Transcript {
  return sentMessages(answer)
    .filter(({ seq }) => seq > transcript.topSeq)
    .reduce((before, message) => happen(before, { name: 'message.created', data: { message } }), transcript)
}

function trimmed(transcript: Transcript, first: number, last: number): Transcript {
  const { messages } = transcript
  const kept = between(messages, first, last)
  if (kept.length === messages.length) return transcript
  return {
    ...transcript,
    messages: kept,
    hasOlder: transcript.hasOlder || kept[0] !== messages[0],
    hasNewer: transcript.hasNewer || kept.at(-1) !== messages.at(-1),
  }
}

/** News about a message that is not here: beyond what is loaded, or left behind, or missed. */
function missing(transcript: Transcript, id: string): Transcript {
  return transcript.gone.has(id) || (transcript.known && transcript.hasNewer)
    ? transcript
    : withGap(transcript)
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

function felt(transcript: Transcript, id: string, feedback: Feedback | undefined): Transcript {
  const place = placeOf(transcript, id)
  const message = transcript.messages[place]
  if (message === undefined) return transcript
  const changed = { ...message }
  if (feedback === undefined) delete changed.feedback
  else changed.feedback = feedback
  return replaceAt(transcript, place, changed)
}
