import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const seventyPerCent: Conversation = {
  name: 'seventy-per-cent',
  split: 'fourth',
  part: 'a',
  about: 'A Greek Australian of 36 in Melbourne, five days before his wedding; guests, seats and weather.',
  angels: ['joaquin'],
  truths: {
    home: livesIn('Montevideo'),
    storm: { says: /1977|storm|fisherman/i, never: /\bstorm of (?!1977)\d{4}\b/i },
    years: { says: /thirty.?one|\b31\b/i, never: /\bfor (?:ten|twenty|forty|fifty|\d0) years\b/i },
  },
  allowed:
    /dimitri|melbourne|brunswick|wedding|marry|saturday|yarra|winery|ana\b|bride|fianc|colombia|cali|120|ninety|90|guest|yiayia|grandmother|94|bouzouki|cousin|stavros|manny|best man|speech|dad|father|invited|not coming|gambl|mum|lamb|vegan|tess|sister|rain|marquee|umbrella|ring|engrav|groom|suit|green|navy|honeymoon|hobart|bogot|cartagena|flight|dance|two left|salsa|photograph|half past three|3:?30|four|4/i,
  turns: [
    {
      says: 'Yes please look at Saturday, I am getting married outdoors at a winery in the Yarra Valley, and every app says something different.',
      act: 'worry',
      learns: { wedding: /saturday/i, venue: /winery|yarra/i },
    },
    {
      says: "Her name's Ana, she's from Cali in Colombia, we met in a queue for a visa of all places.",
      act: 'statement',
      learns: { bride: /\bana\b/i, brideFrom: /cali\b|colombia/i, met: /queue|visa/i },
      sensible: about('ana|queue|visa|cali|colombia|met|wait|line|office'),
    },
    {
      says: "We've got ninety people coming, and my yiayia, who's 94 and has already picked who she's dancing with.",
      act: 'good-mood',
      learns: { guests: /90|ninety/i, yiayiaAge: /94|ninety.?four/i },
    },
    {
      says: 'Did you ever get a big one right, when the others had it wrong?',
      act: 'question-about-angel',
      consistent: 'storm',
    },
    {
      says: 'Where am I getting hitched again? My cousin wants it for the taxi.',
      act: 'question-recall',
      recalls: { venue: /winery|yarra/i },
    },
    {
      says: "My cousin Stavros is best man. I wanted my mate Manny, but Mum would've had a stroke.",
      act: 'statement',
      learns: { bestMan: /stavros/i },
    },
    {
      says: "Dad's not invited. He gambled away the house when I was eleven, and that's that.",
      act: 'statement',
      learns: { dad: /dad|father/i, dadReason: /gambl/i },
      sensible: about('dad|father|house|gambl|eleven|hard|sorry|invite|that'),
    },
    {
      says: 'My sister Tess is vegan, so among forty kilos of lamb there is one eggplant for her.',
      act: 'joke',
      learns: { vegan: /tess|sister/i },
    },
    {
      says: 'I ended up with the green suit, by the way, not the navy. Ana said navy was for banks.',
      act: 'statement',
      learns: { suit: /green/i },
    },
    { says: 'How long were you on the telly for?', act: 'question-about-angel', consistent: 'years' },
    { says: 'Ceremony starts at four.', act: 'statement', learns: { hour: /four|\b4\b|16/i } },
    {
      says: "It's Manny who is the vegan, isn't it?",
      act: 'contradiction',
      recalls: { vegan: /tess|your sister/i },
      forbids: [/^yes\b(?!.*(?:tess|sister))/i],
    },
    {
      says: 'Which suit did I go for in the end?',
      act: 'question-recall',
      recalls: { suit: /green/i },
      forbids: [still('navy', 'green')],
    },
    {
      says: 'Ah, they just rang, ceremony is half past three now because of the light.',
      act: 'correction',
      learns: { hour: /half past three|3[:.]?30|15[:.]?30|three.?thirty/i },
      keepsNot: still('\\bfour\\b|\\b4\\b', 'three|3'),
    },
    {
      says: "If somebody asks you why Dad isn't there, what's the reason?",
      act: 'question-recall',
      recalls: { dadReason: /gambl/i },
    },
    {
      says: 'Remind me how Ana and I met, I need it for the speech and my head is soup.',
      act: 'question-recall',
      recalls: { met: /queue|visa|line/i },
    },
    {
      says: 'What time do they all have to be in their seats?',
      act: 'question-recall',
      recalls: { hour: /half.?past three|half three|3[:.]?30|15[:.]?30|three.?thirty/i },
      forbids: [still('\\bfour\\b|\\b4\\b', 'three|3')],
    },
    {
      says: "And who's standing next to me with the rings?",
      act: 'question-recall',
      recalls: { bestMan: /stavros/i },
      forbids: [still('manny', 'stavros')],
    },
    { says: 'Did I say where the honeymoon is?', act: 'question-recall', sensible: admits },
    {
      says: 'So tell the caterer: how many are we?',
      act: 'question-recall',
      recalls: { guests: /90|ninety/i },
    },
    { says: 'Buenos Aires, was it, where you read the weather?', act: 'contradiction', consistent: 'home' },
    {
      says: "How old's my yiayia, can you believe it",
      act: 'question-recall',
      recalls: { yiayiaAge: /94|ninety.?four/i },
    },
    { says: 'Cheers mate. Keep the rain off me.', act: 'farewell' },
  ],
}
