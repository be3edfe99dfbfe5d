import { describe, expect, it } from 'vitest'
import { chances, freshState, marksIn, readState, withMarks } from '../state.ts'
import { withoutEcho } from './echo.ts'
import { inStyle, styleOf, withOneQuestion } from './style.ts'
import { createVoice, rendered } from './voice.ts'

function voiceOf(used = '', slots = {}, recent: string[] = []) {
  return createVoice({
    chance: chances('seed'),
    used: marksIn(used),
    recent,
    slots,
    neverSays: ['time is money'],
  })
}

it('picks variants, fills slots and begins sentences with capitals', () => {
  expect(rendered('{so|well}, [thing]. {it is|that is} fine.', { thing: 'Miso' }, () => 0)).toBe(
    'So, Miso. It is fine.',
  )
})

it('says nothing twice, nothing that can still be read, nothing out of character, and no line with an open slot', () => {
  const voice = voiceOf(withMarks('', ['One.']), {}, ['They said: two! And more.'])
  const lines = ['One.', 'Two!', 'Time is money.', '[thing] is new.', 'Five.']
  expect([voice.pick(lines), voice.pick(lines)]).toEqual(['Five.', undefined])
  expect(voice.pick(['One.'], { anyway: true })).toBe('One.')
})

it('takes a question only where one is wanted', () => {
  const lines = ['Why?', 'So.', '{Why?|So.} Yes.']
  expect(voiceOf().pick(lines, { question: true })).toMatch(/\?/)
  expect(voiceOf().pick(['Why?'], { question: false })).toBeUndefined()
})

it('prefers the line that goes with what was said', () => {
  const voice = createVoice({
    chance: chances('x'),
    used: new Set(),
    recent: [],
    slots: {},
    neverSays: [],
    fits: (line) => (line === 'C.' ? 0.9 : 0),
  })
  expect(voice.pick(['A.', 'B.', 'C.', 'D.'])).toBe('C.')
})

it('speaks in the angel’s manner', () => {
  const persona = { traits: [], speakingStyle: 'Courteous and slightly formal.' } as never
  expect(inStyle('I’m glad. It’s late.', styleOf(persona), () => 1)).toBe('I am glad. It is late.')
  expect(styleOf({ traits: [], speakingStyle: 'Short and spare.' } as never).sentences).toBe(2)
})

it('never gives back more than eight words in a row', () => {
  const said = 'one two three four five six seven eight nine ten eleven'
  expect(withoutEcho(`You said ${said}. And then?`, said)).toBe(
    'You said one two three four five six seven eight… And then?',
  )
  expect(withoutEcho('one two three four five six seven eight', said)).toBe(
    'one two three four five six seven eight',
  )
})

it('ignores a state that is not its own', () => {
  for (const odd of [
    null,
    7,
    'x',
    {},
    { v: 2 },
    { ...freshState, turn: -1 },
    { ...freshState, used: 9 },
    { ...freshState, pending: { topic: 3 } },
  ])
    expect(readState(odd)).toEqual(freshState)
  const kept = { ...freshState, turn: 3, topic: 'books' }
  expect(readState(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

describe('a reply', () => {
  it('asks one thing at a time', () => {
    expect(withOneQuestion('How was it? You look tired. Who else was there?')).toBe(
      'How was it? You look tired.',
    )
    expect(withOneQuestion('Good. How was it?')).toBe('Good. How was it?')
  })

  it('lets people in a joke ask as they like', () => {
    const joke = '“Why?” asks the owl. “Who?” says the other. What did you expect?'
    expect(withOneQuestion(joke)).toBe(joke)
  })
})
