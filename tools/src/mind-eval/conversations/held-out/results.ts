import { about } from '../../sensible.ts'
import { livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'

export const results: Conversation = {
  name: 'results',
  split: 'held-out',
  about: 'A mother’s illness, told slowly and without drama, with a practical question in the middle.',
  angels: ['freya'],
  truths: {
    home: livesIn('Tromsø', 'Tromso', 'Norway', 'tent'),
    work: worksAs('glaciologist', 'ice|glacier|core|drill|layer'),
  },
  allowed:
    /mother|mum|joan|ill|cancer|hospital|scan|results|ward|knit|bus|brother|phil|scarf|chemo|treatment|thursday/i,
  turns: [
    { says: 'hello', act: 'greeting' },
    {
      says: "mum's results came back. it is what we thought",
      act: 'bad-news',
      sensible: (reply) =>
        !/\b(great|congrat|wonderful|good news)\b/i.test(reply) &&
        about('mum|mother|result|sorry|thought|hard|know|here|news|she')(reply),
    },
    { says: 'cancer. pancreas', act: 'bad-news', learns: { illness: /cancer/i } },
    {
      says: "she said 'well that's that then' and asked if anybody wanted toast",
      act: 'story',
      sensible: about('toast|mother|mum|said|she|laugh|brave'),
    },
    {
      says: 'joan. she is called joan',
      act: 'statement',
      learns: { mother: /joan/i },
      sensible: about('joan|name|mother|mum|she'),
    },
    {
      says: 'how do you cope with bad news all the time? with the ice',
      act: 'question-about-angel',
      sensible: /ice|hand|warm|kettle|small|know|attentive|bun|hope|layer/i,
    },
    {
      says: 'i can knit. badly',
      act: 'statement',
      learns: { knits: /knit/i },
      sensible: about('knit|scarf|row|wool|badly|hand|stitch|temperature'),
    },
    {
      says: 'what should i bring to the hospital',
      act: 'asks-advice',
      sensible: about(
        'bring|hospital|sock|blanket|book|charger|photo|food|water|warm|wool|she|soft|pillow|music|phone',
      ),
    },
    {
      says: 'my brother phil isnt coming. too busy',
      act: 'angry',
      learns: { brother: /phil/i },
      sensible: about('phil|brother|busy|angry|alone|hard|unfair|carry|sorry|come'),
    },
    {
      says: 'i could throttle him',
      act: 'angry',
      sensible: about('phil|brother|him|angry|anger|fair|of course|understand|sense'),
    },
    { says: 'where do you live when youre not on the ice', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'treatment starts thursday',
      act: 'statement',
      learns: { treatment: /thursday|treatment/i },
      sensible: about('thursday|treatment|start|with|day|she|joan|mum'),
    },
    { says: 'whats my mums name', act: 'question-recall', recalls: { mother: /joan/i } },
    {
      says: 'first round done. she made the nurse laugh',
      act: 'coming-back',
      after: { hours: 96 },
      sensible: about('joan|mum|laugh|nurse|first|round|good|glad|she'),
    },
    { says: 'what day did it start', act: 'question-recall', recalls: { treatment: /thursday/i } },
    {
      says: 'i knitted eleven rows in the waiting room',
      act: 'good-mood',
      sensible: about('row|eleven|knit|wait|hand|scarf|stitch'),
    },
    {
      says: 'remind me what your work is? she asked who i was writing to',
      act: 'question-about-angel',
      consistent: 'work',
    },
  ],
}
