import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const lettersWithTails: Conversation = {
  name: 'letters-with-tails',
  split: 'fourth',
  part: 'a',
  about: 'A young man of 19 in São Paulo, learner’s English, applying to a design school abroad.',
  angels: ['sooah'],
  truths: {
    cats: { says: /serif|without/i, never: /\b(?:three|four|no) cats\b/i },
    home: livesIn('Seoul'),
    friday: { says: /karaoke|ballad|sing/i, never: /\bI (?:stay home|go dancing|play tennis)\b/i },
  },
  allowed:
    /caio|são paulo|sao paulo|mooca|19|nineteen|design|school|rotterdam|the hague|hague|portfolio|january|12|15|twelve|fifteen|letter|q\b|tail|uncle|nelson|sign|painter|grandma|avó|father|taxi|uber|mother|seamstress|english|score|ielts|6\.5|seven|7|girlfriend|luana|break|cold|bike|courier|bakery|morning|coffee|no sugar|graffiti|pixação|letterpress|money|save|8,?000|reais|corinthians|football|cat|glasses|new|font|scholarship/i,
  turns: [
    {
      says: 'Today is wrong the letter Q. I draw it since two weeks and the tail is ugly.',
      act: 'statement',
      learns: { letter: /\bq\b/i },
      sensible: about('tail|letter|draw|week|ugly|curve|line|look|move'),
    },
    {
      says: 'I am Caio, I have 19 years, I live in São Paulo. I want to enter a design school in The Hague.',
      act: 'statement',
      learns: { name: /caio/i, age: /19|nineteen/i, home: /s[ãa]o paulo/i, school: /hague/i },
    },
    {
      says: 'The portfolio must arrive until 12 of January. It needs ten works, I have seven.',
      act: 'worry',
      learns: { deadline: /12|twel/i, works: /seven|7/i },
    },
    { says: 'You have some animals in the studio?', act: 'question-about-angel', consistent: 'cats' },
    {
      says: 'How many works do I have ready? I lose the count.',
      act: 'question-recall',
      recalls: { works: /\b(?:seven|7)\b/i },
    },
    {
      says: 'I learned from my uncle Nelson. He was painting signs for butchers and bars, all by hand.',
      act: 'story',
      learns: { uncle: /nelson/i, uncleJob: /sign/i },
      sensible: about('nelson|uncle|sign|butcher|hand|paint|brush|learn|bar'),
    },
    {
      says: 'My father does not like the idea. He says that letters are already all made.',
      act: 'statement',
      learns: { fatherSays: /already|made|father/i },
    },
    {
      says: 'In the morning I work in a bakery, from 4 until 10, and I save money for the flight. I need 8000 reais.',
      act: 'statement',
      learns: { job: /bakery/i, goal: /8[,.]?000|eight thousand/i, savingFor: /flight/i },
    },
    {
      says: 'My English test was 6.5 and the school wants 6, so this is good!',
      act: 'good-news',
      learns: { score: /6\.5|six and a half/i },
    },
    {
      says: 'What you do on the Fridays, after the work?',
      act: 'question-about-angel',
      consistent: 'friday',
    },
    {
      says: 'What is it that my father says about letters?',
      act: 'question-recall',
      recalls: {
        fatherSays:
          /already (?:been |all )*made|all (?:been )?made|been made|made already|already exist|already there/i,
      },
    },
    {
      says: 'Sorry, I looked in the site: it is 15 of January, not 12. Three days more!',
      act: 'correction',
      learns: { deadline: /15|fifteen/i },
      keepsNot: still('\\b12\\b|12th|twelfth', '15|fifteen'),
    },
    {
      says: 'My girlfriend Luana is afraid that I do not come back.',
      act: 'worry',
      learns: { girlfriend: /luana/i },
    },
    { says: 'Which letter was fighting with me?', act: 'question-recall', recalls: { letter: /\bQ\b/i } },
    {
      says: 'I write it on the wall: portfolio until which date?',
      act: 'question-recall',
      recalls: { deadline: /15|fifteenth/i },
      forbids: [still('\\b12\\b|12th|twelfth', '15|fifteen')],
    },
    {
      says: 'And in which city is the school? My grandmother asks always.',
      act: 'question-recall',
      recalls: { school: /hague/i },
    },
    {
      says: 'Who teached me the letters, you remember?',
      act: 'question-recall',
      recalls: { uncle: /nelson|your uncle/i },
    },
    {
      says: 'My test of English, was it enough or not enough?',
      act: 'question-recall',
      recalls: { score: /6\.5|enough|above|more than/i },
      forbids: [/\bnot enough\b/i],
    },
    { says: 'And the note of Luana in the same test?', act: 'question-recall', sensible: admits },
    {
      says: 'For what I am saving?',
      act: 'question-recall',
      recalls: { savingFor: /flight|ticket|plane|fly/i },
    },
    { says: 'Your studio is in Busan?', act: 'contradiction', consistent: 'home' },
    {
      says: 'How much do I need to have?',
      act: 'question-recall',
      recalls: { goal: /8[,.]?000|eight thousand|8k/i },
    },
    { says: 'Thank you, now I sleep, at four I have the bread.', act: 'farewell' },
  ],
}
