import { admits, still, type Conversation } from '../expect.ts'

export const hutToHut: Conversation = {
  name: 'hut-to-hut',
  split: 'fourth',
  part: 'a',
  about: 'A German engineer of 34 planning a tramp with her friend; lists, numbers, tidy English.',
  angels: ['kai'],
  truths: {
    island: { says: /south island/i, never: /\bnorth island\b/i },
    teacher: { says: /grandmother|nan\b|kuia/i, never: /\bmy (?:father|uncle|mother) taught me\b/i },
    carried: { says: /\bthree\b|\b3\b|dog/i, never: /\b(?:four|five|ten|two|dozens of) hikers\b/i },
  },
  allowed:
    /katrin|stuttgart|34|engineer|brake|bosch|friend|svenja|hike|tramp|track|routeburn|kepler|three|four|days?|night|32|60|kilomet|hut|sleep|bunk|february|8|eight|9|tenth|10|boots|blister|left|heel|sandfl|bites|swell|water|stove|tent|gas|heights?|bridge|afraid|svenja's|chocolate|nuts|walnut|almond|map|paper|queenstown|flight|sister|birthday|ears?plug|knee|poles|pack|11|fourteen|14|kilo|lakes?|book|booking|ref|kd\d+|vegetarian/i,
  turns: [
    {
      says: 'From Stuttgart, so a long way. In February I walk with my friend Svenja, and you are a ranger, so I want to ask things.',
      act: 'greeting',
      learns: { home: /stuttgart/i, friend: /svenja/i, month: /februar/i },
    },
    {
      says: 'The plan is: the Kepler Track, sixty kilometres, four days, three nights, all in huts.',
      act: 'statement',
      learns: { track: /kepler/i, length: /60|sixty/i, nights: /three|\b3\b/i },
    },
    {
      says: 'I am Katrin. I construct brakes, so I am careful with everything that goes downhill.',
      act: 'joke',
      learns: { name: /katrin/i, job: /brake/i },
    },
    {
      says: 'Which part of the country is your forest in, if I may ask?',
      act: 'question-about-angel',
      consistent: 'island',
    },
    {
      says: 'Three things I must still buy: a gas stove, ear plugs, and something against the sandflies, because I swell up terribly.',
      act: 'statement',
      learns: { stove: /stove/i, plugs: /plug/i, flies: /sandfl/i },
    },
    {
      says: 'My pack may weigh eleven kilos at most, Svenja says fourteen, but Svenja has also carried a piano once.',
      act: 'joke',
      learns: { pack: /11|eleven/i },
    },
    {
      says: 'I wrote a shopping list and lost it. A stove, ear plugs... what was the other thing?',
      act: 'question-recall',
      recalls: { flies: /sandfl|repellent|insect|fly spray/i },
    },
    {
      says: 'Svenja is afraid of suspension bridges and I am not. I am afraid of drunk people in bunk beds.',
      act: 'statement',
      learns: { bridges: /svenja/i, ownFear: /drunk/i },
    },
    {
      says: 'We arrive on the eighth and start on the tenth, to have one day for sleeping and one for groceries.',
      act: 'statement',
      learns: { start: /10|tenth/i },
    },
    { says: 'Have you ever had to rescue somebody?', act: 'question-about-angel', consistent: 'carried' },
    {
      says: 'Walnuts are forbidden for me, my throat closes. Almonds are fine, strangely.',
      act: 'statement',
      learns: { allergy: /walnut/i },
    },
    {
      says: 'Which of us has the problem with the bridges?',
      act: 'question-recall',
      recalls: { bridges: /svenja/i },
    },
    {
      says: 'How heavy did I say that my rucksack can be? Mine, not hers.',
      act: 'question-recall',
      recalls: { pack: /11|eleven/i },
      forbids: [still('14|fourteen', '11|eleven')],
    },
    {
      says: 'Small change: the hut was full for the tenth, so we begin on the eleventh.',
      act: 'correction',
      learns: { start: /11|eleventh/i },
      keepsNot: still('tenth|10th|\\b10\\b', '11|eleventh'),
    },
    {
      says: 'Now I am in the shop before a trail mix. With walnuts or with almonds, which may I eat?',
      act: 'question-recall',
      recalls: { allergy: /almond/i },
      forbids: [/(?:can|may|could) (?:eat|have|take) (?:the )?walnuts/i],
    },
    {
      says: 'I fill in the form for the huts. First day on the track?',
      act: 'question-recall',
      recalls: { start: /11|eleventh/i },
      forbids: [still('tenth|10th|\\b10\\b', '11|eleventh')],
    },
    {
      says: 'Number of nights?',
      act: 'question-recall',
      recalls: { nights: /three|\b3\b/i },
      forbids: [still('four nights|4 nights', 'three|3')],
    },
    { says: 'Emergency contact of Svenja?', act: 'question-recall', sensible: admits },
    { says: 'Name of the track, for completeness.', act: 'question-recall', recalls: { track: /kepler/i } },
    { says: 'Who taught you the birds?', act: 'question-about-angel', consistent: 'teacher' },
    {
      says: 'And what is my own fear, since I laughed about hers?',
      act: 'question-recall',
      recalls: { ownFear: /drunk/i },
    },
    {
      says: 'Did I mention how many kilometres it is altogether?',
      act: 'question-recall',
      recalls: { length: /60|sixty/i },
    },
    { says: 'Which boots did I decide on?', act: 'question-recall', sensible: admits },
    { says: 'Thank you, Kai. I will greet your bog from the boardwalk.', act: 'farewell' },
  ],
}
