import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const beforeTheRain: Conversation = {
  name: 'before-the-rain',
  split: 'fourth',
  part: 'a',
  about: 'A smallholder of 45 in County Cork with too many jobs; lists in a hurry, half sentences.',
  angels: ['oksana'],
  truths: {
    place: livesIn('Lublin', 'a meadow'),
    hives: { says: /thirty.?one|\b31\b/i, never: /\b(?:ten|twelve|twenty|fifty) (?:hives|of them)\b/i },
    before: { says: /software|bank|program/i, never: /\bI was an? (?:nurse|teacher|lawyer|cook)\b/i },
  },
  allowed:
    /niamh|cork|skibbereen|45|smallholding|farm|hens?|goats?|clementine|biddy|gate|hinge|gutter|potatoes|dig|polytunnel|tear|tape|silage|diesel|12|twelve|nine|9|fox|took|three|3|rain|storm|wednesday|thursday|forecast|husband|donal|trawler|fisherman|at sea|ten days|back|saturday|sunday|son|cian|leaving cert|guitar|wasps?|epipen|sting|swell|vet|mother|breda|nursing home|clonakilty|hearing aid|van|nct|test|failed|passed|brake|tyre|200|honey|market|friday|stall|eggs|duck|book|blue paint|shed/i,
  turns: [
    {
      says: 'Before rain? God, where do I start. Gutter, the gate hinge, the spuds, and there’s a tear in the polytunnel.',
      act: 'statement',
      learns: { gutter: /gutter/i, gate: /gate|hinge/i, spuds: /spud|potato/i, tear: /polytunnel|tear/i },
    },
    {
      says: 'Niamh, outside Skibbereen. Storm’s due Thursday.',
      act: 'statement',
      learns: { name: /niamh/i, home: /skibbereen/i, storm: /thursday/i },
    },
    {
      says: 'Donal’s no use, he’s on a trawler till Sunday. Husband.',
      act: 'joke',
      learns: { husband: /donal/i, husbandJob: /trawler|fish/i, back: /sunday/i },
    },
    { says: 'Gutter’s done. One down.', act: 'good-mood', learns: { gutterDone: /gutter/i } },
    {
      says: 'Gate, spuds, and what was the third thing I’d still to do?',
      act: 'question-recall',
      recalls: { tear: /polytunnel|tear/i },
    },
    {
      says: 'Tape! Right. And a fox took three hens on Monday, there’s nine left and they’re not speaking to me.',
      act: 'bad-news',
      learns: { fox: /fox/i, hensLeft: /nine|\b9\b/i },
    },
    {
      says: 'Do you still write code, or what was it you did?',
      act: 'question-about-angel',
      consistent: 'before',
    },
    {
      says: 'I’ve an EpiPen for wasps, so I’d be no good at your job at all.',
      act: 'joke',
      learns: { wasps: /wasp/i },
    },
    {
      says: 'My mother Breda’s in the home in Clonakilty. She calls me by her sister’s name, Peg, and I answer to it.',
      act: 'low-mood',
      learns: { mother: /breda/i, motherPlace: /clonakilty/i, calledAs: /peg\b/i },
    },
    { says: 'The van failed its test. Brakes.', act: 'bad-news', learns: { van: /fail|brake/i } },
    { says: 'How many hives did you get out in the end?', act: 'question-about-angel', consistent: 'hives' },
    {
      says: 'How many hens have I now? Not what I’d before.',
      act: 'question-recall',
      recalls: { hensLeft: /nine|\b9\b/i },
    },
    {
      says: 'They’ve pulled the storm forward. Wednesday night. Bloody marvellous.',
      act: 'correction',
      learns: { storm: /wednesday/i },
      keepsNot: still('thursday', 'wednesday'),
    },
    {
      says: 'Cian, that’s my lad, says he’ll dig the spuds if I let him take the van to Kinsale. I said what van.',
      act: 'joke',
      learns: { son: /cian/i, diggers: /cian/i },
    },
    {
      says: 'When’s it landing, the storm?',
      act: 'question-recall',
      recalls: { storm: /wednesday/i },
      forbids: [still('thursday', 'wednesday')],
    },
    {
      says: 'And is himself home for it, or when’s he back?',
      act: 'question-recall',
      recalls: { back: /sunday/i },
    },
    {
      says: 'Why can’t I give the boy the van again?',
      act: 'question-recall',
      recalls: { van: /fail|brake|test/i },
    },
    {
      says: 'Who did I say would lift the potatoes?',
      act: 'question-recall',
      recalls: { diggers: /cian|your son|your lad|your boy/i },
    },
    { says: 'What does Mam call me these days?', act: 'question-recall', recalls: { calledAs: /peg\b/i } },
    { says: 'What breed are my hens? Did I ever say?', act: 'question-recall', sensible: admits },
    { says: 'You’re still up near the Baltic, are you?', act: 'contradiction', consistent: 'place' },
    {
      says: 'What’s the pen in my pocket for, if anyone finds me face down in the orchard?',
      act: 'question-recall',
      recalls: { wasps: /wasp|sting/i },
    },
    {
      says: 'Is the gutter on the list still, or did I do it?',
      act: 'question-recall',
      recalls: { gutterDone: /\bdone\b|you did (?:it|that)|did it|finished|off the list/i },
      forbids: [/\bstill (?:to do|on the list)/i],
    },
    { says: 'How old’s Cian, have you that?', act: 'question-recall', sensible: admits },
    { says: 'Right. Out I go.', act: 'farewell' },
  ],
}
