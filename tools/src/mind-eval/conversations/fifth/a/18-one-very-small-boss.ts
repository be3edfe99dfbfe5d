import { admits, livesIn, still, type Conversation } from '../../fourth/expect.ts'

export const oneVerySmallBoss: Conversation = {
  name: 'one-very-small-boss',
  split: 'fifth',
  part: 'a',
  about: 'A man of 33 in Pune whose small flat is about to hold a baby and two grandparents.',
  angels: ['nia'],
  truths: {
    home: livesIn('Bristol'),
    firstQuestion: {
      says: /happiest|happy|which room|light/i,
      never: /\b(?:first|always) ask (?:about |for )?(?:the|your) budget\b/i,
    },
    music: {
      says: /steel|bass|\bsing\b|band/i,
      never:
        /\bI (?:don't|do not|never) (?:play|sing|make music)\b|\bI play (?:the )?(?:piano|violin|guitar)\b/i,
    },
  },
  allowed:
    /sameer|33|pune|quality|test|lift|ruta|wife|expecting|baby|first|feb|jan|27|3rd|two bedroom|2 bedroom|flat|fifth|5|floor|adult|boss|parents|in-laws|kolhapur|six months|6 months|silence|balcon|4|9|feet|tulsi|chair|lamp|plug|tabla|table|alto|red|car|watermelon|nursery|wall|yellow|peach|green|colou?r|doctor|big|nervous|grandmother|kitchen|satara|stove|smoke|light|leave|form|manager|hospital|paint|keys|tubelight/i,
  turns: [
    { says: 'Hi Nia, nice light you have there. Mine is a tubelight.', act: 'greeting' },
    {
      says: "I'm Sameer, 33, from Pune. I do quality testing for a company that makes lifts.",
      act: 'statement',
      learns: { name: /sameer/i, home: /pune/i, job: /lifts?\b|quality|test/i },
    },
    {
      says: 'My wife Ruta is expecting, our first one! Due on 3rd February.',
      act: 'good-news',
      learns: { wife: /ruta/i, due: /feb/i },
    },
    {
      says: 'We have a two bedroom flat on the fifth floor, and soon four adults plus one very small boss have to fit in it.',
      act: 'joke',
      learns: { flat: /two.bedroom|2.bedroom/i, floor: /fifth|5th/i },
    },
    {
      says: "Because Ruta's parents are coming from Kolhapur to stay for six months.",
      act: 'statement',
      learns: { inLaws: /kolhapur/i, stay: /six months|6 months/i },
    },
    { says: 'I love them. I also love silence.', act: 'joke' },
    { says: 'Which city are you in yourself?', act: 'question-about-angel', consistent: 'home' },
    {
      says: "There is a balcony, 4 feet by 9, with one dead tulsi on it and my father-in-law's future chair.",
      act: 'statement',
      learns: { balcony: /\b4\b.*\b9\b|four.*nine/i },
    },
    {
      says: 'Could the balcony be my own place to sit at night? I only need a stool and a lamp.',
      act: 'asks-advice',
    },
    {
      says: 'I play the tabla, badly, and that is exactly the sound nobody will want in the house.',
      act: 'statement',
      learns: { hobby: /tabla/i },
    },
    {
      says: 'What did I say the balcony measures? I am in a shop looking at a folding table and have no paper with me.',
      act: 'question-recall',
      recalls: { balcony: /\b4\b.{1,20}\b9\b|four.{1,20}nine/i },
    },
    {
      says: 'It did not fit in the car anyway. We have a red Alto which holds two people and a watermelon.',
      act: 'joke',
      learns: { car: /alto/i },
    },
    {
      says: 'Ruta wants a yellow wall for the nursery. I said any colour except hospital green.',
      act: 'statement',
      learns: { wall: /yellow/i },
    },
    {
      says: 'Back from the doctor. The date is now 27th January, the baby is big.',
      act: 'correction',
      learns: { due: /jan/i },
      keepsNot: still('\\bfeb', '\\bjan'),
    },
    { says: 'Is it normal to be this nervous? And I test falling lifts for a living.', act: 'worry' },
    {
      says: 'What is the first thing you ask your clients?',
      act: 'question-about-angel',
      consistent: 'firstQuestion',
    },
    {
      says: "For me it would be my grandmother's kitchen in Satara. The light came from above the stove, through the hole for the smoke.",
      act: 'story',
      learns: { kitchen: /grandmother|satara/i },
    },
    {
      says: 'Ruta has decided on peach instead of yellow. Final, she says, for today.',
      act: 'correction',
      learns: { wall: /peach/i },
      keepsNot: still('yellow', 'peach'),
    },
    {
      says: 'When is the baby due now? I am filling the leave form for office.',
      act: 'question-recall',
      recalls: { due: /27|jan/i },
      forbids: [still('\\bfeb', '\\bjan')],
    },
    {
      says: 'And for how long are my in-laws staying? My manager is already laughing.',
      act: 'question-recall',
      recalls: { stay: /six months|6 months|half a year/i },
    },
    {
      says: 'From which town are they coming, did I tell you?',
      act: 'question-recall',
      recalls: { inLaws: /kolhapur/i },
    },
    {
      says: 'Did I mention which hospital we are going to?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'I am standing at the paint counter. Which colour is it?',
      act: 'question-recall',
      recalls: { wall: /peach/i },
      forbids: [still('yellow', 'peach')],
    },
    {
      says: 'Which instrument do I have to hide on that balcony?',
      act: 'question-recall',
      recalls: { hobby: /tabla/i },
    },
    {
      says: 'Whose kitchen was it that I told you about? I want to describe it to Ruta the same way.',
      act: 'question-recall',
      recalls: { kitchen: /grandmother|grandma|satara/i },
    },
    { says: 'You also make some music, no?', act: 'question-about-angel', consistent: 'music' },
    {
      says: 'Thank you Nia. I will put my keys on the window sill and see what happens. Good night.',
      act: 'farewell',
    },
  ],
}
