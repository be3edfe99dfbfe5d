import { about } from '../../sensible.ts'
import { livesIn } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const theWrongValley: Conversation = {
  name: 'the-wrong-valley',
  split: 'third',
  part: 'b',
  about: 'A hiker from New Zealand and two angels, one of maps and one of roofs.',
  angels: ['thandeka', 'amir'],
  truths: { home: livesIn('Pietermaritzburg') },
  allowed:
    /hik|walk|tramp|hut|valley|lost|compass|map|sandfly|sandflies|mike|hamish|partner|boots?|blister|nelson|new zealand|kiwi|chilli|feijoa|tomato|balcony|pot|saturday|beans|knee|quinn|rain|river|swim|tent|whistle/i,
  turns: [
    { says: 'Gidday both', act: 'greeting', answeredBy: ['thandeka', 'amir'] },
    {
      says: 'Quinn here, from Nelson. Walked up the wrong valley on the weekend and slept in a ditch',
      act: 'story',
      answeredBy: ['thandeka', 'amir'],
      learns: { name: /quinn/i, home: /nelson/i },
      sensible: about('valley|wrong|ditch|slept|sleep|lost|map|walk|night|nelson|cold|where|weekend|turn'),
    },
    {
      says: 'Thandeka what do you think I got wrong',
      act: 'asks-opinion',
      answeredBy: ['thandeka'],
      sensible: about('map|valley|lost|head|hand|river|ask|north|name|turn|water|look|wrong|old'),
    },
    {
      says: 'My mate Hamish had the map upside down the whole time',
      act: 'joke',
      answeredBy: ['thandeka'],
      learns: { mate: /hamish/i },
      sensible: about('hamish|map|upside|down|north|mate|habit|turn|hand|south'),
    },
    {
      says: '@Amir I grow chillies on my balcony, three pots, and the biggest one is dying',
      act: 'worry',
      answeredBy: ['amir'],
      learns: { plant: /chill?i/i },
      sensible: about('chill|pot|water|plant|balcony|root|soil|leaf|leaves|sun|dying|look|big|grow|die'),
    },
    {
      says: '@Amir where are your roofs?',
      act: 'question-about-angel',
      answeredBy: ['amir'],
      sensible: /tehran/i,
      forbids: [/Pietermaritzburg/i],
    },
    {
      says: '@Thandeka where do you set out from when you go mapping?',
      act: 'question-about-angel',
      answeredBy: ['thandeka'],
      consistent: 'home',
    },
    {
      says: 'We are going back in on Saturday to do it properly',
      act: 'statement',
      answeredBy: ['thandeka', 'amir'],
      learns: { when: /saturday/i },
      sensible: about(
        'saturday|back|proper|valley|map|again|walk|right|hamish|boot|weather|way|front|ask|after|luck|plan|time',
      ),
    },
    {
      says: 'Amir, did you and Thandeka ever meet before this?',
      act: 'question-about-angel',
      answeredBy: ['amir'],
    },
    {
      says: 'Actually make that Sunday, Hamish has work',
      act: 'correction',
      answeredBy: ['thandeka'],
      learns: { when: /sunday/i },
      keepsNot: still('saturday', 'sunday'),
    },
    {
      says: '@Amir what was it I grow again, and where?',
      act: 'question-recall',
      answeredBy: ['amir'],
      recalls: { plant: /chill?i/i },
    },
    {
      says: 'Thandeka who had the map the wrong way round?',
      act: 'question-recall',
      answeredBy: ['thandeka'],
      recalls: { mate: /hamish/i },
    },
    {
      says: 'And when are we having another go?',
      act: 'question-recall',
      answeredBy: ['thandeka'],
      recalls: { when: /sunday/i },
      forbids: [still('saturday', 'sunday')],
    },
    {
      says: '@Thandeka you live in Tehran as well, right?',
      act: 'contradiction',
      answeredBy: ['thandeka'],
      consistent: 'home',
    },
    {
      says: '@Amir what do you play on your evenings off?',
      act: 'question-about-angel',
      answeredBy: ['amir'],
      sensible: /setar/i,
      forbids: [/\bmarimba\b/i],
    },
    {
      says: 'What place did I say I come from, Thandeka?',
      act: 'question-recall',
      answeredBy: ['thandeka'],
      recalls: { home: /nelson/i },
    },
    { says: 'Chur. Catch you both after the weekend', act: 'farewell', answeredBy: ['amir', 'thandeka'] },
  ],
}
