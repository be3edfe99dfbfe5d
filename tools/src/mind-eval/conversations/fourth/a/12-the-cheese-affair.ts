import { about, admits, still, worksAs, type Conversation } from '../expect.ts'

export const theCheeseAffair: Conversation = {
  name: 'the-cheese-affair',
  split: 'fourth',
  part: 'a',
  about: 'A student of 20 in a shared house in Sheffield; a theft from the fridge, with suspects and alibis.',
  angels: ['etienne'],
  truths: {
    dog: { says: /ma[iî]tre|spaniel/i, never: /\b(?:terrier|poodle|labrador|cat called)\b/i },
    before: { says: /notary|\bwills?\b|arles/i, never: worksAs('notary', 'will').never },
    books: {
      says: /\bnine\b|\b9\b/i,
      never: /\b(?:ten|twelve|twenty|thirty|three|five|\d\d) (?:novels|murders|books)\b/i,
    },
  },
  allowed:
    /ellie|sheffield|20|twenty|student|biomed|cheese|gouda|comté|comte|cheddar|stole|fridge|priti|jonno|marek|housemate|night|gym|shower|library|alibi|tuesday|wednesday|lactose|vegan|hockey|snor|toast|crumbs|bin|wrapper|landlord|mr|boiler|£?11|eleven|birthday|mum|gift|present|france|trip|ski|brother|tom|guilty|confess|sorry|rat|mouse|slippers|pizza|olives?|rota|cleaning/i,
  turns: [
    {
      says: 'ok so. crime. someone in my house ate my comté. a whole wedge. £11 worth. my mum brought it back from france',
      act: 'angry',
      learns: { stolen: /comt|cheese/i, value: /11|eleven/i, giver: /mum|mother|france/i },
      sensible: about('comt|cheese|wedge|who|house|ate|fridge|france|mum|crime|eleven|suspect'),
    },
    {
      says: "suspects: priti, jonno and marek. i'm ellie, i'm the victim",
      act: 'statement',
      learns: { name: /ellie/i, housemates: /priti|jonno|marek/i },
    },
    {
      says: "marek's lactose intolerant so i reckon he's out. priti was at hockey till ten. jonno says he was 'in the shower' which for jonno is already suspicious",
      act: 'story',
      learns: { intolerant: /marek/i, hockey: /priti/i, shower: /jonno/i },
      sensible: about('marek|priti|jonno|shower|hockey|ten|lactose|alibi|suspicious|time'),
    },
    {
      says: 'it happened tuesday night, i saw it with my own eyes at six and by midnight it was just the rind',
      act: 'statement',
      learns: { night: /tuesday/i },
    },
    {
      says: 'have you actually got a dog or is it the neighbours',
      act: 'question-about-angel',
      consistent: 'dog',
    },
    {
      says: "right inspector. who can't even digest the stuff?",
      act: 'question-recall',
      recalls: { intolerant: /marek/i },
    },
    { says: 'and whose alibi is the shower?', act: 'question-recall', recalls: { shower: /jonno/i } },
    {
      says: "new evidence!! crumbs by the sofa and jonno's left slipper. also he's on the cleaning rota and he DIDN'T clean",
      act: 'story',
      learns: { evidence: /crumb|slipper/i },
      sensible: about('crumb|slipper|sofa|jonno|clean|rota|left|evidence|clue'),
    },
    {
      says: "btw i do biomed, second year, and i have a histology test on thursday that i'm avoiding by doing this",
      act: 'statement',
      learns: { study: /biomed/i, test: /histolog|thursday/i },
    },
    { says: 'what did you do before the books?', act: 'question-about-angel', consistent: 'before' },
    {
      says: 'wait i got it wrong, it was MONDAY night. tuesday was the pizza. sorry, unreliable witness',
      act: 'correction',
      learns: { night: /monday/i },
      keepsNot: still('tuesday', 'monday'),
    },
    { says: "and that changes everything because priti's hockey is tuesdays", act: 'statement' },
    {
      says: 'where was the evidence lying, for the record',
      act: 'question-recall',
      recalls: { evidence: /sofa|slipper/i },
    },
    {
      says: 'so which night was the murder',
      act: 'question-recall',
      recalls: { night: /monday/i },
      forbids: [still('tuesday', 'monday')],
    },
    {
      says: 'SHE CONFESSED. priti. she ate it with olives, standing up, in the dark. jonno was innocent the whole time',
      act: 'good-mood',
      learns: { culprit: /priti/i, side: /olive/i },
      sensible: about('priti|confess|olive|dark|jonno|innocent|she|cheese|case'),
    },
    {
      says: 'my brother will ask. who did it?',
      act: 'question-recall',
      recalls: { culprit: /priti/i },
      forbids: [still('jonno', 'priti')],
    },
    { says: 'what did she have with it', act: 'question-recall', recalls: { side: /olive/i } },
    {
      says: "what was it worth again, she's going to pay me back",
      act: 'question-recall',
      recalls: { value: /11|eleven/i },
    },
    { says: "what's my brother called?", act: 'question-recall', sensible: admits },
    {
      says: 'what exactly am i supposed to be studying for right now',
      act: 'question-recall',
      recalls: { test: /histolog/i },
    },
    { says: 'how many murders have you written so far?', act: 'question-about-angel', consistent: 'books' },
    {
      says: 'where did the cheese come from originally, she wants to buy the same',
      act: 'question-recall',
      recalls: { giver: /france|french|your mum|your mother/i },
    },
    { says: 'case closed. night étienne', act: 'farewell' },
  ],
}
