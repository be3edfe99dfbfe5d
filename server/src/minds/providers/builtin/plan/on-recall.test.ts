import { describe, expect, it } from 'vitest'
import type { MindRequest } from '#minds/mind.ts'
import { compose } from '../answer.ts'
import { keptAfter } from '../recall/told-and-asked.ts'

const persona: MindRequest['persona'] = {
  name: 'Ilse',
  age: 34,
  gender: 'FEMALE',
  occupation: 'Bookbinder',
  biography: 'People bring Ilse books that fell apart. She works in a back room in Ghent.',
  greeting: 'Come in, mind the glue.',
  speakingStyle: 'Soft and careful.',
  traits: ['Gentle'],
  hobbies: ['Marbling paper'],
  opinions: ['Rain is good company and asks for nothing.'],
  quirks: ['Smells a book before she opens it'],
  neverSays: [],
}

/** By words alone, after somebody told these things. */
function answer(told: readonly string[], question: string): string {
  const request: MindRequest = {
    persona,
    person: { name: null, about: null },
    present: [],
    memories: keptAfter(told),
    summary: null,
    turns: [{ from: 'person', text: question, at: 3_600_000 }],
    goOn: false,
    version: 1,
    care: false,
    state: null,
    askedBy: 'x',
    now: 3_600_000,
  }
  return compose(request, question, undefined, undefined).text
}

const farm = [
  'Chemo is every second Tuesday down in Dunedin',
  'my mate Col fixed the shed roof and would not take a cent',
  'milk and cheese go straight through me',
]

describe('asked back', () => {
  it('says what was told, as something that is known', () => {
    expect(answer(farm, 'what did my mate Col fix?')).toMatch(/shed roof/)
  })

  it('says what has changed since beside it', () => {
    const since = [...farm, 'They rang. Chemo is Mondays from now on']
    expect(answer(farm, 'which day is the chemo?')).toMatch(/Tuesday/)
    expect(answer(since, 'which day is the chemo?')).toMatch(/Monday/)
  })

  it('knows it also where the question does not say that it was told', () => {
    expect(answer(farm, 'Who did the roof?')).toMatch(/Col/)
  })

  it('says that it was never told, rather than something else that was', () => {
    const reply = answer(farm, 'what is my sister called?')
    expect(reply).toMatch(/n’t|not|no\b|nothing/i)
    expect(reply).not.toMatch(/Col|Dunedin|cheese/)
  })

  it('answers of herself what is asked of her, however politely', () => {
    expect(answer(farm, 'May I ask what exactly your profession is?')).toMatch(/bookbinder/i)
  })
})
