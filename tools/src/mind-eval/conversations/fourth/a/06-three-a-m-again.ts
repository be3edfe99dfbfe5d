import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const threeAmAgain: Conversation = {
  name: 'three-a-m-again',
  split: 'fourth',
  part: 'a',
  about: 'A programmer in Toronto who cannot sleep; as few words as possible.',
  angels: ['nandini'],
  truths: {
    home: livesIn('Bengaluru'),
    lullabies: { says: /lullab|threat/i, never: /\bI (?:collect|sing) (?:stamps|coins|opera)\b/i },
    ownSleep: {
      says: /badly|terrible|mother|wedding/i,
      never: /\bI (?:always )?sleep (?:very )?(?:well|soundly|like a log|fine)\b/i,
    },
  },
  allowed:
    /toronto|kotlin|android|bank|app|release|launch|thursday|wednesday|wife|priyanka|maya|daughter|baby|four months|4 months|teeth|colic|melatonin|rash|tea|chamomile|coffee|4 cups|four|two|2|cut|podcast|trains|sleep|awake|2|3|03|three|manager|doug|email|dad|hospital|bypass|calgary|hiking|squash|pager|on.?call|name|ravi|elm/i,
  turns: [
    { says: 'release on thursday', act: 'worry', learns: { release: /thursday/i } },
    {
      says: "banking app. android. i'm ravi",
      act: 'statement',
      learns: { name: /ravi/i, job: /android|app\b|bank/i },
    },
    { says: 'toronto', act: 'short-answer', learns: { home: /toronto/i } },
    {
      says: 'also baby. maya. 4 months',
      act: 'statement',
      learns: { baby: /maya/i, babyAge: /four|\b4\b/i },
    },
    { says: 'teeth already', act: 'statement' },
    { says: 'do you sleep ok', act: 'question-about-angel', consistent: 'ownSleep' },
    { says: 'my kids name?', act: 'question-recall', recalls: { baby: /maya/i } },
    {
      says: 'tried melatonin. got a rash. never again',
      act: 'statement',
      learns: { melatonin: /melatonin/i },
    },
    { says: '4 coffees a day. down from 6', act: 'statement', learns: { coffee: /\b4\b|four/i } },
    {
      says: "dad's bypass is on the 24th. in calgary",
      act: 'worry',
      learns: { bypass: /24|bypass/i, dadPlace: /calgary/i },
    },
    { says: 'boss mails at midnight. doug', act: 'angry', learns: { boss: /doug/i } },
    { says: 'what do you collect', act: 'question-about-angel', consistent: 'lullabies' },
    { says: 'what gave me the rash', act: 'question-recall', recalls: { melatonin: /melatonin/i } },
    {
      says: 'ok 3 coffees now. today was 3',
      act: 'correction',
      learns: { coffee: /\b3\b|three/i },
      keepsNot: /^(?!.*(?:\b3\b|three)).*(?:coffee.*(?:\b4\b|four)|(?:\b4\b|four).*coffee)/i,
    },
    { says: 'podcast about trains helps. a bit', act: 'statement', learns: { helps: /train|podcast/i } },
    { says: 'when is dads operation', act: 'question-recall', recalls: { bypass: /24|twenty.?fourth/i } },
    { says: 'which hospital', act: 'question-recall', sensible: admits },
    { says: 'city then', act: 'question-recall', recalls: { dadPlace: /calgary/i } },
    {
      says: 'how many coffees am i on',
      act: 'question-recall',
      recalls: { coffee: /\b3\b|three/i },
      forbids: [still('\\b4\\b|\\bfour\\b', '\\b3\\b|\\bthree\\b')],
    },
    { says: 'who writes at midnight', act: 'question-recall', recalls: { boss: /doug|your boss/i } },
    {
      says: 'and what is due thursday',
      act: 'question-recall',
      recalls: { release: /release|app\b|launch/i },
    },
    { says: 'does anything help me', act: 'question-recall', recalls: { helps: /train|podcast/i } },
    { says: 'mumbai right?', act: 'contradiction', consistent: 'home' },
    { says: 'maya. how old', act: 'question-recall', recalls: { babyAge: /four|\b4\b/i } },
    { says: 'ok. trying again', act: 'farewell' },
  ],
}
