import { about } from '../../sensible.ts'
import { isAged, livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const greenInk: Conversation = {
  name: 'green-ink',
  split: 'third',
  part: 'a',
  about: 'Somebody suspicious who asks the same things about the angel in other words, to catch her out.',
  angels: ['shirin'],
  truths: {
    now: livesIn('Geneva'),
    job: worksAs('translator', 'translat|poem|poet'),
    age: isAged(55, 'fifty-five'),
    ink: { says: /green/i, never: /\b(?:blue|black|red|purple) ink\b/i },
  },
  allowed:
    /martin|lyric|poem|letters?|wife|heron|novel|bet|mother|oslo|bergen|crossword|ferry|architect|night|ink|pen|languages?|estonian|norwegian/i,
  turns: [
    { says: 'Good afternoon. I have a few questions for you.', act: 'greeting' },
    { says: 'What is your work?', act: 'question-about-angel', consistent: 'job' },
    { says: 'And where are you living at the moment?', act: 'question-about-angel', consistent: 'now' },
    {
      says: 'I am Martin, I do crosswords for a newspaper.',
      act: 'statement',
      learns: { name: /martin/i, job: /crossword/i },
      sensible: about('crossword|martin|word|clue|newspaper|letter|answer|solve|grid'),
    },
    {
      says: 'I wrote one this week with the word heron in it and eleven readers complained.',
      act: 'story',
      learns: { bird: /heron/i },
      sensible: about('heron|word|reader|complain|eleven|clue|bird|crossword|wrong|letter|why'),
    },
    { says: 'How old might you be, if one may ask?', act: 'question-about-angel', consistent: 'age' },
    { says: 'What colour do you write in?', act: 'question-about-angel', consistent: 'ink' },
    { says: 'So what pays the rent, in your case?', act: 'question-about-angel', consistent: 'job' },
    { says: 'Are you a person of flesh and blood?', act: 'question-about-ai' },
    { says: 'Which bird was it they complained about?', act: 'question-recall', recalls: { bird: /heron/i } },
    {
      says: 'I see. I live in Bergen, in a house with a view of the ferry.',
      act: 'statement',
      learns: { home: /bergen/i },
      sensible: about('bergen|ferry|house|view|sea|water|window|boat|see'),
    },
    {
      says: 'Sorry, slip of the pen. I moved. It is Oslo these days, without a ferry.',
      act: 'correction',
      learns: { home: /oslo/i },
      sensible: about('oslo|ferry|mov|bergen|miss|pen|city|house|without|when'),
    },
    {
      says: 'Your date of birth, roughly? I mean: your age in years.',
      act: 'question-about-angel',
      consistent: 'age',
    },
    {
      says: 'If I sent you a postcard, which city would I write on it?',
      act: 'question-about-angel',
      consistent: 'now',
    },
    {
      says: 'And which city would you write on one to me?',
      act: 'question-recall',
      recalls: { home: /oslo/i },
      forbids: [still('bergen', 'oslo')],
    },
    { says: 'The ink on your drafts, was it blue?', act: 'contradiction', consistent: 'ink' },
    { says: 'You told me earlier that you are a judge.', act: 'contradiction', consistent: 'job' },
    { says: 'And what do I earn my bread with?', act: 'question-recall', recalls: { job: /crossword/i } },
    { says: 'Very well, you have passed. I apologise for the interrogation.', act: 'compliment' },
  ],
}
