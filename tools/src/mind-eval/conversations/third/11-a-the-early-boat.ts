import { about } from '../../sensible.ts'
import { worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const theEarlyBoat: Conversation = {
  name: 'the-early-boat',
  split: 'third',
  part: 'a',
  about: 'A nervous traveller and three angels. Each keeps to an own life and to what was told in the room.',
  angels: ['hiroshi', 'meilin', 'xiu'],
  truths: { job: worksAs('captain', 'ferry|captain|cross|boat|ship') },
  allowed:
    /anneke|seasick|sick|boat|ferry|island|aunt|texel|umbrella|thursday|wednesday|hat|ginger|sweets?|stomach|rotterdam|holiday|wool|knit|scarf|gloves|corrie|cake/i,
  turns: [
    { says: 'Hello you three, is there room for one more?', act: 'greeting', answeredBy: ['hiroshi', 'xiu'] },
    {
      says: "I'm Anneke. Thursday I take the early boat to my aunt Corrie on Texel and I get seasick in a bathtub",
      act: 'worry',
      answeredBy: ['hiroshi', 'meilin'],
      learns: { name: /anneke/i, when: /thursday/i, aunt: /corrie|aunt/i },
      sensible: about(
        'thursday|boat|aunt|corrie|texel|seasick|sick|stomach|sea|bath|wave|tea|ginger|rail|horizon|early',
      ),
    },
    {
      says: '@Hiroshi what helps?',
      act: 'asks-advice',
      answeredBy: ['hiroshi'],
      sensible: about('rail|horizon|sea|look|air|stand|breath|deck|boat|stomach|water|eye|wave|calm|sick'),
    },
    {
      says: '@Mei-Lin and is there a tea for it',
      act: 'asks-advice',
      answeredBy: ['meilin'],
      sensible: about('tea|ginger|pour|cup|stomach|warm|drink|slow|steep|bitter|sip|water'),
    },
    {
      says: '@Xiu have you ever been on a ship?',
      act: 'question-about-angel',
      answeredBy: ['xiu'],
      forbids: [/\bmy (?:ferry|ship|tea house)\b/i],
    },
    {
      says: 'who am I going to see, Hiroshi, did you catch that?',
      act: 'question-recall',
      answeredBy: ['hiroshi'],
      recalls: { aunt: /corrie|aunt/i },
    },
    {
      says: 'I knitted her a scarf. It came out nearly three metres long',
      act: 'joke',
      answeredBy: ['hiroshi', 'xiu'],
      learns: { gift: /scarf/i },
      sensible: about(
        'scarf|long|metre|three|knit|wool|neck|corrie|aunt|warm|twice|rope|knot|wrap|crooked|needle|stitch|patien|gift|keep',
      ),
    },
    {
      says: '@Hiroshi how do you spend your working day?',
      act: 'question-about-angel',
      answeredBy: ['hiroshi'],
      consistent: 'job',
    },
    {
      says: '@Mei-Lin how many seats has your place?',
      act: 'question-about-angel',
      answeredBy: ['meilin'],
      sensible: /eleven|11/i,
    },
    {
      says: 'oh no, the early boat only goes on Wednesday this week, so Wednesday it is',
      act: 'correction',
      answeredBy: ['hiroshi', 'meilin'],
      learns: { when: /wednesday/i },
      keepsNot: still('thursday', 'wednesday'),
    },
    {
      says: 'Xiu, do you agree with Hiroshi about all this?',
      act: 'asks-opinion',
      answeredBy: ['xiu'],
      sensible: about('hiroshi|agree|he|yes|boat|sea|captain|right|half'),
    },
    {
      says: 'Hiroshi, on what day do I sail?',
      act: 'question-recall',
      answeredBy: ['hiroshi'],
      recalls: { when: /wednesday/i },
      forbids: [still('thursday', 'wednesday')],
    },
    {
      says: '@Xiu what did you do before you retired?',
      act: 'question-about-angel',
      answeredBy: ['xiu'],
      sensible: /post|letter/i,
      forbids: [/\bI(?:'m| am| was) a (?:captain|ferry)/i],
    },
    { says: 'you are lovely company, all of you', act: 'compliment', answeredBy: ['meilin', 'xiu'] },
    {
      says: 'Hiroshi, what have I made for my aunt?',
      act: 'question-recall',
      answeredBy: ['hiroshi'],
      recalls: { gift: /scarf/i },
    },
    {
      says: '@Hiroshi so are you a fisherman or what was it?',
      act: 'question-about-angel',
      answeredBy: ['hiroshi'],
      consistent: 'job',
    },
    {
      says: 'and what is my name, captain?',
      act: 'question-recall',
      answeredBy: ['hiroshi'],
      recalls: { name: /anneke/i },
    },
    { says: 'Wish me luck then. Bye!', act: 'farewell', answeredBy: ['hiroshi', 'meilin'] },
  ],
}
