import { admits, still, type PersonTurn } from '../expect.ts'

/** Until the evening before the release. */
export const saltHoursSecond: readonly PersonTurn[] = [
  {
    says: 'A tester wrote that the game made him phone his father. I have printed it out.',
    act: 'good-news',
    learns: { tester: /father|phon/i },
  },
  { says: 'Another one wrote “no guns?”, I printed that too.', act: 'joke' },
  {
    says: 'We have a publisher interested, a small one in Rotterdam, two people and a parrot.',
    act: 'good-news',
    learns: { publisher: /rotterdam/i },
  },
  { says: 'They would take thirty per cent.', act: 'statement', learns: { cut: /thirty|\b30\b/i } },
  { says: 'Do you think one should ever take money from people with a parrot?', act: 'asks-opinion' },
  { says: 'I slept three hours, I dreamt in hexadecimal.', act: 'statement' },
  { says: 'What is on your desk right now?', act: 'question-about-angel' },
  {
    says: 'They have come down to twenty-five. Per cent, not people.',
    act: 'correction',
    learns: { cut: /twenty.?five|\b25\b/i },
    keepsNot: still('thirty|\\b30\\b', 'twenty.?five|\\b25\\b'),
  },
  { says: 'Marek wants to say no. He says no for a living.', act: 'statement' },
  { says: 'Honestly I am frightened that it will come out and nothing will happen at all.', act: 'worry' },
  { says: 'Where do the parrot people sit?', act: 'question-recall', recalls: { publisher: /rotterdam/i } },
  {
    says: 'And what share would they take now?',
    act: 'question-recall',
    recalls: { cut: /twenty.?five|\b25\b|a quarter/i },
    forbids: [still('thirty|\\b30\\b', 'twenty.?five|\\b25\\b|quarter')],
  },
  { says: 'We signed.', act: 'good-news' },
  {
    says: 'Also I should amend something: we shall ask twelve euros, not nine. Rotterdam insists that loneliness is underpriced.',
    act: 'correction',
    learns: { price: /twelve|\b12\b/i },
    keepsNot: still('\\b(?:nine|9)\\b', 'twelve|\\b12\\b'),
  },
  { says: 'My aunt has been informed.', act: 'joke' },
  {
    says: 'There was a spring once when I rode a bicycle into a canal because I was thinking about shaders. That was the year I met Marek, he pulled it out.',
    act: 'story',
    learns: { canal: /canal|bicycle/i },
  },
  { says: 'The bicycle. Me he left to climb.', act: 'joke' },
  {
    says: 'You study medicine, is that right? Or am I confusing you with somebody.',
    act: 'contradiction',
    consistent: 'robots',
  },
  {
    says: 'It is the evening before, and I cannot sit still. Ask me nothing, I will ask you.',
    act: 'coming-back',
    after: { hours: 90 },
  },
  {
    says: 'What do people do in it, in Salt Hours? Where are they the whole winter?',
    act: 'question-recall',
    recalls: { setting: /lighthouse/i },
  },
  { says: 'On what does Marek play?', act: 'question-recall', recalls: { instrument: /harmonium/i } },
  {
    says: 'And what is he to me, apart from a composer?',
    act: 'question-recall',
    recalls: { marek: /\bex\b|ex.?husband|(were|used to be|once) married|divorc|former husband|marriage/i },
  },
  {
    says: 'How much will it cost tomorrow?',
    act: 'question-recall',
    recalls: { price: /twelve|\b12\b/i },
    forbids: [still('\\b(?:nine|9)\\b', 'twelve|\\b12\\b')],
  },
  {
    says: 'From where did I steal the sentences of the log?',
    act: 'question-recall',
    recalls: { diary: /diary|grandmother/i },
  },
  {
    says: 'In which year did the bank and I come into the world?',
    act: 'question-recall',
    recalls: { born: /1991/ },
  },
  { says: 'What do I look after at the bank?', act: 'question-recall', recalls: { dayJob: /mainframe/i } },
  { says: 'What is the tortoise called?', act: 'question-recall', recalls: { tortoise: /admiral/i } },
  {
    says: 'Honza has invited us for dinner, risotto, and I said there is one thing I will not eat. Which?',
    act: 'question-recall',
    recalls: { food: /mushroom/i },
  },
  {
    says: 'And what does he sell, my brother?',
    act: 'question-recall',
    recalls: { brotherJob: /\bflats?\b|apartments?|real estate|property|estate/i },
  },
  { says: 'What is Ilona’s surname?', act: 'question-recall', sensible: admits },
  {
    says: 'What does a flickering light do to me?',
    act: 'question-recall',
    recalls: { migraine: /migraine|headache/i },
  },
  { says: 'With whom do I swim?', act: 'question-recall', recalls: { swims: /pensioner|retire|eleven/i } },
  {
    says: 'The tester whose letter I printed, whom did he telephone?',
    act: 'question-recall',
    recalls: { tester: /father|\bdad\b/i },
  },
  {
    says: 'One last time: what did the robot follow, when you were small?',
    act: 'question-about-angel',
    consistent: 'goat',
  },
  {
    says: 'Then good night. If nothing happens, I shall write “Fog. Did not miss anybody.”',
    act: 'farewell',
  },
]
