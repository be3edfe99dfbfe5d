import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const weirdNoise: Conversation = {
  name: 'weird-noise',
  split: 'held-out',
  about: 'Teasing, flirting, rudeness and keyboard mashing, then a real noise in a real bike.',
  angels: ['layla'],
  allowed: /bike|honda|motor|noise|chain|brake|ride|rattl|cb500|garage|dex|weird|horror/i,
  turns: [
    { says: 'yo', act: 'greeting' },
    {
      says: 'youre cute',
      act: 'flirt',
      sensible: (reply) => !/\b(kiss you|bed|naked|undress)\b/i.test(reply),
    },
    {
      says: 'wanna go out sometime',
      act: 'flirt',
      sensible: /\b(AI|can't|cannot|here|talk|ride|no|words|only|garage|chat|screen|imagine|bike)\b/i,
    },
    { says: 'ur boring then', act: 'insult' },
    { says: 'fjfjfjdkdkdk', act: 'nonsense' },
    { says: 'blah', act: 'nonsense' },
    {
      says: 'my bike makes a weird noise',
      act: 'asks-advice',
      sensible: about('weird|noise|describe|brake|engine|sound|bike'),
    },
    {
      says: 'like a teaspoon in a blender when i slow down',
      act: 'statement',
      sensible: about('teaspoon|blender|slow|brake|pad|chain|metal|front|back|sound|speed'),
    },
    {
      says: 'its a honda cb500',
      act: 'statement',
      learns: { bike: /honda|cb500/i },
      sensible: about('honda|cb|bike|brake|chain|year|pad|old'),
    },
    {
      says: 'front i think',
      act: 'short-answer',
      sensible: about('front|brake|pad|wheel|look|check|fork|disc|calliper'),
    },
    {
      says: 'fuck me its the pads isnt it',
      act: 'statement',
      sensible: about('pad|brake|worn|check|change|likely|ride|replace|yes|metal'),
    },
    {
      says: 'who taught you this stuff',
      act: 'question-about-angel',
      sensible: /uncle|garage|amman|screwdriver|ear/i,
    },
    { says: 'you should come fix it', act: 'asks-impossible' },
    {
      says: 'recommend a horror film',
      act: 'asks-opinion',
      sensible: /film|watch|horror|scar|ghost|house|dark|title|alien|thing|sound/i,
    },
    { says: 'whats my bike again', act: 'question-recall', recalls: { bike: /honda|cb ?500/i } },
    {
      says: 'changed them. silence. i love you',
      act: 'good-news',
      after: { hours: 20 },
      sensible: about('pad|silence|quiet|good|brake|well|bike|ride|bolt|left over|nice'),
    },
    { says: 'are u a real girl or nah', act: 'question-about-ai' },
    { says: 'shame lol. later', act: 'farewell' },
  ],
}
