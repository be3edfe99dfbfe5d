import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const cMinus: Conversation = {
  name: 'c-minus',
  split: 'third',
  part: 'a',
  about: 'A student in the United States, no capitals, bored and a bit homesick.',
  angels: ['silas'],
  truths: {
    job: {
      says: /librar|books?\b|lorry/i,
      never: /\bI(?:'m| am) an? (?:teacher|driver|writer|farmer|student)\b/i,
    },
  },
  allowed:
    /accounting|major|senior|c minus|midterm|grade|boba|tea shop|works?|gecko|pickle|tampa|florida|flight|fl(y|ies)|december|18|17|roommate|mom|dune|halfway|read|tofu|vegetarian|marcus|jade|college|student|homesick|cubans?|sandwich/i,
  turns: [
    { says: 'yo', act: 'greeting' },
    {
      says: 'gave up on dune like page 90. sue me',
      act: 'statement',
      sensible: about('dune|page|90|book|sand|gave|give|why|halfway|read|stop'),
    },
    {
      says: 'im jade, accounting major, yes i know',
      act: 'statement',
      learns: { name: /jade/i, major: /accounting/i },
    },
    {
      says: 'got a c minus on my cost midterm today and cried in a panera',
      act: 'bad-news',
      learns: { grade: /c.?minus|c-|midterm/i },
    },
    { says: 'its fine whatever', act: 'short-answer' },
    {
      says: 'i have a leopard gecko named pickle, she doesnt judge',
      act: 'statement',
      learns: { pet: /pickle/i },
      sensible: about('pickle|gecko|lizard|judge|leopard|pet|company|quiet|she'),
    },
    {
      says: 'i fly home to tampa dec 17, cant wait for my moms cuban sandwiches',
      act: 'good-mood',
      learns: { flight: /17|seventeen/i, hometown: /tampa/i },
    },
    {
      says: 'wait no its the 18th i just checked the app',
      act: 'correction',
      learns: { flight: /18|eighteen/i },
      keepsNot: still('17|seventeen', '18|eighteen'),
    },
    { says: 'so what do u even do all day', act: 'question-about-angel', consistent: 'job' },
    { says: 'thats kinda cozy ngl', act: 'compliment' },
    {
      says: 'what grade did i say i got lol i blocked it out already',
      act: 'question-recall',
      recalls: { grade: /\bc.?minus|\bc-/i },
    },
    { says: 'ugh ok thx', act: 'thanks' },
    {
      says: 'when am i flying again',
      act: 'question-recall',
      recalls: { flight: /18|eighteen/i },
      forbids: [still('17|seventeen', '18|eighteen')],
    },
    {
      says: 'my shift at the boba place starts in 20 and my manager marcus schedules like a psychopath',
      act: 'angry',
      learns: { work: /boba|marcus/i },
      sensible: about('marcus|manager|shift|boba|schedul|20|twenty|work|late|boss|fair|tea'),
    },
    { says: 'do u think i should switch majors', act: 'asks-advice' },
    { says: 'hm', act: 'short-answer' },
    { says: 'whats my lizards name, bet u forgot', act: 'question-recall', recalls: { pet: /pickle/i } },
    {
      says: 'ok ur good. which city is home for me',
      act: 'question-recall',
      recalls: { hometown: /tampa/i },
    },
    { says: 'gotta run byeee', act: 'farewell' },
  ],
}
