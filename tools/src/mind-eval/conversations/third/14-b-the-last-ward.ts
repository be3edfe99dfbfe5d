import { about } from '../../sensible.ts'
import { livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const theLastWard: Conversation = {
  name: 'the-last-ward',
  split: 'third',
  part: 'b',
  about:
    'A hospital porter from Cork who writes in paragraphs, several facts to each, and asks for one of them.',
  angels: ['rafael'],
  truths: {
    home: livesIn('Guadalajara'),
    job: worksAs('mask', 'mask|sew'),
  },
  allowed:
    /declan|cork|porter|hospital|ward|fintan|father|dad|greyhound|sligo|maeve|wife|twins|aoife|ronan|diabet|insulin|blood sugar|tunisia|marathon|half marathon|dublin|october|heights|ladder|roof|slate|accordion|knee|stone|kilos?|weight|toyota|van|boat|mass|sunday|bread|soda|run|train|42|forty-two|brother|colm|galway|pigeons?/i,
  turns: [
    {
      says: "How's it going. Declan is the name, I'm a porter in a hospital in Cork, nineteen years pushing other people's beds around and I still get lost on the way to radiology.",
      act: 'greeting',
      learns: { name: /declan/i, job: /porter|hospital/i },
    },
    {
      says: "Bit of a strange day. They told me this morning that I'm diabetic, type two, and the nurse handed me a leaflet with a smiling pear on it. I've been wheeling people to bad news for years and never once thought I'd be walking to my own.",
      act: 'bad-news',
      learns: { health: /diabet/i },
    },
    {
      says: 'Maeve, that is my wife, has already thrown out the biscuits. The twins are in mourning. Aoife wrote a sign for the empty tin and Ronan saluted it.',
      act: 'story',
      learns: { wife: /maeve/i, twins: /aoife|ronan|twins/i },
      sensible: about('maeve|biscuit|twin|aoife|ronan|tin|sign|salut|mourn|family|wife|laugh|empty'),
    },
    { says: 'Where does a man go to see your masks?', act: 'question-about-angel', consistent: 'home' },
    {
      says: "So I've decided. I'm going to walk, then I'm going to run, and next October I'm going to do the half marathon in Galway even if I finish it on my hands. Don't laugh.",
      act: 'good-mood',
      learns: { plan: /marathon|galway|october/i },
    },
    {
      says: "My brother Colm keeps racing pigeons and says I should train with them. He's had that joke ready since 1994.",
      act: 'joke',
      learns: { brother: /colm/i },
      sensible: about('colm|pigeon|brother|joke|train|race|racing|bird|fly|1994|run|wing'),
    },
    {
      says: "You keep birds yourself, don't you?",
      act: 'question-about-angel',
      sensible: /pigeon|bird|canary/i,
    },
    {
      says: "I'd be no good up a ladder, mind. Heights turn my legs to string, I couldn't even change the bulb on the landing, Maeve does it.",
      act: 'statement',
      learns: { fear: /height|ladder/i },
      sensible: about('height|ladder|leg|string|bulb|maeve|landing|ground|fear|afraid|up|high|rope'),
    },
    { says: 'And what do you call your line of work?', act: 'question-about-angel', consistent: 'job' },
    {
      says: 'Which of my family is it that has the birds?',
      act: 'question-recall',
      recalls: { brother: /colm|brother/i },
    },
    {
      says: 'What was it the doctors found this morning? I want to hear how it sounds from somebody else.',
      act: 'question-recall',
      recalls: { health: /diabet/i },
    },
    {
      says: 'I looked it up and I had the wrong county, the October one is in Sligo, not Galway. Sligo has more hills. Typical.',
      act: 'correction',
      learns: { plan: /sligo/i },
      keepsNot: still('galway', 'sligo'),
    },
    {
      says: 'Did you ever fight in the ring?',
      act: 'question-about-angel',
      sensible: /canary|fought|fight|ring|los/i,
    },
    {
      says: 'Where is this race I have let myself in for?',
      act: 'question-recall',
      recalls: { plan: /sligo/i },
      forbids: [still('galway', 'sligo')],
    },
    {
      says: "What's the thing that turns my legs to string?",
      act: 'question-recall',
      recalls: { fear: /height|ladder/i },
    },
    { says: 'I thought you stitched wedding dresses for a living.', act: 'contradiction', consistent: 'job' },
    {
      says: 'What did I say herself is called, the wife?',
      act: 'question-recall',
      recalls: { wife: /maeve/i },
    },
    {
      says: 'And what do they pay me for, these nineteen years?',
      act: 'question-recall',
      recalls: { job: /porter|beds?\b/i },
    },
    { says: "That did me good. I'll go and face the salad.", act: 'farewell' },
  ],
}
