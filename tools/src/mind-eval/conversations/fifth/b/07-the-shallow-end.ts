import { admits, livesIn, still, type Conversation } from '../../fourth/expect.ts'

export const theShallowEnd: Conversation = {
  name: 'the-shallow-end',
  split: 'fifth',
  part: 'b',
  about:
    'A lorry driver of 44 from Stoke who is learning to swim; types fast with his thumbs, over five days.',
  angels: ['saoirse'],
  truths: {
    home: livesIn('Galway'),
    deepEnd: {
      says: /deep end|afraid|fifteen|15|ladder|scared|frightened/i,
      never: /\bI (?:was never|have never been|wasn't ever) (?:afraid|scared)\b/i,
    },
    oldest: {
      says: /eighty.?one|81|sister/i,
      never: /\b(?:sixty|seventy|ninety)-\w+\b|\b[679][1-9]\b/i,
    },
  },
  allowed:
    /lee|stoke|lorry|hgv|driver|driv|tiles|44|forty|swim|lesson|baths|pool|wednesday|thursday|monday|sunday|canal|fell|seven|7|brother|shaun|kids?|daughter|ellie|maisie|son|alfie|9|nine|tenerife|may|june|july|holiday|divorc|ex|kelly|weekend|goggles|shorts|green|orange|teacher|instructor|denise|width|half|length|ear|infection|grommet|chlorine|port vale|vale|football|darts|crisps|chips|egg|vegetarian|veggie|dunkirk|rotterdam|calais|cab|van|mum|dad|float|woggle|breath|certificate|badge|kebab|curry/i,
  turns: [
    {
      says: 'alright. last thing i did for first time was get in a swimming pool, yesterday, aged 44',
      act: 'greeting',
      learns: { age: /44/, swimming: /swim/i },
    },
    {
      says: 'im lee, from stoke. i drive a lorry, mostly bathroom tiles',
      act: 'statement',
      learns: { name: /\blee\b/i, home: /stoke/i, job: /lorry|tiles|driv/i },
    },
    {
      says: 'fell in the canal when i was 7 and never went near water since. our shaun pulled me out by the hood',
      act: 'story',
      learns: { canal: /canal/i, brother: /shaun/i },
    },
    { says: 'were you ever scared of it yourself', act: 'question-about-angel', consistent: 'deepEnd' },
    {
      says: 'lessons are wednesdays half 8 at night, adults only thank god. teachers called denise',
      act: 'statement',
      learns: { lesson: /wednesday/i, teacher: /denise/i },
    },
    {
      says: 'doing it for my two, ellie and alfie. were going tenerife in may and i want to get in with them for once',
      act: 'statement',
      learns: { daughter: /ellie/i, son: /alfie/i, holiday: /tenerife/i, holidayMonth: /\bmay\b/i },
    },
    { says: 'theres a bloke in the class must be 70, holds on the side and sings', act: 'joke' },
    { says: 'whats the oldest youve ever taught', act: 'question-about-angel', consistent: 'oldest' },
    {
      says: 'whats my teachers name again. im doing her a thank you card and ive gone blank',
      act: 'question-recall',
      recalls: { teacher: /denise/i },
    },
    { says: 'right im parked up at dover, ferry at 5. ta ra', act: 'farewell' },
    { says: 'evenin. back from calais, shattered', act: 'coming-back', after: { hours: 48 } },
    {
      says: 'bought goggles at the services. bright orange, only ones left, look like a traffic cone',
      act: 'statement',
      learns: { goggles: /orange/i },
    },
    {
      says: 'oh and denise texted, lessons moved to mondays from now on cos of the water polo lot',
      act: 'correction',
      learns: { lesson: /monday/i },
      keepsNot: still('wednesday', 'monday'),
    },
    {
      says: 'only bother is my left ear, always had trouble with it, got to wear a plug',
      act: 'worry',
      learns: { ear: /\bear\b|plug/i },
    },
    {
      says: 'port vale lost again as well. 3 nil. dont know why i bother',
      act: 'low-mood',
      learns: { team: /vale/i },
    },
    {
      says: 'go on then which of my ears is the dodgy one',
      act: 'question-recall',
      recalls: { ear: /\bleft\b/i },
      forbids: [still('\\bright (?:ear|one)\\b', '\\bleft\\b')],
    },
    {
      says: 'I DID A WIDTH. a whole width. no float',
      act: 'good-news',
      after: { hours: 49 },
      learns: { width: /width/i },
    },
    { says: 'singing bloke clapped. nearly cried in me goggles', act: 'good-mood' },
    {
      says: 'what day is it my lessons are now, want to make sure i dont book a run on it',
      act: 'question-recall',
      recalls: { lesson: /monday/i },
      forbids: [still('wednesday', 'monday')],
    },
    {
      says: 'what happened to me when i was 7, do you remember me saying',
      act: 'question-recall',
      recalls: { canal: /canal|fell in/i },
    },
    {
      says: 'who was it got me out. im going to ring him and tell him about the width',
      act: 'question-recall',
      recalls: { brother: /shaun/i },
    },
    { says: 'have i said what hotel were in on the holiday', act: 'question-recall', sensible: admits },
    {
      says: 'where is it im taking the kids tho, and when',
      act: 'question-recall',
      recalls: { holiday: /tenerife/i, holidayMonth: /\bmay\b/i },
    },
    {
      says: 'where you based anyway, if im ever over with the lorry',
      act: 'question-about-angel',
      consistent: 'home',
    },
    {
      says: 'what colour goggles did i get, alfie wants the same',
      act: 'question-recall',
      recalls: { goggles: /orange/i },
    },
    { says: 'cheers love, you been dead encouraging. night', act: 'farewell' },
  ],
}
