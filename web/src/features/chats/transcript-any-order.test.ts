import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pretendServer } from './testing/pretend-server.ts'
import { emptyTranscript, transcribe, type Transcript, type TranscriptEvent } from './transcript.ts'

type Server = ReturnType<typeof pretendServer>

const word = fc.string({ minLength: 1, maxLength: 6 })
const which = fc.nat(20)
/** How many messages a branch tells at most: few, so that there are more to read. */
const most = fc.constantFrom(2, 100)

/** What people and minds do. */
const verbs = fc.oneof(
  { weight: 4, arbitrary: word.map((text) => (server: Server) => server.say(text)) },
  { weight: 10, arbitrary: word.map((text) => (server: Server) => server.word(text)) },
  { weight: 4, arbitrary: fc.constant((server: Server) => server.end('reply.done')) },
  { weight: 1, arbitrary: fc.constant((server: Server) => server.end('reply.failed')) },
  { weight: 1, arbitrary: fc.constant((server: Server) => server.startOver()) },
  { weight: 2, arbitrary: fc.constant((server: Server) => server.goOn()) },
  {
    weight: 2,
    arbitrary: fc.tuple(which, most).map(
      ([n, m]) =>
        (server: Server) =>
          server.regenerate(n, m),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, word, most).map(
      ([n, text, m]) =>
        (server: Server) =>
          server.edit(n, text, m),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(which, which, most).map(
      ([n, v, m]) =>
        (server: Server) =>
          server.choose(n, v, m),
    ),
  },
  { weight: 1, arbitrary: which.map((n) => (server: Server) => server.remove(n)) },
  { weight: 1, arbitrary: which.map((n) => (server: Server) => server.feel(n)) },
)

/** What the line and the reader do between two of those. */
const fates = fc.record({
  lost: fc.boolean(),
  doubled: fc.boolean(),
  echo: fc.option(fc.nat(30), { nil: undefined }),
  reads: fc.constantFrom('nothing', 'nothing', 'older', 'newer', 'around', 'anew' as const),
  place: fc.nat(40),
  /** How many steps later the server looks, and how many later its answer is there. */
  looks: fc.nat(3),
  arrives: fc.nat(3),
  trims: fc.boolean(),
})

interface Reading {
  ask: () => TranscriptEvent
  looksAt: number
  arrivesAt: number
  answer?: TranscriptEvent
}

function reader(server: Server) {
  let transcript: Transcript = emptyTranscript
  let reading: Reading | undefined
  const apply = (event: TranscriptEvent) => {
    transcript = transcribe(transcript, event)
  }

  function begin(ask: () => TranscriptEvent, step: number, looks: number, arrives: number): void {
    if (reading !== undefined) return
    apply({ name: 'reading' })
    reading = { ask, looksAt: step + looks, arrivesAt: step + looks + arrives }
  }

  return {
    apply,
    transcript: () => transcript,
    read(kind: string, place: number, step: number, looks: number, arrives: number): void {
      const first = transcript.messages[0]?.seq
      const last = transcript.messages.at(-1)?.seq
      const limit = 6
      if (kind === 'anew') begin(() => ({ name: 'read', page: server.page({ limit }) }), step, looks, arrives)
      if (kind === 'around')
        begin(() => ({ name: 'read', page: server.page({ around: place, limit }) }), step, looks, arrives)
      if (kind === 'older' && first !== undefined && transcript.hasOlder)
        begin(
          () => ({ name: 'read-older', before: first, page: server.page({ before: first, limit }) }),
          step,
          looks,
          arrives,
        )
      if (kind === 'newer' && last !== undefined && transcript.hasNewer)
        begin(
          () => ({ name: 'read-newer', after: last, page: server.page({ after: last, limit }) }),
          step,
          looks,
          arrives,
        )
    },
    pass(step: number): void {
      if (reading === undefined) return
      if (step >= reading.looksAt) reading.answer ??= reading.ask()
      if (step < reading.arrivesAt || reading.answer === undefined) return
      apply(reading.answer)
      reading = undefined
    },
    finish(): void {
      this.pass(Infinity)
    },
  }
}

/** What is loaded is an unbroken part of the truth, and its ends are what they say they are. */
function expectPartOfTruth(transcript: Transcript, server: Server): void {
  const way = server.way()
  const first = transcript.messages[0]?.seq ?? 0
  const last = transcript.messages.at(-1)?.seq ?? Infinity
  const there = way.filter(
    ({ seq }) => (!transcript.hasOlder || seq >= first) && (!transcript.hasNewer || seq <= last),
  )
  const comparable = (messages: readonly (typeof way)[number][]) =>
    messages.map(({ id, text, status, feedback }) => ({ id, text, status, feedback }))
  expect(comparable(transcript.messages)).toEqual(
    transcript.messages.length === 0 && transcript.hasNewer ? [] : comparable(there),
  )
}

describe('whatever the line does', () => {
  test('what is loaded is the truth after at most one more reading', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(verbs, fates), { maxLength: 80 }), (steps) => {
        const server = pretendServer()
        const page = reader(server)
        page.apply({ name: 'reading' })
        page.apply({ name: 'read', page: server.page({ limit: 6 }) })
        let missed = false
        steps.forEach(([act, fate], step) => {
          const before = server.heard.length
          act(server)
          for (const event of server.heard.slice(before)) {
            if (fate.lost) missed = true
            else page.apply(event)
            if (fate.doubled && event.name === 'reply.delta') page.apply(event)
          }
          const echo = fate.echo === undefined ? undefined : server.heard[fate.echo]
          // Words may come again at any time, and so may the news of a message; a whole message comes in its order.
          if (echo?.name === 'reply.delta' || echo?.name === 'message.removed') page.apply(echo)
          page.read(fate.reads, fate.place, step, fate.looks, fate.arrives)
          page.pass(step)
        })
        page.finish()
        // The live connection never loses anything in silence: it says `resync`, and the page reads again.
        if (missed || page.transcript().gap) {
          page.apply({ name: 'reading' })
          page.apply({ name: 'read', page: server.page({ limit: 200 }) })
        }
        expectPartOfTruth(page.transcript(), server)
        expect(page.transcript().gap).toBe(false)
      }),
      { numRuns: 1500 },
    )
  })

  test('without a loss no reading is needed but those that the reader wants', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(verbs, fates), { maxLength: 80 }), (steps) => {
        const server = pretendServer()
        const page = reader(server)
        page.apply({ name: 'reading' })
        page.apply({ name: 'read', page: server.page({ limit: 6 }) })
        steps.forEach(([act, fate], step) => {
          const before = server.heard.length
          act(server)
          for (const event of server.heard.slice(before)) page.apply(event)
          page.read(fate.reads, fate.place, step, fate.looks, fate.arrives)
          page.pass(step)
          const { messages, gap } = page.transcript()
          if (fate.trims && messages.length > 8 && !gap)
            page.apply({ name: 'trimmed', first: messages[2]!.seq, last: messages.at(-3)!.seq })
        })
        page.finish()
        if (!page.transcript().gap) expectPartOfTruth(page.transcript(), server)
      }),
      { numRuns: 1500 },
    )
  })
})
