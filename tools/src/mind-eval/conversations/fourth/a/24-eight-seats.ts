import { about, admits, still, type Conversation } from '../expect.ts'

const both = ['tane', 'lindiwe']

export const eightSeats: Conversation = {
  name: 'eight-seats',
  split: 'fourth',
  part: 'a',
  about: 'A rower of 22 from Hobart with two angels at the table; slang, banter, a race at the weekend.',
  angels: ['tane', 'lindiwe'],
  truths: {
    voyage: { says: /rarotonga|thirteen|\b13\b/i, never: /\b(?:Tahiti|Hawaii|Fiji|Tonga)\b/ },
    hull: { says: /two years|2 years/i, never: /\b(?:one|three|four|five|ten) years\b|\ba year\b/i },
  },
  allowed:
    /jack|jacko|tash|hobart|launceston|22|row|eight|seat|seven|7|six|6|stroke|bow|cox|pip|race|saturday|sunday|regatta|barrington|lake|5 ?am|coach|marg|olymp|atlanta|1996|blister|tape|uni|marine|paramedic|podiatr|surveying|degree|dad|crayfish|boat|mum|nurse|girlfriend|ex|brother|lachie|army|darwin|townsville|banana|hate|bananas|egg|porridge|vegemite|car|subaru|stolen|red|clutch|seasick|sick|weight|79|82|kilo|cut|house|nerv|vomit|bin|playlist|cold chisel|khe sanh/i,
  turns: [
    {
      says: 'gday you two. tash here, from hobart. i row in an eight, seat seven',
      act: 'greeting',
      answeredBy: both,
      learns: { name: /tash/i, home: /hobart/i, seat: /seven|\b7\b/i },
    },
    {
      says: 'big regatta this saturday up at lake barrington and i am packing it',
      act: 'worry',
      answeredBy: ['lindiwe'],
      learns: { race: /saturday/i, lake: /barrington/i },
    },
    {
      says: 'before every race i chuck up in the same green bin. every single one. the girls call it the offering',
      act: 'joke',
      answeredBy: both,
      learns: { ritual: /bin|vomit|throw|chuck|sick/i, binColour: /green/i },
    },
    {
      says: 'tāne whats the furthest you ever went in one of your boats?',
      act: 'question-about-angel',
      answeredBy: ['tane'],
      consistent: 'voyage',
    },
    {
      says: 'our coach marg rowed in atlanta in 96, came fourth, and never ever mentions it except every day',
      act: 'joke',
      answeredBy: ['tane'],
      learns: { coach: /marg/i, coachPlace: /fourth|4th|atlanta/i },
    },
    {
      says: 'lindi what seat did i say im in',
      act: 'question-recall',
      answeredBy: ['lindiwe'],
      recalls: { seat: /seven|\b7\b/i },
    },
    {
      says: 'my brother lachies in the army up in darwin, he reckons rowing is sitting down with extra steps',
      act: 'joke',
      answeredBy: both,
      learns: { brother: /lachie/i, brotherPlace: /darwin/i, brotherSays: /sitting/i },
    },
    {
      says: 'cant do bananas but. everyone shoves them at me before a race and just the smell, nah',
      act: 'statement',
      answeredBy: ['tane'],
      learns: { dislike: /banana/i },
    },
    {
      says: 'im studying surveying at uni when im not wet',
      act: 'statement',
      answeredBy: ['lindiwe'],
      learns: { study: /survey/i },
    },
    {
      says: 'tāne mate how long does one hull take you',
      act: 'question-about-angel',
      answeredBy: ['tane'],
      consistent: 'hull',
    },
    {
      says: 'what colour is the famous bin',
      act: 'question-recall',
      answeredBy: ['lindiwe'],
      recalls: { binColour: /green/i },
    },
    {
      says: 'bugger, wind warning, they moved it to sunday',
      act: 'correction',
      answeredBy: both,
      learns: { race: /sunday/i },
      keepsNot: still('saturday', 'sunday'),
    },
    { says: 'one more night to not sleep', act: 'low-mood', answeredBy: ['tane'] },
    {
      says: 'tāne where did marg come in those olympics',
      act: 'question-recall',
      answeredBy: ['tane'],
      recalls: { coachPlace: /fourth|4th/i },
    },
    {
      says: 'breakfast on race day. lindi youre in charge, what are you NOT giving me',
      act: 'question-recall',
      answeredBy: ['lindiwe'],
      recalls: { dislike: /banana/i },
    },
    {
      says: 'and tāne youre driving. what day and which lake',
      act: 'question-recall',
      answeredBy: ['tane'],
      recalls: { race: /sunday/i, lake: /barrington/i },
      forbids: [still('saturday', 'sunday')],
    },
    {
      says: 'either of you remember where lachies posted',
      act: 'question-recall',
      answeredBy: both,
      recalls: { brotherPlace: /darwin/i, brotherSays: /sitting/i },
    },
    { says: 'did i say who sits in six?', act: 'question-recall', answeredBy: ['tane'], sensible: admits },
    {
      says: 'what is it i do at uni again, lindi',
      act: 'question-recall',
      answeredBy: ['lindiwe'],
      recalls: { study: /survey/i },
    },
    {
      says: 'and how does my brother describe my sport lol',
      act: 'question-recall',
      answeredBy: ['tane'],
      recalls: { brotherSays: /sit(?:ting)? down|sitting|extra steps/i },
    },
    {
      says: 'yeah rude hey. ok bed. sunday sunday sunday',
      act: 'farewell',
      answeredBy: both,
      sensible: about('sunday|bed|sleep|night|rest|row|lake|bin|luck|go'),
    },
  ],
}
