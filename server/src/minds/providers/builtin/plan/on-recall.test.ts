import { describe, expect, it } from 'vitest'
import type { MindRequest, Turn } from '#minds/mind.ts'
import { compose } from '../answer.ts'
import { keptAfter } from '../recall/told-and-asked.ts'
import { requestOf } from '../testing/requests.ts'

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

/** By words alone, after somebody told these things, and asked others. */
function answer(told: readonly string[], ...questions: readonly string[]): string {
  const turns: Turn[] = []
  let state: unknown = null
  for (const question of questions) {
    turns.push({ from: 'person', text: question, at: 3_600_000 + turns.length })
    const made = answerTo(told, turns, state)
    turns.push({ from: 'self', text: made.text, at: 3_600_000 + turns.length })
    state = made.state
  }
  return turns.at(-1)?.text ?? ''
}

function answerTo(told: readonly string[], turns: readonly Turn[], state: unknown) {
  const request = requestOf(persona, [...turns], { memories: keptAfter(told), state, now: 3_600_000 })
  return compose(request, turns.at(-1)?.text ?? '', undefined, undefined)
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

  it('says it as it was written, in the middle of a sentence, and names as names', () => {
    const told = ['treatment starts thursday', ...farm]
    expect(answer(told, 'what day does the treatment start?')).toMatch(
      /\btreatment starts thursday|^Treatment/,
    )
    expect(answer(told, 'what day does the treatment start?')).not.toMatch(/\S Treatment/)
    expect(answer(['anna has the spare key', ...farm], 'who has the spare key?')).toMatch(/Anna/)
  })

  it('says what has changed since beside it', () => {
    const since = [...farm, 'They rang. Chemo is Mondays from now on']
    expect(answer(farm, 'which day is the chemo?')).toMatch(/Tuesday/)
    expect(answer(since, 'which day is the chemo?')).toMatch(/Monday/)
  })

  it('says the new hour, and what somebody does now', () => {
    const told = ['Ceremony starts at four', 'my son Mikkel studies philosophy in Aarhus', ...farm]
    const since = [
      ...told,
      'they just rang, ceremony is half past three now because of the light',
      'I said Mikkel studies philosophy. He has changed, now it is nursing',
    ]
    expect(answer(told, 'what time is the ceremony?')).toMatch(/four/)
    expect(answer(since, 'what time is the ceremony?')).toMatch(/half past three/)
    expect(answer(since, 'what does my son Mikkel study?')).toMatch(/nursing/)
  })

  it('says the name that was told, and the thing rather than its kind', () => {
    const told = [
      'I always wanted to play an instrument',
      "I'm thinking of learning the accordion",
      "my wife Ines says I'm mad",
      'she is usually right',
      ...farm,
    ]
    expect(answer(told, "what's my wife called?")).toMatch(/called Ines/)
    expect(answer(told, 'what instrument did I want to learn again?')).toMatch(/accordion/)
  })

  it('knows it also where the question does not say that it was told', () => {
    expect(answer(farm, 'Who did the roof?')).toMatch(/Col/)
  })

  it('says that it was never told, rather than something else that was', () => {
    const reply = answer(farm, 'what is my sister called?')
    expect(reply).toMatch(/n’t|not|no\b|nothing/i)
    expect(reply).not.toMatch(/Col|Dunedin|cheese/)
  })

  it('is found by kin words where none is the same', () => {
    const told = [...farm, 'we had the boiler man in, two hundred and forty pounds', 'I bought a raincoat']
    expect(answer(told, 'what did the heating repair cost me?')).toMatch(/two hundred and forty/)
  })

  it('knows what “it” is, right after it was recalled', () => {
    const told = [
      'I adopted a donkey',
      'it cost me ninety pounds',
      'the dentist pulled a tooth',
      'it cost me eighty pounds',
      ...farm,
    ]
    expect(answer(told, 'which animal did I adopt?', 'and what did it cost?')).toMatch(/ninety/)
    expect(answer(told, 'what did the dentist do?', 'and what did it cost?')).toMatch(/eighty/)
  })

  it('keeps nothing of what was told in its state', () => {
    const { state } = answerTo(farm, [{ from: 'person', text: 'what did my mate Col fix?', at: 1 }], null)
    expect(state.recalled).toBe(60_000)
    expect(JSON.stringify(state)).not.toMatch(/shed|Col\b/)
  })

  it('answers of herself what is asked of her, however politely', () => {
    expect(answer(farm, 'May I ask what exactly your profession is?')).toMatch(/bookbinder/i)
  })
})
