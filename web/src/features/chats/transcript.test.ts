import type { Message } from '@aureole/contract/chats'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyTranscript, transcribe, type Transcript, type TranscriptEvent } from './transcript.ts'

const chatHash = 'x'.repeat(22)
const idOf = (seq: number) => `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`

function message(seq: number, change: Partial<Message> = {}): Message {
  return {
    id: idOf(seq),
    seq,
    author: 'AVATAR',
    kind: 'TEXT',
    text: '',
    status: 'DONE',
    createdAt: '2026-11-15T10:00:00.000Z',
    ...change,
  }
}

function delta(seq: number, number: number, offset: number, text: string): TranscriptEvent {
  return { name: 'reply.delta', data: { chatHash, messageId: idOf(seq), seq: number, offset, text } }
}

const run = (events: TranscriptEvent[], from: Transcript = emptyTranscript) => events.reduce(transcribe, from)
const reading = (items: Message[], hasMore = false): TranscriptEvent[] => [
  { name: 'reading' },
  { name: 'read', page: { items, hasMore } },
]

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

  test('sees that a word is missing', () => {
    const { messages, gap } = run([delta(1, 3, 8, '!')], start)
    expect(messages[0]?.text).toBe('Hi ')
    expect(gap).toBe(true)
  })

  test('sees that the text before is another one', () => {
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
        {
          name: 'read',
          page: { items: [message(1, { status: 'STREAMING', text: 'Hi ', nextDelta: 2 })], hasMore: false },
        },
      ],
      start,
    )
    expect(messages[0]?.text).toBe('Hi there')
  })
})

describe('the run of messages', () => {
  test('a message that follows is added, one after a hole is asked for', () => {
    const start = run(reading([message(1)]))
    expect(run([{ name: 'message.created', data: { message: message(2) } }], start).messages).toHaveLength(2)
    expect(run([{ name: 'message.created', data: { message: message(4) } }], start)).toMatchObject({
      gap: true,
      messages: [message(1)],
    })
  })

  test('older pages stay when they join what is read anew, and go when they do not', () => {
    const start = run([
      ...reading([message(3), message(4)], true),
      { name: 'read-older', page: { items: [message(1), message(2)], hasMore: false } },
    ])
    expect(start.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    const joined = run(reading([message(4), message(5)], true), start)
    expect([joined.messages.map(({ seq }) => seq), joined.hasMore]).toEqual([[1, 2, 3, 4, 5], false])
    const apart = run(reading([message(8), message(9)], true), start)
    expect([apart.messages.map(({ seq }) => seq), apart.hasMore]).toEqual([[8, 9], true])
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
    const after = run(
      [
        delta(3, 0, 0, 'Hi'),
        { name: 'message.created', data: { message: message(3, { status: 'PENDING' }) } },
      ],
      start,
    )
    expect(after.messages[2]?.text).toBe('Hi')
  })
})

interface Step {
  event: TranscriptEvent
  /** The server's messages after it. */
  state: Message[]
}

/** What a server does: messages and replies that stream, start over, finish or fail, each step with its event. */
const histories = fc
  .array(
    fc.record({
      words: fc.array(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 6 }),
      restartAfter: fc.option(fc.nat(5), { nil: undefined }),
      end: fc.constantFrom('reply.done' as const, 'reply.failed' as const, 'open' as const),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((replies) => {
    const steps: Step[] = []
    let state: Message[] = []
    const step = (event: TranscriptEvent, next: Message[]) => {
      state = next
      steps.push({ event, state })
    }
    replies.forEach((plan, index) => {
      const seq = index + 1
      let reply = message(seq, { status: 'PENDING', nextDelta: 0 })
      const changed = (
        name: 'message.created' | 'message.changed' | 'reply.done' | 'reply.failed',
        next: Message,
      ) => {
        reply = next
        step({ name, data: { message: reply } }, [...state.filter((one) => one.seq !== seq), reply])
      }
      changed('message.created', reply)
      plan.words.forEach((word, number) => {
        if (plan.restartAfter === number && number > 0)
          changed('message.changed', { ...reply, status: 'PENDING', text: '', nextDelta: 0 })
        const next = reply.nextDelta ?? 0
        const event = delta(seq, next, reply.text.length, word)
        reply = { ...reply, status: 'STREAMING', text: reply.text + word, nextDelta: next + 1 }
        step(event, [...state.filter((one) => one.seq !== seq), reply])
      })
      const { nextDelta: _, ...finished } = reply
      if (plan.end !== 'open')
        changed(plan.end, { ...finished, status: plan.end === 'reply.done' ? 'DONE' : 'FAILED' })
    })
    return steps
  })

describe('whatever the line does', () => {
  const texts = (messages: readonly Message[]) => messages.map(({ text, status }) => [text, status])

  test('doubled and lost words and reconnections end in the same text', () => {
    const fates = fc.array(
      fc.record({
        lost: fc.boolean(),
        doubled: fc.boolean(),
        echo: fc.option(fc.nat(20), { nil: undefined }),
        readLag: fc.nat(6),
      }),
      { minLength: 60, maxLength: 60 },
    )
    fc.assert(
      fc.property(histories, fates, fc.nat(30), (steps, fates, joinAt) => {
        const begin = Math.min(joinAt, steps.length)
        let transcript = run(reading(begin === 0 ? [] : steps[begin - 1]!.state))
        let answer: { at: number; state: Message[] } | undefined
        let missed = false
        for (let index = begin; index < steps.length; index += 1) {
          const { event } = steps[index]!
          const fate = fates[index % fates.length]!
          if (fate.lost) missed = true
          else transcript = transcribe(transcript, event)
          if (fate.doubled && event.name === 'reply.delta') transcript = transcribe(transcript, event)
          const echo = fate.echo === undefined ? undefined : steps[Math.min(fate.echo, index)]?.event
          if (echo?.name === 'reply.delta') transcript = transcribe(transcript, echo)
          // A reading that was asked for is answered some steps later with what the server knew in between.
          if (answer === undefined && transcript.gap) {
            transcript = transcribe(transcript, { name: 'reading' })
            answer = { at: index + fate.readLag, state: steps[index]!.state }
          }
          if (answer !== undefined && answer.at <= index) {
            transcript = transcribe(transcript, {
              name: 'read',
              page: { items: answer.state, hasMore: false },
            })
            answer = undefined
          }
        }
        const end = steps.at(-1)!.state
        // The live connection never loses anything in silence: it says `resync`, and the page reads again.
        if (missed || transcript.gap || answer !== undefined) transcript = run(reading(end), transcript)
        expect(texts(transcript.messages)).toEqual(texts(end))
        expect(transcript.gap).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('a reading answered at any moment agrees with what is live, without another reading', () => {
    fc.assert(
      fc.property(histories, fc.nat(40), fc.nat(40), fc.nat(40), (steps, a, b, c) => {
        const [asked, snapshot, arrives] = [a, b, c]
          .map((n) => n % steps.length)
          .toSorted((x, y) => x - y) as [number, number, number]
        let transcript = run(reading([]))
        steps.forEach(({ event }, index) => {
          if (index === asked) transcript = transcribe(transcript, { name: 'reading' })
          transcript = transcribe(transcript, event)
          if (index === arrives)
            transcript = transcribe(transcript, {
              name: 'read',
              page: { items: steps[snapshot]!.state, hasMore: false },
            })
        })
        expect(texts(transcript.messages)).toEqual(texts(steps.at(-1)!.state))
        expect(transcript.gap).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
