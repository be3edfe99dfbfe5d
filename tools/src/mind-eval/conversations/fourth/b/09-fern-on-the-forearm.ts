import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const fernOnTheForearm: Conversation = {
  name: 'fern-on-the-forearm',
  split: 'fourth',
  part: 'b',
  about:
    'A woman of 22 in Hobart who wants a first tattoo; chatty, half-finished sentences, changes her mind.',
  angels: ['aroha'],
  truths: {
    studio: livesIn('Wellington'),
    sport: { says: /derby|skat/i, never: /\bI (?:play|do) (?:rugby|netball|football|hockey|tennis)\b/i },
    view: { says: /car park|\btree\b/i, never: /view of (?:the|a) (?:sea|harbour|beach|river)\b/i },
  },
  allowed:
    /permanent|mum|91|died|ears|toast|tix|brother|jess|hobart|tassie|tasmania|fern|forearm|tattoo|ankle|shoulder|nan|beryl|garden|vet|nurse|clinic|amyl|band|concert|gig|melbourne|housemate|coop|greyhound|noodle|iron|fainted|needle|black|green|ink|december|january|budget|400|600|mushroom|coffee|oat|boyfriend|liam|kombi|camp|bruny|christmas|gold|dad|scar|burn/i,
  turns: [
    { says: 'hiya! ok so i want something permanent which is terrifying', act: 'greeting' },
    {
      says: 'jess, hobart, i work at a vet clinic on reception',
      act: 'statement',
      learns: { name: /jess/i, home: /hobart/i, job: /vet/i },
    },
    {
      says: 'it’d be a fern. for my nan beryl, she had this mad fernery out the back, she died in winter',
      act: 'bad-news',
      learns: { nan: /beryl/i, motif: /fern/i },
    },
    { says: 'she’d have hated it lol', act: 'joke' },
    {
      says: 'i was thinking ankle? my housemate coop reckons ankles are for dolphins',
      act: 'statement',
      learns: { spot: /ankle/i, housemate: /\bcoop\b/i },
    },
    { says: 'whats out your studio window', act: 'question-about-angel', consistent: 'view' },
    {
      says: 'what plant did i want again? jk i know, do you',
      act: 'question-recall',
      recalls: { motif: /\bferns?\b/i },
    },
    {
      says: 'ok not ankle. forearm. left. i decided while making toast',
      act: 'correction',
      learns: { spot: /forearm/i },
      keepsNot: still('\\bankle\\b', 'forearm'),
    },
    {
      says: 'theres a burn scar there from the deep fryer at my first job, that’s kind of why',
      act: 'statement',
      learns: { scar: /burn|fryer|scar/i },
    },
    { says: 'would just black look too heavy', act: 'asks-opinion' },
    {
      says: 'we’ve got a greyhound at work, noodle, he has to give blood for the other dogs and he gets a sausage',
      act: 'story',
      learns: { hound: /noodle/i },
    },
    {
      says: 'full disclosure i fainted when they pierced my ears',
      act: 'worry',
      learns: { fainted: /faint|pierc/i },
    },
    {
      says: 'so yeah. why do i want it on that arm, if you were paying attention?',
      act: 'question-recall',
      recalls: { scar: /\bscar\b|\bburn\w*\b|fryer/i },
    },
    {
      says: 'budget is 400, coop says thats a sneeze',
      act: 'statement',
      learns: { budget: /\b400\b|four hundred/i },
    },
    { says: 'do you play anything, on weekends', act: 'question-about-angel', consistent: 'sport' },
    { says: 'sick', act: 'short-answer' },
    {
      says: 'seeing amyl and the sniffers in melbourne in january, my brother got the tix',
      act: 'good-news',
      learns: { band: /amyl|sniffers/i, gig: /melbourne/i },
    },
    {
      says: 'dad just rang and he’s putting in 200 so budgets 600 now!!',
      act: 'correction',
      learns: { budget: /\b600\b|six hundred/i },
      keepsNot: still('\\b400\\b', '\\b600\\b|200'),
    },
    { says: 'he loved her heaps, she was his mum', act: 'statement' },
    { says: 'what was nans name', act: 'question-recall', recalls: { nan: /beryl/i } },
    {
      says: 'and where’s it going? on me i mean',
      act: 'question-recall',
      recalls: { spot: /forearm|left arm/i },
      forbids: [still('\\bankle\\b', 'forearm|left arm')],
    },
    { says: 'did i say which arm my brother has his on?', act: 'question-recall', sensible: admits },
    { says: 'you’re in auckland hey', act: 'contradiction', consistent: 'studio' },
    {
      says: 'what’s my budget these days',
      act: 'question-recall',
      recalls: { budget: /\b600\b|six hundred/i },
      forbids: [still('\\b400\\b', '\\b600\\b|six hundred')],
    },
    {
      says: 'is there anything i warned you about, re needles',
      act: 'question-recall',
      recalls: { fainted: /faint|pass(ed)? out|ears?\b/i },
    },
    {
      says: 'who am i seeing live in jan, and where',
      act: 'question-recall',
      recalls: { band: /amyl|sniffers/i, gig: /melbourne/i },
    },
    { says: 'how old was nan?', act: 'question-recall', sensible: admits },
    { says: '91. never told ya. ok love ya bye', act: 'farewell' },
  ],
}
