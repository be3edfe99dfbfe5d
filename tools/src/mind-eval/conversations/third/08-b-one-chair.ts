import { about } from '../../sensible.ts'
import { isAged, livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { admits } from './expect.ts'

export const oneChair: Conversation = {
  name: 'one-chair',
  split: 'third',
  part: 'b',
  about: 'An American of 68 who chats with everybody and asks about the barber as she would a neighbour.',
  angels: ['emre'],
  truths: {
    home: livesIn('İzmir', 'Izmir'),
    job: worksAs('barber', 'barber|hair|cut|shop|chair'),
    chairs: {
      says: /\bone\b|\bsingle\b|\b1\b/i,
      never: /\b(?:I have|there are) (?:two|three|four|2|3|4) chairs\b/i,
    },
    age: isAged(45, 'forty-five'),
  },
  allowed:
    /dolores|dottie|georgia|savannah|widow|husband|hank|hair|perm|salon|granddaughter|prom|church|casserole|peach|bridge club|sixty|68|hip|cruise|september|pecan|blue|walter|macy|graduat/i,
  turns: [
    { says: 'Well hello there, sugar!', act: 'greeting' },
    {
      says: "I'm Dottie. Sixty-eight years young, down here in Savannah, Georgia.",
      act: 'statement',
      learns: { name: /dottie/i, home: /savannah|georgia/i },
    },
    {
      says: 'Now tell me, honey, what do you do for a living?',
      act: 'question-about-angel',
      consistent: 'job',
    },
    {
      says: 'I had my hair set this morning and it came out BLUE. Blue! Like a parakeet!',
      act: 'story',
      learns: { hair: /blue|hair/i },
      sensible: about('blue|hair|parakeet|colour|color|wash|bird|sea|suit|salon|towel|who'),
    },
    {
      says: 'And my granddaughter Macy graduates on Friday. There will be photographs.',
      act: 'worry',
      learns: { macy: /macy/i, graduation: /friday/i },
      sensible: about('macy|graduat|friday|photo|picture|blue|hair|proud|granddaughter|camera'),
    },
    {
      says: 'How many chairs have you got in that place of yours?',
      act: 'question-about-angel',
      consistent: 'chairs',
    },
    {
      says: 'And whereabouts would I find it, if I got on a plane?',
      act: 'question-about-angel',
      consistent: 'home',
    },
    {
      says: 'My late husband Hank cut his own hair for forty years and it looked like it, God rest him.',
      act: 'joke',
      learns: { husband: /hank/i },
      sensible: about('hank|hair|husband|cut|forty|year|own|love|look|scissors|rest|he'),
    },
    {
      says: "You're a young fella, aren't you? What are you, thirty?",
      act: 'question-about-angel',
      consistent: 'age',
    },
    { says: 'Just a baby.', act: 'joke' },
    {
      says: 'So if three men came in at once, would they all get to sit down for a cut?',
      act: 'question-about-angel',
      sensible: /\bone\b|wait|single|chair|turn/i,
    },
    {
      says: 'What color did I come out of that salon, do you recall?',
      act: 'question-recall',
      recalls: { hair: /blue/i },
    },
    { says: 'Is that in Greece, where you are?', act: 'contradiction', consistent: 'home' },
    { says: "When's the big day for my Macy?", act: 'question-recall', recalls: { graduation: /friday/i } },
    {
      says: 'Do you fix hair yourself or do you just own the shop?',
      act: 'question-about-angel',
      consistent: 'job',
    },
    { says: 'What would you do about the blue?', act: 'asks-advice' },
    { says: 'Hank would have laughed till he cried.', act: 'statement' },
    {
      says: 'What did I say my sweet husband was called?',
      act: 'question-recall',
      recalls: { husband: /hank/i },
    },
    { says: 'Did I ever tell you my maiden name?', act: 'question-recall', sensible: admits },
    {
      says: 'Which town was I from? Go on, impress me.',
      act: 'question-recall',
      recalls: { home: /savannah/i },
    },
    { says: 'You are a doll. Bye now!', act: 'farewell' },
  ],
}
