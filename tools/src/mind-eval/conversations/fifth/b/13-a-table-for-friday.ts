import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const aTableForFriday: Conversation = {
  name: 'a-table-for-friday',
  split: 'fifth',
  part: 'b',
  about: 'A dental hygienist of 52 in Lubbock, two years divorced, before and after a first date.',
  angels: ['wanda'],
  truths: {
    leszek: {
      says: /leszek|caught|cards|sunday|divorc/i,
      never: /\bI (?:never married|was never married|never divorced|am still married)\b/i,
    },
    height: {
      says: /eleven|11|met(?:re|er)|trapeze|nine thousand/i,
      never: /\bI (?:never (?:flew|fell)|worked on the ground|was a clown)\b/i,
    },
    upstairs: {
      says: /tailor|costume|bride|Łódź|lodz/i,
      never: /\bI live in (?:Warsaw|Krak[oó]w|Paris|Berlin)\b/i,
    },
  },
  allowed:
    /denise|lubbock|texas|dental|hygien|teeth|divorc|two years|ron|walt|date|friday|saturday|italian|gino|seven|7|dress|green|red|navy|widow|teacher|history|high school|daughter|kayla|dallas|wedding|october|flower|parking|pepper|eleven|11|napkin|1995|dog|dachshund|wine|migraine|red wine|truck|silver|laugh|nervous|pecan|pie|sister|brenda/i,
  turns: [
    { says: 'Good evening Miss Wanda. Chin is up, shoulders I am working on.', act: 'greeting' },
    {
      says: "I'm Denise, from Lubbock, Texas. I clean teeth for a living, twenty-six years now. I'm a dental hygienist.",
      act: 'statement',
      learns: { name: /denise/i, home: /lubbock|texas/i, job: /teeth|dental|hygienist/i },
    },
    {
      says: "I've been divorced two years and I have a date on Friday. My first one since 1995. I may throw up.",
      act: 'worry',
      learns: { divorced: /divorced|two years/i, date: /friday/i },
    },
    {
      says: "His name is Walt. He teaches history at the high school and he's a widower. My sister Brenda set it up.",
      act: 'statement',
      learns: { man: /walt/i, manJob: /history|teach/i, sister: /brenda/i },
    },
    {
      says: "You were married to somebody you worked with, weren't you? How did that go?",
      act: 'question-about-angel',
      consistent: 'leszek',
    },
    {
      says: 'Lord. And you still play cards with him. Ron and I can barely do a parking lot.',
      act: 'joke',
      learns: { ex: /ron\b/i },
    },
    {
      says: "We're going to Gino's, seven o'clock. He asked if I like Italian and I said yes before he finished.",
      act: 'statement',
      learns: { place: /gino|italian/i, time: /seven|\b7\b/i },
    },
    {
      says: "I bought a green dress. Brenda says it's my color. It's either that or the navy one I wear to funerals.",
      act: 'statement',
      learns: { dress: /green/i },
    },
    {
      says: "One glass of red wine and I get a migraine, so I guess I'll be the lady with the iced tea.",
      act: 'statement',
      learns: { wine: /red wine|migraine/i },
    },
    {
      says: "My daughter is calling, hold on. Okay. She wants to know what he does. I told you, didn't I? Say it so I can see it written down.",
      act: 'question-recall',
      recalls: { manJob: /history|teach/i },
    },
    {
      says: "That was Kayla. She's in Dallas and she's getting married in October. I am paying for the flowers and nothing else, I hope.",
      act: 'statement',
      learns: { daughter: /kayla/i, daughterPlace: /dallas/i, wedding: /october/i },
    },
    {
      says: 'How high up were you, when you did your act?',
      act: 'question-about-angel',
      consistent: 'height',
    },
    { says: 'I get dizzy on the step stool at work.', act: 'small-talk' },
    {
      says: 'Well shoot. Walt has a parent meeting, so we moved it. It is Saturday now instead of Friday.',
      act: 'correction',
      after: { hours: 18 },
      learns: { date: /saturday/i },
      keepsNot: still('friday', 'saturday'),
    },
    {
      says: "One more day to lose my nerve. Pepper thinks I should stay home. Pepper is my dachshund, she's eleven and she's bossy.",
      act: 'statement',
      learns: { dog: /pepper|dachshund/i },
    },
    {
      says: "I'm leaving a note for Brenda so she knows where I am. What day is it now, and where?",
      act: 'question-recall',
      recalls: { date: /saturday/i, place: /gino|italian/i },
      forbids: [still('friday', 'saturday')],
    },
    {
      says: 'And what time. I swear my head is a sieve.',
      act: 'question-recall',
      recalls: { time: /seven|\b7\b/i },
    },
    {
      says: 'Which dress did I settle on? I have both on the bed and now I like neither.',
      act: 'question-recall',
      recalls: { dress: /green/i },
    },
    {
      says: "I went! I WENT! He laughed at the thing about the parking lot. He brought me a pecan pie his late wife's mama taught him to make. I cried a little and he handed me a napkin.",
      act: 'good-news',
      after: { hours: 50 },
      learns: { pie: /pecan|pie/i },
    },
    {
      says: 'What did he bring me, tell me again, I like hearing it.',
      act: 'question-recall',
      recalls: { pie: /pecan|pie/i },
    },
    {
      says: 'He drives an old silver truck and opened the door like it was 1960.',
      act: 'statement',
      learns: { truck: /silver|truck/i },
    },
    { says: 'Did I tell you if he has any kids?', act: 'question-recall', sensible: admits },
    {
      says: "No, I don't believe we got to it. Kayla's wedding, what month did I say? He asked if I had a partner for it and I went red as a beet.",
      act: 'question-recall',
      recalls: { wedding: /october/i },
    },
    {
      says: 'Do you still have your costumes from back then, or did you give them away?',
      act: 'question-about-angel',
      consistent: 'upstairs',
    },
    {
      says: 'He wants to cook for me next time. What do I need to tell him not to pour?',
      act: 'question-recall',
      recalls: { wine: /\bred\b|wine/i },
    },
    {
      says: "Thank you, Miss Wanda. You didn't push, and I went anyway. Goodnight, darling.",
      act: 'farewell',
    },
  ],
}
