import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const awakeAgain: Conversation = {
  name: 'awake-again',
  split: 'held-out',
  about: 'Three in the morning, a head that goes round; typos, half sentences, a joke that is not one.',
  angels: ['nandini'],
  allowed:
    /sleep|insomnia|awake|teach|school|year ?\d|class|melatonin|kit|husband|baby|snor|alarm|six|caffeine|coffee|maths/i,
  turns: [
    { says: '3am. again', act: 'greeting', sensible: about('three|3|again|awake|night|sleep|owl|hour|head') },
    {
      says: 'brain wont shut upp',
      act: 'low-mood',
      sensible: about('brain|head|round|loud|thought|quiet|think|boring|sleep|hold'),
    },
    {
      says: 'i teach maths, year 9, so mostly im thinking about kevin',
      act: 'statement',
      learns: { work: /teach|maths/i },
      sensible: about('kevin|maths|teach|class|school|year|pupil'),
    },
    {
      says: 'kevin ate a compass',
      act: 'joke',
      sensible: about('kevin|compass|ate|eat|north|all right|okay|whole'),
    },
    {
      says: 'hes ok. the compass isnt',
      act: 'short-answer',
      sensible: about('compass|kevin|good|north|poor|glad|lucky'),
    },
    {
      says: 'do you sleep well? being the expert',
      act: 'question-about-angel',
      sensible: /sleep|bad|terribl|mother|wedding|owl/i,
    },
    { says: 'thats weirdly comforting', act: 'compliment' },
    {
      says: 'should i get one of those sleep tracker rings',
      act: 'asks-advice',
      sensible: about('ring|track|gadget|distrust|dull|number|week|sleep'),
    },
    {
      says: 'my husband Kit sleeps like a corpse next to me, i could strangle him',
      act: 'statement',
      learns: { husband: /kit\b/i },
      sensible: about('kit|husband|sleep|envy|unfair|snor|beside|jealous'),
    },
    { says: 'give me something boring', act: 'boredom', sensible: /.{30,}/ },
    { says: 'more', act: 'short-answer', sensible: /.{15,}/ },
    { says: 'whats my husbands name', act: 'question-recall', recalls: { husband: /\bkit\b/i } },
    { says: 'zzz', act: 'nonsense' },
    {
      says: 'ok that sort of worked. it is tomorrow',
      act: 'coming-back',
      after: { hours: 15 },
      sensible: about('sleep|work|glad|good|slept|night|tomorrow|rest'),
    },
    {
      says: 'why are lullabies threats',
      act: 'question-about-angel',
      sensible: /lullab|threat|cradle|bough|baby|fall|sing/i,
    },
    { says: 'what subject do i teach, go on', act: 'question-recall', recalls: { work: /math/i } },
    { says: 'night night', act: 'farewell' },
  ],
}
