import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const whatIsInTheFridge: Conversation = {
  name: 'what-is-in-the-fridge',
  split: 'tuning',
  about: 'Cooking talk with corrections: an allergy told late, a brother who is a sister.',
  angels: ['anouk'],
  allowed:
    /vegetarian|cook|eat|dinner|nut|allerg|sister|brother|visit|leo|flat|pasta|onion|egg|lemon|fridge|ella/i,
  turns: [
    {
      says: 'ok so. one egg, half an onion, some sad looking spinach and a lemon. GO',
      act: 'asks-advice',
      sensible: about('egg|onion|spinach|lemon|pan|butter|omelette|fry|salt|cook'),
    },
    {
      says: 'i dont have butter',
      act: 'statement',
      sensible: about('butter|oil|fat|without|pan|shop'),
    },
    {
      says: "my brother is coming on saturday and he's a vegetarian, what do i make",
      act: 'asks-advice',
      sensible: about('vegetarian|vegetable|saturday|brother|soup|cook|make|lentil|tart|pasta|bean|menu|he'),
    },
    {
      says: 'no sorry my SISTER, not my brother, i typed too fast. she is called Ella',
      act: 'correction',
      learns: { sister: /ella/i },
      keepsNot: /brother/i,
      sensible: about('ella|sister|she'),
      forbids: [/your brother/i],
    },
    {
      says: 'oh and im allergic to walnuts, that matters right',
      act: 'statement',
      learns: { allergy: /walnut/i },
      sensible: about('walnut|nut|allerg|matter|without|careful|leave out'),
    },
    { says: 'why did you stop shouting?', act: 'question-about-angel', sensible: /soup|tast|shout/i },
    { says: 'ha', act: 'short-answer' },
    {
      says: 'whats your restaurant like',
      act: 'question-about-angel',
      sensible: /table|eight|menu|lyon|daughter|soup/i,
      forbids: [/\bin Paris\b/i],
    },
    {
      says: 'can you send me the recipe by email? its ella.fan@mailbox.example',
      act: 'asks-impossible',
    },
    { says: 'fine, tell me here then', act: 'short-answer' },
    {
      says: 'who is coming for dinner again? i want to see if you listen',
      act: 'question-recall',
      recalls: { sister: /ella|sister/i },
      forbids: [/your brother/i],
    },
    {
      says: 'and what can i not eat',
      act: 'question-recall',
      recalls: { allergy: /walnut/i },
    },
    {
      says: 'the last time i cooked for her i set off the smoke alarm and the neighbours came up in their pyjamas, one of them with a fire extinguisher, and we ended up eating crisps with seven people, honestly best evening of the year',
      act: 'story',
      sensible: about('smoke|alarm|neighbour|crisps|evening|pyjama|party|seven|best|guest'),
    },
    { says: 'butter or olive oil, choose', act: 'asks-opinion', sensible: /butter|oil/i },
    {
      says: "it's saturday and she loved it!!!",
      act: 'good-news',
      after: { hours: 90 },
      sensible: about('ella|lov|glad|happy|good|eat|plate|bravo|knew|serve|sister'),
    },
  ],
}
