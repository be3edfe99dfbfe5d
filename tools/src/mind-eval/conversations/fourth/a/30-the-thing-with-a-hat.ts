import { about, admits, still, type Conversation } from '../expect.ts'

export const theThingWithAHat: Conversation = {
  name: 'the-thing-with-a-hat',
  split: 'fourth',
  part: 'a',
  about: 'A man of 49 in San Antonio who lost his job and has not told his family; guarded, then not.',
  angels: ['itzel'],
  truths: {
    city: { says: /puebla/i, never: /\b(?:in|from) (?:Oaxaca|Guadalajara|Monterrey|Tijuana)\b/ },
    oldest: { says: /don perfecto|saint|moth/i, never: /\boldest (?:one|puppet) is (?:the|a) heron\b/i },
    heron: { says: /heron|bow/i, never: /\b(?:a|the) (?:crow|wolf|cat) (?:for|that is) sad/i },
  },
  allowed:
    /ray|raymond|san antonio|49|laid off|job|fired|lost|warehouse|logistics|supervisor|october|9|17|seventeen|years|library|branch|parking|park|pretend|secret|shame|asham|tell|told|wife|lupe|guadalupe|hospital|billing|daughter|dani|daniela|quincea|15|fifteen|dress|turquoise|mariachi|hall|march|deposit|1,?500|mother|mom|rosary|brother|hector|houston|hvac|offer|work|monday|thursday|interview|school district|bus|dispatch|dispatcher|resume|tie|blue|coffee|thermos|snoring|apnea|machine|enchiladas|cowboys|spurs|truck|payment|420|cilantro|garlic|hat|sombrero|kitchen|sunday|dinner|anniversary|22/i,
  turns: [
    {
      says: 'I dont know about a hat. I got laid off October 9th and nobody at home knows.',
      act: 'bad-news',
      learns: { secret: /laid off|job|fired/i, when: /october|9/i },
    },
    {
      says: 'Every morning I put on the shirt, take the thermos, and drive to the library. I sit there till five.',
      act: 'story',
      learns: { library: /library/i },
      sensible: about('library|thermos|shirt|five|drive|sit|morning|alone|heavy|secret'),
    },
    {
      says: 'Ray. 49. Seventeen years at the same warehouse, shift supervisor.',
      act: 'statement',
      learns: { name: /\bray\b/i, years: /17|seventeen/i, job: /supervisor|warehouse/i },
    },
    {
      says: 'My wife is Lupe. She does billing for a hospital. She can smell a lie on paper, I dont know how she hasnt smelled this.',
      act: 'worry',
      learns: { wife: /lupe/i, wifeJob: /billing|hospital/i },
    },
    { says: 'Who is that you told me not to sit on?', act: 'question-about-angel', consistent: 'oldest' },
    {
      says: 'Where do I go all day, say it back to me. I want to hear how it sounds.',
      act: 'question-recall',
      recalls: { library: /library/i },
    },
    { says: 'Yeah. Sounds like a kid skipping school.', act: 'low-mood' },
    {
      says: 'My daughter Dani turns fifteen in March. The hall wants the rest of the deposit, 1500, and she already picked a turquoise dress.',
      act: 'worry',
      learns: { daughter: /dani/i, party: /march/i, deposit: /1,?500|fifteen hundred/i, dress: /turquoise/i },
    },
    {
      says: 'My brother Hector in Houston does AC, he would take me on tomorrow. But then Mom finds out, and then everybody.',
      act: 'statement',
      learns: { brother: /hector/i, brotherPlace: /houston/i, brotherJob: /\bac\b|air/i },
    },
    { says: 'You got one for when its just sad?', act: 'question-about-angel', consistent: 'heron' },
    {
      says: 'I do have an interview Thursday, dispatcher for the school buses. Didnt tell nobody that either.',
      act: 'statement',
      learns: { interview: /thursday/i, interviewFor: /dispatch|bus/i },
    },
    { says: 'How long was I at the old place?', act: 'question-recall', recalls: { years: /17|seventeen/i } },
    {
      says: 'They emailed, its Wednesday at 2. Not Thursday.',
      act: 'correction',
      learns: { interview: /wednesday/i },
      keepsNot: still('thursday', 'wednesday'),
    },
    {
      says: 'Ok I did it. I told Lupe. She said she knew since Halloween, because the thermos came home full.',
      act: 'story',
      after: { hours: 20 },
      learns: { told: /lupe|told/i, knewSince: /halloween/i, gaveAway: /thermos/i },
      sensible: about('lupe|knew|thermos|halloween|told|she|full|brave|relie'),
    },
    {
      says: 'She wasnt even mad. She cried and then she made enchiladas.',
      act: 'good-mood',
      learns: { cooked: /enchilada/i },
    },
    { says: 'What gave me away again? Man.', act: 'question-recall', recalls: { gaveAway: /thermos/i } },
    { says: 'And since when did she know?', act: 'question-recall', recalls: { knewSince: /halloween/i } },
    {
      says: 'What was I so scared of telling her, when I came to you?',
      act: 'question-recall',
      recalls: { secret: /laid off|\bjob\b|lost (?:your )?work|out of work|let go/i },
    },
    {
      says: 'When do I have to put the tie on?',
      act: 'question-recall',
      recalls: { interview: /wednesday/i },
      forbids: [still('thursday', 'wednesday')],
    },
    {
      says: 'For what position, you got it?',
      act: 'question-recall',
      recalls: { interviewFor: /dispatch|bus/i },
    },
    {
      says: 'Lupe wants to pay the hall today. How much is left on it?',
      act: 'question-recall',
      recalls: { deposit: /1,?500|fifteen hundred/i },
    },
    { says: 'What color did my girl pick?', act: 'question-recall', recalls: { dress: /turquoise/i } },
    { says: 'Did I tell you the name of the hall?', act: 'question-recall', sensible: admits },
    { says: 'This theater of yours, thats in Veracruz?', act: 'contradiction', consistent: 'city' },
    { says: 'Alright. Give the thing a hat. Gracias, Itzel.', act: 'thanks' },
  ],
}
