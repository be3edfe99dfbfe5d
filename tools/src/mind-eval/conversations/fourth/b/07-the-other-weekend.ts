import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const theOtherWeekend: Conversation = {
  name: 'the-other-weekend',
  split: 'fourth',
  part: 'b',
  about:
    'A divorced father of 41 in Texas; schedules that keep changing, plain talk, a sore spot now and then.',
  angels: ['itzel'],
  truths: {
    city: livesIn('Puebla'),
    stage: { says: /\bvan\b/i, never: /theatre is (?:a|an|in) (?!van\b)\w+/i },
    oldest: { says: /perfecto/i, never: /oldest (?:puppet|one)[^.]*\b(?:heron|dog|devil|clown)\b/i },
  },
  allowed:
    /rain|insurance|ticket|march|whataburger|t-rex|dale|amarillo|texas|hvac|air condition|ava|wyatt|danielle|ex|divorc|weekend|friday|saturday|sunday|thanksgiving|dinosaur|trex|t-rex|recital|ballet|tap|inhaler|asthma|strawberr|truck|lubbock|grandma|mother|mom|six|nine|\b6\b|\b9\b|four|five|church|lawyer|chili|bunk|tooth|school|mavericks|cowboys|night light|dog|biscuit|greg/i,
  turns: [
    { says: 'Evening ma’am. I’ll stand.', act: 'greeting' },
    {
      says: 'Name’s Dale, I fix air conditioners in Amarillo and I get my kids every other weekend.',
      act: 'statement',
      learns: { name: /dale/i, job: /air condition|hvac/i, home: /amarillo/i },
    },
    {
      says: 'Ava’s nine and Wyatt is six. They live with Danielle, my ex, over in Lubbock.',
      act: 'statement',
      learns: {
        daughter: /\bava\b/i,
        son: /wyatt/i,
        sonAge: /\bsix\b|\b6\b/i,
        ex: /danielle/i,
        exPlace: /lubbock/i,
      },
    },
    { says: 'The thing I can’t say is I don’t know what to do with them when it rains.', act: 'worry' },
    { says: 'Where do you put on your shows?', act: 'question-about-angel', consistent: 'stage' },
    {
      says: 'I pick them up Friday at five at the Whataburger, that’s halfway.',
      act: 'statement',
      learns: { pickup: /five|\b5\b/i, place: /whataburger/i },
    },
    {
      says: 'Wyatt won’t sleep without a T-rex night light. I drove 40 miles back for it once.',
      act: 'story',
      learns: { light: /t-?rex|dinosaur|night.?light/i },
    },
    {
      says: 'So how old’s my boy, were you listening?',
      act: 'question-recall',
      recalls: { sonAge: /\bsix\b|\b6\b/i },
    },
    { says: 'Yes ma’am.', act: 'short-answer' },
    {
      says: 'Ava’s got the asthma. The inhaler stays in my glove box and a spare in her backpack.',
      act: 'statement',
      learns: { inhaler: /glove|backpack|inhaler/i },
    },
    {
      says: 'Danielle texted. Pickup’s six now, not five.',
      act: 'correction',
      learns: { pickup: /\bsix\b|\b6\b/i },
      keepsNot: still('\\b(?:five|5)\\b', '\\b(?:six|6)\\b'),
    },
    { says: 'She does that.', act: 'statement' },
    { says: 'Who is the oldest of your little folks?', act: 'question-about-angel', consistent: 'oldest' },
    {
      says: 'Ava has a ballet recital on the 21st and I’m not on the list of who gets a ticket. Greg is. Greg sells insurance.',
      act: 'angry',
      learns: { recital: /\b21/, greg: /greg/i, gregJob: /insurance/i },
    },
    { says: 'I ain’t mad at the man.', act: 'statement' },
    {
      says: 'What is it Wyatt needs to sleep? I’m packing.',
      act: 'question-recall',
      recalls: { light: /t-?rex|dinosaur|night.?light/i },
    },
    {
      says: 'Where all do we keep the inhalers?',
      act: 'question-recall',
      recalls: { inhaler: /glove|backpack/i },
    },
    {
      says: 'I said ballet. It’s tap. She’d skin me.',
      act: 'correction',
      learns: { dance: /\btap\b/i },
      keepsNot: still('ballet', '\\btap\\b'),
    },
    {
      says: 'What’s the fella called who got my seat?',
      act: 'question-recall',
      recalls: { greg: /\bgreg\b/i },
    },
    { says: 'And what is it he sells, cars?', act: 'question-recall', recalls: { gregJob: /insurance/i } },
    { says: 'You’re from Mexico City, that right?', act: 'contradiction', consistent: 'city' },
    {
      says: 'What time do I got to be at the Whataburger?',
      act: 'question-recall',
      recalls: { pickup: /\bsix\b|\b6\b/i },
      forbids: [still('\\b(?:five|5)\\b', '\\b(?:six|6)\\b')],
    },
    { says: 'When’s Ava’s birthday?', act: 'question-recall', sensible: admits },
    { says: 'That’s right, never said. March.', act: 'statement', learns: { birthday: /march/i } },
    {
      says: 'What kind of dancing does my daughter do?',
      act: 'question-recall',
      recalls: { dance: /\btap\b/i },
      forbids: [still('ballet', '\\btap\\b')],
    },
    { says: 'Did I ever say what Danielle does for a living?', act: 'question-recall', sensible: admits },
    { says: 'Which town’s she in, though?', act: 'question-recall', recalls: { exPlace: /lubbock/i } },
    {
      says: 'Her birthday’s in which month then?',
      act: 'question-recall',
      recalls: { birthday: /\bmarch\b/i },
    },
    { says: 'Obliged to you. Tip my hat to Don Perfecto.', act: 'farewell' },
  ],
}
