import { admits, still, type Conversation } from '../expect.ts'

export const yellowCard: Conversation = {
  name: 'yellow-card',
  split: 'fourth',
  part: 'b',
  about:
    'A taxi driver of 51 in Glasgow who referees boys’ football; Scots, dry, tells two things and asks for the third.',
  angels: ['killa'],
  truths: {
    craft: { says: /weav|loom/i, never: /\bI(?:'m| am) an? (?:potter|painter|tailor|designer|teacher)\b/i },
    place: {
      says: /cusco|valley/i,
      never: /\bI(?:'m| am| live| work) in (?:Lima|Arequipa|Bolivia|Quito)\b/i,
    },
    wing: { says: /left/i, never: /\bI play (?:in goal|right wing|goalkeeper|centre|striker)\b/i },
  },
  allowed:
    /umbrella|granny|smok|rank|christmas|banker|car seat|gordon|glasgow|taxi|cab|referee|ref\b|under.?1[234]|boys|football|partick|thistle|shona|wife|fiona|daughter|callum|aberdeen|oil|midwife|nurse|whistle|acme|knee|cartilage|tattie|haggis|mushroom|lager|sober|stopped|drink|eight|bairn|grand|due|january|february|march|iona|twins|girl|boy|tenerife|passport|lanzarote|parka|blue|orange|grey|dog|westie|hamish|tablet|statin|cholesterol|book|rankin|rebus|mcbride/i,
  turns: [
    { says: 'Grey. This week was grey, hen.', act: 'short-answer' },
    {
      says: 'I’m Gordon. Drive a cab in Glasgow and at the weekend I ref the under-13s, so naebody likes me seven days a week.',
      act: 'joke',
      learns: { name: /gordon/i, job: /taxi|cab/i, refs: /under.?13|ref/i },
    },
    { says: 'Had a granny come at me wi an umbrella on Saturday over a throw-in.', act: 'story' },
    { says: 'What’s your trade then?', act: 'question-about-angel', consistent: 'craft' },
    {
      says: 'My Shona says chuck it, but she said that about the smoking as well and look, took me nine year.',
      act: 'statement',
      learns: { wife: /shona/i, fags: /nine|\b9\b|smok/i },
    },
    {
      says: 'The lassie, Fiona, she’s up in Aberdeen, a midwife, and expecting hersel in January. Which is a busman’s holiday if ye think about it.',
      act: 'good-news',
      learns: { daughter: /fiona/i, daughterPlace: /aberdeen/i, daughterJob: /midwife/i, due: /january/i },
    },
    { says: 'What age of boys do I ref?', act: 'question-recall', recalls: { refs: /13|thirteen/i } },
    { says: 'Aye, the wee devils.', act: 'short-answer' },
    {
      says: 'I’ve no had a drink since the eighth of May. No a secret. Just saying it.',
      act: 'statement',
      learns: { sober: /may|drink|sober/i },
    },
    { says: 'Thing is the lads at the rank still ask me in.', act: 'worry' },
    { says: 'Where d’ye play on the park, what position?', act: 'question-about-angel', consistent: 'wing' },
    {
      says: 'Scan the day. Sorry, got to tell someone. She’s having twins.',
      act: 'good-news',
      learns: { twins: /twin/i },
    },
    {
      says: 'So they’ll no let her go to January. It’s the week before Christmas they’re taking them.',
      act: 'correction',
      learns: { due: /christmas|december/i },
      keepsNot: still('january', 'christmas|december'),
    },
    { says: 'Twa car seats. Shona’s greetin.', act: 'statement' },
    {
      says: 'How many bairns is she having?',
      act: 'question-recall',
      recalls: { twins: /\btwo\b|\btwins?\b|\b2\b/i },
    },
    {
      says: 'Where’s our lassie bide, and what’s she dae there?',
      act: 'question-recall',
      recalls: { daughterPlace: /aberdeen/i, daughterJob: /midwife/i },
    },
    {
      says: 'See me, I read in the cab between fares. Rankin. I’m on the one wi the missing banker.',
      act: 'statement',
      learns: { author: /rankin/i },
    },
    { says: 'You’re down in Lima these days?', act: 'contradiction', consistent: 'place' },
    {
      says: 'Doctor’s put me on a statin an’ a’, but I’ve to take it at night no the morning.',
      act: 'statement',
      learns: { pill: /night|evening|statin/i },
    },
    {
      says: 'When are they coming, the wee ones?',
      act: 'question-recall',
      recalls: { due: /christmas|december/i },
      forbids: [still('january', 'christmas|december')],
    },
    { says: 'Whit team did I say I support?', act: 'question-recall', sensible: admits },
    { says: 'Partick Thistle. Naebody ever guesses.', act: 'joke', learns: { team: /partick|thistle/i } },
    { says: 'When did I have my last pint?', act: 'question-recall', recalls: { sober: /\bmay\b/i } },
    {
      says: 'Morning or night for the tablet? I’m staring at the box.',
      act: 'question-recall',
      recalls: { pill: /\bnight\b|evening|bed/i },
      forbids: [still('\\bmorning\\b', '\\bnight\\b|evening|bed')],
    },
    {
      says: 'Who’s the author again, that I’ve got on the go?',
      act: 'question-recall',
      recalls: { author: /rankin/i },
    },
    { says: 'And my team?', act: 'question-recall', recalls: { team: /partick|thistle/i } },
    { says: 'Whit are they calling the twins, did I say?', act: 'question-recall', sensible: admits },
    {
      says: 'How many years was it to stop the fags?',
      act: 'question-recall',
      recalls: { fags: /\bnine\b|\b9\b/i },
    },
    { says: 'Cheers hen. Mind that thread.', act: 'farewell' },
  ],
}
