import { describe, expect, it } from 'vitest'
import type { Persona } from '#minds/mind.ts'
import { clausesOf } from '../hear/clauses.ts'
import { answerAbout } from './answer.ts'
import { selfQuestionOf } from './questions.ts'

const ilse: Persona = {
  name: 'Ilse',
  age: 34,
  gender: 'FEMALE',
  occupation: 'Bookbinder',
  biography:
    'People bring Ilse books that fell apart. She works in a back room in Ghent. She grew up in Bruges with an aunt who collected clocks. She has a kiln called Madam.',
  greeting: '',
  speakingStyle: '',
  traits: ['Gentle'],
  hobbies: ['Marbling paper', 'Walking in rain'],
  opinions: ['Rain is good company and asks for nothing.'],
  quirks: ['Smells a book before she opens it'],
  neverSays: [],
}

function answerTo(question: string): string | undefined {
  const [asked] = clausesOf(question).flatMap((clause) => selfQuestionOf(clause) ?? [])
  return asked === undefined ? 'not heard as a question about her' : answerAbout(ilse, asked, [])?.core
}

describe('an angel about herself', () => {
  it.each([
    'you’re in auckland yeah?',
    'So you are binding in Madrid all day?',
    'You work in Tokyo, if I have that right.',
    'The workshop is in Nantes, I believe?',
    'do ye bide in Warsaw?',
  ])('says where she is when somebody guesses: %s', (question) => {
    expect(answerTo(question)).toMatch(/Ghent/)
  })

  it.each(['are you in love?', 'you were in my dream', 'have you ever been in Rome?'])(
    'hears no guess of where she is in “%s”',
    (question) => {
      const [asked] = clausesOf(question).flatMap((clause) => selfQuestionOf(clause) ?? [])
      expect(asked?.subject).not.toBe('home')
    },
  )

  it.each([
    'what do you do?',
    'what’s your job',
    'what do you do for a living',
    'do you have a job?',
    'what kind of work do you do',
    'whats your line of work',
    'how do you earn your money',
    'what are you by trade',
    'remind me what you do',
    'what do you even do all day',
  ])('gives the same answer however it is asked: %s', (question) => {
    expect(answerTo(question)).toBe('I’m a bookbinder.')
  })

  it.each([
    ['where do you live?', /Ghent/],
    ['so you live in paris?', /Ghent/],
    ['where are you from', /Bruges/],
    ['you said you grew up in lagos?', /Bruges/],
    ['do you have family?', /aunt/],
    ['got any hobbies?', /marbling paper/i],
    ['what do you think about rain', /good company/],
    ['any odd habits?', /smell a book/],
    ['how old are you', /34/],
    ['you’re 25 right?', /34/],
    ['do you like walking?', /Walking in rain/],
  ])('%s', (question, answer) => {
    expect(answerTo(question)).toMatch(answer)
  })

  it.each([
    'are you married?',
    'do you have a brother?',
    'what’s your favourite film?',
    'tell me about your mum',
    'do you play golf?',
  ])('invents nothing: %s', (question) => {
    expect(answerTo(question)).toBeUndefined()
  })
})
