import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const offAtSeven: Conversation = {
  name: 'off-at-seven',
  split: 'fifth',
  part: 'a',
  about: 'A Filipino nurse of 29 in Dubai, home from a night shift; quick small letters.',
  angels: ['vikram'],
  truths: {
    stage: {
      says: /kebab|beer crate|crate|leicester/i,
      never: /\bin (?:london|mumbai|delhi|birmingham)\b/i,
    },
    deaths: {
      says: /eleven|\b11\b|\bdie[ds]?\b|death|list|crate/i,
      never: /\bnever (?:died|bombed|failed)\b/i,
    },
  },
  allowed:
    /jomar|nurse|dubai|night|shift|emergency|\ber\b|iloilo|12|twelve|tooth|joke|house|mama|mother|bedroom|porch|40|forty|dirham|sav|lea|sister|visa|interview|canada|monday|wednesday|faint|allerg|ibuprofen|dennis|roommate|adobo|pot|date|friday|priya|lab|karak|creek|8|eight|back|two|2/i,
  turns: [
    { says: 'hi hi just got home finally', act: 'greeting' },
    {
      says: 'im jomar. nurse in dubai, night shift in the ER',
      act: 'statement',
      learns: { name: /jomar/i, job: /nurse|\ber\b|emergency/i, home: /dubai/i },
    },
    {
      says: 'from iloilo originaly if u know where that is',
      act: 'statement',
      learns: { origin: /iloilo/i },
    },
    {
      says: '12 hrs and one guy came in because his tooth was "thinking loudly" hahaha',
      act: 'joke',
    },
    {
      says: 'u tell jokes on stage too right? where is that',
      act: 'question-about-angel',
      consistent: 'stage',
    },
    {
      says: 'im saving for a house for my mama. 2 bedrooms with a porch. still need like 40 thousand dirham',
      act: 'statement',
      learns: {
        house: /house/i,
        bedrooms: /\b2\b|two/i,
        missing: /\b40 ?(?:thousand|k)|40[,.]?000|forty/i,
      },
    },
    {
      says: 'my sister lea has her visa interview on monday, for canada',
      act: 'statement',
      learns: { sister: /\blea\b/i, interview: /monday/i, visa: /canada/i },
    },
    { says: 'pray for her she faints when nervous lol', act: 'small-talk' },
    {
      says: 'btw im allergic to ibuprofen. a nurse allergic to ibuprofen, god has humor',
      act: 'joke',
      learns: { allergy: /ibuprofen/i },
    },
    {
      says: 'lea is calling me. what day did i say is the interview, i keep mixing it',
      act: 'question-recall',
      recalls: { interview: /monday/i },
    },
    {
      says: 'she says they moved it, its wednesday now',
      act: 'correction',
      learns: { interview: /wednesday/i },
      keepsNot: still('monday', 'wednesday'),
    },
    {
      says: 'and my roommate dennis ate my adobo. the whole pot. there was a LABEL',
      act: 'angry',
      learns: { roommate: /dennis/i, adobo: /adobo/i },
    },
    { says: 'as a pharmacist what do u recommend for him hahaha', act: 'asks-opinion' },
    {
      says: 'ok good news. i have a date on friday!! her name is priya she works in the lab',
      act: 'good-news',
      learns: { date: /priya/i, dateDay: /friday/i, priyaWork: /\blab/i },
    },
    {
      says: 'we go for karak by the creek, at 8',
      act: 'good-mood',
      learns: { datePlace: /karak|creek/i, dateTime: /\b8\b|eight/i },
    },
    { says: 'what was ur worst night on stage', act: 'question-about-angel', consistent: 'deaths' },
    {
      says: 'ok my back hurts and dennis wants to be nice now, he is looking in his bag. which one is it i cant take',
      act: 'question-recall',
      recalls: { allergy: /ibuprofen/i },
    },
    {
      says: 'what time am i meeting her, i will put alarm',
      act: 'question-recall',
      recalls: { dateTime: /\b8\b|\b8 ?pm|eight|20:00/i },
    },
    {
      says: 'did i tell u what food priya likes? i should bring something',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'but u know where she works',
      act: 'question-recall',
      recalls: { priyaWork: /\blab/i },
    },
    {
      says: 'how much is still missing for the house, i want to see if u watch my money haha',
      act: 'question-recall',
      recalls: { missing: /\b40 ?(?:thousand|k)|40[,.]?000|forty/i },
    },
    {
      says: 'so which day do we pray for lea',
      act: 'question-recall',
      recalls: { interview: /wednesday/i },
      forbids: [still('monday', 'wednesday')],
    },
    {
      says: 'and who is guilty of the empty pot',
      act: 'question-recall',
      recalls: { roommate: /dennis|roommate/i },
    },
    {
      says: 'where am i from, not dubai i mean from from',
      act: 'question-recall',
      recalls: { origin: /iloilo/i },
    },
    { says: 'ok i sleep now. u are funny for a pharmacist. bye', act: 'farewell' },
  ],
}
