import { describe, expect, it } from 'vitest'
import type { MindRequest, Turn } from '#minds/mind.ts'
import { compose, lastSaid } from '../answer.ts'
import {
  graveAhead,
  graveBurdens,
  graveFirst,
  graveMoments,
  graveNames,
  graveNods,
  graveStays,
} from '../lines/mood-lines.ts'
import { freshState, readState, type State } from '../state.ts'
import { evening, requestOf } from '../testing/requests.ts'
import { rendered } from './voice.ts'

const freya: MindRequest['persona'] = {
  name: 'Freya',
  age: 38,
  gender: 'FEMALE',
  occupation: 'Glaciologist',
  biography: 'Freya drills ice in the north and reads it in the south.',
  greeting: 'Come in.',
  speakingStyle: 'Bubbly, lively, energetic.',
  traits: ['cheerful'],
  hobbies: [],
  opinions: [],
  quirks: [],
  neverSays: [],
}

interface Told {
  readonly text: string
  readonly state: State
}

/** All her replies, one after the other. `later` is how long the person stays away before the last message. */
function replies(texts: readonly string[], later = 0): Told[] {
  const turns: Turn[] = []
  const made: Told[] = []
  texts.forEach((text, i) => {
    const at = evening + (i === texts.length - 1 ? later : 0)
    turns.push({ from: 'person', text, at })
    const request = requestOf(freya, [...turns], { state: made.at(-1)?.state ?? null, now: at })
    const reply = compose(request, lastSaid(request), undefined, undefined)
    made.push(reply)
    turns.push({ from: 'self', text: reply.text, at })
  })
  return made
}

function last(...texts: readonly string[]): Told {
  return replies(texts).at(-1)!
}

const sympathy = /sorry/i
const near = [...graveStays, ...graveMoments, ...graveBurdens]
const quiet = [...near, ...graveNods, ...graveNames, ...graveAhead].map((line) => {
  const pattern = line
    .replace(/[.*+?^$()\\]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, '(?:$1)')
    .replaceAll('[thing]', '.+')
  return new RegExp(`^${pattern.trim()}`, 'iu')
})

/** Whether a reply begins with one of the lines that stay near, in any of its variants. */
function isQuiet(text: string): boolean {
  return quiet.some((line) => line.test(text))
}

describe('grave news', () => {
  it.each([
    'mum’s results came back. it is what we thought',
    'cancer. pancreas',
    'ma mum Sheena had a stroke in the summer, she’s in rehab',
    'i got laid off on tuesday',
    'The right eye gone already',
    'The wife is Jude. She has bowel cancer. Chemo every second Tuesday down in Dunedin.',
    'my grandad died this morning',
    'we had to put the dog down',
  ])('gets sympathy, and no exclamation mark: %s', (text) => {
    const reply = last('hello', text)
    expect(reply.text).toMatch(sympathy)
    expect(reply.text).not.toContain('!')
    expect(reply.state.gravity).toBe(4)
  })

  it.each(['i am dying to move out', 'i am a cancer, what are you?', 'what a stroke of luck that was'])(
    'is not heard in “%s”',
    (text) => {
      expect(last('hello', text).state.gravity).toBe(0)
    },
  )

  it('that is years old gets a kind word, and no vigil', () => {
    const reply = last('hello', 'my husband Frank died nine years ago')
    expect(reply.text).toMatch(/sorry|thank you for telling|stays with/i)
    expect(reply.state.gravity).toBeLessThan(2)
  })

  it('is not condoled on again because of the funeral', () => {
    const [, first, second] = replies(['hi', 'my grandad died this morning', 'the funeral is on thursday'])
    expect(first?.text).toMatch(sympathy)
    expect(second?.text).not.toMatch(sympathy)
    expect(isQuiet(second?.text ?? '')).toBe(true)
  })
})

describe('what is told after grave news', () => {
  const news = ['hello', 'mum has cancer'] as const

  it('belongs to it, whatever word comes up', () => {
    const all = replies([
      ...news,
      'she said well that’s that then and asked if anybody wanted toast',
      'joan. she is called joan',
      'the drive to the coast takes two hours',
      'yeah',
    ])
    for (const { text } of all.slice(2)) {
      expect([text, isQuiet(text)]).toEqual([text, true])
      expect(text).not.toContain('!')
    }
    expect(all[3]?.text).toContain('Joan')
  })

  it('is nearly over once the person has said thanks', () => {
    expect(last(...news, 'thank you').state.gravity).toBe(1)
  })

  it('is not held for ever', () => {
    const details = [
      'two hours each way',
      'same town, same road',
      'on the left side',
      'the big ward',
      'room nine',
    ]
    const gravities = replies([...news, ...details]).map(({ state }) => state.gravity)
    expect(gravities).toEqual([0, 4, 3, 2, 1, 0, 0])
  })

  it.each([
    'haha she stole the doctor’s pen',
    'she stole the doctor’s pen lol',
    'good news, she got the all clear',
    'anyway, i baked a sourdough loaf today',
    'tell me a joke',
    'i think i’ll make soup tonight',
  ])('is left behind when the person leads away: %s', (text) => {
    const reply = last(...news, 'we sat in the garden', text)
    expect(isQuiet(reply.text)).toBe(false)
    expect(reply.state.gravity).toBe(0)
  })

  it('gives way to a subject of their own in the end, not to a word in passing', () => {
    const details = ['two hours each way', 'same town, same road'] as const
    expect(isQuiet(last(...news, ...details, 'i play the guitar').text)).toBe(false)
    expect(isQuiet(last(...news, 'two hours each way', 'i play the guitar').text)).toBe(true)
    expect(isQuiet(last(...news, ...details, 'my wife plays the guitar').text)).toBe(true)
  })

  it('leaves room for who says their name', () => {
    expect(last(...news, 'my name is Winston').text).toContain('Winston')
  })

  it('is no good news because somebody was fond of something', () => {
    expect(isQuiet(last('hi', 'my grandad died', 'he loved that old piano').text)).toBe(true)
  })

  it('waits while a question is answered', () => {
    const [, , asked, after] = replies([
      ...news,
      'what do you do for work?',
      'the ward is on the ninth floor',
    ])
    expect(asked?.text).toMatch(/glaciologist/i)
    expect(isQuiet(after?.text ?? '')).toBe(true)
  })

  it('is not bantered over when she is asked to go on', () => {
    const turns: Turn[] = [
      { from: 'person', text: 'mum has cancer', at: evening },
      { from: 'self', text: 'I’m sorry.', at: evening },
    ]
    const state = { ...freshState, turn: 1, gravity: 4 }
    const request = requestOf(freya, turns, { state, goOn: true })
    const reply = compose(request, lastSaid(request), undefined, undefined)
    expect(isQuiet(reply.text)).toBe(true)
    expect(reply.state.gravity).toBe(4)
  })

  it('does not keep somebody who says good night', () => {
    expect(isQuiet(last(...news, 'good night freya').text)).toBe(false)
  })

  it('is another day’s when hours have passed', () => {
    const after = replies([...news, 'the garden is full of apples'], 20 * 60 * 60 * 1000).at(-1)!
    expect(isQuiet(after.text)).toBe(false)
    expect(after.state.gravity).toBe(0)
  })

  it('ends in a question every second time at most', () => {
    const details = ['two hours each way', 'same town, same road', 'on the left side', 'the big ward']
    const asked = replies([...news, ...details]).map(({ text }) => text.endsWith('?'))
    expect(asked.some((one, i) => one && asked[i + 1] === true && i > 0)).toBe(false)
  })
})

describe('whoever is lively', () => {
  const details = [
    'two hours each way',
    'same town, same road',
    'on the left side',
    'the big ward',
    'room nine',
    'the nurse is from leeds',
  ]

  it('sets no exclamation mark while it is grave', () => {
    for (const news of [
      'cancer. pancreas',
      'my grandad died',
      'i got laid off on tuesday',
      'she had a stroke',
    ])
      for (const detail of details) {
        const [, first, second] = replies(['hello', news, detail])
        expect(first?.text).not.toContain('!')
        expect(second?.text).not.toContain('!')
      }
  })

  it('does so otherwise', () => {
    const light = details.map((detail) => last('hello', 'i like trains', detail).text)
    expect(light.some((text) => text.includes('!'))).toBe(true)
  })
})

describe('a line that stays near', () => {
  it('is one of many, each of them short', () => {
    expect(near.length).toBeGreaterThanOrEqual(35)
    expect(new Set(near).size).toBe(near.length)
    for (const line of [...near, ...Object.values(graveFirst).flat()])
      expect(rendered(line, {}, () => 0).length).toBeLessThan(120)
  })
})

describe('a state from before there was gravity', () => {
  it('is read as it is', () => {
    const { gravity: _, ...old } = { ...freshState, turn: 3 }
    expect(readState(old)).toMatchObject({ turn: 3, gravity: 0 })
  })

  it('is none when the number is none', () => {
    expect(readState({ ...freshState, turn: 3, gravity: -1 }).turn).toBe(0)
  })
})
