import { about } from '../../sensible.ts'
import { livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'

export const theMorningAfter: Conversation = {
  name: 'the-morning-after',
  split: 'tuning',
  about: 'A break-up, with long sentences, silence, and one contradiction about how long it lasted.',
  angels: ['ilse'],
  truths: {
    work: worksAs('bookbinder', 'book|bind|spine|page|paste|repair|mend'),
    home: livesIn('Ghent', 'Belgium'),
  },
  allowed: /mark|broke|relationship|break|year|flat|books?|cook|sister|brighton|rain|partner|ex\b/i,
  turns: [
    { says: 'Hi.', act: 'greeting' },
    {
      says: 'Mark left on Sunday. We were together for six years and he took two bags and the coffee machine',
      act: 'bad-news',
      learns: { ex: /mark/i },
    },
    {
      says: 'I keep walking into the kitchen and forgetting that it isnt there. the machine I mean. well. him too',
      act: 'low-mood',
    },
    { says: 'I dont know', act: 'short-answer' },
    {
      says: 'sorry I am rambling, you probably have other things to do, it is just that everyone I know also knows him and they all say the same three sentences and then they look at their phones and I end up comforting them, which is absurd',
      act: 'ramble',
      sensible: about('no need|sorry|ramble|absurd|comfort|friend|sentence|listen|here|phone|tire|say'),
    },
    {
      says: 'what do you do actually',
      act: 'question-about-angel',
      consistent: 'work',
    },
    {
      says: 'so you fix things for a living. can you fix this',
      act: 'asks-advice',
      sensible: about('repair|mend|fix|page|slow|time|honest|show|break|together|glue|piece'),
    },
    {
      says: 'Actually it was five years and ten months. he always rounded up',
      act: 'correction',
      sensible: about('five|ten months|round|count|year|exact|month'),
    },
    {
      says: 'my sister Dana says I should move to Brighton to be near her',
      act: 'statement',
      learns: { sister: /dana/i },
      sensible: about('dana|sister|brighton|move|sea|near'),
    },
    {
      says: 'where are you? like where is your workshop',
      act: 'question-about-angel',
      consistent: 'home',
    },
    {
      says: 'does it rain a lot there',
      act: 'question-about-angel',
      sensible: /rain|wet|weather|umbrella|grey/i,
    },
    {
      says: 'I hate him. no I dont. I hate the quiet',
      act: 'contradiction',
      sensible: about('quiet|silen|hate|both|hear|sound|miss|room|still'),
    },
    {
      says: 'who was it that told me to move? I mean what did I say',
      act: 'question-recall',
      recalls: { sister: /dana|sister/i },
    },
    { says: 'thank you for not saying plenty more fish', act: 'thanks' },
    { says: 'going to try to sleep', act: 'farewell' },
    {
      says: 'I made coffee in a pan this morning. it was terrible. I was quite proud',
      act: 'coming-back',
      after: { hours: 13 },
      sensible: about('coffee|pan|proud|terrible|morning|machine|drink|first'),
    },
    {
      says: 'do you remember his name? I would rather not say it today',
      act: 'question-recall',
      recalls: { ex: /mark/i },
    },
  ],
}
