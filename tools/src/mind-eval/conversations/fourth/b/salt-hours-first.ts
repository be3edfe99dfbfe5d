import { admits, still, type PersonTurn } from '../expect.ts'

/** Months before the release. */
export const saltHoursFirst: readonly PersonTurn[] = [
  {
    says: 'Hello. I was told you apologise to robots, which is more than my build server ever got.',
    act: 'greeting',
  },
  {
    says: 'Zdenka. I live in Brno and make video games after work, which is to say instead of sleeping.',
    act: 'statement',
    learns: { name: /zdenka/i, home: /brno/i, makes: /game/i },
  },
  {
    says: 'During the day I maintain a mainframe for a savings bank. It was installed in the year I was born, 1991, and we have aged about the same.',
    act: 'joke',
    learns: { dayJob: /mainframe|bank/i, born: /1991/ },
  },
  {
    says: 'What keeps following the goat? The game. It was to be twenty minutes long and now it has a fishing system.',
    act: 'joke',
  },
  {
    says: 'It is called Salt Hours and you keep a lighthouse for one winter, and nobody ever comes, except that in the last week somebody does.',
    act: 'statement',
    learns: { title: /salt hours/i, setting: /lighthouse/i },
  },
  {
    says: 'What is it called, quick, before I rename it again?',
    act: 'question-recall',
    recalls: { title: /salt hours/i },
  },
  {
    says: 'There are three of us: I write and draw, Marek does the music on a broken harmonium, and Ilona does the code because I am not allowed to any more.',
    act: 'statement',
    learns: { musician: /marek/i, coder: /ilona/i, instrument: /harmonium/i },
  },
  { says: 'I once deleted the sea.', act: 'joke' },
  {
    says: 'Marek is my ex-husband, I suppose I should mention that. It works better than the marriage did.',
    act: 'statement',
    learns: { marek: /ex.?husband|married|ex\b/i },
  },
  { says: 'What did your own first machine do wrong?', act: 'question-about-angel', consistent: 'goat' },
  { says: 'Mine painted every rock upside down.', act: 'statement' },
  {
    says: 'Release is planned for the 18th of March, which Ilona says with a straight face.',
    act: 'statement',
    learns: { release: /\b18/ },
  },
  {
    says: 'We will ask nine euros for it. My aunt says that nobody pays nine euros for loneliness.',
    act: 'statement',
    learns: { price: /nine|\b9\b/i },
  },
  {
    says: 'I get migraines from flickering light, so of course I chose a lighthouse.',
    act: 'joke',
    learns: { migraine: /migraine/i },
  },
  { says: 'Who does the programming with us?', act: 'question-recall', recalls: { coder: /ilona/i } },
  {
    says: 'My grandmother kept a weather diary for fifty-one years and I have stolen every sentence of it for the keeper’s log.',
    act: 'story',
    learns: { diary: /weather diary|diary/i },
  },
  { says: 'She wrote things like “Fog. Did not miss anybody.”', act: 'statement' },
  { says: 'Where is your university?', act: 'question-about-angel', consistent: 'lagos' },
  {
    says: 'I have a tortoise named Admiral, who is older than I am and is asleep in the fridge from November until March. That is normal.',
    act: 'story',
    learns: { tortoise: /admiral/i, fridge: /fridge|tortoise/i },
  },
  {
    says: 'My brother Honza thinks I should sell the flat and do this full time; he sells flats.',
    act: 'joke',
    learns: { brother: /honza/i, brotherJob: /flats|estate/i },
  },
  {
    says: 'And why is there a tortoise in my refrigerator? In your own words.',
    act: 'question-recall',
    recalls: { fridge: /sleep|hibernat|winter|november|march|normal/i },
  },
  {
    says: 'I do not eat mushrooms, which in this country is treated as a neurological condition.',
    act: 'statement',
    learns: { food: /mushroom/i },
  },
  {
    says: 'On Sundays I swim in the river with eleven pensioners and a thermometer.',
    act: 'statement',
    learns: { swims: /river|swim|sunday/i },
  },
  { says: 'It was 6 degrees last week, they complained that it was stuffy.', act: 'joke' },
  { says: 'What sort of student would you say you are?', act: 'question-about-angel', consistent: 'robots' },
  {
    says: 'Ilona no longer has a straight face. We are moving it to the 9th of April.',
    act: 'correction',
    learns: { release: /\b9(th)?\b|april/i },
    keepsNot: still('\\b18', 'april|\\b9'),
  },
  { says: 'It is the fishing. The fish have feelings now.', act: 'joke' },
  { says: 'I must go and put the fish to bed.', act: 'farewell' },
  {
    says: 'Good evening. Bank’s mainframe was down for four hours and I was the happiest person in the building.',
    act: 'coming-back',
    after: { hours: 50 },
  },
  {
    says: 'When do we release, as things stand?',
    act: 'question-recall',
    recalls: { release: /april/i },
    forbids: [still('march|\\b18', 'april')],
  },
  { says: 'What is the password of our repository?', act: 'question-recall', sensible: admits },
  { says: 'Good. I would have worried.', act: 'short-answer' },
]
