import { describe, expect, it } from 'vitest'
import { angels, type Mind, type MindRequest } from '../from-server.ts'
import { careFromLabels } from './care-ports.ts'
import { conversations } from './conversations/index.ts'
import { heldOut } from './conversations/held-out/index.ts'
import { tuning } from './conversations/tuning/index.ts'
import { factsIn, probesIn, reach } from './facts.ts'
import { missedFloors } from './floors.ts'
import { holdConversation } from './hold-conversation.ts'
import { echoes, likeness, repeatOf } from './likeness.ts'
import { figuresOf, measure } from './measure.ts'
import { ownPart } from './own-part.ts'
import { plain } from './plain.ts'
import { table, transcript } from './report.ts'
import { about, usual } from './sensible.ts'
import { acts, type Conversation, type PersonTurn } from './types.ts'

type Answer = { text: string; state?: unknown; memories?: readonly { text: string; key: string | null }[] }

/** A mind that answers what the test says. */
function mindThat(answers: (request: MindRequest) => Answer): Mind {
  return {
    name: 'made up',
    async *answer(request) {
      const { text, state = null, memories = [] } = answers(request)
      yield { type: 'text', text }
      yield {
        type: 'end',
        state,
        memories: memories.map((memory) => ({ kind: 'FACT' as const, data: null, ...memory })),
      }
    },
    summarise: async ({ summary, turns }) => `${summary ?? ''}${turns.length};`,
  }
}

function talk(turns: readonly PersonTurn[], more: Partial<Conversation> = {}): Conversation {
  return { name: 'talk', split: 'tuning', about: '', angels: ['noor'], turns, ...more }
}

const lastSaid = (request: MindRequest) => request.turns.at(-1)?.text ?? ''

function figures(mind: Mind, conversation: Conversation) {
  return measure(mind, careFromLabels, conversation).then((one) => figuresOf([one]))
}

describe('the conversations', () => {
  it('are many, long and in two halves', () => {
    expect(tuning.length).toBeGreaterThanOrEqual(12)
    expect(heldOut.length).toBeGreaterThanOrEqual(12)
    for (const half of [tuning, heldOut]) {
      expect(half.flatMap((one) => one.turns).length).toBeGreaterThanOrEqual(200)
      expect(half.some((one) => one.turns.length >= 60)).toBe(true)
      expect(half.some((one) => one.angels.length > 1)).toBe(true)
      const probes = half.flatMap((one) => probesOf(one))
      for (const distance of [3, 10, 50]) expect(probes).toContain(distance)
    }
    expect(tuning.every((one) => one.split === 'tuning')).toBe(true)
    expect(heldOut.every((one) => one.split === 'held-out')).toBe(true)
    expect(new Set(conversations.map((one) => one.name)).size).toBe(conversations.length)
    const seen = new Set(conversations.flatMap((one) => one.turns.map((turn) => turn.act)))
    expect(acts.filter((act) => !seen.has(act))).toEqual([])
  })

  it('share no line, so that what is learnt from one half is not in the other', () => {
    const lines = (half: readonly Conversation[]) =>
      new Set(
        half
          .flatMap((one) => one.turns.map((turn) => turn.says.toLowerCase()))
          .filter((line) => line.length > 20),
      )
    const others = lines(heldOut)
    expect([...lines(tuning)].filter((line) => others.has(line))).toEqual([])
  })

  it.each(conversations.map((one) => [one.name, one] as const))(
    '%s is about angels as they are written',
    (_, one) => {
      for (const turn of one.turns) {
        for (const key of turn.answeredBy ?? []) expect(one.angels).toContain(key)
        if (turn.consistent !== undefined) expect(Object.keys(one.truths ?? {})).toContain(turn.consistent)
      }
      const texts = one.angels.map((key) => {
        const angel = angels.find((each) => each.portrait === key)
        if (angel === undefined) throw new Error(`${one.name} has no angel ${key}`)
        return plain(JSON.stringify(Object.values(angel)))
      })
      // In a group it is true of one of them.
      const untrue = Object.entries(one.truths ?? {}).filter(
        ([, { says, never }]) => !texts.some((text) => says.test(text) && !never.test(text)),
      )
      expect(untrue.map(([name]) => name)).toEqual([])
    },
  )

  it('ask back only what was told', () => {
    for (const one of conversations) expect(Math.min(1, ...probeDistances(one)), one.name).toBeGreaterThan(0)
  })
})

function probeDistances(conversation: Conversation): number[] {
  return probesIn(conversation.turns.map((turn) => ({ turn, care: 'none' as const, replies: [] }))).map(
    (probe) => (probe.distance > probe.at ? 0 : probe.distance),
  )
}

function probesOf(conversation: Conversation): number[] {
  return probeDistances(conversation).map(reach)
}

describe('holding a conversation', () => {
  it('gives back the state, replaces memories by key, and summarises what leaves the window', async () => {
    const requests: MindRequest[] = []
    const mind = mindThat((request) => {
      requests.push(request)
      const count = Number(request.state ?? 0) + 1
      return { text: `Reply ${count}.`, state: count, memories: [{ key: 'count', text: `Said ${count}` }] }
    })
    const turns = Array.from({ length: 35 }, (_, i) => ({ says: `turn ${i}`, act: 'statement' as const }))
    const held = await holdConversation(mind, careFromLabels, talk(turns))
    expect(held.at(-1)?.replies[0]?.state).toBe(35)
    expect(held.at(-1)?.replies[0]?.remembered.map((one) => one.text)).toEqual(['Said 35'])
    expect(requests.at(-1)?.turns).toHaveLength(40)
    expect(requests.at(-1)?.memories).toHaveLength(1)
    expect(requests.at(-1)?.summary).toBe('20;')
    expect(requests[0]?.turns.map((turn) => turn.from)).toEqual(['self', 'person'])
  })

  it('keeps the sides of a group apart and lets time pass', async () => {
    const requests: MindRequest[] = []
    const mind = mindThat((request) => {
      requests.push(request)
      return { text: `I am ${request.persona.name}.`, memories: [{ key: 'a', text: request.persona.name }] }
    })
    const turns: PersonTurn[] = [
      { says: 'hi', act: 'greeting', answeredBy: ['noor', 'elias'] },
      { says: 'hi again', act: 'coming-back', answeredBy: ['elias'], after: { hours: 24 } },
    ]
    await holdConversation(mind, careFromLabels, talk(turns, { angels: ['noor', 'elias'] }))
    expect(requests.map((one) => one.persona.name)).toEqual(['Noor', 'Elias', 'Elias'])
    expect(requests[1]?.turns.map((turn) => turn.from)).toEqual(['other', 'person', 'other'])
    expect(requests[1]?.turns[0]?.name).toBe('Noor')
    expect(requests[2]?.memories.map((one) => one.text)).toEqual(['Elias'])
    expect(requests[2]?.present).toEqual(['Noor'])
    expect((requests[2]?.now ?? 0) - (requests[1]?.now ?? 0)).toBeGreaterThan(24 * 3_600_000)
  })
})

describe('what is measured', () => {
  it('exact and near repeats, and nothing that is merely alike', () => {
    expect(repeatOf('Hello there, you.', ['hello there you'])).toBe('exact')
    expect(repeatOf('The rain has been here all day long.', ['The rain has been here all day.'])).toBe('near')
    expect(repeatOf('What did the dog do then?', ['What did your sister say about it?'])).toBeUndefined()
    expect(likeness('abc', 'abc')).toBe(1)
    const filler = Array.from({ length: 50 }, (_, i) => `number ${'xyz'.repeat(i + 1)}`)
    expect(repeatOf('Hello there, you.', ['hello there you', ...filler])).toBeUndefined()
  })

  it('an echo, from nine words in a row', () => {
    const said = 'my neighbour has painted the whole fence in bright orange today'
    expect(echoes('So “my neighbour has painted the whole fence in bright orange”?', said)).toBe(true)
    expect(echoes('The whole fence in bright orange? All of it?', said)).toBe(false)
  })

  it('what a reply adds, without the person’s words and its own of before', () => {
    const said = 'my cat is going to scream when i get home'
    expect(ownPart('You say your cat is going to scream. Poor cat.', said, [])).toMatch(
      /^You say\s+Poor cat\.$/,
    )
    expect(ownPart('Cats scream. What happened then?', said, ['Oh. What happened then?'])).toBe(
      'Cats scream.',
    )
    expect(ownPart('A cat that screams at home?', said, [])).toBe('A cat that screams at home?')
  })

  it('recall by distance, facts that were missed and facts that nobody told', async () => {
    const filler = Array.from({ length: 12 }, (_, i) => ({ says: `and ${i}`, act: 'small-talk' as const }))
    const conversation = talk([
      { says: 'my cat is called Miso', act: 'statement', learns: { cat: /miso/i } },
      { says: 'her name?', act: 'question-recall', recalls: { cat: /miso/i } },
      ...filler,
      { says: 'her name, again?', act: 'question-recall', recalls: { cat: /miso/i } },
      { says: 'no, it is Mona', act: 'correction', learns: { cat: /mona/i }, keepsNot: /miso/i },
    ])
    const mind = mindThat((request) => {
      const said = lastSaid(request)
      if (said === 'her name?') return { text: 'Miso.' }
      if (said === 'my cat is called Miso')
        return { text: 'Good name.', memories: [{ key: 'cat', text: 'Has a cat called Miso' }] }
      return { text: `Hm, ${said}.`, memories: [{ key: null, text: 'Is a dentist' }] }
    })
    const one = await measure(mind, careFromLabels, conversation)
    const { recall, factRecall, factPrecision } = figuresOf([one])
    expect(recall[3]).toEqual({ of: 1, is: 1 })
    expect(recall[10]).toEqual({ of: 1, is: 0 })
    expect(recall[50].of).toBe(0)
    expect(factRecall).toEqual({ of: 3, is: 1 })
    expect(factPrecision).toEqual({ of: 15, is: 1 })
    expect(factsIn(one.conversation, one.held).strange[0]).toContain('Is a dentist')
  })

  it('contradictions: other places, denials, being human, what is forbidden', async () => {
    const truths = { home: { says: /Ghent/, never: /in Paris/ } }
    const asked: PersonTurn = { says: 'where?', act: 'question-about-angel', consistent: 'home' }
    const replies = [
      'In Ghent.',
      'I live in Paris.',
      'I have no idea.',
      'I am a real person in Ghent.',
      'Ghent, haha.',
      'Ghent. Whether I am human? No.',
    ]
    const conversation = talk(
      replies.map((_, i) => ({ ...asked, says: String(i), forbids: [/haha/] })),
      { truths },
    )
    const mind = mindThat((request) => ({ text: replies[Number(lastSaid(request))] ?? '' }))
    const found = await figures(mind, conversation)
    expect(found.contradictions).toBe(4)
    expect(found.sensible).toEqual({ of: 6, is: 2 })
  })

  it('giving up, save where it is fair, and a mind that breaks off', async () => {
    const conversation = talk([
      { says: 'qwpoeiru', act: 'nonsense' },
      { says: 'I had soup', act: 'statement' },
      { says: 'break', act: 'statement' },
    ])
    const mind = mindThat((request) => {
      if (lastSaid(request) === 'break') throw new Error('no mind today')
      return { text: `I lost you at ${lastSaid(request)}.`, state: { trace: { fallback: true } } }
    })
    const found = await figures(mind, conversation)
    expect(found.fallback).toEqual({ of: 3, is: 3 })
    expect(found.sensible).toEqual({ of: 3, is: 1 })
    expect(found.failed).toBe(1)
  })

  it('care that safety noticed, missed and made up', async () => {
    const conversation = talk([
      { says: 'a', act: 'crisis', care: 'acute' },
      { says: 'b', act: 'crisis', care: 'mild' },
      { says: 'c', act: 'crisis', care: 'either' },
      { says: 'd', act: 'small-talk' },
    ])
    const mind = mindThat((request) => ({
      text: request.care ? 'I am sorry. Is somebody near you?' : 'Fun!',
    }))
    const one = await measure(mind, async ({ says }) => (says === 'b' ? 'none' : 'mild'), conversation)
    const found = figuresOf([one])
    expect(found.crisisRecall).toEqual({ of: 2, is: 1 })
    expect(found.acuteRecall).toEqual({ of: 1, is: 1 })
    expect(found.crisisFalse).toEqual({ of: 1, is: 1 })
    expect(found.sensibleByAct.crisis).toEqual({ of: 3, is: 1 })
  })

  it('sense: on the subject or asking on, and no cheer at bad news', () => {
    expect(about('soup|cook')('Soup needs time.')).toBe(true)
    expect(about('soup|cook')('And how did that taste?')).toBe(true)
    expect(about('he|soup')('Help is here.')).toBe(false)
    expect(about('soup|cook')('Which word are you short of today?')).toBe(false)
    const sad = usual['bad-news'] as (reply: string) => boolean
    expect(sad('I am so sorry.')).toBe(true)
    expect(sad('How lovely! I am so sorry.')).toBe(false)
  })

  it('floors, a table and a transcript', async () => {
    const parrot = mindThat(() => ({ text: 'Polly wants a cracker.' }))
    const one = await measure(parrot, careFromLabels, tuning[0]!)
    const found = figuresOf([one])
    expect(missedFloors(found)).toHaveLength(3)
    expect(table({ tuning: found })).toMatch(/exact repeats +94\.1 of 100 \(16\)/)
    expect(transcript(one)).toContain('person: im ben btw')
    expect(transcript(one)).toContain('! was said before')
  })
})
