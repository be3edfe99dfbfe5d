import { about, admits, isAged, livesIn, still, type Conversation } from '../expect.ts'

export const theDeepEndAtSeventy: Conversation = {
  name: 'the-deep-end-at-seventy',
  split: 'fourth',
  part: 'a',
  about: 'A widow of 71 near Leeds who rambles, three facts to a breath.',
  angels: ['saoirse'],
  truths: {
    home: livesIn('Galway'),
    age: isAged(24, 'twenty-four'),
    deepEnd: { says: /fifteen|15|ladder|deep end|afraid/i, never: /\bnever (?:been )?afraid of\b/i },
  },
  allowed:
    /doreen|71|seventy|leeds|otley|husband|frank|widow|died|2022|heart|daughter|alison|perth|australia|granddaughter|maisie|nine|swim|lesson|wednesday|tuesday|swimsuit|costume|navy|hip|left|doctor|instructor|craig|crossword|bus|penicillin|statin|lemon|drizzle|cake|brian|neighbour|hedge|fly|march|sea|cold|scarborough|school|pool|afraid/i,
  turns: [
    {
      says: "Well, you did ask, love: yesterday I had my first swimming lesson, at seventy-one, in Otley, with a lad called Craig who can't be more than twenty and who kept calling me my lady.",
      act: 'story',
      learns: { lesson: /swim/i, teacher: /craig/i, age: /71|seventy.?one/i },
      sensible: about('swim|lesson|craig|first|pool|seventy|water|brave|otley'),
    },
    {
      says: 'I never learned because at school they threw us in off the side, and I thought, never again, and that was 1963, I think, or near enough.',
      act: 'story',
      learns: { reason: /school|threw|thrown/i },
      sensible: about('school|threw|side|water|afraid|fear|never|pool|year|deep'),
    },
    {
      says: "I'm Doreen. My husband Frank, who died two years back in the spring, he swam like an otter.",
      act: 'statement',
      learns: { name: /doreen/i, husband: /frank/i },
    },
    {
      says: "It's our Alison who started it really, she's in Perth, the Australian one, and she said Mum, if you come out in March I'm not having you sat on the sand.",
      act: 'statement',
      learns: { daughter: /alison/i, daughterPlace: /perth|australia/i, visit: /march/i },
    },
    {
      says: 'Were you always so at home in water yourself?',
      act: 'question-about-angel',
      consistent: 'deepEnd',
    },
    {
      says: "What did I say the young man's name was? The one who teaches me, it's gone clean out of my head.",
      act: 'question-recall',
      recalls: { teacher: /craig/i },
    },
    {
      says: "Craig! That's him. He has me on Wednesdays at half past ten, after the mothers and babies.",
      act: 'statement',
      learns: { lessonDay: /wednesday/i },
    },
    {
      says: "I've to be careful mind, I've a new left hip, and I can't have penicillin, though I don't suppose that matters in a pool.",
      act: 'statement',
      learns: { hip: /hip/i, allergy: /penicillin/i },
    },
    {
      says: 'Alison has a little girl, Maisie, nine in January, and she can do butterfly already, the show-off.',
      act: 'statement',
      learns: { grandchild: /maisie/i },
      sensible: about('maisie|butterfly|nine|grand|swim|show|race|january|alison'),
    },
    { says: 'Where is it that you do your teaching, love?', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'Now why was it I never learned as a girl, did I tell you that?',
      act: 'question-recall',
      recalls: { reason: /threw|thrown|chucked|off the side/i },
    },
    {
      says: "Oh, I've told you wrong. It's Tuesdays from next week, not Wednesdays, they've moved us for the aqua fit.",
      act: 'correction',
      learns: { lessonDay: /tuesday/i },
      keepsNot: still('wednesday', 'tuesday'),
    },
    {
      says: "Brian next door says I'll catch my death. Brian's never been further than his hedge.",
      act: 'joke',
      learns: { neighbour: /brian/i },
    },
    {
      says: 'Who was it said I would catch my death?',
      act: 'question-recall',
      recalls: { neighbour: /brian|next door|neighbou?r/i },
    },
    {
      says: 'So if I was to put it on the calendar in the kitchen, which day do I write for the lesson now?',
      act: 'question-recall',
      recalls: { lessonDay: /tuesday/i },
      forbids: [still('wednesday', 'tuesday')],
    },
    {
      says: "And they'll ask me at the desk what medicine I can't take. Tell me so I say it right.",
      act: 'question-recall',
      recalls: { allergy: /penicillin/i },
    },
    {
      says: 'When was I flying out to our Alison, and whereabouts is she, do you recall?',
      act: 'question-recall',
      recalls: { visit: /march/i, daughterPlace: /perth|australia/i },
    },
    {
      says: 'Which hip was it they did?',
      act: 'question-recall',
      recalls: { hip: /left/i },
      forbids: [/right hip/i],
    },
    { says: "What was Frank's job, did I ever mention?", act: 'question-recall', sensible: admits },
    {
      says: 'And how old might you be, if it is not a rude question?',
      act: 'question-about-angel',
      consistent: 'age',
    },
    {
      says: "Our Alison's little one, what do they call her, go on.",
      act: 'question-recall',
      recalls: { grandchild: /maisie/i },
    },
    { says: "You're a good girl. I'll go and put my costume to dry.", act: 'farewell' },
  ],
}
