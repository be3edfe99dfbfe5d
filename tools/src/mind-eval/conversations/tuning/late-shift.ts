import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const lateShift: Conversation = {
  name: 'late-shift',
  split: 'tuning',
  about: 'A warehouse worker on a break, in small letters and short answers, who comes back the next night.',
  angels: ['noor'],
  allowed: /warehouse|night|shift|break|cat|miso|ben|tired|star|sky|pizza|coffee|cold/i,
  turns: [
    { says: 'hey', act: 'greeting' },
    { says: 'not much. on break', act: 'short-answer', sensible: about('break|work|shift|rest|night|job') },
    {
      says: 'warehouse. i do nights, 10 til 6',
      act: 'statement',
      learns: { work: /warehouse|night/i },
      sensible: about('warehouse|night|sleep|morning|hour|shift|work'),
    },
    { says: 'im ben btw', act: 'statement', learns: { name: /\bben\b/i }, sensible: /ben|name|meet/i },
    {
      says: 'what do you even do all night',
      act: 'question-about-angel',
      sensible: /telescope|observ|sky|star|heater|thermos|saturn|notebook|visitor/i,
    },
    { says: 'cool', act: 'short-answer' },
    {
      says: 'my cat is gonna scream when i get home. miso. she thinks 6am is dinner time',
      act: 'story',
      learns: { cat: /miso/i },
      sensible: about('cat|miso|dinner|breakfast|scream|hungry|home'),
    },
    { says: 'lol yeah', act: 'short-answer' },
    {
      says: 'what was my cats name again, quick test',
      act: 'question-recall',
      recalls: { cat: /miso/i },
    },
    { says: 'ok im impressed', act: 'compliment' },
    {
      says: 'its so cold in here tonight they turned the heating off to save money',
      act: 'statement',
      sensible: about('cold|heat|warm|coat|freez|glove|tea|thermos|money'),
    },
    { says: 'gotta go, boss is coming', act: 'farewell' },
    {
      says: 'hey its me again',
      act: 'coming-back',
      after: { hours: 23 },
      sensible: /ben|back|again|night|miso|hello|evening|you/i,
    },
    {
      says: 'do u remember where i work',
      act: 'question-recall',
      recalls: { work: /warehouse/i },
    },
    {
      says: 'they gave me the good forklift today so thats something',
      act: 'good-news',
      sensible: about('forklift|good|small|glad|drive|nice|promot|deserv'),
    },
    { says: 'and whats my name, bet you forgot', act: 'question-recall', recalls: { name: /\bben\b/i } },
    { says: 'nice. ok night noor', act: 'farewell' },
  ],
}
