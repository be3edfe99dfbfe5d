import { about, admits, still, type Conversation } from '../expect.ts'

export const postcardsFromRibe: Conversation = {
  name: 'postcards-from-ribe',
  split: 'fourth',
  part: 'a',
  about: 'A Danish woman of 52, divorced in spring, careful second-language English and long pauses.',
  angels: ['bastian'],
  truths: {
    before: { says: /hamburg|noisy job/i, never: /\bjob in (?!Hamburg)[A-Z]\w+/ },
    stay: { says: /\bsix\b|\b6\b/i, never: /\b(?:ten|twelve|three|two|\d\d) (?:winters|years)\b/i },
    chess: { says: /chess|postcard/i, never: /\bby (?:e-?mail|telephone|computer)\b/i },
  },
  allowed:
    /hanne|ribe|denmark|52|divorce|peter|ex|husband|april|24|twenty-four|years|marri|fog|storks?|nest|library|librarian|school|son|mikkel|aarhus|22|philosophy|flat|apartment|yellow|kitchen|alone|afraid|silence|radio|piano|lessons|grieg|teacher|karen|thursday|friday|wine|headache|red|white|dog|want|greyhound|allerg|house|sold|lake|bench|summer ?house|samsø|keys?|bake|rye|book|out of africa|blixen|knit|swim|winter|november/i,
  turns: [
    {
      says: 'Here it is thick fog, in Ribe. I cannot see the cathedral from my kitchen, and it is two hundred metres.',
      act: 'small-talk',
      learns: { home: /ribe/i },
      sensible: about('fog|ribe|cathedral|see|metre|kitchen|visib|hide'),
    },
    {
      says: 'I am Hanne. Since April I live alone, after twenty-four years with Peter.',
      act: 'low-mood',
      learns: { name: /hanne/i, ex: /peter/i, years: /24|twenty.?four/i, since: /april/i },
    },
    {
      says: 'He did not leave for another woman, everybody asks that. He wanted to sail, and I did not.',
      act: 'statement',
      learns: { reason: /sail/i },
      sensible: about('sail|woman|leave|left|wanted|sea|boat|ask|peter|he'),
    },
    { says: 'What did you do before the tower?', act: 'question-about-angel', consistent: 'before' },
    {
      says: 'How long was I married? Say the number, I must get used to it.',
      act: 'question-recall',
      recalls: { years: /24|twenty.?four/i },
    },
    {
      says: 'My son Mikkel studies philosophy in Aarhus. He calls on Sundays, when his laundry runs.',
      act: 'statement',
      learns: { son: /mikkel/i, sonStudy: /philosoph/i, sonPlace: /aarhus/i, calls: /sunday/i },
    },
    {
      says: 'I have begun with piano, at my age. The teacher is called Karen and she is half as old as I am.',
      act: 'good-mood',
      learns: { hobby: /piano/i, teacher: /karen/i },
    },
    {
      says: 'I work in the school library, mostly I mend books and friendships.',
      act: 'statement',
      learns: { job: /librar/i },
    },
    {
      says: 'With red wine I get headache already from the smell. White is no problem.',
      act: 'statement',
      learns: { wine: /red/i },
    },
    {
      says: 'You play a game with people you never met, is it so?',
      act: 'question-about-angel',
      consistent: 'chess',
    },
    {
      says: 'I think about a dog. A greyhound perhaps, one that nobody wants any more.',
      act: 'statement',
      learns: { dog: /greyhound/i },
    },
    {
      says: 'Why did Peter go? I told you the true reason, not the one that people think.',
      act: 'question-recall',
      recalls: { reason: /sail/i },
      forbids: [/\bfor another woman\b(?<!(?:not|n't).{0,30}another woman)/i],
    },
    {
      says: 'Excuse me, I said Mikkel studies philosophy. He has changed in the autumn, now it is nursing.',
      act: 'correction',
      learns: { sonStudy: /nurs/i },
      keepsNot: still('philosoph', 'nurs'),
    },
    { says: 'He says that it is philosophy with hands.', act: 'statement' },
    { says: 'On which day does my telephone ring?', act: 'question-recall', recalls: { calls: /sunday/i } },
    {
      says: 'I am invited to colleagues and they ask what I drink. What do I answer, red or white?',
      act: 'question-recall',
      recalls: { wine: /white|not red|no red/i },
    },
    {
      says: 'What instrument do I learn, and who teaches me?',
      act: 'question-recall',
      recalls: { hobby: /piano/i, teacher: /karen/i },
    },
    {
      says: 'What shall my son become, do you know it?',
      act: 'question-recall',
      recalls: { sonStudy: /nurs/i },
      forbids: [still('philosoph', 'nurs')],
    },
    {
      says: 'How many winters is it for you now out there?',
      act: 'question-about-angel',
      consistent: 'stay',
    },
    { says: 'Which dog did I think of?', act: 'question-recall', recalls: { dog: /greyhound/i } },
    { says: 'Did I tell the name of the boat?', act: 'question-recall', sensible: admits },
    {
      says: 'Since which month am I alone in this kitchen?',
      act: 'question-recall',
      recalls: { since: /april/i },
    },
    { says: 'The fog lifts a little. Good night, Bastian.', act: 'farewell' },
  ],
}
