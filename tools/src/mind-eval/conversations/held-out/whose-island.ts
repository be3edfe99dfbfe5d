import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const whoseIsland: Conversation = {
  name: 'whose-island',
  split: 'held-out',
  about: 'Three angels of the same sea who are easily taken for one another.',
  angels: ['tane', 'leilani', 'kai'],
  allowed: /sail|trip|holiday|boat|seasick|june|maja|camp|forest|reef|star|october|honeymoon|island/i,
  turns: [
    { says: 'Kia ora everyone', act: 'greeting', answeredBy: ['tane', 'kai'] },
    {
      says: 'we are planning our honeymoon, me and Maja, somewhere with water',
      act: 'good-news',
      answeredBy: ['tane', 'leilani'],
      learns: { wife: /maja/i },
      sensible: about('maja|honeymoon|water|sea|island|sail|congrat|happy|reef'),
    },
    {
      says: '@Leilani what is it you count',
      act: 'question-about-angel',
      answeredBy: ['leilani'],
      sensible: /coral|square|forty|fish|reef/i,
      forbids: [/\bmy canoe builders\b/i, /\bboardwalk/i],
    },
    {
      says: '@Kai do you sail as well?',
      act: 'question-about-angel',
      answeredBy: ['kai'],
      sensible: about('forest|path|walk|track|ranger|boardwalk|tāne|tane|land|bird'),
      forbids: [/\bI build canoes\b/i, /\bRarotonga\b/i],
    },
    {
      says: '@Tāne how long does one take to build',
      act: 'question-about-angel',
      answeredBy: ['tane'],
      sensible: /two years|year|hull|cousin/i,
    },
    {
      says: 'i get seasick though',
      act: 'worry',
      answeredBy: ['leilani', 'tane'],
      sensible: about('seasick|sick|horizon|swell|ginger|lie|eyes|stomach|sea|boat'),
    },
    {
      says: '@Kai maybe the forest then',
      act: 'statement',
      answeredBy: ['kai'],
      sensible: about('forest|path|walk|tree|rain|track|bird|second|camp|hut'),
    },
    {
      says: 'its in october',
      act: 'statement',
      answeredBy: ['kai', 'leilani'],
      learns: { when: /october/i },
      sensible: about('october|spring|month|weather|time|rain|swell'),
    },
    {
      says: '@Leilani whats kai like?',
      act: 'asks-opinion',
      answeredBy: ['leilani'],
      sensible: about('kai|he|path|earnest|forest|think|sandwich'),
    },
    {
      says: '@Kai which month was it',
      act: 'question-recall',
      answeredBy: ['kai'],
      recalls: { when: /october/i },
    },
    {
      says: '@Leilani and my wifes name',
      act: 'question-recall',
      answeredBy: ['leilani'],
      recalls: { wife: /maja/i },
    },
    { says: 'are any of you real', act: 'question-about-ai', answeredBy: ['tane', 'leilani'] },
    { says: 'fair. night you three', act: 'farewell', answeredBy: ['kai', 'tane'] },
  ],
}
