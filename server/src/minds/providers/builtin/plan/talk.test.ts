import { describe, expect, it } from 'vitest'
import type { MindRequest, Turn } from '#minds/mind.ts'
import { compose, lastSaid } from '../answer.ts'
import type { State } from '../state.ts'
import { evening as now, requestOf } from '../testing/requests.ts'

const idris: MindRequest['persona'] = {
  name: 'Idris',
  age: 41,
  gender: 'MALE',
  occupation: 'Baker',
  biography:
    'Idris gets up at two so that the street can have bread at six. His starter came from his mother’s bakery in Freetown, in a jam jar. He has three ovens and one good knife.',
  greeting: 'Come in.',
  speakingStyle: 'Warm.',
  traits: [],
  hobbies: ['Walking his neighbour’s dog'],
  opinions: [],
  quirks: [],
  neverSays: [],
}

function answered(request: MindRequest) {
  return compose(request, lastSaid(request), undefined, undefined)
}

function said(...texts: readonly string[]) {
  const turns: Turn[] = []
  let state: unknown = null
  let reply: { text: string; state: State } | undefined
  for (const text of texts) {
    turns.push({ from: 'person', text, at: now })
    reply = answered(requestOf(idris, [...turns], { state }))
    state = reply.state
    turns.push({ from: 'self', text: reply.text, at: now })
  }
  return reply!
}

describe('a question about the angel’s own things', () => {
  it.each(['What time do you get up?', 'when do you get up', 'What time does a baker get out of bed?'])(
    'gets the line with the hour: %s',
    (question) => {
      expect(said('hello', question).text).toMatch(/at two/)
    },
  )

  it('gets the number that was asked for', () => {
    expect(said('hello', 'how many ovens have you got?').text).toMatch(/three ovens/)
  })

  it.each(['how far is the river from you?', 'which aunt did you like best?'])(
    'gets an honest word rather than another line: %s',
    (question) => {
      expect(said('hello', question).state.trace.act).toBe('self-unknown')
    },
  )

  it('is not said to have been asked before when it was not', () => {
    const { text } = said('when do you get up?', 'how early is the bread ready in your street?')
    expect(text).not.toMatch(/since you asked|same answer|once more|say it again/i)
  })

  it('knows that a place something came from is not where one lives', () => {
    expect(said('hello', 'where do you live?').text).not.toMatch(/Freetown/)
  })

  it('says “my” of what is his', () => {
    expect(said('hello', 'any hobbies?').text).toMatch(/my neighbour’s dog/)
  })

  it('answers what its trade is when somebody forgot to ask', () => {
    expect(said('hello', 'What is your trade, I forgot to ask').text).toMatch(/baker/i)
  })

  it('takes a word on it as such', () => {
    expect(said('when do you get up?', 'sounds tiring').state.trace.act).toBe('comment')
  })
})

describe('what is told', () => {
  it('is met by its mood before its subject', () => {
    expect(said('hello', 'I am so happy, my sister had her baby').text).not.toMatch(/\?.*\?/)
    expect(said('hello', 'my brother is in the hospital again and it is awful').text).toMatch(
      /sorry|hard|bad|a lot|hurt|rough|weight|sad|day/i,
    )
  })

  it('at length gets no aphorism on one of its words', () => {
    const { state } = said(
      'hello',
      'so then the man with the ladder went back to the shop and asked the girl at the till whether she had seen a green parrot',
    )
    expect(state.trace.act).toBe('story')
  })

  it('is not asked on when the answer was no', () => {
    expect(said('my dog is called Gus', 'he barks a lot', 'not tonight maybe').text).not.toContain('?')
  })
})

describe('in a group', () => {
  function second(person: string, other: string) {
    return answered(
      requestOf(
        idris,
        [
          { from: 'person', text: 'hello', at: now },
          { from: 'self', text: 'Hello.', at: now },
          { from: 'person', text: person, at: now },
          { from: 'other', name: 'Anouk', text: other, at: now },
        ],
        { present: ['Anouk', 'Yuki'] },
      ),
    )
  }
  const people = ['we had soup', 'my cat ate a sock', 'i went to the sea', 'i am reading a novel', 'it rains']

  it('nobody asks when another one has asked', () => {
    for (const person of people) expect(second(person, 'How was that?').text).not.toContain('?')
  })

  it('nobody is teased over a sorrow or at the door', () => {
    for (const person of ['my grandmother died on Monday', 'good night you lot', 'i feel so sad today'])
      expect(second(person, 'That is hard. I’m sorry.').text).not.toContain('Anouk')
  })

  it('the second to greet a newcomer is brief', () => {
    const reply = answered(
      requestOf(
        idris,
        [
          { from: 'person', text: 'Hello everyone, I’m Nora', at: now },
          { from: 'other', name: 'Anouk', text: 'Hello, Nora. What brings you here?', at: now },
        ],
        { present: ['Anouk'] },
      ),
    )
    expect(reply.text).toContain('Nora')
    expect(reply.text.length).toBeLessThan(70)
  })
})

describe('among angels', () => {
  it('a retort comes with a thought of her own, so that there is something to answer', () => {
    const turns: Turn[] = [
      { from: 'person', text: 'what do you all say?', at: now },
      { from: 'other', name: 'Anouk', text: 'Supper first.', at: now },
      { from: 'self', text: 'Bread first.', at: now },
      { from: 'other', name: 'Anouk', text: 'Nobody should decide anything before bread.', at: now },
    ]
    const reply = answered(
      requestOf(idris, turns, {
        persona: { ...idris, opinions: ['Bread forgives nearly everything.'] },
        present: ['Anouk'],
      }),
    )
    expect(reply.text).toContain('Bread forgives nearly everything.')
    expect(reply.text.split('?').length).toBeLessThan(3)
  })
})

describe('worry about somebody who may be in danger', () => {
  it('is met with what helps, and with no chatter', () => {
    const text = 'he is locked in the bathroom and he has pills in there'
    const turns: Turn[] = [{ from: 'person', text, at: now }]
    const reply = answered(requestOf(idris, turns, { concern: true }))
    expect(reply.state.trace.act).toBe('concern')
    expect(reply.text).toMatch(/seriously|overreacting|emergency|First them|Trust that|a lot to hold/)
    expect(answered(requestOf(idris, turns)).state.trace.act).not.toBe('concern')
  })
})
