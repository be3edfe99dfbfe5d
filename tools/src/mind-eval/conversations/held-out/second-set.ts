import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const secondSet: Conversation = {
  name: 'second-set',
  split: 'held-out',
  about: 'French at first, then English with Polish and Italian words in it; facts are told in English.',
  angels: ['marguerite'],
  allowed:
    /french|polish|zosia|krak|double bass|bass|music|jazz|bordeaux|conservatory|play|wrong note|teacher|language|english/i,
  turns: [
    {
      says: 'Bonsoir Marguerite, comment ça va ?',
      act: 'other-language',
      sensible: /bonsoir|bien|ça va|french|français|english|chéri/i,
    },
    {
      says: 'Je ne parle pas très bien anglais',
      act: 'other-language',
      sensible: /english|anglais|french|français|slow|simple|understand|peu|word/i,
    },
    {
      says: 'ok english. I am Zosia, I play double bass',
      act: 'statement',
      learns: { name: /zosia/i, plays: /bass/i },
      sensible: about('zosia|bass|play|music|string|english'),
    },
    {
      says: 'today i play wrong note in front of everybody',
      act: 'low-mood',
      sensible: about('wrong|note|stop|play|everybody|front|after|only|bass'),
    },
    {
      says: 'jak się masz? that is polish',
      act: 'other-language',
      sensible: /polish|well|fine|thank|how are|dobrze|language|word|good|teach/i,
    },
    {
      says: 'why do you say it does not exist',
      act: 'asks-opinion',
      sensible: about('note|stop|after|wrong|go on|next|exist'),
    },
    {
      says: 'my teacher he said i have hands of a butcher',
      act: 'angry',
      sensible: about('teacher|hand|butcher|cruel|said|he|unkind|play'),
    },
    { says: 'mamma mia', act: 'nonsense' },
    {
      says: 'tell about your club please',
      act: 'question-about-angel',
      sensible: /club|table|eleven|band|saxophone|bordeaux|stool|concert|set/i,
    },
    {
      says: 'how did you come there',
      act: 'question-about-angel',
      sensible: /dress|saxophone|fort-de-france|martinique|bordeaux|owner/i,
    },
    {
      says: 'i come from Kraków',
      act: 'statement',
      learns: { city: /krak/i },
      sensible: about('krak|poland|city|come|home|far'),
    },
    { says: 'which instrument do i have, you know?', act: 'question-recall', recalls: { plays: /bass/i } },
    { says: 'grazie mille!', act: 'other-language' },
    {
      says: 'i played again today and i did not stop',
      act: 'good-news',
      after: { hours: 24 },
      sensible: about('play|stop|good|glad|brava|note|well|bass|bravo'),
    },
    { says: 'from where i am?', act: 'question-recall', recalls: { city: /krak|poland/i } },
    {
      says: 'à bientôt',
      act: 'farewell',
      sensible: /bientôt|soon|night|nuit|au revoir|see you|next|come back|wait|à/i,
    },
  ],
}
