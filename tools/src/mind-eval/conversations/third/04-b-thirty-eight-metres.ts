import { about } from '../../sensible.ts'
import { livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { admits, still } from './expect.ts'

export const thirtyEightMetres: Conversation = {
  name: 'thirty-eight-metres',
  split: 'third',
  part: 'b',
  about: 'A Brazilian in Porto whose English is good enough, with a small flat and a baby coming.',
  angels: ['nia'],
  truths: {
    home: livesIn('Bristol'),
    job: worksAs('architect', 'architect|librar|clinic|kitchen|build|draw'),
  },
  allowed:
    /thiago|porto|portugal|brazil|recife|electrician|camila|wife|baby|pregnan|april|may|apartment|flat|38|square|metres|desk|window|balcony|neighbou?r|drums?|noise|cradle|father|grandfather|mango|girl|helena|room|kitchen|small|upstairs/i,
  turns: [
    { says: 'Hello! I hope I do not disturb you.', act: 'greeting' },
    {
      says: 'I call me Thiago, I am Brazilian but I live in Porto since three years.',
      act: 'statement',
      learns: { name: /thiago/i, home: /porto/i },
    },
    {
      says: 'The apartment has 38 square meters and soon we will be three in it.',
      act: 'statement',
      learns: { size: /38|thirty.?eight/i },
      sensible: about('38|thirty|three|small|room|metre|meter|apartment|space|who|baby|soon|light|congrat'),
    },
    {
      says: 'Yes! My wife Camila is pregnant, the baby comes in April.',
      act: 'good-news',
      learns: { wife: /camila/i, baby: /april/i },
    },
    {
      says: 'I am an electrician so at least the lamps are working, hahaha',
      act: 'joke',
      learns: { job: /electric/i },
    },
    {
      says: 'The neighbour of above plays drums. On Sunday. At eight in the morning.',
      act: 'angry',
      learns: { noise: /drum/i },
      sensible: about('drum|neighbo|sunday|eight|morning|noise|above|loud|sleep|hear|wall|ceiling'),
    },
    { says: 'And you, in which city are you working?', act: 'question-about-angel', consistent: 'home' },
    { says: 'It rains there too, no? As in Porto.', act: 'small-talk' },
    {
      says: 'I have fear that I will be a father too nervous. My own father was always shouting.',
      act: 'worry',
      learns: { fear: /father|nervous|shout/i },
    },
    { says: 'Thank you, this is kind.', act: 'thanks' },
    {
      says: 'How many meters I told you that we have?',
      act: 'question-recall',
      recalls: { size: /38|thirty.?eight/i },
    },
    {
      says: 'Sorry, I said April but the doctor said now beginning of May.',
      act: 'correction',
      learns: { baby: /\bmay\b/i },
      keepsNot: still('april', '\\bmay\\b'),
    },
    {
      says: 'Where I could put a cradle, do you think?',
      act: 'asks-advice',
      sensible: about('cradle|light|window|corner|wall|door|room|bed|place|space|draw|baby|quiet|key'),
    },
    { says: 'Camila wants it near to the window.', act: 'statement' },
    {
      says: 'For when is the baby? Tell me, I test you.',
      act: 'question-recall',
      recalls: { baby: /\bmay\b/i },
      forbids: [still('april', '\\bmay\\b')],
    },
    { says: 'What is your profession, I forgot to ask', act: 'question-about-angel', consistent: 'job' },
    { says: 'And my profession, you remember it?', act: 'question-recall', recalls: { job: /electric/i } },
    { says: 'Which instrument has my neighbour?', act: 'question-recall', recalls: { noise: /drum/i } },
    {
      says: 'Do you know already the name we choosed for the baby?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Helena. It was the name of my grandmother.',
      act: 'statement',
      learns: { babyname: /helena/i },
      sensible: about('helena|name|grandmother|lovely|beaut|baby|she|family'),
    },
    { says: 'Good night Nia, until another day', act: 'farewell' },
  ],
}
