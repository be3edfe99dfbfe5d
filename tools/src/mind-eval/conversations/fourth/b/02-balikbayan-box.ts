import { admits, isAged, still, type Conversation } from '../expect.ts'

export const balikbayanBox: Conversation = {
  name: 'balikbayan-box',
  split: 'fourth',
  part: 'b',
  about: 'A nurse from the Philippines who works nights in Dubai; small letters, quick, tired, counts days.',
  angels: ['tendai'],
  truths: {
    age: isAged(36, 'thirty-six'),
    work: {
      says: /solar|clinic|panel/i,
      never: /\bI(?:'m| am) an? (?:nurse|doctor|electrician|pilot|driver)\b/i,
    },
    first: {
      says: /grandmother|\bgran(ny)?\b/i,
      never: /first (?:panel|one|customer)[^.]*\b(?:mother|school|church|uncle)\b/i,
    },
  },
  allowed:
    /weeks|christmas|beep|patients|feet|rhea|iloilo|philippin|dubai|nurse|dialysis|kidney|night|shift|althea|daughter|seven|\b7\b|joy|sister|shrimp|allerg|box|chocolate|shoes|flight|fly|manila|december|leave|twelve|\b12\b|cebu|filipino|flatmate|room|marlon|husband|ship|seaman|cook|karaoke|mango|adobo|math|purple|pink|visa|contract/i,
  turns: [
    { says: 'hi po! just got off shift. feet are dead', act: 'greeting' },
    {
      says: 'im rhea, dialysis nurse, night shift since august',
      act: 'statement',
      learns: { name: /rhea/i, job: /dialysis|nurse/i },
    },
    {
      says: 'what drained me? 12 patients and one machine that keeps beeping for no reason haha',
      act: 'joke',
    },
    {
      says: 'i am in dubai but home is iloilo. my daughter is there with my sister joy',
      act: 'statement',
      learns: { home: /iloilo/i, sister: /\bjoy\b/i, lives: /dubai/i },
    },
    {
      says: 'althea, she just turned 7. lost a front tooth and sent me 9 photos of it',
      act: 'good-mood',
      learns: { daughter: /althea/i, daughterAge: /\b7\b|seven/i },
    },
    {
      says: 'wait let me test you, whos looking after my girl?',
      act: 'question-recall',
      recalls: { sister: /\bjoy\b|your sister/i },
    },
    { says: 'yes 😊', act: 'short-answer' },
    {
      says: 'im filling a box for them, size 38 shoes for joy, pink crayons, milk chocolate, no spam this time bec the last one burst',
      act: 'statement',
      learns: { shoes: /\b38\b|thirty.?eight/i, spam: /spam|burst/i },
    },
    { says: 'do you also work nights?', act: 'question-about-angel' },
    { says: 'what is it that you install exactly', act: 'question-about-angel', consistent: 'work' },
    {
      says: 'my husband marlon is a cook on a ship. we are never in the same country lol',
      act: 'statement',
      learns: { husband: /marlon/i, husbandJob: /cook|ship/i },
    },
    {
      says: 'i fly home december 12, first time in two years',
      act: 'good-news',
      learns: { flight: /\b12\b|twelfth/i },
    },
    { says: 'they approved only 3 weeks but ok', act: 'statement' },
    {
      says: 'at the potluck someone put shrimp paste in everything and i cant, im allergic, my lips get like balloons',
      act: 'story',
      learns: { allergy: /shrimp/i },
    },
    {
      says: 'which shoe size did i say for joy? the shop is closing and i cant scroll',
      act: 'question-recall',
      recalls: { shoes: /\b38\b|thirty.?eight/i },
    },
    { says: 'got them. last pair', act: 'good-news' },
    {
      says: 'haay the hospital moved my leave. not the 12th anymore, i fly on the 19th',
      act: 'correction',
      learns: { flight: /\b19\b|\b19th\b|nineteenth/i },
      keepsNot: still('\\b12\\b|\\b12th', '\\b19|nineteenth'),
    },
    { says: 'still before christmas at least', act: 'statement' },
    { says: 'who got the very first light from you?', act: 'question-about-angel', consistent: 'first' },
    {
      says: 'and whats my husband doing for work again, according to you',
      act: 'question-recall',
      recalls: { husbandJob: /\bcooks?\b|\bcooking\b|galley|chef/i },
    },
    {
      says: 'joy is asking why no spam in the box. whats my excuse',
      act: 'question-recall',
      recalls: { spam: /burst|explod|leak|broke|opened up/i },
    },
    {
      says: 'and when am i flying?',
      act: 'question-recall',
      recalls: { flight: /\b19(th)?\b|nineteenth/i },
      forbids: [still('\\b12(?:th)?\\b|twelfth', '\\b19|nineteenth')],
    },
    { says: 'what airline did i book with? dont cheat', act: 'question-recall', sensible: admits },
    {
      says: 'im ordering noodles now. remind me what to tell them to leave out',
      act: 'question-recall',
      recalls: { allergy: /shrimp/i },
    },
    { says: 'did i say how many kilos the box is', act: 'question-recall', sensible: admits },
    { says: 'how old are you kuya, honest', act: 'question-about-angel', consistent: 'age' },
    {
      says: 'last one. how old is my baby now and whats her name',
      act: 'question-recall',
      recalls: { daughter: /althea/i, daughterAge: /\b7\b|\bseven\b/i },
    },
    { says: 'salamat. sleep na ako', act: 'farewell' },
  ],
}
