import { about, admits, still, type Conversation } from '../expect.ts'

export const fortyTwoExerciseBooks: Conversation = {
  name: 'forty-two-exercise-books',
  split: 'fourth',
  part: 'a',
  about: 'A primary teacher of 29 in Nairobi at the end of term, tired, precise, Kenyan English.',
  angels: ['tendai'],
  truths: {
    country: { says: /zimbabwe/i, never: /\b(?:Kenya|Zambia|Ghana|South Africa)\b/ },
    firstPanel: {
      says: /grandmother/i,
      never: /\bfirst panel (?:was|went) (?:for|to) (?:my (?:mother|uncle|school)|a clinic)\b/i,
    },
    music: { says: /mbira|whistl/i, never: /\bI play (?:the )?(?:guitar|piano|drums|violin)\b/i },
  },
  allowed:
    /wanjiru|wanji|nairobi|kasarani|29|teacher|class|standard|grade|four|42|forty-two|pupils?|books?|mark|head|mr|otieno|closing|friday|thursday|matatu|hour|route|45|landlord|rent|august|fridge|mosquito|brother|kelvin|fees|nakuru|college|chama|savings|5,?000|shillings|money|mum|kiambu|cow|tea|ugali|beans|stomach|ulcer|milk|boyfriend|none|single|njeri|friend|mombasa|december|18|holiday|train|sgr|swim|boy|brian|reads|first|sentence|drain|phone|battery|church|choir|sleep/i,
  turns: [
    {
      says: 'What drained me today: forty-two exercise books, and a head teacher who says "just quickly" before everything.',
      act: 'statement',
      learns: { books: /42|forty.?two/i },
      sensible: about('book|head|quick|forty|mark|teach|drain|word'),
    },
    {
      says: 'I am Wanjiru, I teach Grade Four in Kasarani. The head is Mr. Otieno, a good man with no clock.',
      act: 'statement',
      learns: { name: /wanjiru/i, grade: /four|4/i, head: /otieno/i },
    },
    {
      says: 'The school closes on Friday and by then every mark must be in the system, which is down.',
      act: 'worry',
      learns: { closing: /friday/i },
    },
    {
      says: 'In which country are these clinics of yours?',
      act: 'question-about-angel',
      consistent: 'country',
    },
    {
      says: 'One beautiful thing though. There is a boy, Brian, who could not read in January. Today he read a whole sentence aloud, about a goat.',
      act: 'good-news',
      learns: { boy: /brian/i, sentence: /goat/i, reads: /read/i },
      sensible: about('brian|read|goat|sentence|january|aloud|boy|wonderful|proud'),
    },
    {
      says: 'Whose phrase is "just quickly", what is he called?',
      act: 'question-recall',
      recalls: { head: /otieno/i },
    },
    {
      says: 'I pay college fees for my brother Kelvin in Nakuru, so at the end of the month I am a philosopher.',
      act: 'joke',
      learns: { brother: /kelvin/i, brotherPlace: /nakuru/i, fees: /fee/i },
    },
    {
      says: 'With an ulcer I should not take beans or black tea, yet what do they serve in the staffroom? Beans and black tea.',
      act: 'joke',
      learns: { ulcer: /ulcer|beans|tea/i },
    },
    {
      says: 'On the 18th of December I am going to Mombasa with Njeri, on the train, my first holiday since 2022.',
      act: 'good-mood',
      learns: { holiday: /mombasa/i, companion: /njeri/i, leaving: /18/, means: /train/i },
    },
    {
      says: 'Who got the first panel you ever put up?',
      act: 'question-about-angel',
      consistent: 'firstPanel',
    },
    {
      says: 'What did Brian manage today? I want to hear it from somebody else.',
      act: 'question-recall',
      recalls: { reads: /\breads?\b|reading|sentence/i },
    },
    { says: 'And what was the sentence about?', act: 'question-recall', recalls: { sentence: /goat/i } },
    {
      says: 'My sister invites me for lunch on Sunday. What shall I ask her not to cook or pour?',
      act: 'question-recall',
      recalls: { ulcer: /beans|black tea/i },
    },
    {
      says: 'Now they say that closing day is Thursday! They shortened it because of the elections office using our hall.',
      act: 'correction',
      learns: { closing: /thursday/i },
      keepsNot: still('friday', 'thursday'),
    },
    { says: 'So that is one evening less for Grade Four.', act: 'low-mood' },
    {
      says: 'Where does my salary go at the end of the month?',
      act: 'question-recall',
      recalls: { fees: /fee|college|kelvin|your brother/i },
    },
    {
      says: 'By when must the marks be in, then?',
      act: 'question-recall',
      recalls: { closing: /thursday/i },
      forbids: [still('friday', 'thursday')],
    },
    { says: 'Do you make any music, or only electricity?', act: 'question-about-angel', consistent: 'music' },
    {
      says: 'I close my eyes and think of the holiday. Where am I, with whom, and how did we get there?',
      act: 'question-recall',
      recalls: { holiday: /mombasa/i, companion: /njeri/i, means: /train/i },
    },
    {
      says: 'How many books did I have to mark? Njeri does not believe me.',
      act: 'question-recall',
      recalls: { books: /42|forty.?two/i },
    },
    { says: 'What did I say my brother studies?', act: 'question-recall', sensible: admits },
    { says: 'What time does our train leave, do you have that?', act: 'question-recall', sensible: admits },
    { says: 'Asante, Tendai. I will charge the battery now.', act: 'farewell' },
  ],
}
