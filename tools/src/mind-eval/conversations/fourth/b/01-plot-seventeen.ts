import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const plotSeventeen: Conversation = {
  name: 'plot-seventeen',
  split: 'fourth',
  part: 'b',
  about: 'A retired postman of 67 in Yorkshire, new to this, who puts what matters into subordinate clauses.',
  angels: ['etienne'],
  truths: {
    home: livesIn('Arles'),
    before: {
      says: /\bwills?\b|notary/i,
      never: /\bI (?:was|used to be) an? (?:policeman|detective|teacher|lawyer|doctor|postman|journalist)\b/i,
    },
  },
  allowed:
    /keith|otley|yorkshire|poppy|granddaughter|tablet|shed|allotment|plot|radio|roberts|brother|spain|strimmer|padlock|post|41|forty|barry|maureen|wife|leek|show|december|hip|february|brittany|caravan|1988|hall|roof|burgl|stole|kids|tea/i,
  turns: [
    {
      says: 'Evening. Never done one of these before, my granddaughter Poppy put it on the tablet for me.',
      act: 'greeting',
      learns: { granddaughter: /poppy/i },
    },
    {
      says: "I'm Keith by the way, from Otley, which nobody outside Yorkshire can find on a map.",
      act: 'statement',
      learns: { name: /keith/i, home: /otley/i },
    },
    {
      says: "Well since you ask what happened today, somebody's been in the shed on my allotment again, plot 17 that is, and all they took was the radio, a Roberts my brother gave me when he moved to Spain, and left a perfectly good strimmer standing there.",
      act: 'story',
      learns: { stolen: /radio|roberts/i, plot: /\b17\b|seventeen/i, brother: /spain/i },
    },
    { says: 'No, no window broken. They had the padlock off.', act: 'statement' },
    {
      says: 'I was a postman forty-one years so I notice things.',
      act: 'statement',
      learns: { job: /postman|post\b/i },
    },
    { says: 'And what did you do, before the books?', act: 'question-about-angel', consistent: 'before' },
    {
      says: 'What was it they nicked from me, did you take that in?',
      act: 'question-recall',
      recalls: { stolen: /\bradio\b|\broberts\b/i },
    },
    { says: 'Aye.', act: 'short-answer' },
    {
      says: "Barry on the next plot reckons it's kids, but Barry reckons everything's kids.",
      act: 'statement',
      learns: { neighbour: /barry/i },
    },
    {
      says: "The wife, Maureen, she says I should be glad it wasn't the leeks, because I've the show on the 28th and I've been nursing them since January.",
      act: 'statement',
      learns: { wife: /maureen/i, vegetable: /leek/i, show: /\b28/ },
    },
    {
      says: "Which veg is it I'm showing?",
      act: 'question-recall',
      recalls: { vegetable: /\bleeks?\b/i },
    },
    { says: "Blanch leeks at that, not pot leeks, there's a difference.", act: 'statement' },
    { says: 'Where is it you live, France somewhere?', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'We went to Brittany once in a caravan, 1988, rained eleven days out of fourteen.',
      act: 'story',
      learns: { caravan: /brittany/i },
    },
    {
      says: "Hang on, I've told you wrong, the show's been put back to the 5th of December because of the hall roof.",
      act: 'correction',
      learns: { show: /\b5(th)?\b|fifth/i },
      keepsNot: still('\\b28', '\\b5(?:th)?\\b|fifth'),
    },
    {
      says: "I've to have my hip done an' all, but not till February.",
      act: 'worry',
      learns: { hip: /feb/i },
    },
    {
      says: 'So who had the idea it was kids?',
      act: 'question-recall',
      recalls: { neighbour: /\bbarry\b/i },
    },
    {
      says: "And which number's my plot? If you were the detective, like.",
      act: 'question-recall',
      recalls: { plot: /\b17\b|seventeen/i },
    },
    { says: "What's my wife's maiden name?", act: 'question-recall', sensible: admits },
    { says: "Good lad, you'd no way of knowing.", act: 'short-answer' },
    {
      says: "When's the leek show now then?",
      act: 'question-recall',
      recalls: { show: /\b5(th)?\b|\bfifth\b/i },
      forbids: [still('\\b28', '\\b5(?:th)?\\b|\\bfifth\\b')],
    },
    {
      says: 'and when am I under the knife?',
      act: 'question-recall',
      recalls: { hip: /\bfeb(ruary)?\b/i },
    },
    {
      says: 'Who was it set this tablet up for me?',
      act: 'question-recall',
      recalls: { granddaughter: /\bpoppy\b/i },
    },
    {
      says: "Where's my brother gone to live, did I mention?",
      act: 'question-recall',
      recalls: { brother: /\bspain\b/i },
    },
    {
      says: "Did I tell you it was the strimmer they'd had away?",
      act: 'question-recall',
      recalls: { stolen: /\bradio\b|\broberts\b|left the strimmer|\bno[,.!;]/i },
    },
    {
      says: 'So you used to be a policeman, was it?',
      act: 'contradiction',
      consistent: 'before',
    },
    { says: 'And my brother, what do they call him?', act: 'question-recall', sensible: admits },
    { says: "Right. Maureen's got the tea on. Ta-ra.", act: 'farewell' },
  ],
}
