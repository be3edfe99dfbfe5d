import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const forATuesday: Conversation = {
  name: 'for-a-tuesday',
  split: 'fourth',
  part: 'a',
  about: 'A person of 27 in Bristol choosing a tattoo, they/them, quick and jokey, changes their mind twice.',
  angels: ['aroha'],
  truths: {
    home: livesIn('Wellington'),
    derby: {
      says: /tender loving scare|derby|skat/i,
      never: /\bI (?:play|do) (?:football|netball|tennis|yoga)\b/i,
    },
    refuses: { says: /twice|three-week|lover|font|ancestor|copied|copy/i, never: /\bI never say no\b/i },
  },
  allowed:
    /robin|rowan|bristol|27|they|barista|roaster|coffee|tattoo|swift|swallow|bird|kingfisher|fern|moth|forearm|calf|ankle|rib|left|right|nan|joyce|grand|died|dinghy|boat|wren|lido|clifton|flatmate|dee|deaf|BSL|sign|ex|morgan|cheat|band|sudden fires|drum|bass|gig|friday|saturday|louisiana|latex|allerg|gloves|nitrile|faint|needle|blood|price|£?180|150|deposit|40|deck|skate|dog|lurcher|biscuit|dyslex|december|4|artist|kiri|black|colour|red|vegan|veggie|tofu|mum|hates/i,
  turns: [
    {
      says: 'ooh ok. forever-forever? a swift. the bird, not the singer 😂',
      act: 'joke',
      learns: { design: /swift/i },
    },
    {
      says: "it's for my nan joyce, she had them nesting over her back door in weston and she'd hush everyone",
      act: 'story',
      learns: { nan: /joyce/i, reason: /nan|joyce|nest/i, nanPlace: /weston/i },
      sensible: about('nan|joyce|swift|nest|door|hush|bird|quiet|summer'),
    },
    {
      says: "robin, they/them. yes a robin getting a swift, i've heard it",
      act: 'joke',
      learns: { name: /robin/i },
    },
    {
      says: 'thinking inside of the left forearm, black only, no colour',
      act: 'statement',
      learns: { spot: /forearm/i, ink: /black/i },
    },
    { says: 'what do you say no to most?', act: 'question-about-angel', consistent: 'refuses' },
    {
      says: 'i roast coffee in a railway arch here in bristol, so i smell like toast 24/7',
      act: 'statement',
      learns: { job: /coffee|roast/i, home: /bristol/i },
    },
    {
      says: 'who is it for, quick, first thing you think',
      act: 'question-recall',
      recalls: { nan: /joyce|your nan|grandm/i },
    },
    {
      says: "oh important, latex gloves bring me out in welts. learned that at the dentist's",
      act: 'statement',
      learns: { allergy: /latex/i },
    },
    {
      says: 'my flatmate dee is deaf and has taught me enough sign to be rude in traffic',
      act: 'joke',
      learns: { flatmate: /\bdee\b/i, sign: /sign/i },
    },
    {
      says: "i play bass in a band called sudden fires, we've a gig on friday at the louisiana. come! (you can't)",
      act: 'good-mood',
      learns: { instrument: /bass/i, band: /sudden fires/i, gig: /friday/i, venue: /louisiana/i },
    },
    {
      says: 'do you skate or something, you have that energy',
      act: 'question-about-angel',
      consistent: 'derby',
    },
    {
      says: "ok mind changed: not the forearm, the back of the calf. work's all burns on my arms anyway",
      act: 'correction',
      learns: { spot: /calf/i },
      keepsNot: still('forearm', 'calf'),
    },
    {
      says: 'ex has one on the calf too, morgan, a pineapple. cheated on me in a tent. moving on',
      act: 'joke',
      learns: { ex: /morgan/i, exTattoo: /pineapple/i },
    },
    {
      says: "what's my band called? a mate says i never told you",
      act: 'question-recall',
      recalls: { band: /sudden fires/i },
    },
    {
      says: 'what do i ask the studio NOT to use on me',
      act: 'question-recall',
      recalls: { allergy: /latex/i },
    },
    {
      says: 'so where on me is it going, final answer',
      act: 'question-recall',
      recalls: { spot: /calf/i },
      forbids: [still('forearm', 'calf')],
    },
    {
      says: 'did i want it in colour?',
      act: 'question-recall',
      recalls: { ink: /black|no colou?r|without colou?r/i },
      forbids: [/^yes\b/i],
    },
    {
      says: "what's morgan got, so i make sure mine looks nothing like it",
      act: 'question-recall',
      recalls: { exTattoo: /pineapple/i },
    },
    { says: 'and how much did the studio quote me?', act: 'question-recall', sensible: admits },
    {
      says: 'which bird was it. say swallow and i walk',
      act: 'question-recall',
      recalls: { design: /swift/i },
      forbids: [still('swallow', 'swift')],
    },
    { says: "you're in auckland yeah?", act: 'contradiction', consistent: 'home' },
    {
      says: "when and where am i on stage, dee's filming it",
      act: 'question-recall',
      recalls: { gig: /friday/i, venue: /louisiana/i },
    },
    {
      says: "where'd nan live, i want the postcode under it",
      act: 'question-recall',
      recalls: { nanPlace: /weston/i },
    },
    { says: 'and what year did she die, have i said?', act: 'question-recall', sensible: admits },
    { says: "ok ta aroha. i'll sleep on it, like you'd tell me to", act: 'farewell' },
  ],
}
