import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const nightDesk: Conversation = {
  name: 'night-desk',
  split: 'fifth',
  part: 'b',
  about: 'A Polish hotel night porter of 34 in Rotterdam; good English with small slips.',
  angels: ['tamsin'],
  truths: {
    father: {
      says: /shipping forecast|harbou?r|cornwall|cornish|gossip/i,
      never: /\bmy father was a (?:farmer|doctor|teacher|miner|fisherman)\b/i,
    },
    hours: {
      says: /\bone\b|\bfive\b|\b1\b|\b5\b|small hours|night/i,
      never: /\bI(?:'m| am) (?:on (?:the )?air|on) (?:in the (?:morning|afternoon)|at noon)\b/i,
    },
  },
  allowed:
    /tomek|tomasz|weld|shipyard|tomato|june|harbour|listen|14|station|poland|polish|gdynia|gdansk|rotterdam|hotel|night|porter|desk|reception|eleven|seven|fridge|ice machine|hum|dutch|exam|b1|december|january|9|12|sister|kasia|hamburg|wedding|marr|suit|guitar|bass|band|fish|carp|mackerel|bike|bicycle|stolen|red|chess|coffee|guest|214|german|slippers|monday|tuesday|off|mother|pierogi|knee|football|34|flat|noord|zuid|roommate|ahmed|vinyl|record|nurse|dentist/i,
  turns: [
    {
      says: 'hello. I sit at a hotel desk in the night and nobody comes',
      act: 'greeting',
      learns: { job: /hotel|desk|night/i },
    },
    {
      says: 'It is in Rotterdam, near the station. I start at eleven and go home at seven',
      act: 'statement',
      learns: { home: /rotterdam/i, shift: /eleven|seven/i },
    },
    {
      says: 'what you can hear here is only the ice machine',
      act: 'small-talk',
      learns: { sound: /ice machine/i },
    },
    { says: 'And which hours are you on the radio?', act: 'question-about-angel', consistent: 'hours' },
    {
      says: 'I am Tomek, from Gdynia, so I also grew up with a harbour',
      act: 'statement',
      learns: { name: /tomek/i, origin: /gdynia/i },
    },
    {
      says: 'What was your father doing there, in the harbour?',
      act: 'question-about-angel',
      consistent: 'father',
    },
    {
      says: 'Mine was a welder in the shipyard. Now he only grows tomatoes and shouts on the television',
      act: 'statement',
      learns: { father: /weld|shipyard|tomato/i },
    },
    {
      says: 'I am learning Dutch now. The exam is the 9th of December and I am afraid of the listening part',
      act: 'worry',
      learns: { exam: /\b9(?:th)?\b|december|dutch/i, hardPart: /listening/i },
    },
    {
      says: 'a guest came. The man from 214 wants always slippers at 2 o clock. Every night slippers. I do not ask',
      act: 'story',
      learns: { guest: /214|slippers/i },
    },
    { says: 'maybe he eats them :)', act: 'joke' },
    {
      says: 'My sister Kasia marries in June in Hamburg, with a dentist',
      act: 'good-news',
      learns: { sister: /kasia/i, wedding: /june|hamburg/i, groom: /dentist/i },
    },
    {
      says: 'I must play bass guitar there with my old band. I did not touch it for three years',
      act: 'worry',
      learns: { instrument: /bass/i },
    },
    {
      says: 'Say, do you remember which room it is with the slippers? My colleague is asking for the book',
      act: 'question-recall',
      recalls: { guest: /214|two.?fourteen/i },
    },
    {
      says: 'Somebody has stolen my bicycle last week also. A red one, I had it only one month',
      act: 'bad-news',
      learns: { bike: /red|stolen|bicycle|bike/i },
    },
    { says: 'good evening again. same desk, same ice machine', act: 'coming-back', after: { hours: 22 } },
    {
      says: 'They have moved my exam. It will not be in December but on the 14th of January',
      act: 'correction',
      learns: { exam: /\b14(?:th)?\b|january/i },
      keepsNot: still('december', 'january'),
    },
    { says: 'More time to be afraid, I thought. But okay, it is good', act: 'statement' },
    {
      says: 'Which part of it was it that I am afraid of? I want to know if I really said it',
      act: 'question-recall',
      recalls: { hardPart: /listen/i },
    },
    {
      says: 'And do you know still where I come from?',
      act: 'question-recall',
      recalls: { origin: /gdynia|poland/i },
    },
    {
      says: 'Did I tell you what song we will play on the wedding?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Where is the wedding then? I must book a train and my head is empty at this hour',
      act: 'question-recall',
      recalls: { wedding: /hamburg/i },
    },
    {
      says: 'What colour was my bicycle, did I say it? I have to fill in the paper of the police',
      act: 'question-recall',
      recalls: { bike: /\bred\b/i },
    },
    {
      says: 'And the date of my exam please, the new one',
      act: 'question-recall',
      recalls: { exam: /\b14|fourteenth|january/i },
      forbids: [still('december', 'january')],
    },
    {
      says: 'What is she marrying, Kasia? I mean what does he work',
      act: 'question-recall',
      recalls: { groom: /dentist/i },
    },
    { says: 'Thank you Tamsin. It is 2 o clock. I hear the slippers man coming', act: 'farewell' },
  ],
}
