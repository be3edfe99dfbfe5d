import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const theHedge: Conversation = {
  name: 'the-hedge',
  split: 'tuning',
  about: 'A quarrel with a neighbour before a retired judge and a referee.',
  angels: ['greta', 'sione'],
  allowed: /neighbour|hedge|dave|quarrel|garden|fence|cut|angry|apolog|bins?/i,
  turns: [
    {
      says: 'my neighbour cut my hedge without asking and i am FURIOUS',
      act: 'angry',
      answeredBy: ['greta', 'sione'],
      learns: { quarrel: /hedge|neighbour/i },
      sensible: about('hedge|neighbour|cut|ask|side|angry|fury|furious|garden|heard|calm|he'),
    },
    {
      says: 'his name is Dave. of course it is',
      act: 'statement',
      answeredBy: ['sione'],
      learns: { neighbour: /dave/i },
      sensible: about('dave|name|side|he|hedge'),
    },
    {
      says: '@Greta guilty or not',
      act: 'asks-opinion',
      answeredBy: ['greta'],
      sensible: about('guilty|hear|side|dave|verdict|court|plead|both|party|judg'),
    },
    {
      says: '@Sione what would you do on the field',
      act: 'asks-advice',
      answeredBy: ['sione'],
      sensible: about('warn|whistle|hand|side|card|rule|soft|field|play|fair|captain'),
    },
    {
      says: 'he says it blocked his light',
      act: 'statement',
      answeredBy: ['greta'],
      sensible: about('light|side|hedge|dave|fair|point|sun|window|his'),
    },
    {
      says: 'ok maybe i put my bins in front of his gate once',
      act: 'statement',
      answeredBy: ['greta', 'sione'],
      sensible: about('bin|gate|once|confess|guilty|aha|own|both|side|apolog|honest'),
    },
    {
      says: '@Greta how long were you a judge',
      act: 'question-about-angel',
      answeredBy: ['greta'],
      sensible: /thirty-one|31/i,
    },
    {
      says: '@Sione were you a judge too?',
      act: 'question-about-angel',
      answeredBy: ['sione'],
      sensible: /referee|whistle|rugby|field|no/i,
      forbids: [/\bBremen\b/i],
    },
    {
      says: 'should i apologise first',
      act: 'asks-advice',
      answeredBy: ['sione', 'greta'],
      sensible: about('apolog|first|hand|yes|sorry|cake|shake|decent|heard'),
    },
    {
      says: '@Sione whats my neighbours name',
      act: 'question-recall',
      answeredBy: ['sione'],
      recalls: { neighbour: /dave/i },
    },
    {
      says: 'we had a beer. he is alright actually',
      act: 'good-news',
      after: { hours: 26 },
      answeredBy: ['greta', 'sione'],
      sensible: about('dave|beer|good|glad|hand|peace|fair|hedge|neighbour|settle|well'),
    },
  ],
}
