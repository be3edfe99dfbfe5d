import { admits, still, type Conversation } from '../expect.ts'

export const clickingOnTheLeft: Conversation = {
  name: 'clicking-on-the-left',
  split: 'fourth',
  part: 'a',
  about: 'A man of 24 in Cleveland, small letters and no apostrophes, with an old motorbike.',
  angels: ['layla'],
  truths: {
    garage: { says: /uncle|amman/i, never: /\bin (?:cairo|beirut|dubai|cleveland)\b/i },
    spareTime: {
      says: /crochet|horror|night ride|ride at night/i,
      never: /\bI (?:play|collect) (?:chess|football|stamps)\b/i,
    },
    bikeNames: { says: /grandmother|grandma/i, never: /\bnever (?:name|give)\b/i },
  },
  allowed:
    /dez|cleveland|suzuki|sv|650|blue|2009|1,?800|terrell|cousin|click|lean|left|bakery|warehouse|truck|night|load|uncle|insurance|keisha|girl|wrist|2021|peanut|fair|six|6|lexington|louisville|thanksgiving|noise|bike|motor|snack|ride/i,
  turns: [
    { says: 'its clicking. only when i lean left', act: 'statement', learns: { noise: /click/i } },
    {
      says: 'bikes a 2009 suzuki sv650, dark blue, bought it off my cousin terrell for 1800',
      act: 'statement',
      learns: {
        bike: /suzuki|sv ?650/i,
        bikeYear: /2009/,
        bikeColour: /blue/i,
        seller: /terrell|cousin/i,
        price: /1[,.]?800|eighteen hundred/i,
      },
    },
    {
      says: 'im dez btw. i work nights in a bakery warehouse in cleveland, loading trucks',
      act: 'statement',
      learns: { name: /dez/i, job: /bakery|warehouse|truck/i, home: /cleveland/i },
    },
    { says: 'so whose garage did you learn all this in', act: 'question-about-angel', consistent: 'garage' },
    {
      says: 'my uncle taught me nothing, he sells insurance lol',
      act: 'joke',
      learns: { uncle: /insurance/i },
    },
    {
      says: 'what did i pay for the bike again, gotta put it on a form',
      act: 'question-recall',
      recalls: { price: /1[,.]?800|eighteen hundred/i },
    },
    {
      says: 'my girl keisha wont ride on it, she broke her wrist coming off one in 2021',
      act: 'statement',
      learns: { girl: /keisha/i, wrist: /wrist|broke/i },
    },
    {
      says: 'oh and i cant do peanuts, found that out at a county fair when i was 6',
      act: 'statement',
      learns: { allergy: /peanut/i },
    },
    {
      says: 'me and terrell are riding down to lexington for thanksgiving',
      act: 'good-mood',
      learns: { trip: /lexington/i, companion: /terrell|cousin/i },
    },
    {
      says: 'who am i going with, in case keisha asks you',
      act: 'question-recall',
      recalls: { companion: /terrell|your cousin/i },
    },
    {
      says: 'wait no its louisville not lexington. i always mix those two up',
      act: 'correction',
      learns: { trip: /louisville/i },
      keepsNot: still('lexington', 'louisville'),
    },
    { says: 'you into anything besides engines', act: 'question-about-angel', consistent: 'spareTime' },
    {
      says: 'why wont keisha get on the thing, i told you why',
      act: 'question-recall',
      recalls: { wrist: /wrist|came off|coming off|accident|fell off/i },
    },
    {
      says: 'so where we headed for thanksgiving',
      act: 'question-recall',
      recalls: { trip: /louisville/i },
      forbids: [still('lexington', 'louisville')],
    },
    {
      says: 'terrells packing the snacks. what do i gotta tell him to leave out',
      act: 'question-recall',
      recalls: { allergy: /peanut/i },
    },
    { says: 'ok quiz. year of the bike', act: 'question-recall', recalls: { bikeYear: /2009/ } },
    {
      says: 'and the clicking, when does it do it',
      act: 'question-recall',
      recalls: { noise: /\bleft\b/i },
      forbids: [still('\\bright\\b', '\\bleft\\b')],
    },
    { says: 'and what does terrell ride', act: 'question-recall', sensible: admits },
    {
      says: 'what do i do for money',
      act: 'question-recall',
      recalls: { job: /bakery|warehouse|truck|loading/i },
    },
    {
      says: 'do you give the bikes names or is that just me being weird',
      act: 'question-about-angel',
      consistent: 'bikeNames',
    },
    { says: 'what color did i say mine is', act: 'question-recall', recalls: { bikeColour: /blue/i } },
    { says: 'ight im out, shift starts in 20', act: 'farewell' },
  ],
}
