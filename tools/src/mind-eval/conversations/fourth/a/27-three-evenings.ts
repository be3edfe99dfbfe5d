import { about, admits, still, type Conversation } from '../expect.ts'

export const threeEvenings: Conversation = {
  name: 'three-evenings',
  split: 'fourth',
  part: 'a',
  about: 'A hotel receptionist of 26 in Krakow who comes back on three evenings; chatty, articles missing.',
  angels: ['killa'],
  truths: {
    loom: { says: /grandmother/i, never: /\bI bought (?:it|the loom)\b/i },
    city: { says: /cusco|valley/i, never: /\bI live in (?:Lima|Quito|La Paz|Bogot)/ },
    sunday: { says: /football|left wing|referee/i, never: /\bI (?:swim|ski|play (?:tennis|chess|cards))\b/i },
  },
  allowed:
    /kasia|krakow|kraków|26|hotel|reception|night|guest|norwegian|room|214|iguana|brown|green|sister|ola\b|wedding|may|tarnów|grandfather|staszek|bees|carp|mother|physio|back|father|flat|rent|2,?400|zloty|roommate|weronika|moving|january|february|boyfriend|bartek|berlin|guitar|left|exam|b2|german|tuesday|friday|passed|score|81|coat|mustard|yellow|second.?hand|45|vinted|kiwi|itch|mouth|allerg|volcano|book|solaris|lem|cinema|tram|horse|fear|spanish|learn/i,
  turns: [
    {
      says: 'This week was brown, like coat of everybody in tram. I am Kasia, I sit at reception of hotel in Krakow.',
      act: 'statement',
      learns: { name: /kasia/i, job: /hotel|reception/i, home: /krak/i },
    },
    {
      says: 'Today guest from Norway in room 214 asked if his iguana can have breakfast. Iguana!',
      act: 'story',
      learns: { guest: /iguana/i, room: /214/ },
      sensible: about('iguana|breakfast|guest|norway|hotel|room|animal|what'),
    },
    {
      says: 'My sister Ola marries in May, in Tarnów, and I must give speech. I prefer tooth operation.',
      act: 'worry',
      learns: { sister: /\bola\b/i, wedding: /may\b/i, weddingPlace: /tarn/i, speech: /speech/i },
    },
    {
      says: 'On Friday I have exam in German, level B2, because my Bartek works in Berlin and I want to go after him.',
      act: 'statement',
      learns: { exam: /german|b2/i, examDay: /friday/i, boyfriend: /bartek/i, boyfriendPlace: /berlin/i },
    },
    { says: 'From who do you have this loom?', act: 'question-about-angel', consistent: 'loom' },
    {
      says: 'Which animal was it, that I had in the hotel? I want to hear you say it.',
      act: 'question-recall',
      recalls: { guest: /iguana/i },
    },
    { says: 'My shift begins. Till tomorrow!', act: 'farewell' },
    {
      says: 'Hello again! I bought a coat, mustard colour, second hand, 45 zloty. No more brown.',
      act: 'coming-back',
      after: { hours: 22 },
      learns: { coat: /mustard|coat/i, coatPrice: /45|forty.?five/i },
    },
    {
      says: 'So what did I tell you yesterday that I must do in May?',
      act: 'question-recall',
      recalls: { speech: /speech/i },
    },
    {
      says: 'Weronika, with who I share flat, moves out in January. She found a man with balcony.',
      act: 'bad-news',
      learns: { flatmate: /weronika/i, moves: /january/i },
    },
    {
      says: 'After kiwi my mouth itches, so at buffet I am careful with fruit salad.',
      act: 'statement',
      learns: { allergy: /kiwi/i },
    },
    {
      says: 'I am reading Solaris, by Lem, my grandfather’s copy with his notes in it. He wrote "nonsense" at every second page.',
      act: 'joke',
      learns: { book: /solaris|\blem\b/i, notes: /nonsense|notes/i },
    },
    { says: 'You have some sport in your village?', act: 'question-about-angel', consistent: 'sunday' },
    {
      says: 'Weronika goes out when, exactly? I must write to owner.',
      act: 'question-recall',
      recalls: { moves: /januar/i },
    },
    { says: 'Good night, I sleep one time before exam.', act: 'farewell' },
    {
      says: 'I passed!!! 81 points of 100!',
      act: 'good-news',
      after: { hours: 45 },
      learns: { result: /81|pass/i },
    },
    {
      says: 'And Weronika changed mind, she stays until end of February.',
      act: 'correction',
      learns: { moves: /februar/i },
      keepsNot: still('januar', 'februar'),
    },
    {
      says: 'How did my exam go? Yes, I only want to hear it again.',
      act: 'question-recall',
      recalls: { result: /81|pass/i },
    },
    {
      says: 'Until when do I have flatmate now?',
      act: 'question-recall',
      recalls: { moves: /februar/i },
      forbids: [still('januar', 'februar')],
    },
    {
      says: 'And for who do I learn all this German, do you remember him?',
      act: 'question-recall',
      recalls: { boyfriend: /bartek/i },
    },
    {
      says: 'What did grandfather write in the margins?',
      act: 'question-recall',
      recalls: { notes: /nonsense/i },
    },
    {
      says: 'Cook is making me birthday plate with fruits. Which one he should leave away?',
      act: 'question-recall',
      recalls: { allergy: /kiwi/i },
    },
    { says: 'How old do I become, did I tell you?', act: 'question-recall', sensible: admits },
    {
      says: 'What colour is my new coat? My mother thinks black.',
      act: 'question-recall',
      recalls: { coat: /mustard|yellow/i },
      forbids: [/^black\b/i],
    },
    { says: 'Your valley, it is close to which town?', act: 'question-about-angel', consistent: 'city' },
  ],
}
