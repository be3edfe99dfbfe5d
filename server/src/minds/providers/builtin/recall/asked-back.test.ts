import { describe, expect, it } from 'vitest'
import type { Remembered } from '#minds/mind.ts'
import { clausesOf } from '../hear/clauses.ts'
import { plain } from '../hear/tidy.ts'
import { search } from './rank.ts'
import { keptAfter, toldAndAsked } from './told-and-asked.ts'
import { recallQuestionOf } from '../facts/recall-question.ts'

function answers(memories: readonly Remembered[], question: string): string {
  const asked = clausesOf(question)
    .map(recallQuestionOf)
    .find((one) => one?.about === 'one')
  if (asked === undefined) return ''
  return search({ plain: plain(question) }, memories)
    .found.slice(0, 2)
    .flatMap(({ told: { memories: together } }) => together.map(({ text }) => text))
    .join(' / ')
}

describe('what was told, asked back in words alone', () => {
  it.each([3, 10, 50])('with %d other things told since', { timeout: 30_000 }, (distance) => {
    const missed: string[] = []
    let asked = 0
    toldAndAsked.forEach(({ says, has, questions }, i) => {
      // Many things told take their time to be told.
      if (i % (distance > 10 ? 4 : 1) > 0) return
      const since = Array.from(
        { length: distance },
        (_, k) => toldAndAsked[(i + 1 + k * 7) % toldAndAsked.length]?.says ?? '',
      )
      const memories = keptAfter([says, ...since.filter((text) => text !== says)])
      for (const question of questions) {
        asked++
        const found = answers(memories, question)
        if (!has.test(found)) missed.push(`${says} | ${question} | ${found}`)
      }
    })
    expect(1 - missed.length / asked, missed.join('\n')).toBeGreaterThanOrEqual(least[distance] ?? 1)
  })
})

/** Without the encoder, which finds some more. */
const least: Readonly<Record<number, number>> = { 3: 0.9, 10: 0.9, 50: 0.8 }

function textOf(memories: readonly Remembered[]): string {
  return memories.map(({ text }) => text).join(' / ')
}

const facts = [
  ['my exam is on {}', 'Tuesday', 'Thursday', 'when is my exam?'],
  ['my sister is called {}', 'Maya', 'Maja', 'what is my sister called?'],
  ['I have got {} cats at home', 'three', 'four', 'how many cats do I have?'],
  ['the flight leaves at {}', '6am', '7am', 'what time does my flight leave?'],
  ['we are off to {} for the weekend', 'Porto', 'Lisbon', 'where are we off to?'],
  ['my boss is {} years old', '52', '54', 'how old is my boss?'],
  ['my new car is {}', 'red', 'green', 'what colour is my car?'],
  ['my {} Tom is visiting', 'cousin', 'nephew', 'who is Tom?'],
  ['I play the {} in an orchestra', 'violin', 'viola', 'what instrument do I play?'],
  ['we have been together {} years', 'eleven', 'twelve', 'how long have we been together?'],
  ['the wedding is on the {} of June', '3rd', '13th', 'when is the wedding?'],
] as const
const corrections = [
  'no wait, {Y}',
  'sorry, I meant {Y}',
  'correction: {Y}',
  'not {X}, {Y}',
  'it’s {Y}, not {X}',
  'I said {X} but it is {Y}',
  'did I say {X}? I meant {Y}',
  'forget {X}, it’s {Y}',
  'scratch that, {Y}',
  '*{Y}',
  'actually it’s {Y}',
  'I just checked, it’s {Y}',
  'I got that wrong earlier, it’s {Y}',
  'the plan has changed, {Y} instead of {X}',
  'no longer {X}, {Y} now',
] as const

describe('what was put right', () => {
  it.each(facts)('%s: %s gives way to %s, however it is said', (says, wrong, right, question) => {
    for (const correction of corrections) {
      const put = correction.replaceAll('{X}', wrong).replaceAll('{Y}', right)
      const found = answers(keptAfter([says.replace('{}', wrong), 'it is raining here', put]), question)
      expect(found, put).toMatch(new RegExp(`\\b${right}\\b`, 'i'))
      expect(found, put).not.toMatch(new RegExp(`\\b${wrong}\\b`, 'i'))
    }
  })

  it('moves the hour and the month along with the day', () => {
    const bank = keptAfter(['The bank appointment is on Tuesday at 9:30', 'bank moved me to thursday 14:00'])
    expect(textOf(bank)).toMatch(/Thursday at 14:00/)
    const test = keptAfter(['my driving test is on the 14th of May', 'test is shifted to the 2nd of june'])
    expect(textOf(test)).toMatch(/2nd of June/)
    expect(textOf(test)).not.toMatch(/14th|May/)
    const portfolio = keptAfter([
      'The portfolio must arrive until 12 of January',
      'Sorry, I looked: it is 15 of January, not 12',
    ])
    expect(textOf(portfolio)).toMatch(/until 15 of January/)
  })

  it.each([
    [
      'he fell from the black horse and broke his arm',
      'I said no to the black one. He is thinking',
      /black horse/,
    ],
    ['my brother Tom is in Houston', 'lol sorry', /brother/],
    ['my brother Tom is in Houston', 'tired sorry', /Tom/],
    ['my girlfriend Marta is off to Spain for a year', 'asked my grandad. he is 88', /Marta/],
    ['the knee needs half an hour each day', 'He says two weeks of swimming. I can’t swim', /hour/],
    ['I am on call Tuesdays and Saturdays', 'Sorry, heavy for a Sunday.', /Tuesdays and Saturdays/],
    ['my first job was in a bakery', 'my first weapon, which did not work', /bakery/],
    ['we need 3 men for the roof', 'There are not words. All those hands', /3 men for the roof/],
    ['the ladder was one metre high', 'To the moon but not back', /one metre/],
  ])('“%s” stays as it is after “%s”', (told, text, stays) => {
    expect(textOf(keptAfter([told, text]))).toMatch(stays)
  })

  it.each([
    'no, I went to Paris once',
    'sorry, long day',
    'actually I like it',
    'no idea',
    'we moved to Bristol in May',
  ])('“%s” puts nothing right', (text) => {
    const memories = keptAfter(['my friend Marek lives in Oslo', text])
    expect(memories.map((memory) => memory.text).join(' / ')).toMatch(/Oslo/)
  })
})
