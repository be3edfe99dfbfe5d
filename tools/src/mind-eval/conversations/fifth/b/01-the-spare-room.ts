import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const theSpareRoom: Conversation = {
  name: 'the-spare-room',
  split: 'fifth',
  part: 'b',
  about: 'A woman of 58 in Dundee whose last son has moved out, and who now has a room to herself.',
  angels: ['nia'],
  truths: {
    birthplace: {
      says: /bridgetown|barbados/i,
      never: /(?<!\b(?:not|never)|n't) born in (?:bristol|london|lagos|kingston|dundee)\b/i,
    },
    band: {
      says: /steel.?pan|bass\b|sing/i,
      never: /\bI (?:don't|do not|never) (?:sing|play|make music)\b|\bI play the (?:piano|guitar|violin)\b/i,
    },
  },
  allowed:
    /moira|dundee|eilidh|daughter|tesco|cry|cried|cot|22|peas|31|spare|room|son|callum|aberdeen|oil|rig|engineer|sew|machine|bernina|mother|mum|quilt|window|east|morning|sun|desk|yellow|green|wall|paint|dinner lad|school|kitchen|canteen|husband|graham|snor|bus|driver|trains?|wardrobe|damp|granddaughter|grandchild|isla|march|april|baby|due|pregnan|cat|biscuit|curtain|blue|58|fifty|budget|three hundred|300|light|lamp|tay|river|jigsaw|single bed|bed/i,
  turns: [
    {
      says: 'Hello Nia. I have a spare room for the first time in 31 years and no idea what to do with it.',
      act: 'greeting',
    },
    {
      says: "I'm Moira, I'm in Dundee. My youngest, Callum, moved up to Aberdeen on Saturday.",
      act: 'statement',
      learns: { name: /moira/i, home: /dundee/i, son: /callum/i, sonPlace: /aberdeen/i },
    },
    {
      says: "He's got a job on the rigs, two weeks on and three off. I cried in the Tesco car park, if you want to know.",
      act: 'low-mood',
      learns: { sonJob: /\brigs?\b|two weeks|oil/i },
    },
    {
      says: "I thought I'd make it a sewing room. I've got my mother's old Bernina and it lives under the stairs just now.",
      act: 'statement',
      learns: { plan: /sew/i, machine: /bernina|mother/i },
    },
    {
      says: 'Whereabouts were you born yourself, Nia?',
      act: 'question-about-angel',
      consistent: 'birthplace',
    },
    {
      says: 'The window faces east so it gets the sun while I have my first cup of tea. You can see a wee strip of the Tay.',
      act: 'statement',
      learns: { window: /east|tay\b/i },
    },
    {
      says: "I'm thinking yellow for the walls. A soft one, not a custard.",
      act: 'statement',
      learns: { wallColour: /yellow/i },
    },
    {
      says: 'Graham says leave it alone in case Callum comes back. Graham is my husband. He drives the 22 bus and has an opinion on everything.',
      act: 'statement',
      learns: { husband: /graham/i, husbandJob: /bus/i },
    },
    { says: 'Would you say he has a point?', act: 'asks-opinion' },
    {
      says: "Sorry, had to let the cat in. What was I saying about the machine, what make is it? I'm writing to a man about a table for it.",
      act: 'question-recall',
      recalls: { machine: /bernina/i },
    },
    {
      says: "I'm a dinner lady, forgot to say. Primary school. A hundred and forty weans and every one of them hates peas.",
      act: 'statement',
      learns: { job: /dinner lady|school/i },
    },
    {
      says: "We've 300 pounds to spend, and that has to include the paint.",
      act: 'statement',
      learns: { budget: /300|three hundred/i },
    },
    {
      says: 'Well I went and held the card against the wall and the yellow is awful in there. It will be green. Sage they call it.',
      act: 'correction',
      learns: { wallColour: /green|sage/i },
      keepsNot: still('yellow', 'green|sage'),
    },
    {
      says: 'Do you do anything musical? You have that look.',
      act: 'question-about-angel',
      consistent: 'band',
    },
    {
      says: 'My daughter Eilidh phoned last night. She is expecting, in April! My first grandchild.',
      act: 'good-news',
      learns: { daughter: /eilidh/i, due: /april/i, grandchild: /grandchild|expecting/i },
    },
    { says: 'So the room might have to hold a cot as well. I am not complaining.', act: 'good-mood' },
    {
      says: 'Remind me which way that window looks, I need to tell the man in the blind shop.',
      act: 'question-recall',
      recalls: { window: /\beast/i },
      forbids: [still('\\b(?:west|north|south)\\b', '\\beast')],
    },
    {
      says: 'And what did I settle on for the walls?',
      act: 'question-recall',
      recalls: { wallColour: /green|sage/i },
      forbids: [still('yellow', 'green|sage')],
    },
    {
      says: 'When is the wee one due again? I have told so many people that I no longer know who I told what.',
      act: 'question-recall',
      recalls: { due: /april/i },
    },
    { says: 'Did I tell you what they are going to call it?', act: 'question-recall', sensible: admits },
    {
      says: 'How much have I got for all this? Go on, keep me honest.',
      act: 'question-recall',
      recalls: { budget: /300|three hundred/i },
    },
    {
      says: "You've been listening, haven't you. What is it Graham does then?",
      act: 'question-recall',
      recalls: { husbandJob: /\bbus|driv/i },
    },
    {
      says: 'And where is it that Callum has gone?',
      act: 'question-recall',
      recalls: { sonPlace: /aberdeen|\brigs?\b/i },
    },
    { says: 'Thank you, Nia. That was better than the car park.', act: 'thanks' },
    { says: 'Right, tea to make. Cheerio the now.', act: 'farewell' },
  ],
}
