import { about } from '../../sensible.ts'
import { isAged, livesIn } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const scaffoldTea: Conversation = {
  name: 'scaffold-tea',
  split: 'third',
  part: 'b',
  about: 'A postwoman from Swansea with thumbs too big for her phone. She changes her mind and says so.',
  angels: ['callum'],
  truths: { home: livesIn('Durham'), age: isAged(19, 'nineteen') },
  allowed:
    /31|thirty-one|swansea|post|round|rhian|whippet|dog|custard|toffee|tattoo|dragon|fern|ankle|wrist|band|bass|drum|gig|saturday|sunday|mam|tea|milk|sugars?|vegan|vegetarian|cheese|cwtch|cousin|gethin|flat|rent|wales|welsh|letters|cardiff|blister|rain|quit/i,
  turns: [
    { says: 'alrigt callum', act: 'greeting' },
    {
      says: 'im rhian im a postie in swansea, 14 miles a day on my feet',
      act: 'statement',
      learns: { name: /rhian/i, job: /post/i },
    },
    {
      says: 'gettin a tatoo on saterday. a dragon obviously',
      act: 'statement',
      learns: { tattoo: /dragon/i, when: /sat/i },
      sensible: about('dragon|tattoo|where|saturday|ink|welsh|wales|draw|hurt|carv|sure'),
    },
    { says: 'on my ankle i think', act: 'statement', learns: { place: /ankle/i } },
    {
      says: 'what am i havin done on saturday',
      act: 'question-recall',
      recalls: { tattoo: /tatt?oo|dragon/i },
    },
    {
      says: 'my whippet custard has ate a whole parcel. not even ours',
      act: 'story',
      learns: { dog: /custard/i },
      sensible: about('custard|whippet|dog|parcel|ate|eat|whose|what|post|inside|deliver'),
    },
    {
      says: 'changed my mind, no dragon, every1 has a dragon. a fern',
      act: 'correction',
      learns: { tattoo: /fern/i },
      keepsNot: still('dragon', 'fern'),
    },
    { says: 'how old r u', act: 'question-about-angel', consistent: 'age' },
    { says: 'aw ur a babi. im 31', act: 'statement', learns: { age: /31|thirty.?one/i } },
    {
      says: 'not the ankle tho, u cant see it with socks on. wrist',
      act: 'correction',
      learns: { place: /wrist/i },
      keepsNot: still('ankle', 'wrist'),
    },
    {
      says: 'so whats the plan for the tatoo now, what picture',
      act: 'question-recall',
      recalls: { tattoo: /fern/i },
      forbids: [still('dragon', 'fern')],
    },
    {
      says: 'and which bit of me',
      act: 'question-recall',
      recalls: { place: /wrist/i },
      forbids: [still('ankle', 'wrist')],
    },
    {
      says: 'my cousin gethin says il regret it by xmas',
      act: 'statement',
      learns: { cousin: /gethin/i },
      sensible: about('gethin|regret|cousin|christmas|xmas|tattoo|fern|he|think|long|sure'),
    },
    { says: 'wher u workin these days', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'i have oat milk an 2 sugars if ur making one',
      act: 'statement',
      learns: { tea: /oat|two sugars|2 sugars/i },
    },
    {
      says: 'i tell a lie its 3 sugars. its been that kind of week',
      act: 'correction',
      learns: { sugar: /three|\b3\b/i },
      keepsNot: still('\\b2 sugars|\\btwo sugars', '\\b3\\b|three'),
    },
    {
      says: 'the artist just txt, shes moved me to sunday',
      act: 'correction',
      learns: { when: /sunday/i },
      keepsNot: still('sat(ur|er)day', 'sunday'),
    },
    {
      says: 'how many sugars then',
      act: 'question-recall',
      recalls: { sugar: /three|\b3\b/i },
      forbids: [still('\\b2\\b|\\btwo\\b', '\\b3\\b|three')],
    },
    {
      says: 'wot day am i gettin inked',
      act: 'question-recall',
      recalls: { when: /sunday/i },
      forbids: [still('sat(ur|er)day', 'sunday')],
    },
    { says: 'dyou work in york then', act: 'contradiction', consistent: 'home' },
    { says: 'wots my dog called, the thief', act: 'question-recall', recalls: { dog: /custard/i } },
    { says: 'tara now', act: 'farewell' },
  ],
}
