import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const theOldKelpie: Conversation = {
  name: 'the-old-kelpie',
  split: 'fourth',
  part: 'a',
  about: 'A sheep farmer of 57 in Otago who looks after everybody; dry, short sentences, few commas.',
  angels: ['ines'],
  truths: {
    home: livesIn('Alentejo'),
    dog: { says: /presidente|three.?leg/i, never: /\b(?:two|no|several) dogs\b/i },
    distance: {
      says: /two hundred|200/i,
      never: /\b(?:fifty|five hundred|a hundred|one hundred|50|500|100) kilometres\b/i,
    },
  },
  allowed:
    /graeme|otago|ranfurly|sheep|merino|1,?400|fourteen|kelpie|dog|tui|fly|moss|13|thirteen|arthritis|hip|vet|jude|wife|bowel|chemo|dunedin|tuesday|monday|friday|son|hamish|nurse|london|paramedic|tractor|massey|roof|shed|hay|mate|col|knee|bad back|whisky|scones|cheese|stomach|dairy|lactose|quad|2 ?am|58|57|lambs?|rugby|highlanders|drive|hour|bank/i,
  turns: [
    {
      says: 'Nobody much. I look after fourteen hundred merinos and a wife and a dog.',
      act: 'statement',
      learns: { sheep: /merino|sheep|1,?400|fourteen hundred/i },
      sensible: about('merino|sheep|wife|dog|look after|who|fourteen|you'),
    },
    {
      says: 'Dog first. Moss. He is a kelpie and he is thirteen and he cant get up on the quad any more.',
      act: 'low-mood',
      learns: { dog: /moss/i, breed: /kelpie/i, dogAge: /13|thirteen/i },
    },
    {
      says: 'The wife is Jude. She has bowel cancer. Chemo every second Tuesday down in Dunedin.',
      act: 'bad-news',
      learns: { wife: /jude/i, illness: /cancer|bowel/i, chemoDay: /tuesday/i, chemoPlace: /dunedin/i },
    },
    {
      says: 'Two hours each way. I drive and she sleeps.',
      act: 'statement',
      learns: { drive: /two hours|2 hours/i },
    },
    { says: 'You got a dog yourself?', act: 'question-about-angel', consistent: 'dog' },
    {
      says: 'Test for you. What breed is mine.',
      act: 'question-recall',
      recalls: { breed: /kelpie/i },
    },
    {
      says: 'The boy Hamish is a paramedic in London. He wants to come home and I said stay put.',
      act: 'statement',
      learns: { son: /hamish/i, sonJob: /paramedic/i, sonPlace: /london/i, sonAdvice: /stay/i },
    },
    {
      says: 'Neighbours bring food. Lot of cheese. Milk and cheese go straight through me so the dog eats well.',
      act: 'joke',
      learns: { dairy: /milk|cheese|dairy|lactose/i },
    },
    {
      says: 'My mate Col fixed the shed roof and wouldnt take a cent.',
      act: 'good-mood',
      learns: { mate: /\bcol\b/i },
    },
    { says: 'Big district you cover?', act: 'question-about-angel', consistent: 'distance' },
    {
      says: 'What did I tell the boy when he wanted to come back',
      act: 'question-recall',
      recalls: { sonAdvice: /stay/i },
    },
    {
      says: 'They rang. Chemo is Mondays from now on. Something about the new ward.',
      act: 'correction',
      learns: { chemoDay: /monday/i },
      keepsNot: still('tuesday', 'monday'),
    },
    { says: 'Same town same road.', act: 'statement' },
    { says: 'Who did the roof', act: 'question-recall', recalls: { mate: /\bcol\b/i } },
    {
      says: 'I have to tell the shearers when I wont be here. Which day do we go down now',
      act: 'question-recall',
      recalls: { chemoDay: /monday/i },
      forbids: [still('tuesday', 'monday')],
    },
    { says: 'Down where', act: 'question-recall', recalls: { chemoPlace: /dunedin/i } },
    {
      says: 'Another casserole coming tonight. Tell me what I ask them to leave off it.',
      act: 'question-recall',
      recalls: { dairy: /milk|cheese|dairy|cream/i },
    },
    { says: 'Did I say what Jude did before she got crook', act: 'question-recall', sensible: admits },
    { says: 'How old is Moss', act: 'question-recall', recalls: { dogAge: /13|thirteen/i } },
    { says: 'What part of Portugal is that accent from', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'And the boy. What does he do over there',
      act: 'question-recall',
      recalls: { sonJob: /paramedic|ambulance/i },
    },
    { says: 'Righto. Ewes wont feed themselves.', act: 'farewell' },
  ],
}
