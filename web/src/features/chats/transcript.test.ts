import type { Message } from '@aureole/contract/messages'
import { describe, expect, test } from 'vitest'
import { chatHash, delta, idOf, message } from './testing/pretend-server.ts'
import { emptyTranscript, transcribe, type Transcript, type TranscriptEvent } from './transcript.ts'

const run = (events: TranscriptEvent[], from: Transcript = emptyTranscript) => events.reduce(transcribe, from)
const page = (items: Message[], hasMore = false, hasNewer = false) => ({ items, hasMore, hasNewer })
const reading = (items: Message[], hasMore = false, hasNewer = false): TranscriptEvent[] => [
  { name: 'reading' },
  { name: 'read', page: page(items, hasMore, hasNewer) },
]
const seqs = ({ messages }: Transcript) => messages.map(({ seq }) => seq)
const created = (one: Message): TranscriptEvent => ({ name: 'message.created', data: { message: one } })
const branched = (from: number, messages: Message[], hasMore = false): TranscriptEvent => ({
  name: 'chat.branched',
  data: { from, messages, hasMore },
})

describe('a reply that streams in', () => {
  const start = run(reading([message(1, { status: 'STREAMING', text: 'Hi ', nextDelta: 2 })]))

  test('goes on where the reading of it stopped', () => {
    const { messages, gap } = run([delta(1, 2, 3, 'there')], start)
    expect(messages[0]).toMatchObject({ text: 'Hi there', nextDelta: 3 })
    expect(gap).toBe(false)
  })

  test('takes no word twice', () => {
    const { messages } = run([delta(1, 1, 1, 'i '), delta(1, 2, 3, 'there'), delta(1, 2, 3, 'there')], start)
    expect(messages[0]?.text).toBe('Hi there')
  })

  test('sees that a word is missing, and that the text before is another one', () => {
    expect(run([delta(1, 3, 8, '!')], start)).toMatchObject({ gap: true, messages: [{ text: 'Hi ' }] })
    expect(run([delta(1, 2, 9, '!')], start).gap).toBe(true)
  })

  test('may start over', () => {
    const again = message(1, { status: 'PENDING', nextDelta: 0 })
    const { messages } = run(
      [{ name: 'message.changed', data: { message: again } }, delta(1, 0, 0, 'Hello')],
      start,
    )
    expect(messages[0]).toMatchObject({ text: 'Hello', status: 'STREAMING' })
  })

  test('may be asked to go on: its words are numbered from 0 again, behind what stands there', () => {
    const done = message(1, { text: 'Hi there' })
    const more = { ...done, status: 'PENDING' as const, nextDelta: 0 }
    const { messages, gap } = run(
      [
        { name: 'reply.done', data: { message: done } },
        { name: 'message.changed', data: { message: more } },
        delta(1, 0, 8, ', you'),
      ],
      start,
    )
    expect([messages[0]?.text, gap]).toEqual(['Hi there, you', false])
  })

  test('is not changed by a word that comes after its end', () => {
    const done = message(1, { text: 'Hi there' })
    const { messages } = run(
      [{ name: 'reply.done', data: { message: done } }, delta(1, 2, 3, 'there')],
      start,
    )
    expect(messages[0]?.text).toBe('Hi there')
  })

  test('does not lose what came while it was read again', () => {
    const { messages } = run(
      [
        { name: 'reading' },
        delta(1, 2, 3, 'there'),
        { name: 'read', page: page([message(1, { status: 'STREAMING', text: 'Hi ', nextDelta: 2 })]) },
      ],
      start,
    )
    expect(messages[0]?.text).toBe('Hi there')
  })
})

describe('the stretch of messages', () => {
  test('a message that follows is added, also after a hole in the numbers', () => {
    const start = run(reading([message(1)]))
    const after = run([created(message(2)), created(message(9))], start)
    expect([seqs(after), after.gap]).toEqual([[1, 2, 9], false])
  })

  test('grows at both ends, and forgets what is far away', () => {
    const start = run(reading([message(50), message(51)], true, true))
    const grown = run(
      [
        { name: 'reading' },
        { name: 'read-older', before: 50, page: page([message(48), message(49)], true) },
        { name: 'reading' },
        { name: 'read-newer', after: 51, page: page([message(60)]) },
      ],
      start,
    )
    expect(seqs(grown)).toEqual([48, 49, 50, 51, 60])
    expect(grown).toMatchObject({ hasOlder: true, hasNewer: false })
    const near = run([{ name: 'trimmed', first: 49, last: 51 }], grown)
    expect(seqs(near)).toEqual([49, 50, 51])
    expect(near).toMatchObject({ hasOlder: true, hasNewer: true })
  })

  test('what is said at the end does not show in the middle', () => {
    const start = run(reading([message(50), message(51)], true, true))
    const after = run([created(message(90)), delta(90, 0, 0, 'Hi')], start)
    expect([seqs(after), after.gap, after.topSeq]).toEqual([[50, 51], false, 90])
  })

  test('a page for a place that is not the edge any more is left alone', () => {
    const start = run(reading([message(50), message(51)], true))
    const after = run(
      [
        { name: 'reading' },
        branched(50, [message(60)]),
        { name: 'read-older', before: 50, page: page([message(49)]) },
      ],
      start,
    )
    expect([seqs(after), after.hasOlder]).toEqual([[60], true])
  })

  test('what was sent stands there at once with its replies, and the same news later changes nothing', () => {
    const mine = message(2, { author: 'PERSON', text: 'Hello' })
    const reply = {
      id: idOf(3),
      seq: 3,
      avatarId: idOf(99),
      status: 'PENDING' as const,
      createdAt: mine.createdAt,
    }
    const start = run([
      ...reading([message(1)]),
      { name: 'sent', answer: { message: mine, replies: [reply], balance: 4 } },
    ])
    expect(start.messages.map(({ seq, status }) => [seq, status])).toEqual([
      [1, 'DONE'],
      [2, 'DONE'],
      [3, 'PENDING'],
    ])
    const after = run([delta(3, 0, 0, 'Hi'), created(message(3, { status: 'PENDING' }))], start)
    expect(after.messages[2]?.text).toBe('Hi')
  })

  test('an answer to a sending that comes after the conversation went elsewhere brings nothing back', () => {
    const mine = message(2, { author: 'PERSON', text: 'Hello' })
    const after = run([
      ...reading([message(1)]),
      created(mine),
      branched(2, [message(3, { author: 'PERSON', text: 'Good evening' })]),
      { name: 'sent', answer: { message: mine, replies: [], balance: 4 } },
    ])
    expect(seqs(after)).toEqual([1, 3])
  })
})

describe('a conversation that branches', () => {
  const start = run(reading([1, 2, 3, 4].map((seq) => message(seq))))

  test('leaves what followed, and goes on with what stands there now', () => {
    expect(seqs(run([branched(3, [message(5), message(6)])], start))).toEqual([1, 2, 5, 6])
  })

  test('comes back to what was left, which has lower numbers', () => {
    const other = run([branched(3, [message(5), message(6)])], start)
    expect(seqs(run([branched(5, [message(3), message(4)])], other))).toEqual([1, 2, 3, 4])
  })

  test('takes no word of a reply that was left', () => {
    const after = run([branched(3, [message(5)]), delta(4, 0, 0, 'late'), created(message(4))], start)
    expect([seqs(after), after.gap]).toEqual([[1, 2, 5], false])
  })

  test('is read again where more follows than was told', () => {
    const after = run([branched(3, [message(90)], true)], start)
    expect([seqs(after), after.gap, after.hasNewer]).toEqual([[1, 2], true, true])
  })

  test('further on than what is loaded changes nothing here', () => {
    const middle = run(reading([message(3), message(4)], true, true))
    expect(run([branched(40, [message(50)])], middle).messages).toBe(middle.messages)
  })
})

test('a deleted message is gone, also from a page that was on its way', () => {
  const start = run(reading([message(1), message(2)]))
  const removed: TranscriptEvent = { name: 'message.removed', data: { messageId: idOf(1) } }
  expect(seqs(run([removed, removed], start))).toEqual([2])
  const late = run(
    [{ name: 'reading' }, removed, { name: 'read', page: page([message(1), message(2)]) }],
    start,
  )
  expect(seqs(late)).toEqual([2])
})

test('a feeling is shown at once and can be taken back', () => {
  const start = run(reading([message(1)]))
  const up = run([{ name: 'felt', messageId: idOf(1), feedback: 'UP' }], start)
  expect(up.messages[0]?.feedback).toBe('UP')
  expect(run([{ name: 'felt', messageId: idOf(1), feedback: undefined }], up).messages).toEqual(
    start.messages,
  )
  expect(up.messages[0]?.id).toBe(idOf(1))
  expect(chatHash).toHaveLength(22)
})
