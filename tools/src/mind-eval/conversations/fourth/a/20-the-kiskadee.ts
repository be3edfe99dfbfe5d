import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const theKiskadee: Conversation = {
  name: 'the-kiskadee',
  split: 'fourth',
  part: 'a',
  about:
    'A retired maxi-taxi driver of 69 in Trinidad, losing his sight; Trinidadian English, stories within stories.',
  angels: ['anand'],
  truths: {
    before: { says: /math|taught|teacher/i, never: /\bI was an? (?:doctor|lawyer|driver|engineer)\b/i },
    count: {
      says: /three hundred and twelve|312|tiger/i,
      never: /\b(?:five hundred|a thousand|two hundred) birds\b/i,
    },
    home: livesIn('Kochi'),
  },
  allowed:
    /winston|69|trinidad|san fernando|arima|maxi|taxi|driver|31|thirty-one|years|red band|route|glaucoma|eye|sight|blind|kiskadee|bird|window|wife|merle|died|sorrel|black cake|daughter|cheryl|brooklyn|nurse|dialysis|granddaughter|kezia|steelpan|pan|tenor|desperadoes|practice|wednesday|tuesday|clinic|drops|dog|rambo|pothound|mango|julie|tree|neighbour|boodoo|goat|radio|cricket|lara|375|1994|dominoes|friday|pelau|pepper|stomach|no pepper|church|walking stick|white|shark and bake|maracas|phone|talking/i,
  turns: [
    {
      says: 'Morning boss. In the background? A kiskadee on the wire since five o’clock, asking the same question.',
      act: 'small-talk',
      learns: { bird: /kiskadee/i },
      sensible: about('kiskadee|wire|question|bird|five|call|ask|hear'),
    },
    {
      says: 'I hearing better now that I seeing less. Is glaucoma they say. The right eye gone already, the left one have a little light.',
      act: 'low-mood',
      learns: { illness: /glaucoma/i, leftEye: /left/i },
    },
    {
      says: 'Winston is the name. Thirty-one years I drive maxi-taxi, San Fernando to Port of Spain, never once late for a funeral.',
      act: 'statement',
      learns: { name: /winston/i, job: /maxi|taxi|driv/i, years: /31|thirty.?one/i },
    },
    { says: 'You was always in this bird business?', act: 'question-about-angel', consistent: 'before' },
    {
      says: 'My wife Merle used to say I does talk to passengers more than to she. She pass in 2020, on Old Year’s Night.',
      act: 'bad-news',
      learns: { wife: /merle/i, complaint: /passenger/i },
    },
    {
      says: 'Which eye still have the light, you catch that?',
      act: 'question-recall',
      recalls: { leftEye: /left/i },
      forbids: [/right (?:eye|one) (?:still )?(?:has|have)/i],
    },
    {
      says: 'My daughter Cheryl in Brooklyn, she send me a talking phone. It does say "battery low" in a American voice like is my fault.',
      act: 'joke',
      learns: { daughter: /cheryl/i, daughterPlace: /brooklyn|new york/i, gift: /phone/i },
    },
    {
      says: 'And the granddaughter, Kezia, she playing tenor pan with Desperadoes. First one in the family with any rhythm.',
      act: 'good-mood',
      learns: { grandchild: /kezia/i, band: /desperado/i, instrument: /pan\b|steelpan/i },
    },
    {
      says: 'I have a pothound name Rambo. He does bark at the rain and hide from frogs.',
      act: 'joke',
      learns: { dog: /rambo/i, dogHides: /frog/i },
    },
    { says: 'How much bird you have on tape by now?', act: 'question-about-angel', consistent: 'count' },
    {
      says: 'Clinic is Wednesday. The doctor go look if the new drops working.',
      act: 'statement',
      learns: { clinic: /wednesday/i },
    },
    {
      says: 'What my dog does hide from? People don’t believe me.',
      act: 'question-recall',
      recalls: { dogHides: /frog/i },
    },
    {
      says: 'Pepper I can’t touch again. Me, a Trini man! The stomach say no since the operation.',
      act: 'statement',
      learns: { pepper: /pepper/i },
    },
    {
      says: 'No wait, Tuesday. Clinic is Tuesday, is dominoes that is Wednesday. I mixing up the two pleasures.',
      act: 'correction',
      learns: { clinic: /tuesday/i, dominoes: /wednesday/i },
      keepsNot: /^(?!.*(?:tuesday|domino)).*clinic.*wednesday/i,
    },
    {
      says: 'Who sent the phone that does scold me, and where she living?',
      act: 'question-recall',
      recalls: { daughter: /cheryl/i, daughterPlace: /brooklyn|new york/i },
    },
    {
      says: 'Neighbour sending over a pelau. What I must tell she to leave out?',
      act: 'question-recall',
      recalls: { pepper: /pepper/i },
    },
    { says: 'Which band Kezia does play in?', act: 'question-recall', recalls: { band: /desperado/i } },
    {
      says: 'So tell me straight. What happening Tuesday?',
      act: 'question-recall',
      recalls: { clinic: /clinic|doctor|drops|eye/i },
    },
    {
      says: 'And Wednesday?',
      act: 'question-recall',
      recalls: { dominoes: /domino/i },
      forbids: [still('clinic', 'domino')],
    },
    { says: 'How many years I drive?', act: 'question-recall', recalls: { years: /31|thirty.?one/i } },
    { says: 'And what was the number plate on my first maxi?', act: 'question-recall', sensible: admits },
    { says: 'You does live in Madras, not so?', act: 'contradiction', consistent: 'home' },
    {
      says: 'What Merle used to complain about, you remember?',
      act: 'question-recall',
      recalls: { complaint: /passenger|talk\w* (?:more|too)/i },
    },
    { says: 'All right boss. The kiskadee gone to breakfast, me too.', act: 'farewell' },
  ],
}
