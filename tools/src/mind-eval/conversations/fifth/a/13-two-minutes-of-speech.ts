import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const twoMinutesOfSpeech: Conversation = {
  name: 'two-minutes-of-speech',
  split: 'fifth',
  part: 'a',
  about: 'A scaffolder of 34 in Sheffield with a broken ankle, who has to write a wedding speech.',
  angels: ['rosa'],
  truths: {
    pupils: {
      says: /three generations|generation|village|mayor|read|oaxaca/i,
      never: /\bI never taught\b|\btaught (?:maths|music|history|art)\b|\bin (?:mexico city|guadalajara)\b/i,
    },
    retirement: {
      says: /hens?\b|chicken|domino|letter|bridge|newspaper|editor/i,
      never: /\b(?:I still teach|I keep (?:goats|cats|bees)|play (?:chess|golf))\b/i,
    },
  },
  allowed:
    /callum|scaffold|ladder|three weeks|ankle|broke|bulb|fifteen|home|ellie|seven|7|shark|cast|sheffield|walkley|22|29|sister|steph|married|marry|wedding|june|july|4|speech|dad|text|owen|drain|two minutes|2 minutes|milk float|duck|pond|hospital|backlog|week|work|gaffer|boss|naz|spot|church|invite|venue|four lines|daughter|bored/i,
  turns: [
    { says: "Evening Rosa. I'm bored out my skull so you'll have to do", act: 'boredom' },
    {
      says: "I'm Callum. Scaffolder, or I was till I came off a ladder three weeks ago and broke my ankle",
      act: 'statement',
      learns: { name: /callum/i, job: /scaffold/i, injury: /ankle/i },
    },
    {
      says: 'Not even at work. At home, changing a bulb. Fifteen years up scaffolds and a bulb gets me',
      act: 'joke',
      learns: { cause: /bulb/i },
    },
    {
      says: "Our Ellie's seven and she's drawn a shark on the cast so that's something",
      act: 'statement',
      learns: { daughter: /ellie/i, daughterAge: /seven|\b7\b/i, drawing: /shark/i },
    },
    { says: 'Sheffield, this is. Walkley', act: 'short-answer', learns: { home: /sheffield|walkley/i } },
    { says: 'Who did you teach then, little ones?', act: 'question-about-angel', consistent: 'pupils' },
    { says: 'Cast comes off on the 22nd, can not wait', act: 'statement', learns: { castOff: /22/ } },
    {
      says: "My sister's getting married in June and she wants a speech off me because dad's not here. I've never written owt longer than a text",
      act: 'worry',
      learns: { wedding: /june/i, speech: /speech/i },
    },
    {
      says: "Her name's Steph and she's marrying a lad called Owen who does something with drains. Nice lad",
      act: 'statement',
      learns: { sister: /steph/i, groom: /owen/i, groomJob: /drain/i },
    },
    {
      says: 'Go on then, what did Ellie draw on me',
      act: 'question-recall',
      recalls: { drawing: /shark/i },
    },
    {
      says: 'Two minutes Steph wants. Two minutes is for ever',
      act: 'statement',
      learns: { length: /two minutes|2 min/i },
    },
    {
      says: "I've one story. When we were little Steph drove dad's milk float into the duck pond",
      act: 'story',
      learns: { story: /milk float|pond/i },
    },
    {
      says: "What do you do with yourself now you're retired?",
      act: 'question-about-angel',
      consistent: 'retirement',
    },
    {
      says: "Hospital's just rung. It's the 29th now, some backlog. Another week of this",
      act: 'correction',
      learns: { castOff: /29/ },
      keepsNot: still('\\b22', '\\b29'),
    },
    {
      says: 'When does it come off then, I have to text work',
      act: 'question-recall',
      recalls: { castOff: /29|twenty.ninth/i },
      forbids: [still('\\b22', '\\b29|twenty.ninth')],
    },
    {
      says: "They're being alright actually. Gaffer's called Big Naz and he's keeping my spot",
      act: 'good-news',
      learns: { boss: /naz/i },
    },
    {
      says: "Right I'm having a go at it. What was it she drove in the pond",
      act: 'question-recall',
      recalls: { story: /milk ?float/i },
    },
    {
      says: "And what's his job, the lad she's marrying",
      act: 'question-recall',
      recalls: { groomJob: /drain/i },
    },
    {
      says: 'How long has it got to be again, I said',
      act: 'question-recall',
      recalls: { length: /two minutes|2 min/i },
    },
    {
      says: "Did I tell you what church it's in? I've lost the invite and I'm not asking her twice",
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: "Asked her anyway. It's not even June any more, it's the 4th of July now because of the venue",
      act: 'correction',
      learns: { wedding: /july/i },
      keepsNot: still('june', 'july'),
    },
    {
      says: 'Ellie wants to know if you know how old she is',
      act: 'question-recall',
      recalls: { daughterAge: /seven|\b7\b/i },
    },
    {
      says: "What's my gaffer called then, clever clogs",
      act: 'question-recall',
      recalls: { boss: /naz/i },
    },
    {
      says: 'And when is this wedding',
      act: 'question-recall',
      recalls: { wedding: /july|\b4th/i },
      forbids: [still('june', 'july')],
    },
    { says: "I've done four lines. That's four more than this morning", act: 'good-news' },
    { says: 'Ta Rosa. Say night to your hens', act: 'farewell' },
  ],
}
