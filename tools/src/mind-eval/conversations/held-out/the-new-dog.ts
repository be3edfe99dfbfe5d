import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const theNewDog: Conversation = {
  name: 'the-new-dog',
  split: 'held-out',
  about:
    'A frightened rescue dog. Names are corrected twice; the person says one thing and later the opposite.',
  angels: ['ines'],
  allowed:
    /dog|rescue|biscuit|pickle|greyhound|cat|son|daughter|theo|garden|vet|fireworks|scared|sofa|allergic|neighbour/i,
  turns: [
    {
      says: 'Hello! We just got a rescue dog and I have no clue what I am doing.',
      act: 'greeting',
      sensible: about('dog|rescue|name|clue|long'),
    },
    {
      says: 'A greyhound, three years old. Shes called Biscuit.',
      act: 'statement',
      learns: { dog: /biscuit/i },
      sensible: about('biscuit|greyhound|three|name|leg|sofa'),
    },
    {
      says: 'oh wait we changed it. the kids voted. she is Pickle now',
      act: 'correction',
      learns: { dog: /pickle/i },
      keepsNot: /biscuit/i,
      sensible: about('pickle|vote|kid|name'),
    },
    {
      says: 'She hides behind the sofa and shakes when anyone comes in',
      act: 'worry',
      sensible: about('sofa|shak|hide|frighten|afraid|slow|time|side|behind|pickle|quiet'),
    },
    {
      says: 'how long will it take until she trusts us',
      act: 'asks-advice',
      sensible: about('trust|week|month|time|long|day|slow|patien|she|pickle'),
    },
    {
      says: 'my son Theo reads to her, its the sweetest thing',
      act: 'story',
      learns: { son: /theo/i },
      sensible: about('theo|read|son|book|sweet|listen|voice|pickle'),
    },
    {
      says: 'he is 6. no, 7! he would kill me',
      act: 'correction',
      learns: { sonAge: /seven|\b7\b/i },
      sensible: about('seven|7|theo|birthday|old'),
    },
    {
      says: 'do you have animals yourself',
      act: 'question-about-angel',
      sensible: /presidente|dog|three-legged|three legs|straw/i,
    },
    {
      says: 'three legs?? what happened',
      act: 'question-about-angel',
      sensible: about('leg|presidente|dog|three|run|kick|car|trap'),
    },
    {
      says: 'I am really a cat person to be honest',
      act: 'contradiction',
      sensible: about('cat|dog|person|pickle|honest|both'),
    },
    { says: 'what is the dog called now?', act: 'question-recall', recalls: { dog: /pickle/i } },
    {
      says: 'she took a treat out of my hand today!!',
      act: 'good-news',
      after: { hours: 50 },
      sensible: about('treat|hand|pickle|good|glad|trust|step|she|wonderful'),
    },
    { says: 'can you come and look at her paw', act: 'asks-impossible' },
    {
      says: 'right. it is only a small cut',
      act: 'statement',
      sensible: about('cut|clean|paw|vet|water|small|look|lick|bleed'),
    },
    {
      says: 'how old is my boy?',
      act: 'question-recall',
      recalls: { sonAge: /seven|\b7\b/i },
      forbids: [/\bsix\b(?! or)/i],
    },
    { says: 'and what does he do with her', act: 'question-recall', sensible: /read|book/i },
    { says: 'thank you, honestly', act: 'thanks' },
  ],
}
