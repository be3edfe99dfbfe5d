import { about } from '../../sensible.ts'
import { isAged, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'

export const askMeAgain: Conversation = {
  name: 'ask-me-again',
  split: 'held-out',
  about: 'The same questions about one angel, put in ten ways between other things.',
  angels: ['elias'],
  truths: {
    work: worksAs('guide', 'mountain|guide|summit|climb|hut|boots?|rope|peak'),
    age: isAged(38, 'thirty-eight'),
    makes: {
      says: /spoon/i,
      never: /\bI (?:carve|whittle|make) (?!spoons?)(?:birds|cats|boats|chairs|pipes)\b/i,
    },
    plays: { says: /accordion/i, never: /\bI play (?:the )?(?:guitar|piano|violin|drums|flute|trumpet)\b/i },
  },
  allowed: /curious|walk|hike|hill|shoes|knee|tax|paper/i,
  turns: [
    { says: 'so what is it you do up there', act: 'question-about-angel', consistent: 'work' },
    {
      says: 'do you have any hobbies',
      act: 'question-about-angel',
      sensible: /spoon|whittl|weather|diary|accordion/i,
    },
    { says: 'what are you carving', act: 'question-about-angel', consistent: 'makes' },
    {
      says: 'i should be doing my taxes rn',
      act: 'statement',
      sensible: about('tax|first|step|paper|small|later|off|start|envelope'),
    },
    { says: 'how old r u', act: 'question-about-angel', consistent: 'age' },
    { says: 'do you play an instrument?', act: 'question-about-angel', consistent: 'plays' },
    {
      says: 'any good?',
      act: 'question-about-angel',
      sensible: /bad|not|worse|no|accordion|neighbour|goat|play/i,
    },
    {
      says: 'help me start the taxes',
      act: 'asks-advice',
      sensible: about('tax|first|paper|envelope|small|table|receipt|piece|open|step'),
    },
    {
      says: 'done the first bit',
      act: 'good-news',
      sensible: about('good|first|next|rest|bit|step|well|piece'),
    },
    { says: 'whats your profession if i may ask', act: 'question-about-angel', consistent: 'work' },
    { says: 'you carve boats dont you', act: 'contradiction', consistent: 'makes' },
    {
      says: 'who gets the spoons',
      act: 'question-about-angel',
      sensible: /carr|heavy|rucksack|give|people/i,
    },
    { says: 'so you must be in your fifties', act: 'contradiction', consistent: 'age' },
    { says: 'are you an actual mountain guide or is this a computer', act: 'question-about-ai' },
    { says: 'which instrument was it', act: 'question-about-angel', consistent: 'plays' },
    {
      says: 'how many times did you turn round before the top',
      act: 'question-about-angel',
      sensible: /eleven|11/i,
    },
    { says: 'and your age once more for the form haha', act: 'question-about-angel', consistent: 'age' },
    {
      says: 'how would you describe your work in one sentence',
      act: 'question-about-angel',
      consistent: 'work',
    },
  ],
}
