import { describe, expect, it } from 'vitest'
import type { Remembered } from '#minds/mind.ts'
import { clausesOf } from '../hear/clauses.ts'
import { notice } from './notice.ts'
import { search } from '../recall/rank.ts'
import { recalledInWords } from './recalled.ts'
import { recallQuestionOf } from './recall-question.ts'
import { dayOf } from './when.ts'

const sunday = Date.UTC(2026, 10, 15, 9)

function told(text: string, memories: readonly Remembered[] = [], before: readonly string[] = []) {
  return notice({ text, clauses: clausesOf(text), before, pending: undefined, memories, now: sunday })
}

function kept(...texts: string[]): Remembered[] {
  return texts.reduce<Remembered[]>((all, text, i) => {
    const fresh = told(text, all).memories
    const others = all.filter(({ key }) => !fresh.some((one) => one.key === key))
    return [...fresh.map((one) => ({ ...one, pinned: false, at: sunday + i })), ...others]
  }, [])
}

describe('what is noticed', () => {
  it.each([
    ['my name is Tom', ['Is called Tom']],
    ['im ben btw', ['Is called Ben']],
    ['i live in leeds', ['Lives in Leeds']],
    ['I have a cat called miso', ['Has a cat called Miso']],
    ['got a dog. his name is Waffles', ['Has a dog', 'Has a dog called Waffles']],
    ['my exam is next friday', ['Has an exam next Friday']],
    ['I’m a high school teacher', ['Is a high school teacher']],
    ['i love mushrooms but i hate olives', ['Loves mushrooms', 'Hates olives']],
    ['my band is called The Wet Socks', ['Their band is called The Wet Socks']],
    ['my favourite film is Spirited Away', ['Their favourite film is Spirited Away']],
    ['I went to the beach with my kids yesterday', ['Went to the beach with their kids yesterday']],
  ])('%s', (text, texts) => {
    expect(told(text).memories.map((memory) => memory.text)).toEqual(expect.arrayContaining(texts))
  })

  it.each([
    'i am so tired',
    'do you like my cat?',
    'if I had a dog I would call it Rex',
    'you are nice',
    'thanks',
    'what should i cook?',
    'haha ok',
    'just checking',
    'talk later!',
    'sounds peaceful',
    'Kia ora everyone',
  ])('nothing in “%s”', (text) => {
    expect(told(text).memories).toEqual([])
  })

  it('takes a later word for the same thing', () => {
    const memories = kept('I live in Leeds', 'I moved to Lyon last month')
    expect(memories.filter(({ key }) => key === 'home').map(({ text }) => text)).toEqual([
      expect.stringContaining('Lyon'),
    ])
  })

  it('puts right what was said wrong, under the same key', () => {
    const before = kept('my brother is coming on saturday')
    const after = told('no sorry my SISTER, not my brother', before)
    expect(after.corrected?.text).toBe('Their sister is coming on saturday')
    expect(after.corrected?.key).toBe(before[0]?.key)
    const exam = kept('my exam is next friday')
    expect(told('sorry, I meant Thursday', exam).corrected).toMatchObject({
      key: 'event.exam',
      text: 'Has an exam next Thursday',
    })
  })

  it('keeps what was said beside what it changed, where something else may have been meant', () => {
    const before = kept('me and Terrell are riding down to Lexington for thanksgiving')
    const { memories } = told('wait no its Louisville not Lexington. i always mix those two up', before)
    expect(memories.map(({ text }) => text)).toEqual([
      'They and Terrell are riding down to Louisville for thanksgiving',
      expect.stringContaining('Always mixes those two up'),
    ])
    const exam = kept('my exam is on Friday')
    expect(told('sorry, not Friday, Thursday', exam).memories).toHaveLength(1)
  })

  it('tells who rang, and of nobody who was spoken of before', () => {
    const after = told('They rang, the boiler is fixed.', kept('my sister and her husband are in Rome'))
    expect(after.memories.map(({ text }) => text).join(' ')).not.toMatch(/Rome/)
  })

  it.each([
    [
      'Well, you did ask, love: yesterday I had my first swimming lesson, in Otley, with a lad called Craig.',
      /Craig/,
    ],
    [
      "Jaylen's the goalkeeper this year, and don't you dare call it 'just standing there' in front of him!",
      /goalkeeper/,
    ],
    ['Yes please look at Saturday, I am getting married at a winery in the Yarra Valley.', /winery/],
  ])('tells, whatever it begins with and whoever it speaks to: %s', (said, fact) => {
    expect(
      kept(said)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(fact)
  })
})

describe('what is asked back', () => {
  const memories = kept(
    'my band is called The Wet Socks',
    'my exam is next friday',
    'i play the cello',
    'bought a yellow bike today',
    'my flatmate Aisha quizzed me for two hours',
    'we met on a ferry to Naxos',
  )

  it.each([
    ['what did I say my band was called?', /Wet Socks/],
    ['when is my exam again', /next Friday/],
    ['what instrument do i play', /cello/],
    ['what colour is my bike', /yellow/],
    ['who quizzed me?', /Aisha/],
    ['where did we meet', /Naxos/],
  ])('%s', (question, answer) => {
    const [asked] = clausesOf(question).flatMap((clause) => recallQuestionOf(clause) ?? [])
    if (asked?.about !== 'one') throw new Error('not heard as a question')
    const [best] = search({ plain: asked.plain }, memories).found
    expect(best?.told.memories.map((memory) => recalledInWords(memory, sunday)).join(' ')).toMatch(answer)
  })

  it.each(['what should i do?', 'how do i tell him?', 'what do you do?', 'am i wrong?'])(
    '“%s” asks for something else',
    (question) => {
      expect(clausesOf(question).flatMap((clause) => recallQuestionOf(clause) ?? [])).toEqual([])
    },
  )

  it('does not say “tomorrow” of what was tomorrow', () => {
    const [exam] = kept('I have an exam tomorrow')
    if (exam === undefined) throw new Error('not kept')
    expect(recalledInWords(exam, sunday)).toBe('You have an exam tomorrow')
    expect(recalledInWords(exam, sunday + 3 * 86_400_000)).toBe('You had an exam on Monday 16 November')
  })
})

it('knows the day that is meant', () => {
  const day = Math.floor(sunday / 86_400_000)
  expect(
    ['today', 'tomorrow', 'next friday', 'on sunday', 'in two weeks', 'on the 3rd of december'].map((when) =>
      dayOf(when, sunday),
    ),
  ).toEqual([day, day + 1, day + 5, day + 7, day + 14, day + 18])
})
