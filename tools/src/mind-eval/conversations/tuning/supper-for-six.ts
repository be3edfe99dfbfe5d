import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const supperForSix: Conversation = {
  name: 'supper-for-six',
  split: 'tuning',
  about:
    'Three angels in one room. They answer when called, know each other by name, and do not take each other’s lives.',
  angels: ['anouk', 'idris', 'rosa'],
  allowed: /supper|dinner|guests?|six|saturday|peter|boyfriend|bread|hens?|nervous|parents|cook/i,
  turns: [
    { says: 'hello everyone', act: 'greeting', answeredBy: ['anouk', 'rosa'] },
    {
      says: 'i have six people for supper on saturday and im nervous',
      act: 'worry',
      answeredBy: ['anouk', 'idris'],
      learns: { supper: /six|supper|dinner|saturday/i },
      sensible: about('six|supper|saturday|nerv|bread|cook|people|table|guest|eat'),
    },
    {
      says: '@Idris what bread',
      act: 'asks-advice',
      answeredBy: ['idris'],
      sensible: about('bread|loaf|sourdough|bake|dough|toast'),
    },
    {
      says: '@Rosa do you cook?',
      act: 'question-about-angel',
      answeredBy: ['rosa'],
      sensible: /cook|hen|egg|kitchen|eat|teach|food|soup/i,
      forbids: [/\bmy restaurant\b/i, /\bmy bakery\b/i],
    },
    {
      says: 'the guests are my boyfriend Peters parents',
      act: 'statement',
      answeredBy: ['anouk', 'rosa'],
      learns: { partner: /peter/i },
      sensible: about('peter|parent|guest|boyfriend|meet|first|impress|them'),
    },
    {
      says: '@Anouk where is your restaurant',
      act: 'question-about-angel',
      answeredBy: ['anouk'],
      sensible: /lyon|eight|table/i,
      forbids: [/\bFreetown\b|\bOaxaca/i],
    },
    {
      says: '@Idris and what time do you get up',
      act: 'question-about-angel',
      answeredBy: ['idris'],
      sensible: /\btwo\b|\b2\b/i,
    },
    {
      says: 'rosa do you agree with anouk?',
      act: 'asks-opinion',
      answeredBy: ['rosa'],
      sensible: about('anouk|agree|yes|she|half'),
    },
    { says: 'you are all being very sweet', act: 'compliment', answeredBy: ['rosa', 'idris'] },
    {
      says: '@Anouk whats my boyfriend called',
      act: 'question-recall',
      answeredBy: ['anouk'],
      recalls: { partner: /peter/i },
    },
    {
      says: '@Idris how many people are coming',
      act: 'question-recall',
      answeredBy: ['idris'],
      recalls: { supper: /six|\b6\b/i },
    },
    { says: 'right, off to the shop. bye all', act: 'farewell', answeredBy: ['anouk', 'idris', 'rosa'] },
  ],
}
