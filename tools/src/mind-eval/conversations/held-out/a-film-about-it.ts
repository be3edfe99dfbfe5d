import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const aFilmAboutIt: Conversation = {
  name: 'a-film-about-it',
  split: 'held-out',
  about: 'Four artists and a student with a project: many voices, names in every line.',
  angels: ['zola', 'jun', 'amara', 'diego'],
  allowed:
    /film|student|project|short|bus|stop|bus stop|friday|deadline|camera|poem|song|photo|nell|grant|leeds|bristol/i,
  turns: [
    {
      says: 'hey all, i need help with a short film',
      act: 'greeting',
      answeredBy: ['jun', 'zola'],
      sensible: about('film|short|start|about|frame|scene|minute'),
    },
    {
      says: 'im nell, film student in Bristol',
      act: 'statement',
      answeredBy: ['jun'],
      learns: { name: /nell/i, city: /bristol/i },
      sensible: about('nell|bristol|student|film|start|story'),
    },
    {
      says: 'its about a bus stop where nobody gets on',
      act: 'statement',
      answeredBy: ['zola', 'diego'],
      learns: { film: /bus stop|film/i },
      sensible: about('bus|stop|nobody|wait|queue|frame|get on|bench|street'),
    },
    {
      says: '@Amara could you write me a song for it',
      act: 'asks-advice',
      answeredBy: ['amara'],
      sensible: about('song|line|chorus|verse|tune|bus|stop|sing|overheard|write|rhythm'),
    },
    { says: '@Diego give me four words', act: 'game', answeredBy: ['diego'], sensible: /\w+\W+\w+\W+\w+/ },
    {
      says: '@Jun where would you cut',
      act: 'asks-advice',
      answeredBy: ['jun'],
      sensible: about('cut|scene|start|ten|look|later|favourite|second|blink|frame'),
    },
    {
      says: '@Zola are you the songwriter?',
      act: 'question-about-angel',
      answeredBy: ['zola'],
      sensible: /photo|picture|lens|no|amara|street|camera/i,
      forbids: [/\bI(?:'m| am) (?:a|the) songwriter\b/i],
    },
    {
      says: 'i have to hand it in on friday',
      act: 'statement',
      answeredBy: ['jun', 'amara'],
      learns: { due: /friday/i },
      sensible: about('friday|hand|day|time|left|cut|finish|enough|until'),
    },
    { says: 'do you lot agree on anything', act: 'joke', answeredBy: ['diego', 'zola'] },
    {
      says: '@Jun which city do you work in',
      act: 'question-about-angel',
      answeredBy: ['jun'],
      sensible: /seoul/i,
      forbids: [/johannesburg|mexico|lagos/i],
    },
    {
      says: '@Jun when is it due?',
      act: 'question-recall',
      answeredBy: ['jun'],
      recalls: { due: /friday/i },
    },
    {
      says: '@Jun and whats it about again',
      act: 'question-recall',
      answeredBy: ['jun'],
      recalls: { film: /bus/i },
    },
    {
      says: 'handed in!! they cried. well one of them',
      act: 'good-news',
      after: { hours: 90 },
      answeredBy: ['amara', 'jun'],
      sensible: about('cried|cry|hand|good|glad|film|bus|proud|key change|well|platform'),
    },
  ],
}
